import {
  legalMoves,
  pliesToEnd,
  type Board,
  type GameKit,
  type Move,
} from '../../../engine/index.ts'

/** A legal move and what it is worth. */
export interface Worth {
  readonly move: Move
  /** As the game writes it. */
  readonly text: string
  /** Where its stone would lie. */
  readonly square: number
  /** Max's view; a won game is counted in plies from the position the move is made in. */
  readonly value: number
}

/** The legal moves of a position in canonical order; `targets` names a square for each. */
export function movesOf<P>(
  kit: GameKit<P> & { readonly board?: Board<P> },
  position: P,
): Omit<Worth, 'value'>[] {
  return legalMoves(kit, position).map((move) => ({
    move,
    text: kit.game.formatMove(position, move),
    square: kit.board?.targets(position, move)[0] ?? -1,
  }))
}

/** The value of a child as its parent counts it: a won or lost game is one ply further away. */
export function fromParent(value: number): number {
  return pliesToEnd(value) === undefined ? value : value - Math.sign(value)
}

/** The value that the side to move takes: Max, player 0, the largest, Min the smallest. */
export function bestValue(worths: readonly Worth[], player: number): number | undefined {
  if (worths.length === 0) return undefined
  const values = worths.map(({ value }) => value)
  return player === 0 ? Math.max(...values) : Math.min(...values)
}
