import { connect4, connect4Word, or, randomPosition, rngOf } from '../../../engine/index.ts'
import type { Stones } from './frame.ts'
import type { Kind } from './schema.ts'

/** Plies of a game that there is something to be seen in. */
const PLIES = { least: 8, most: 24 }

/** A position of a game at random: the same seed gives the same one. */
export function dealStones(kind: Kind, seed: number): Stones {
  const rng = rngOf(seed)
  const plies = PLIES.least + rng.below(PLIES.most - PLIES.least)
  const position = randomPosition(connect4, {}, plies, rng)
  const x = connect4Word(position, 0)
  const o = connect4Word(position, 1)
  if (kind === 'threats') return { x, o }
  return { x: kind === 'moves' ? or(x, o) : x, o: { lo: 0, hi: 0 } }
}
