import { legalMoves as legalIn } from '../../../engine/core/after.ts'
import type { Result } from '../../../engine/core/errors.ts'
import type { Game, GameKit, Move } from '../../../engine/core/game.ts'
import type { Rng } from '../../../engine/core/rng.ts'
import { HEX_CELLS } from '../../../engine/core/hex.ts'

/** The value of a text that a test knows to be right. */
export function parsed<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new Error(`${result.error.code} at ${result.error.at}`)
}

export function legalMoves<P>(game: Game<P>, p: P): Move[] {
  return legalIn({ game }, p)
}

/** Plays random moves until there are none, or `maxPlies`; calls `visit` in every position. */
export function randomGame<P>(
  game: Game<P>,
  p: P,
  rng: Rng,
  maxPlies: number,
  visit: (p: P, legal: readonly Move[]) => void = () => {},
): P {
  for (let ply = 0; ; ply++) {
    const legal = legalMoves(game, p)
    visit(p, legal)
    if (legal.length === 0 || ply === maxPlies) return p
    game.play(p, legal[rng.below(legal.length)])
  }
}

/** All that a game says of a position, as a text that is quick to compare. */
export function summary<P>(game: Game<P>, p: P): string {
  const moves = legalMoves(game, p).join()
  const hash = `${game.hashLo(p)},${game.hashHi(p)}`
  const outcome = JSON.stringify(game.outcome(p))
  return [game.format(p), `side ${game.toMove(p)}`, `hash ${hash}`, moves, outcome].join('\n')
}

/** What can be seen on the board: who is where, and whose turn it is. */
export function appearance<P>({ game, board }: GameKit<P>, p: P): string {
  if (board === undefined) return game.format(p)
  const { columns, rows } = board.size(p)
  const squares = board.shape === 'square' ? columns * rows : HEX_CELLS
  let text = `${game.toMove(p)} `
  for (let square = 0; square < squares; square++) text += '.XO'[board.at(p, square) + 1]
  return text
}
