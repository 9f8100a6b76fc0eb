import {
  ContractError,
  foundValue,
  type GameKit,
  minimax,
  mnk,
  randomPosition,
  type Rng,
  subjectFrom,
  tree,
  treeSize,
} from '../../../../engine/index.ts'
import { asksNumber } from '../asks-number.ts'
import {
  failureOn,
  smallestFailing,
  type TreeProgram,
  valueOf as valueOfTrial,
} from './programs.ts'
import type { ChoiceExercise, ExerciseSet, ProgramTrace, TrialNode, Verdict } from '../exercise.ts'

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

type Roles = readonly ('max' | 'min')[]

/** The value of a tree where each level takes what its role says, be that right or not. */
function byRoles(node: TrialNode, [role, ...below]: Roles): number {
  if (typeof node === 'number') return node
  const values = node.map((child) => byRoles(child, below))
  return role === 'max' ? Math.max(...values) : Math.min(...values)
}

const nodeOf = (text: string): TrialNode => JSON.parse(text)
const leavesOf = (text: string): number[] => text.match(/\d+/g)?.map(Number) ?? []

/** Two nodes, each with two, each with two leaves from 1 to 9. */
function threePlies(rng: Rng): string {
  const pair = <T>(make: () => T) => [make(), make()]
  return JSON.stringify(pair(() => pair(() => pair(() => 1 + rng.below(9)))))
}

const rootValue = asksNumber<string>({
  asked: THREE_PLIES,
  another: threePlies,
  solve: (text) => valueOf(tree, text),
  slips: [
    ['sides-exchanged', (text) => byRoles(nodeOf(text), ['min', 'max', 'min'])],
    ['largest', (text) => byRoles(nodeOf(text), ['max', 'max', 'max'])],
    ['leaves-as-min', (text) => byRoles(nodeOf(text), ['max', 'min', 'min'])],
    ['root-as-min', (text) => byRoles(nodeOf(text), ['min', 'min', 'max'])],
    ['smallest', (text) => byRoles(nodeOf(text), ['min', 'min', 'min'])],
    ['sum', (text) => leavesOf(text).reduce((sum, leaf) => sum + leaf, 0)],
  ],
  first: 'first-pairs',
  about: ({ over }, text) => ({
    code: leavesOf(text).includes(Number(over)) ? 'other-leaf' : 'no-leaf',
  }),
})

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

const howManyNodes = asksNumber<string>({
  asked: FOUR_FREE,
  another: (rng) => mnk.game.format(randomPosition(mnk, {}, 5 + rng.below(2), rng)),
  solve: (text) => nodesIn(text),
  slips: [
    ['no-root', (text) => nodesIn(text) - 1],
    ['games-only', leavesIn],
    ['without-leaves', (text) => nodesIn(text) - leavesIn(text)],
    ['a-ply-short', (text) => nodesIn(text, freeSquares(text) - 1)],
    ['same-squares', (text) => fullTree(freeSquares(text), freeSquares(text))],
    ['first-moves', freeSquares],
  ],
  first: 'first-nodes',
  values: (text) => ({ free: freeSquares(text) }),
  about: ({ over }, text) => ({ code: over < BigInt(nodesIn(text)) ? 'too-few' : 'too-many' }),
})

function nodesIn(text: string, depth = DEPTH): number {
  return treeSize(mnk.game, parsed(mnk, text), depth, 1e6)
}

function leavesIn(text: string): number {
  return minimax(subjectFrom(mnk, parsed(mnk, text)), { depth: DEPTH }).leaves
}

function freeSquares(text: string): number {
  return mnk.game.moves(parsed(mnk, text), new Int32Array(mnk.game.maxMoves))
}

/** Nodes of a tree of so many plies in which every node has so many children. */
function fullTree(plies: number, children: number): number {
  let [nodes, level] = [1, 1]
  for (let ply = 0; ply < plies; ply++) nodes += level *= children
  return nodes
}

/** What a node is worth before any child has been seen, by the line that the program has. */
const STARTS: Readonly<Record<string, (isMax: boolean) => number>> = {
  zero: () => 0,
  low: () => -Infinity,
  each: (isMax) => (isMax ? -Infinity : Infinity),
}

/** The program of the exercise, with one of those lines. */
function withStart(
  start: (isMax: boolean) => number,
  node: TrialNode,
  isMax: boolean,
  trace?: ProgramTrace,
  place?: number,
): number {
  trace?.enter(isMax, place)
  if (typeof node === 'number') {
    trace?.leaf(node)
    return node
  }
  let best = start(isMax)
  for (const [i, child] of node.entries()) {
    const score = withStart(start, child, !isMax, trace, i)
    best = isMax ? Math.max(best, score) : Math.min(best, score)
    trace?.back(best)
  }
  trace?.exit(best)
  return best
}

const whichStart: ChoiceExercise = {
  kind: 'choice',
  options: Object.keys(STARTS),
  answer: 'each',
  check(option): Verdict {
    const start = STARTS[option]
    if (start === undefined) return { right: false }
    const program: TreeProgram = (root, trace) => withStart(start, root, true, trace)
    const wrong = smallestFailing((root) => program(root) !== valueOfTrial(root))
    if (wrong === undefined) return { right: true }
    const { text, root, value } = wrong
    const values = { tree: text, says: String(program(root)), value }
    return { right: false, code: 'wrong-on', values, failure: failureOn(root, program) }
  },
}

export const exercises = {
  'root-value': rootValue,
  'which-saves': whichSaves,
  'how-many-nodes': howManyNodes,
  'which-start': whichStart,
} satisfies ExerciseSet
