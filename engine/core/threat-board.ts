import type { Move, Player } from './move.ts'

/**
 * What a stone makes where it is put: so many of its side in five places in a line that have no
 * enemy stone among them. A FIVE wins; a FOUR threatens a five, a THREE may threaten a four.
 */
export const THREE = 3
export const FOUR = 4
export const FIVE = 5
export type Making = typeof THREE | typeof FOUR | typeof FIVE

/**
 * A board of a game of five in a line, for searches of threats: it says at any time which
 * squares make what. Sides need not take turns, so a search can ask what a side would do if the
 * other passed. It is a copy: the position it was made from does not change with it.
 *
 * A square is named by the move that puts a stone on it, 0 to `squares` − 1.
 */
export interface ThreatBoard {
  readonly squares: number
  /** Stones that can still be put down before the game ends without a line. Not kept up. */
  readonly room: number
  /** 64-bit hash of the stones, whoever is to move: lo, hi as int32. */
  readonly hash: Int32Array
  isEmpty(square: Move): boolean
  /** Puts a stone on an empty square. */
  place(square: Move, player: Player): void
  /** Takes it away again. */
  remove(square: Move, player: Player): void
  /** Whether there is an empty square on which a stone of the player makes that. */
  any(player: Player, making: Making): boolean
  /** Whether that empty square is one. */
  makes(player: Player, making: Making, square: Move): boolean
  /** Writes all such squares to `out` in ascending order and returns how many there are. */
  list(player: Player, making: Making, out: Int32Array): number
}
