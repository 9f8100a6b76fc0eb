import type { GameKit, Move } from './game.ts'

export function legalMoves<P>({ game }: Pick<GameKit<P>, 'game'>, position: P): Move[] {
  const moves = new Int32Array(game.maxMoves)
  return [...moves.subarray(0, game.moves(position, moves))]
}

/** What `look` sees after a move, which is taken back. */
export function after<P, T>(
  { game }: Pick<GameKit<P>, 'game'>,
  position: P,
  move: Move,
  look: () => T,
): T {
  game.play(position, move)
  const seen = look()
  game.undo(position)
  return seen
}
