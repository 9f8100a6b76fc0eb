import type { GameOptions, Move } from '../../../engine/index.ts'
import type { Played } from './game-record.ts'
import type { Ahead, Lit, Overlay } from './shown.ts'

/** What a table shows: a position, and whether a move can be made in it. */
export interface Scene {
  readonly position: unknown
  /** What a screen reader calls the board. */
  readonly label: string
  /** The reader is to move. */
  readonly active: boolean
  /** Pixels that a row of squares may take. */
  readonly room?: number
  /** The moves since the reader was last to move: what they did is told, and marked. */
  readonly since: readonly Played[]
  /** The last of them is named too, and not only what it did. */
  readonly named?: boolean
  /** A move that the reader has been advised to make: drawn as a ghost, until it is made or left. */
  readonly hint?: Move | undefined
  /** The moves that are expected to follow, numbered on the squares where they go. */
  readonly line?: Ahead | undefined
  readonly lit?: Lit | undefined
  /** The board is seen from the other side. */
  readonly halfTurn?: boolean
  /** What a figure draws on the squares. Its arrows go while something is in hand. */
  readonly over?: Overlay | undefined
  /** What a pick of a square is, where it is no move. */
  readonly picked?: ((square: number) => void) | undefined
  /** The options of the game, where the position may be sent to the lab. */
  readonly options?: GameOptions | undefined
  /** False where the figure itself tells what the game counts. */
  readonly counts?: boolean
}
