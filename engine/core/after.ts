import type { Game, GameKit, Move } from './game.ts'

/** How many moves there are at most, in a position or in one that it leads to. */
export function mostMoves<P>(game: Game<P>, position: P): number {
  return game.mostMoves?.(position) ?? game.maxMoves
}

export function legalMoves<P>({ game }: Pick<GameKit<P>, 'game'>, position: P): Move[] {
  const moves = new Int32Array(mostMoves(game, position))
  const count = game.moves(position, moves)
  // One by one, ten times as fast as by the iterator of a typed array.
  const legal: Move[] = []
  for (let i = 0; i < count; i++) legal.push(moves[i])
  return legal
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
