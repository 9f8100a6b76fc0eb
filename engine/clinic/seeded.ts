import type { GameKit, GameOptions, Move } from '../core/game.ts'
import type { Rng } from '../core/rng.ts'

/** Chooses a legal move. */
export type Mover<P> = (position: P) => Move

/**
 * A mover that throws dice. Where stones can be near to one another it puts each within
 * `radius` of another, so that there is something to be seen.
 */
export function randomMover<P>(kit: GameKit<P>, rng: Rng, radius = 2): Mover<P> {
  const { game } = kit
  const moves = new Int32Array(game.maxMoves)
  return (position) => {
    const count = game.moves(position, moves)
    const near = Array.from(moves.subarray(0, count)).filter(
      (move) => kit.near?.(position, move, radius) ?? true,
    )
    return near.length > 0 ? near[rng.below(near.length)] : moves[rng.below(count)]
  }
}

/** The start of a game with `plies` random moves; fewer where the next would end the game. */
export function randomPosition<P>(kit: GameKit<P>, start: GameOptions, plies: number, rng: Rng): P {
  const { game } = kit
  const position = game.initial(start)
  const choose = randomMover(kit, rng)
  for (let ply = 0; ply < plies; ply++) {
    game.play(position, choose(position))
    if (game.outcome(position) !== undefined) {
      game.undo(position)
      break
    }
  }
  return position
}

/**
 * Plays on from a position, the two movers in turn, until the game ends or `plies` moves are
 * made. `watch` is told of each move of the first mover before it is played.
 */
export function playOn<P>(
  kit: GameKit<P>,
  position: P,
  movers: readonly [Mover<P>, Mover<P>],
  plies: number,
  watch: (move: Move) => void,
): void {
  const { game } = kit
  for (let ply = 0; ply < plies && game.outcome(position) === undefined; ply++) {
    const move = movers[ply & 1](position)
    if ((ply & 1) === 0) watch(move)
    game.play(position, move)
  }
}
