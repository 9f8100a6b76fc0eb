import {
  ContractError,
  foundValue,
  minimax,
  type Rng,
  rngOf,
  type Subject,
  subjectFrom,
  tree,
} from '../../../../engine/index.ts'

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

/** A tree as nested lists, to be searched by the engine. */
export function treeSubject(text: string, first: 'max' | 'min' = 'max'): Subject<unknown> {
  const read = tree.game.parse(text, { first })
  if (!read.ok) throw new ContractError('exercises', `${text}: ${read.error.code}`)
  return subjectFrom(tree, read.value)
}

/** Minimax's value of a tree, with Max to move. */
export function valueOf(node: TrialNode): number {
  return foundValue(minimax(treeSubject(JSON.stringify(node)), { depth: DEPTH }))
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
