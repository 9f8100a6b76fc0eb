import type { GameKit } from '../../../../engine/index.ts'

/** The legal moves of a position, as the game writes them. */
export function legalNames<P>({ game }: GameKit<P>, position: P): string[] {
  const moves = new Int32Array(game.maxMoves)
  const count = game.moves(position, moves)
  return Array.from(moves.subarray(0, count), (move) => game.formatMove(position, move))
}
