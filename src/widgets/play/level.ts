import type { AlgorithmName, SearchOptions } from '../../../engine/index.ts'

/** Under which heading of the list an opponent stands; `own` is the page's choice. */
export type LevelGroup = 'own' | 'levels' | 'report' | 'searches' | 'faulty' | 'simple' | 'yours'

/** An opponent that may be chosen: made while the site is built, read by the element. */
export interface Level {
  /** Unique on its board, and the same however the list grows: a link has it. */
  readonly id: string
  readonly name: string
  /** What it plays by, as a sentence. */
  readonly uses: string
  /** `own` where nothing is said. */
  readonly group?: LevelGroup
  /** The id of the agent that plays; absent where that is `search` by itself. */
  readonly agent?: string
  /** The agent is one of the clinic. */
  readonly faulty?: true
  /** Asked itself for hints, since nobody stronger could be. */
  readonly advises?: true
  /** What it searches by, where it is no agent. */
  readonly search?: { readonly algorithm: AlgorithmName; readonly options: SearchOptions }
  /** The reader chooses the depth of its search. */
  readonly free?: true
  /** The ids of those of whom one plays, which is told when the game is over. */
  readonly hides?: readonly string[]
  /** Why its search cannot be stepped through, as a sentence. */
  readonly why?: string
  /** The figure of the page that looks into it, and its program there, from 0. */
  readonly opens?: { readonly figure: string; readonly program: number }
}
