import { ContractError } from '../core/errors.ts'
import { EVALUATION_LIMIT, type OpenWindow, type Outcome, type Player } from '../core/game.ts'
import type { SearchName } from './types.ts'

/**
 * Scores are int32, from the side to move's view.
 *
 * A win is worth WIN less the plies it takes from the root, so that a nearer win is better
 * and a later loss is better. INFINITE is far from the ends of int32: its negation is its
 * exact mirror, which the smallest int32 does not have.
 */
export const WIN = 1_000_000
export const INFINITE = 1_000_000_000

/** The most plies a search may look ahead; keeps every win above EVALUATION_LIMIT. */
export const MAX_PLY = 255

/** The score of a game that ended `ply` plies from the root, from `mover`'s view. */
export function outcomeScore(outcome: Outcome, mover: Player, ply: number): number {
  if (outcome.winner === 'draw') return 0
  return outcome.winner === mover ? WIN - ply : ply - WIN
}

/**
 * A window of Max's view as a search takes it: the view of the side to move at the root. An end at
 * which nothing is promised is undefined.
 */
export function moverWindow(
  toMove: Player,
  [alpha = -INFINITE, beta = INFINITE]: OpenWindow,
): readonly [number, number] {
  return toMove === 0 ? [alpha, beta] : [0 - beta, 0 - alpha]
}

/** The value of a search that no limit has kept from having one. */
export function foundValue({ value }: { readonly value: number | undefined }): number {
  if (value === undefined) throw new ContractError('foundValue', 'the search has no value')
  return value
}

/** A score of a search as the side to move at its root sees it; of an agent no algorithm is told. */
export function ownView(algorithm: SearchName | undefined, mover: Player, value: number): number {
  return algorithm === 'minimax' && mover === 1 ? 0 - value : value + 0
}

/** Plies from the root to the end of the game, or undefined where no end was seen. */
export function pliesToEnd(score: number | undefined): number | undefined {
  if (score === undefined) return undefined
  const size = Math.abs(score)
  return size > EVALUATION_LIMIT && size <= WIN ? WIN - size : undefined
}
