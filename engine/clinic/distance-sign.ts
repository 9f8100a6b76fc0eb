import { DEFAULT_WEIGHTS, type AbaloneWeights } from '../games/abalone/evaluate.ts'

/**
 * Wrong on purpose: the term of the distances to the centre has the sign with which the Abalone
 * report (2023) prints it, + α2 · (d_own − d_enemy) / (d_own + d_enemy).
 *
 * What one sees: marbles that walk to the edge, where they can be pushed off. Why: the term grows
 * with one's own distance. The report's program has the sign right; only its formula has not.
 *
 * Right twin: DEFAULT_WEIGHTS of `games/abalone/evaluate.ts`.
 */
export const WEIGHTS_AS_PRINTED: AbaloneWeights = {
  ...DEFAULT_WEIGHTS,
  alpha2: -DEFAULT_WEIGHTS.alpha2,
}
