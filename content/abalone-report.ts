/** What the report’s agents came to on our engine: how it is measured, and what was stored. */
import taken from './abalone-report.json' with { type: 'json' }

/** The agents whose depth is measured: each adds one thing to the one before. */
export const MEASURED = ['agent-0', 'agent-1', 'agent-2', 'agent-3'] as const

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
   * budget allows each agent of the ladder, from the lowest, and what the table of agent 2 answered.
   */
  readonly depths: readonly {
    readonly ply: number
    readonly depths: readonly number[]
    readonly duplicates: number
  }[]
}

export const reportRun: ReportRun = taken
