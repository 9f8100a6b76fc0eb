import {
  ContractError,
  foundValue,
  type GameKit,
  minimax,
  mnk,
  subjectFrom,
  tree,
  treeSize,
} from '../../../../engine/index.ts'
import type { ChoiceExercise, ExerciseSet, NumberExercise, Verdict } from '../exercise.ts'

/** More plies than any tree here has. */
const DEPTH = 9

function parsed<P>(kit: GameKit<P>, text: string): P {
  const read = kit.game.parse(text)
  if (!read.ok) throw new ContractError('exercises of chapter 5', `${text}: ${read.error.code}`)
  return read.value
}

/** What minimax finds, in Max's view. */
function valueOf<P>(kit: GameKit<P>, text: string): number {
  return foundValue(minimax(subjectFrom(kit, parsed(kit, text)), { depth: DEPTH }))
}

/** A tree of three plies: Max, Min, Max. */
export const THREE_PLIES = '[[[4,7],[1,9]],[[6,2],[8,3]]]'

/** The same tree with the two sides' roles exchanged. */
function exchanged(): number {
  return 0 - valueOf(tree, THREE_PLIES.replace(/\d+/g, '-$&'))
}

const rootValue: NumberExercise = {
  kind: 'number',
  answer: String(valueOf(tree, THREE_PLIES)),
  check(answer): Verdict {
    const leaves = THREE_PLIES.match(/\d+/g)?.map(Number) ?? []
    const given = Number(answer)
    if (given === valueOf(tree, THREE_PLIES)) return { right: true }
    if (given === exchanged()) return { right: false, code: 'sides-exchanged' }
    if (given === Math.max(...leaves)) return { right: false, code: 'largest' }
    return { right: false, code: leaves.includes(given) ? 'other-leaf' : 'no-leaf' }
  },
}

/** X on two opposite corners, O in the middle and to move. */
export const CORNERS = 'a1b2c3'

/** A square of each kind that O may take there; the others are like it. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  corner: ['a3'],
  edge: ['a2'],
  either: ['a3', 'a2'],
}

/** Values for Max of the position after each of these replies. */
function afterReply(square: string): number {
  return valueOf(mnk, CORNERS + square)
}

const whichSaves: ChoiceExercise = {
  kind: 'choice',
  options: Object.keys(KINDS),
  answer: 'edge',
  check(option): Verdict {
    const squares = KINDS[option] ?? []
    const lost = squares.find((square) => afterReply(square) > 0)
    if (lost !== undefined) return { right: false, code: 'loses', values: { square: lost } }
    const others = Object.values(KINDS)
      .flat()
      .filter((square) => !squares.includes(square))
    return { right: squares.length > 0 && others.every((square) => afterReply(square) > 0) }
  },
}

/** Four free squares and no line to come before they are filled. */
export const FOUR_FREE = 'a1b1c1a3b3'

const howManyNodes: NumberExercise = {
  kind: 'number',
  answer: String(fourFree().nodes),
  check(answer): Verdict {
    const { nodes, leaves } = fourFree()
    if (answer === BigInt(nodes)) return { right: true }
    if (answer === BigInt(nodes - 1)) return { right: false, code: 'no-root' }
    if (answer === BigInt(leaves)) return { right: false, code: 'games-only' }
    return { right: false, code: answer < BigInt(nodes) ? 'too-few' : 'too-many' }
  },
}

function fourFree(): { nodes: number; leaves: number } {
  const position = parsed(mnk, FOUR_FREE)
  return {
    nodes: treeSize(mnk.game, position, DEPTH, 1e6),
    leaves: minimax(subjectFrom(mnk, position), { depth: DEPTH }).leaves,
  }
}

type Node = number | readonly Node[]

/** What a node is worth before any child has been seen, by the line that the program has. */
const STARTS: Readonly<Record<string, (isMax: boolean) => number>> = {
  zero: () => 0,
  low: () => -Infinity,
  each: (isMax) => (isMax ? -Infinity : Infinity),
}

/** The program of the exercise, with one of those lines. */
function withStart(start: (isMax: boolean) => number, node: Node, isMax: boolean): number {
  if (typeof node === 'number') return node
  let best = start(isMax)
  for (const child of node) {
    const score = withStart(start, child, !isMax)
    best = isMax ? Math.max(best, score) : Math.min(best, score)
  }
  return best
}

/** Trees on which the lines are tried. */
const TRIALS = ['[3,5]', '[-3,-5]', '[[3,12],[2,4]]', '[[-3,-1],[-2,-4]]', THREE_PLIES]

const whichStart: ChoiceExercise = {
  kind: 'choice',
  options: Object.keys(STARTS),
  answer: 'each',
  check(option): Verdict {
    const start = STARTS[option]
    if (start === undefined) return { right: false }
    const wrong = TRIALS.find(
      (text) => withStart(start, JSON.parse(text), true) !== valueOf(tree, text),
    )
    if (wrong === undefined) return { right: true }
    const values = {
      tree: wrong,
      says: String(withStart(start, JSON.parse(wrong), true)),
      value: valueOf(tree, wrong),
    }
    return { right: false, code: 'wrong-on', values }
  },
}

export const exercises = {
  'root-value': rootValue,
  'which-saves': whichSaves,
  'how-many-nodes': howManyNodes,
  'which-start': whichStart,
} satisfies ExerciseSet
