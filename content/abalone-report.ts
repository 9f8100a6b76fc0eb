/** What the report’s agents came to on our engine: how it is measured, and what was stored. */
import type { DiceGame, Reach } from '../src/workers/recount/abalone.ts'
import taken from './abalone-report.json' with { type: 'json' }

/** What `npm run bench abalone-report` writes. */
export interface ReportRun {
  /** When it was played, as 2026-11-29. */
  readonly date: string
  readonly machine: string
  readonly seed: number
  /** Of the agent with the heuristic against dice. */
  readonly games: readonly DiceGame[]
  /** Positions of the stored game of agent 2 against agent 1. */
  readonly depths: readonly Reach[]
}

export const reportRun: ReportRun = taken
