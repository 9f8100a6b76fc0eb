import { record, Replay, type Rng, type TieRule } from '../../../../engine/index.ts'
import { asksNumber } from '../asks-number.ts'
import { asksOption } from '../asks-option.ts'
import { asksRepair } from '../asks-repair.ts'
import type {
  ChoiceExercise,
  ExerciseSet,
  ProgramTrace,
  RepairExercise,
  TrialNode,
} from '../exercise.ts'
import { line } from './line.ts'
import {
  failureOn,
  smallestFailing,
  treeSubject,
  type TreeProgram,
  trials,
  valueOf,
  wrongOn,
} from './programs.ts'

/** More plies than any tree here has. */
const DEPTH = 8

/** The leaves of a tree of two plies, and which of them alpha-beta visits. */
function visitedLeaves(
  text: string,
  { first = 'max', tie = 'le' }: { readonly first?: 'max' | 'min'; readonly tie?: TieRule } = {},
) {
  const { recording, result } = record('alphabeta', treeSubject(text, first), { depth: DEPTH, tie })
  const replay = new Replay(recording)
  const nodes = Array.from(replay.children(0), (node) => [...replay.children(node)])
  const seen = nodes.flatMap((leaves) => leaves.map((leaf) => replay.isVisited(leaf)))
  /** Nodes whose last leaf is skipped. */
  const refuted = nodes.filter((leaves) => leaves.some((leaf) => !replay.isVisited(leaf)))
  return {
    visited: result.leaves,
    leaves: seen.length,
    seen,
    refuted: refuted.length,
    nodes: result.nodes,
  }
}

/** A tree whose last leaf is cut or not, as the leaf before it, x, is chosen. */
interface LastLeaf {
  readonly promised: readonly [number, number]
  readonly last: number
}
const ASKED_LEAF: LastLeaf = { promised: [5, 9], last: 7 }

export const CHOSEN_LEAF = {
  text: (x: number | string) => textWith(ASKED_LEAF, x),
  most: 99,
} as const

function textWith({ promised, last }: LastLeaf, x: number | string): string {
  return `[[${promised.join(',')}],[${x},${last}]]`
}

/** Whether the leaf after x is skipped. */
function skipsTheLast(variant: LastLeaf, x: number, tie: TieRule = 'le'): boolean {
  return visitedLeaves(textWith(variant, x), { tie }).seen.at(-1) === false
}

/** Found by halves: what is skipped for one leaf is skipped for any smaller one. */
function largestThatSkips(variant: LastLeaf, tie: TieRule = 'le'): number {
  let skips: number = -CHOSEN_LEAF.most
  let visits: number = CHOSEN_LEAF.most
  while (visits - skips > 1) {
    const x = (skips + visits) >> 1
    if (skipsTheLast(variant, x, tie)) skips = x
    else visits = x
  }
  return skips
}

const largestX = asksNumber<LastLeaf>({
  asked: ASKED_LEAF,
  another: (rng) => ({
    promised: [rng.below(40) - 9, rng.below(40) - 9],
    last: rng.below(40) - 9,
  }),
  solve: (variant) => largestThatSkips(variant),
  slips: [
    ['tie-not-cut', (variant) => largestThatSkips(variant, 'lt')],
    ['larger-leaf', ({ promised }) => Math.max(...promised)],
    ['last-leaf', ({ last }) => last],
    ['past-it', (variant) => largestThatSkips(variant) + 1],
  ],
  first: 'first-promise',
  about({ over }, variant) {
    const x = Number(over)
    const values = { x, most: CHOSEN_LEAF.most }
    if (Math.abs(x) > CHOSEN_LEAF.most) return { code: 'out-of-range', values }
    return { code: skipsTheLast(variant, x) ? 'larger-skips' : 'not-skipped', values }
  },
})

/** A tree of three moves and three replies each (Russell & Norvig's example has this shape). */
export const NINE_LEAVES = '[[4,9,7],[6,3,8],[7,2,5]]'

const leavesVisited = asksNumber<string>({
  asked: NINE_LEAVES,
  another(rng) {
    const three = <T>(make: () => T) => [make(), make(), make()]
    return JSON.stringify(three(() => three(() => 1 + rng.below(9))))
  },
  solve: (text) => visitedLeaves(text).visited,
  slips: [
    ['all', (text) => visitedLeaves(text).leaves],
    ['skipped', (text) => visitedLeaves(text).leaves - visitedLeaves(text).visited],
    ['refuting-left-out', (text) => visitedLeaves(text).visited - visitedLeaves(text).refuted],
    ['inner-too', (text) => visitedLeaves(text).nodes],
    ['tie-looked-at', (text) => visitedLeaves(text, { tie: 'lt' }).visited],
    ['min-first', (text) => visitedLeaves(text, { first: 'min' }).visited],
  ],
  first: 'first-node',
  about({ over: answer }, text) {
    const { visited, leaves } = visitedLeaves(text)
    if (answer < 0n || answer > BigInt(leaves)) return { code: 'no-such-count', values: { leaves } }
    return { code: answer < BigInt(visited) ? 'too-few' : 'too-many' }
  },
  values: (text) => ({ leaves: visitedLeaves(text).leaves }),
})

/** Three pairs of leaves, which have names, so that one can be chosen. */
type Pairs = readonly (readonly [number, number])[]
export const NAMED_LEAVES: Pairs = [
  [8, 3],
  [6, 4],
  [2, 9],
]
const NAMES: readonly string[] = ['a', 'b', 'c', 'd', 'e', 'f']

/** The value at the root when the leaf of that index is worth `worth`. */
function rootWith(pairs: Pairs, index: number, worth: number): number {
  const changed = pairs.map((pair, row) =>
    pair.map((leaf, column) => (row * pair.length + column === index ? worth : leaf)),
  )
  return valueOf(changed)
}

/** A value for the leaf that changes the root, or undefined where none does. */
function valueThatMatters(pairs: Pairs, index: number): number | undefined {
  const asItIs = valueOf(pairs)
  for (let worth = -CHOSEN_LEAF.most; worth <= CHOSEN_LEAF.most; worth++) {
    if (rootWith(pairs, index, worth) !== asItIs) return worth
  }
  return undefined
}

/** Which leaves alpha-beta does not look at, by name. */
function skippedIn(pairs: Pairs, first: 'max' | 'min' = 'max'): string[] {
  const { seen } = visitedLeaves(JSON.stringify(pairs), { first })
  return NAMES.filter((_, index) => !seen[index])
}

/** Leaves of which one alone is skipped. */
function withOneSkipped(rng: Rng): Pairs {
  const pair = (): readonly [number, number] => [1 + rng.below(9), 1 + rng.below(9)]
  for (;;) {
    const pairs = [pair(), pair(), pair()]
    if (skippedIn(pairs).length === 1) return pairs
  }
}

const skippedLeaf: ChoiceExercise = asksOption(
  { kind: 'choice', options: NAMES },
  {
    asked: NAMED_LEAVES,
    another: withOneSkipped,
    solve: (pairs) => skippedIn(pairs)[0],
    slips: [
      ['refutes', (pairs) => NAMES[NAMES.indexOf(skippedIn(pairs)[0]) - 1]],
      ['skipped-by-min', (pairs) => skippedIn(pairs, 'min')[0]],
      ['smallest-leaf', (pairs) => NAMES[pairs.flat().indexOf(Math.min(...pairs.flat()))]],
      ['largest-leaf', (pairs) => NAMES[pairs.flat().indexOf(Math.max(...pairs.flat()))]],
    ],
    values: (_, leaf) => ({ leaf }),
    rest(leaf, pairs) {
      const index = NAMES.indexOf(leaf)
      const worth = valueThatMatters(pairs, index)
      if (worth === undefined) return { code: 'too-early', values: { leaf } }
      const values = { leaf, worth: String(worth), root: rootWith(pairs, index, worth) }
      return { code: 'it-matters', values }
    },
  },
)

/** The program of the figures with two faults: one makes it wrong, the other slow. */
const PROGRAM = [
  line(0, 'alphabeta(d, α, β)'),
  line(1, 'if game over or d = 0'),
  line(2, 'return evaluation'),
  line(1, 'best ← −∞'),
  line(1, 'for each move'),
  line(2, 'floor ← α', 'floor ← best', 'floor ← max(α, best)'),
  line(2, 'score ← −alphabeta(d−1, −β, −floor)', 'score ← −alphabeta(d−1, floor, β)'),
  line(2, 'best ← max(best, score)'),
  line(
    2,
    'if score ≥ α: cut the rest',
    'if score ≤ α: cut the rest',
    'if score > β: cut the rest',
    'if score ≥ β: cut the rest',
  ),
  line(1, 'return best'),
] as const

const FLOORS: readonly ((alpha: number, best: number) => number)[] = [
  (alpha) => alpha,
  (_, best) => best,
  (alpha, best) => Math.max(alpha, best),
]
const CUTS: readonly ((score: number, alpha: number, beta: number) => boolean)[] = [
  (score, alpha) => score >= alpha,
  (score, alpha) => score <= alpha,
  (score, _, beta) => score > beta,
  (score, _, beta) => score >= beta,
]

interface Work {
  nodes: number
  readonly trace?: ProgramTrace
}

/** The program with these versions of its lines; counts the nodes that it visits. */
function run(
  chosen: readonly number[],
  work: Work,
  node: TrialNode,
  isMax: boolean,
  alpha = -Infinity,
  beta = Infinity,
  place?: number,
): number {
  const { trace } = work
  work.nodes++
  trace?.enter(isMax, place)
  if (typeof node === 'number') {
    const score = isMax ? node : 0 - node
    trace?.leaf(score)
    return score
  }
  let best = -Infinity
  for (const [i, child] of node.entries()) {
    const floor = FLOORS[chosen[5]](alpha, best)
    const score =
      chosen[6] === 0
        ? 0 - run(chosen, work, child, !isMax, -beta, -floor, i)
        : 0 - run(chosen, work, child, !isMax, floor, beta, i)
    best = Math.max(best, score)
    trace?.back(best)
    if (!CUTS[chosen[8]](score, alpha, beta)) continue
    trace?.skip(i + 1, node.length)
    break
  }
  trace?.exit(best)
  return best
}

/** The nodes that the program visits on a tree. */
function nodesOn(chosen: readonly number[], root: TrialNode): number {
  const work = { nodes: 0 }
  run(chosen, work, root, true)
  return work.nodes
}

const MENDED = [0, 0, 0, 0, 0, 2, 0, 0, 3, 0] as const

const mend: RepairExercise = asksRepair({
  program: PROGRAM,
  answer: MENDED,
  slips: [
    ['cuts-at-its-own', 8, 0],
    ['cuts-what-is-bad', 8, 1],
    ['tie-goes-on', 8, 2],
    ['window-not-turned', 6, 1],
    ['floor-stays', 5, 0],
    ['floor-forgets', 5, 1],
  ],
  failing(chosen) {
    const program: TreeProgram = (root, trace) =>
      run(chosen, { nodes: 0, ...(trace && { trace }) }, root, true)
    const wrong = wrongOn(program)
    if (wrong !== undefined) return wrong
    const slow = smallestFailing((root) => nodesOn(chosen, root) > nodesOn(MENDED, root))
    if (slow === undefined) return undefined
    const { text, root } = slow
    const values = {
      trees: trials().length,
      tree: text,
      nodes: nodesOn(chosen, root),
      least: nodesOn(MENDED, root),
    }
    return { code: 'slower', values, failure: failureOn(root, program) }
  },
})

export const exercises = {
  'largest-x': largestX,
  'leaves-visited': leavesVisited,
  'skipped-leaf': skippedLeaf,
  mend,
} satisfies ExerciseSet
