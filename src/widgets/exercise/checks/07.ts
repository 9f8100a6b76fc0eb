import { foundValue, minimax, record, Replay } from '../../../../engine/index.ts'
import type {
  ChoiceExercise,
  ExerciseSet,
  NumberExercise,
  RepairExercise,
  Verdict,
} from '../exercise.ts'
import { line } from './line.ts'
import { treeSubject, trials, type TrialNode } from './programs.ts'

/** More plies than any tree here has. */
const DEPTH = 8

/** The leaves of a tree of two plies, and which of them alpha-beta visits. */
function visitedLeaves(text: string): { visited: number; leaves: number; seen: boolean[] } {
  const { recording, result } = record('alphabeta', treeSubject(text), { depth: DEPTH })
  const replay = new Replay(recording)
  const seen: boolean[] = []
  for (const node of replay.children(0)) {
    for (const leaf of replay.children(node)) seen.push(replay.isVisited(leaf))
  }
  return { visited: result.leaves, leaves: seen.length, seen }
}

/** The tree whose last leaf is cut or not, as the leaf before it is chosen. */
export const CHOSEN_LEAF = { text: (x: number) => `[[5,9],[${x},7]]`, most: 99 } as const

/** The largest value that still lets the leaf after it be skipped. */
function skipsTheLast(x: number): boolean {
  return visitedLeaves(CHOSEN_LEAF.text(x)).seen.at(-1) === false
}

/** Found by halves: what is skipped for one leaf is skipped for any smaller one. */
function largestThatSkips(): number {
  let skips: number = -CHOSEN_LEAF.most
  let visits: number = CHOSEN_LEAF.most
  while (visits - skips > 1) {
    const x = (skips + visits) >> 1
    if (skipsTheLast(x)) skips = x
    else visits = x
  }
  return skips
}

const largestX: NumberExercise = {
  kind: 'number',
  get answer() {
    return String(largestThatSkips())
  },
  check(answer): Verdict {
    const x = Number(answer)
    if (Math.abs(x) > CHOSEN_LEAF.most) {
      return { right: false, code: 'out-of-range', values: { most: CHOSEN_LEAF.most } }
    }
    if (!skipsTheLast(x)) return { right: false, code: 'not-skipped', values: { x } }
    if (x === largestThatSkips()) return { right: true }
    return { right: false, code: 'larger-skips', values: { x } }
  },
}

/** A tree of three moves and three replies each (Russell & Norvig's example has this shape). */
export const NINE_LEAVES = '[[4,9,7],[6,3,8],[7,2,5]]'

const leavesVisited: NumberExercise = {
  kind: 'number',
  answer: String(visitedLeaves(NINE_LEAVES).visited),
  check(answer): Verdict {
    const { visited, leaves } = visitedLeaves(NINE_LEAVES)
    if (answer === BigInt(visited)) return { right: true }
    if (answer === BigInt(leaves)) return { right: false, code: 'all', values: { leaves } }
    if (answer < 0n || answer > BigInt(leaves)) {
      return { right: false, code: 'no-such-count', values: { leaves } }
    }
    return { right: false, code: answer < BigInt(visited) ? 'too-few' : 'too-many' }
  },
}

/** The leaves of this tree have names, so that one can be chosen. */
export const NAMED_LEAVES = [
  [8, 3],
  [6, 4],
  [2, 9],
] as const
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** The value at the root when the leaf of that index is worth `worth`. */
function rootWith(index: number, worth: number): number {
  const changed = NAMED_LEAVES.map((pair, row) =>
    pair.map((leaf, column) => (row * pair.length + column === index ? worth : leaf)),
  )
  return foundValue(minimax(treeSubject(JSON.stringify(changed)), { depth: DEPTH }))
}

/** A value for the leaf that changes the root, or undefined where none does. */
function valueThatMatters(index: number): number | undefined {
  const asItIs = minimax(treeSubject(JSON.stringify(NAMED_LEAVES)), { depth: DEPTH }).value
  for (let worth = -CHOSEN_LEAF.most; worth <= CHOSEN_LEAF.most; worth++) {
    if (rootWith(index, worth) !== asItIs) return worth
  }
  return undefined
}

const skippedLeaf: ChoiceExercise = {
  kind: 'choice',
  options: NAMES,
  answer: NAMES[visitedLeaves(JSON.stringify(NAMED_LEAVES)).seen.indexOf(false)],
  check(option): Verdict {
    const index = NAMES.findIndex((name) => name === option)
    if (!visitedLeaves(JSON.stringify(NAMED_LEAVES)).seen[index]) return { right: true }
    const worth = valueThatMatters(index)
    if (worth === undefined) return { right: false, code: 'too-early', values: { leaf: option } }
    const values = { leaf: option, worth: String(worth), root: rootWith(index, worth) }
    return { right: false, code: 'it-matters', values }
  },
}

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
}

/** The program with these versions of its lines; counts the nodes that it visits. */
function run(
  chosen: readonly number[],
  work: Work,
  node: TrialNode,
  isMax: boolean,
  alpha = -Infinity,
  beta = Infinity,
): number {
  work.nodes++
  if (typeof node === 'number') return isMax ? node : 0 - node
  let best = -Infinity
  for (const child of node) {
    const floor = FLOORS[chosen[5]](alpha, best)
    const score =
      chosen[6] === 0
        ? 0 - run(chosen, work, child, !isMax, -beta, -floor)
        : 0 - run(chosen, work, child, !isMax, floor, beta)
    best = Math.max(best, score)
    if (CUTS[chosen[8]](score, alpha, beta)) break
  }
  return best
}

const MENDED = [0, 0, 0, 0, 0, 2, 0, 0, 3, 0] as const

const mend: RepairExercise = {
  kind: 'repair',
  program: PROGRAM,
  answer: MENDED,
  check(chosen): Verdict {
    const [work, least] = [{ nodes: 0 }, { nodes: 0 }]
    for (const { text, root, value } of trials()) {
      const says = run(chosen, work, root, true)
      run(MENDED, least, root, true)
      if (says !== value) {
        return { right: false, code: 'wrong-on', values: { tree: text, says: String(says), value } }
      }
    }
    if (work.nodes === least.nodes) return { right: true }
    const values = { trees: trials().length, nodes: work.nodes, least: least.nodes }
    return { right: false, code: 'slower', values }
  },
}

export const exercises = {
  'largest-x': largestX,
  'leaves-visited': leavesVisited,
  'skipped-leaf': skippedLeaf,
  mend,
} satisfies ExerciseSet
