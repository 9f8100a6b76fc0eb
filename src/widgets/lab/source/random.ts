import { ok, PLAIN_DEMANDS, randomTree, type Result } from '../../../../engine/index.ts'
import type { LabState } from '../schema.ts'
import { conventionIn } from '../search/schema.ts'

/** The next random tree that is as a state demands, and the seed to go on from. */
export function nextRandomTree(state: LabState): Result<Pick<LabState, 'tree' | 'seed'>> {
  const { seed, depth, ties, cuts, deep } = state
  const demands = { ...PLAIN_DEMANDS, depth, ties, cuts, deep }
  const found = randomTree(seed, demands, conventionIn(state))
  return found.ok ? ok({ tree: found.value.text, seed: found.value.seed + 1 }) : found
}
