import type { Outcome, Player } from '../core/game.ts'

/** All points are whole multiples of its inverse: ½, 1 and what `squash` answers. */
export const POINT_STEPS = 2 ** 20

/**
 * An evaluation as points: ½ where it is 0, ¾ where it is `scale`, towards 0 and 1 as it grows.
 * Division is the same on every machine, which the exponential of a logistic curve is not. It is
 * rounded so that sums of points are exact: nodes that earned the same are equal to UCB1, in
 * whatever order they earned it.
 */
export function squash(evaluation: number, scale: number): number {
  const half = evaluation / (Math.abs(evaluation) + scale) / 2
  return 0.5 + Math.round(half * POINT_STEPS) / POINT_STEPS
}

/** What an ended game earns a player: 1 won, ½ drawn, 0 lost. */
export function pointsOf(outcome: Outcome, player: Player): number {
  if (outcome.winner === 'draw') return 0.5
  return outcome.winner === player ? 1 : 0
}
