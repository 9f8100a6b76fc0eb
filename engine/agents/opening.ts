import { legalMoves } from '../core/after.ts'
import type { GameKit, Move } from '../core/game.ts'
import type { Rng } from '../core/rng.ts'
import { alphabeta } from '../search/alphabeta.ts'
import { pliesToEnd } from '../search/score.ts'
import { subjectFrom } from '../search/types.ts'

/** Openings that are drawn before one is taken that is already decided. */
const TRIES = 50
/** How far from another stone a random stone may be. */
const RADIUS = 2
/** Plies that are looked ahead to see whether an opening is decided. */
const DEPTH = 2

/**
 * Random moves for a match to begin with, `plies` of them or as many as the game allows. Where
 * moves can be near to stones they are, so that there is something to be decided. Openings that
 * are won or lost within two plies are drawn anew.
 *
 * `position` is played on and restored.
 */
export function randomOpening<P>(kit: GameKit<P>, position: P, plies: number, rng: Rng): Move[] {
  let opening: Move[] = []
  for (let attempt = 0; attempt < TRIES; attempt++) {
    opening = playRandom(kit, position, plies, rng)
    const decided = opening.length > 0 && isDecided(kit, position)
    for (let i = 0; i < opening.length; i++) kit.game.undo(position)
    if (!decided) break
  }
  return opening
}

/** Plays up to `plies` random moves, none that ends the game, and answers them. */
function playRandom<P>(kit: GameKit<P>, position: P, plies: number, rng: Rng): Move[] {
  const { game } = kit
  const played: Move[] = []
  while (played.length < plies && game.outcome(position) === undefined) {
    const move = randomMove(kit, position, rng)
    game.play(position, move)
    if (game.outcome(position) !== undefined) {
      game.undo(position)
      break
    }
    played.push(move)
  }
  return played
}

function randomMove<P>(kit: GameKit<P>, position: P, rng: Rng): Move {
  const legal = legalMoves(kit, position)
  const near = legal.filter((move) => kit.near?.(position, move, RADIUS) ?? true)
  const choices = near.length > 0 ? near : legal
  return choices[rng.below(choices.length)]
}

function isDecided<P>(kit: GameKit<P>, position: P): boolean {
  const subject = subjectFrom(kit, position)
  const options = { depth: DEPTH, ...(kit.near === undefined ? {} : { candidates: 1 }) }
  return pliesToEnd(alphabeta(subject, options).value) !== undefined
}
