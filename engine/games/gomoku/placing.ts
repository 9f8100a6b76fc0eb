import type { AlternateBoard, Cells } from '../../core/board-text.ts'
import { fail, ok, type Result, type UserError } from '../../core/errors.ts'
import type { Move, Player } from '../../core/game.ts'
import { readSquare, type Letters } from '../../core/grid.ts'
import type { ReadMove } from '../../core/text.ts'

/** The texts that `gomoku8` and `gomoku` have in common: a move is a square's name. */

export const SIDES = ['X', 'O'] as const

/** Why a stone cannot be put somewhere, and what would allow it. */
type Refusal = Omit<UserError, 'at'>

/** What reading moves needs to know of a game. */
export interface Placing<P> {
  readonly columns: number
  readonly rows: number
  readonly letters?: Letters
  /** The move that puts a stone on a board square. */
  moveOn(square: number): Move
  /** Why a stone cannot be put there now: a code and what its sentence names. */
  refusal(p: P, square: number): Refusal | undefined
  play(p: P, move: Move): void
}

/** Plays the moves of a record. */
export function playRecord<P>(
  game: Placing<P>,
  p: P,
  moves: readonly { readonly square: number; readonly at: number }[],
): Result<P> {
  for (const { square, at } of moves) {
    const refusal = game.refusal(p, square)
    if (refusal !== undefined) return refused(refusal, at)
    game.play(p, game.moveOn(square))
  }
  return ok(p)
}

/** Reads the name of a square on which a stone may be put. */
export function moveReader<P>(game: Placing<P>): ReadMove<P> {
  return (p, text, at) => {
    const square = readSquare(text, at, game.columns, game.rows, game.letters)
    if (!square.ok) return square
    const refusal = game.refusal(p, square.value.value)
    if (refusal !== undefined) return refused(refusal, at)
    return ok({ value: game.moveOn(square.value.value), next: square.value.next })
  }
}

function refused(refusal: Refusal, at: number): Result<never> {
  return { ok: false, error: { ...refusal, at } }
}

/**
 * Checks that the winning lines of a board are those of one last stone.
 *
 * @param inLines  the squares of a side that are part of a winning line
 */
export function checkLines(
  { cells, mover, start }: AlternateBoard,
  inLines: (cells: Cells, side: Player) => readonly number[],
): Result<Cells> {
  const last = mover === 0 ? 1 : 0
  const won = inLines(cells, last)
  if (inLines(cells, mover).length > 0) {
    const code = won.length > 0 ? 'board/both-won' : 'board/played-on'
    return fail(code, start, { side: SIDES[mover] })
  }
  const decisive = won.some((square) => inLines(cells.with(square, -1), last).length === 0)
  if (won.length > 0 && !decisive) return fail('board/played-on', start, { side: SIDES[last] })
  return ok(cells)
}
