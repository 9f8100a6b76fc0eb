import { ok, PLAIN_DEMANDS, randomTree, type Result } from '../../../../engine/index.ts'
import type { LabState } from '../schema.ts'
import { conventionIn } from '../search/schema.ts'

/** The next random tree that is as a state demands, and the seed to go on from. */
export function nextRandomTree(state: LabState): Result<Pick<LabState, 'tree' | 'seed'>> {
  const { seed, depth, ties, cuts, deep } = state
  const branching = inOrder(state.least, state.most)
  const values = inOrder(state.lowest, state.highest)
  const demands = { ...PLAIN_DEMANDS, depth, branching, values, ties, cuts, deep }
  const found = randomTree(seed, demands, conventionIn(state))
  return found.ok ? ok({ tree: found.value.text, seed: found.value.seed + 1 }) : found
}

/** A link may have the two the wrong way round. */
function inOrder(one: number, other: number): readonly [number, number] {
  return one <= other ? [one, other] : [other, one]
}
