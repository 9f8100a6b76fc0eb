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
import type { Failure, ProgramTrace, TrialNode } from '../exercise.ts'

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

/** A program that is tried on trees: it answers for the root, where Max moves, and can be watched. */
export type TreeProgram = (root: TrialNode, trace?: ProgramTrace) => number

/** What a program does on a tree. */
export function failureOn(root: TrialNode, program: TreeProgram): Failure {
  return { kind: 'tree', root, run: (trace) => void program(root, trace) }
}

/** The lines of a program that looks at every node of a tree. */
interface ProgramLines {
  /** What the call for a leaf returns; `worth` is in Max's view. */
  readonly leaf: (worth: number, isMax: boolean) => number
  /** What a node is worth before any child has been seen. */
  readonly start: (isMax: boolean) => number
  /** The same after a child whose call has returned `score`. */
  readonly back: (best: number, score: number, isMax: boolean) => number
  /** What the call for an inner node returns. */
  readonly answer: (best: number) => number
}

/** The program that has these lines. */
export function programOf({ leaf, start, back, answer }: ProgramLines): TreeProgram {
  function run(node: TrialNode, isMax: boolean, trace?: ProgramTrace, place?: number): number {
    trace?.enter(isMax, place)
    if (typeof node === 'number') {
      const score = leaf(node, isMax)
      trace?.leaf(score)
      return score
    }
    let best = start(isMax)
    for (const [i, child] of node.entries()) {
      best = back(best, run(child, !isMax, trace, i), isMax)
      trace?.back(best)
    }
    const score = answer(best)
    trace?.exit(score)
    return score
  }
  return (root, trace) => run(root, true, trace)
}

/** A smallest tree of which a program says another value than minimax; undefined where none is. */
export function wrongOn(program: TreeProgram) {
  const wrong = smallestFailing((root) => program(root) !== valueOf(root))
  if (wrong === undefined) return undefined
  const { text, root, value } = wrong
  const values = { tree: text, says: String(program(root)), value }
  return { code: 'wrong-on', values, failure: failureOn(root, program) }
}

/**
 * A tree on which something fails that can be made no smaller: the first of the trials that fails,
 * less what it can do without. Undefined where none fails.
 */
export function smallestFailing(fails: (root: readonly TrialNode[]) => boolean): Trial | undefined {
  let root = trials().find((trial) => fails(trial.root))?.root
  for (let smaller = root; smaller !== undefined;) {
    root = smaller
    smaller = smallerTrees(root).find(fails)
  }
  if (root === undefined) return undefined
  return { text: JSON.stringify(root), root, value: valueOf(root) }
}

/** Trees with one thing less: a child, a level at one place, or a leaf nearer to 1 or −1. */
function smallerTrees(root: readonly TrialNode[]): (readonly TrialNode[])[] {
  return smallerNodes(root).filter((node) => typeof node !== 'number')
}

function smallerNodes(node: TrialNode): TrialNode[] {
  if (typeof node === 'number') {
    // A 0 has no sign, so that a lost one could not be seen.
    if (node === 0) return [1]
    const smaller = [Math.trunc(node / 2), node - Math.sign(node)]
    return smaller.filter((leaf) => leaf !== 0)
  }
  const without = node.length > 1 ? node.map((_, i) => node.toSpliced(i, 1)) : []
  const raised = node.filter((child) => typeof child !== 'number' || node.length === 1)
  const within = node.flatMap((child, i) =>
    smallerNodes(child).map((smaller) => node.with(i, smaller)),
  )
  return [...without, ...raised, ...within]
}
