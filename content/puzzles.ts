/** Positions in which one move is right: puzzles of others, and games that the engine has played. */
import type { GameId, GameOptions, PuzzleKind } from '../engine/index.ts'
import taken from './puzzles.json' with { type: 'json' }

/** What a series asks for, and in which game. */
interface Series {
  readonly kind: PuzzleKind
  readonly game: GameId
  readonly options?: GameOptions
}

export type SeriesName = 'fours' | 'defence' | 'fork' | 'five' | 'push' | 'exact'

export const SERIES: Readonly<Record<SeriesName, Series>> = {
  fours: { kind: 'fours', game: 'gomoku', options: { size: 11, centre: false } },
  defence: { kind: 'defence', game: 'gomoku', options: { size: 9, centre: false } },
  fork: { kind: 'fork', game: 'connect4' },
  five: { kind: 'five', game: 'ninuki', options: { size: 9 } },
  push: { kind: 'push', game: 'abalone' },
  exact: { kind: 'exact', game: 'connect4' },
}

export interface StoredPuzzle {
  /** As the game writes it. */
  readonly position: string
  /** A line of a file in `test/fixtures/gomoku`, or which of the games of the seed, and when. */
  readonly from: string
}

/** Two moves of five in a row on 8×8, and a term that makes the evaluation like the first better. */
interface StoredDeciding extends StoredPuzzle {
  readonly better: string
  readonly worse: string
}

/** What `npx node test/bench/puzzles.ts` writes. */
export interface Stored {
  readonly date: string
  readonly seed: number
  readonly series: Readonly<Record<SeriesName, readonly StoredPuzzle[]>>
  readonly deciding: readonly StoredDeciding[]
}

export const stored: Stored = taken

/** What a figure is given of a series. */
export function series(name: SeriesName) {
  return { ...SERIES[name], positions: stored.series[name].map(({ position }) => position) }
}
