import {
  ContractError,
  minimax,
  record,
  Replay,
  tree,
  type Subject,
} from '../../../../engine/index.ts'
import type { ChoiceExercise, ExerciseSet, NumberExercise, Verdict } from '../exercise.ts'

/** More plies than any tree here has. */
const DEPTH = 8

/** A subject from a tree as nested lists. */
function subject(text: string): Subject<unknown> {
  const read = tree.game.parse(text)
  if (!read.ok) throw new ContractError('exercises of chapter 7', `${text}: ${read.error.code}`)
  return { ...tree, position: read.value }
}

/** The leaves of a tree of two plies, and which of them alpha-beta visits. */
function visitedLeaves(text: string): { visited: number; leaves: number; seen: boolean[] } {
  const { recording, result } = record('alphabeta', subject(text), { depth: DEPTH })
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

function largestThatSkips(): number {
  let x: number = CHOSEN_LEAF.most
  while (!skipsTheLast(x)) x--
  return x
}

const largestX: NumberExercise = {
  kind: 'number',
  answer: String(largestThatSkips()),
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
  return minimax(subject(JSON.stringify(changed)), { depth: DEPTH }).value
}

/** A value for the leaf that changes the root, or undefined where none does. */
function valueThatMatters(index: number): number | undefined {
  const asItIs = minimax(subject(JSON.stringify(NAMED_LEAVES)), { depth: DEPTH }).value
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

export const exercises = {
  'largest-x': largestX,
  'leaves-visited': leavesVisited,
  'skipped-leaf': skippedLeaf,
} satisfies ExerciseSet
