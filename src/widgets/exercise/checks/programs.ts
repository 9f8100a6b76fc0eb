import { minimax, rngOf, subjectFrom, tree, type Rng } from '../../../../engine/index.ts'
export { line } from './line.ts'

/** Lists of lists: a leaf is its value in Max's view. */
export type TrialNode = number | readonly TrialNode[]

/** A tree on which a reader's program is tried, and minimax's value of it. */
export interface Trial {
  readonly text: string
  readonly root: readonly TrialNode[]
  readonly value: number
}

/** More plies than any trial has. */
const DEPTH = 8
const TRIALS = { seed: 8, count: 100, levels: 4, most: 9 } as const

/** Minimax's value of a tree, with Max to move. */
export function valueOf(node: TrialNode): number {
  const text = JSON.stringify(node)
  const read = tree.game.parse(text)
  if (!read.ok) throw new Error(`trial ${text}: ${read.error.code}`)
  return minimax(subjectFrom(tree, read.value), { depth: DEPTH }).value
}

let made: readonly Trial[] | undefined

/** Random trees, the shortest text first: the first on which a program fails is easy to follow. */
export function trials(): readonly Trial[] {
  if (made !== undefined) return made
  const rng = rngOf(TRIALS.seed)
  const roots = Array.from({ length: TRIALS.count }, () => branch(rng, TRIALS.levels))
  made = roots
    .map((root) => ({ text: JSON.stringify(root), root, value: valueOf(root) }))
    .sort((a, b) => a.text.length - b.text.length)
  return made
}

function branch(rng: Rng, levels: number): readonly TrialNode[] {
  return Array.from({ length: 1 + rng.below(3) }, () =>
    levels === 1 || rng.below(4) === 0
      ? rng.below(2 * TRIALS.most + 1) - TRIALS.most
      : branch(rng, levels - 1),
  )
}
