import type { Game } from '../core/game.ts'
import { rngOf } from '../core/rng.ts'
import { gomoku } from '../games/gomoku/index.ts'
import { mustOpenCentre, type Gomoku } from '../games/gomoku/rules.ts'
import type { Count } from './case.ts'
import { nearIn3By1 } from './narrow-neighbourhood.ts'
import { playOn, randomMover, type Mover } from './seeded.ts'

/*
 * The Gomoku 19×19 report says of its pruned program that it plays along a diagonal, on the first
 * square that its neighbourhood allows, and normally again once the top is reached. Why: all depths
 * write one best move (`shared-best-move.ts`), and a node that is cut off at its first reply, as the
 * last ones mostly are, writes the first point of all. The loops begin at the top left, and the
 * neighbourhood looks three rows up and one column aside: so each such stone lies three up and one
 * to the left of the topmost one, until there is no row left.
 */

/** Plies that are watched of one game. */
const PLIES = 24

/** The same game, whose moves come row by row from the top, as the loops of the 19×19 report run. */
export const gameFromTheTop: Game<Gomoku> = {
  ...gomoku.game,
  moves(p, out) {
    const count = gomoku.game.moves(p, out)
    if (count === 0 || mustOpenCentre(p)) return count
    const { size } = p.geometry
    let at = 0
    for (let row = size - 1; row >= 0; row--) {
      for (let point = row * size; point < (row + 1) * size; point++) {
        if (p.cells[point] === -1) out[at++] = point
      }
    }
    return at
  },
}

/** Moves on the first point of all that are looked at: while that lies below the top row, and in it. */
export interface FirstPoints {
  readonly below: Count
  readonly inTopRow: Count
}

/** Counts them over a game of `choose`, which begins on the centre, against a thrower of dice. */
export function firstPoints(choose: Mover<Gomoku>, seed: number): FirstPoints {
  const { game } = gomoku
  const position = game.initial()
  const moves = new Int32Array(game.maxMoves)
  const counts = { below: { count: 0, of: 0 }, inTopRow: { count: 0, of: 0 } }
  const dice = randomMover(gomoku, rngOf(seed), 1)
  game.play(position, choose(position))
  game.play(position, dice(position))
  playOn(gomoku, position, [choose, dice], PLIES, (move) => {
    const free = moves.subarray(0, gameFromTheTop.moves(position, moves))
    const first = free.find((point) => nearIn3By1(position, point, 3)) ?? free[0]
    const { size, points } = position.geometry
    const counted = counts[first < points - size ? 'below' : 'inTopRow']
    counted.of++
    if (move === first) counted.count++
  })
  return counts
}
