import { fail, ok, type GameKit, type Move, type Result } from '../../engine/index.ts'
import type { SquareModel } from './square-geometry.ts'

/**
 * The legal move that a reader means by pointing at a square: the one that puts a stone there,
 * or, where a move names a column, the one that puts a stone in that column. Where there is
 * none the error says why, as the game would of the same move in a text.
 */
export function moveAt<P>(kit: GameKit<P>, position: P, square: number): Result<Move> {
  const { board, game } = kit
  if (board === undefined) return fail('game/unknown', 0, { id: game.id })
  const { columns } = board.size(position)
  const byColumn = board.ground === 'slots'
  const moves = new Int32Array(game.maxMoves)
  const count = game.moves(position, moves)
  for (const move of moves.subarray(0, count)) {
    const meant = board
      .targets(position, move)
      .some((target) => target === square || (byColumn && (target - square) % columns === 0))
    if (meant) return ok(move)
  }
  const text = byColumn ? String((square % columns) + 1) : board.squareName(position, square)
  return game.parseMove(position, text)
}

/** The stone that a reader would put by picking a square; undefined where none can be put. */
export function ghostAt<P>(kit: GameKit<P>, position: P, square: number): SquareModel['ghost'] {
  const move = moveAt(kit, position, square)
  if (!move.ok) return undefined
  const target = kit.board?.targets(position, move.value)[0]
  return target === undefined ? undefined : { square: target, side: kit.game.toMove(position) }
}
