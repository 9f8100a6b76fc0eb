import { fail, ok, type Result } from '../core/errors.ts'
import { rngOf, type Rng } from '../core/rng.ts'
import { explainCut } from '../trace/explain.ts'
import { CUTOFF } from '../trace/recording.ts'
import { Replay } from '../trace/replay.ts'
import type { Convention } from './convention.ts'
import { readSearched, type Searched } from './cut-leaves.ts'
import type { Demands } from './demands.ts'

/** Leaves that a random tree may have at most. */
const MOST_LEAVES = 5_000
/** Seeds that are tried before nothing is found. */
const TRIES = 1_000

export interface RandomTree {
  /** The seed that it comes from: the first from the one asked for whose tree meets the demands. */
  readonly seed: number
  readonly text: string
  readonly searched: Searched
}

/**
 * The tree of the first seed, from this one on, that meets the demands under a convention. Another
 * like it is the tree from the next seed on.
 *
 * Errors: `predict/too-large`, `predict/no-such-tree` where 1,000 seeds have none, and those of a
 * convention.
 */
export function randomTree(
  seed: number,
  demands: Demands,
  convention: Convention,
): Result<RandomTree> {
  if (demands.branching[1] ** demands.depth > MOST_LEAVES) {
    return fail('predict/too-large', 0, { limit: MOST_LEAVES })
  }
  for (let tried = 0; tried < TRIES; tried++) {
    const own = (seed + tried) | 0
    const text = treeOfSeed(own, demands)
    const searched = readSearched(text, convention)
    if (!searched.ok) return searched
    if (meets(searched.value, demands)) return ok({ seed: own, text, searched: searched.value })
  }
  return fail('predict/no-such-tree', 0, { seed, tries: TRIES })
}

/** The tree that a seed makes, whatever it is like when it is searched: nested lists. */
export function treeOfSeed(seed: number, demands: Demands): string {
  const rng = rngOf(seed)
  const used: number[] = []
  const branch = (ply: number): string => {
    const { depth, branching, uneven } = demands
    if (ply === depth || (uneven && ply > 0 && rng.below(4) === 0)) {
      const value = leafValue(rng, demands, used)
      used.push(value)
      return String(value)
    }
    const count = between(rng, branching)
    return `[${Array.from({ length: count }, () => branch(ply + 1)).join(',')}]`
  }
  return branch(0)
}

function leafValue(rng: Rng, { values, ties }: Demands, used: readonly number[]): number {
  if (used.length > 0 && rng.below(100) < ties) return used[rng.below(used.length)]
  // A tie that is not asked for is drawn again, as long as there may be values left.
  let value = between(rng, values)
  const room = values[1] - values[0] + 1
  for (let again = 0; again < 20 && used.length < room && used.includes(value); again++) {
    value = between(rng, values)
  }
  return value
}

function between(rng: Rng, [low, high]: readonly [number, number]): number {
  return low + rng.below(high - low + 1)
}

function meets(searched: Searched, { cuts, deep }: Demands): boolean {
  if (searched.result.cutoffs < cuts) return false
  return !deep || hasDeepCut(searched)
}

/** Whether some bound that made a cut was set further up than at the node above. */
export function hasDeepCut({ recording }: Searched): boolean {
  const replay = new Replay(recording)
  return recording.kind.some((kind, event) => {
    if (kind !== CUTOFF) return false
    const node = recording.node[event]
    const owner = explainCut(replay, node)?.owner ?? -1
    return owner >= 0 && owner !== replay.parent(node)
  })
}
