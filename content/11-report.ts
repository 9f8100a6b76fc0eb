/** What the report’s agents came to on our engine: how it is measured, and what was stored. */
import taken from './11-report.json' with { type: 'json' }

/** What `npm run bench abalone-report` writes. */
export interface ReportRun {
  /** When it was played, as 2026-11-29. */
  readonly date: string
  readonly machine: string
  readonly seed: number
  /** Games of the agent with the heuristic against dice, each as the game writes its moves. */
  readonly games: readonly { readonly moves: string; readonly starter: number }[]
  /**
   * Positions of the stored game of agent 2 against agent 1: the plies played, the depth that the
   * budget allows without a table and with one, and what the table answered.
   */
  readonly depths: readonly {
    readonly ply: number
    readonly without: number
    readonly with: number
    readonly duplicates: number
  }[]
}

export const reportRun: ReportRun = taken
