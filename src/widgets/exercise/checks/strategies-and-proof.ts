import type { Rng } from '../../../../engine/index.ts'
import { asksNumber } from '../asks-number.ts'
import type { ExerciseSet } from '../exercise.ts'

/** A tree in which every node has so many children. */
interface Uniform {
  readonly width: number
  readonly depth: number
}

const uniform = (rng: Rng): Uniform => ({ width: 2 + rng.below(6), depth: 2 + rng.below(5) })

/** Leaves that a strategy can come to, where the side that has it moves first. */
const reachable = ({ width, depth }: Uniform) => width ** Math.floor(depth / 2)
/** The same where the other side moves first. */
const answered = ({ width, depth }: Uniform) => width ** Math.ceil(depth / 2)

export const STRATEGY: Uniform = { width: 3, depth: 4 }

const howMany = asksNumber<Uniform>({
  asked: STRATEGY,
  another: uniform,
  solve: reachable,
  slips: [
    ['all-leaves', ({ width, depth }) => width ** depth],
    ['other-side', answered],
    ['one-line', () => 1],
    ['plies-times', ({ width, depth }) => width * Math.floor(depth / 2)],
  ],
  first: 'first-level',
  values: ({ width, depth }) => ({ width, depth }),
})

/** Max, Min, Max: the children of Max’s root, of each node of Min, and of each of Max’s below. */
interface Three {
  readonly root: number
  readonly replies: number
  readonly last: number
}

export const COUNTED: Three = { root: 2, replies: 2, last: 2 }

const howManyStrategies = asksNumber<Three>({
  asked: COUNTED,
  another: (rng) => ({ root: 2 + rng.below(3), replies: 2 + rng.below(2), last: 2 + rng.below(2) }),
  solve: ({ root, replies, last }) => root * last ** replies,
  slips: [
    ['every-node', ({ root, replies, last }) => root * last ** (root * replies)],
    ['one-reply', ({ root, last }) => root * last],
    ['all-lines', ({ root, replies, last }) => root * replies * last],
    ['root-alone', ({ root }) => root],
  ],
  first: 'first-strategy',
  values: ({ root, replies, last }) => ({ root, replies, last }),
})

export const PROOF: Uniform = { width: 4, depth: 3 }

const proofLeaves = asksNumber<Uniform>({
  asked: PROOF,
  another: uniform,
  solve: (tree) => reachable(tree) + answered(tree) - 1,
  slips: [
    ['shared-twice', (tree) => reachable(tree) + answered(tree)],
    ['one-half', reachable],
    ['other-half', answered],
    ['everything', ({ width, depth }) => width ** depth],
  ],
  first: 'first-proof',
  values: ({ width, depth }) => ({ width, depth }),
})

/** Leaves that Min can still choose from, in Max’s view. */
export const LEFT: readonly number[] = [6, 3, 8, 5]

const promise = asksNumber<readonly number[]>({
  asked: LEFT,
  another: (rng) => Array.from({ length: 4 }, () => 1 + rng.below(20)),
  solve: (leaves) => Math.min(...leaves),
  slips: [
    ['the-best', (leaves) => Math.max(...leaves)],
    ['the-first', ([leaf]) => leaf],
    ['the-sum', (leaves) => leaves.reduce((sum, leaf) => sum + leaf, 0)],
    ['the-middle', (leaves) => Math.round(leaves.reduce((sum, leaf) => sum + leaf, 0) / 4)],
  ],
  first: 'first-promise',
})

export const exercises = {
  'how-many-leaves': howMany,
  'how-many-strategies': howManyStrategies,
  'proof-leaves': proofLeaves,
  promise,
} satisfies ExerciseSet
