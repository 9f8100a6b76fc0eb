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
import { asksOption } from '../asks-option.ts'
import { legalNames } from './legal.ts'
import { programOf, wrongOn } from './programs.ts'
import type { ChoiceExercise, ExerciseSet, TrialNode } from '../exercise.ts'

/** More plies than any tree here has. */
const DEPTH = 9

function parsed<P>(kit: GameKit<P>, text: string): P {
  const read = kit.game.parse(text)
  if (!read.ok)
    throw new ContractError('exercises of the chapter on minimax', `${text}: ${read.error.code}`)
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

/** The kinds of squares that O may take. */
const KINDS: Readonly<Record<string, (square: string) => boolean>> = {
  corner: (square) => linesThrough(square).length === 3,
  edge: (square) => linesThrough(square).length === 2,
  either: (square) => linesThrough(square).length < 4,
}

const LINES = ['a1a2a3', 'b1b2b3', 'c1c2c3', 'a1b1c1', 'a2b2c2', 'a3b3c3', 'a1b2c3', 'a3b2c1']

function linesThrough(square: string): string[] {
  return LINES.filter((each) => each.includes(square))
}

/** The free squares of a kind. */
function freeOf(moves: string, kind: string): string[] {
  return legalNames(mnk, parsed(mnk, moves)).filter(KINDS[kind])
}

/** A square of a kind after which X wins. */
function lostOn(moves: string, kind: string): string | undefined {
  return freeOf(moves, kind).find((square) => valueOf(mnk, moves + square) > 0)
}

/** The kind that saves O wherever it is free; undefined where that cannot be said. */
function savingKind(moves: string): string | undefined {
  const known = saving.get(moves)
  if (known !== undefined) return known === '' ? undefined : known
  const parts = ['corner', 'edge'].filter((kind) => freeOf(moves, kind).length > 0)
  const saves = parts.filter((kind) => lostOn(moves, kind) === undefined)
  const loses = parts.filter((kind) =>
    freeOf(moves, kind).every((square) => valueOf(mnk, moves + square) > 0),
  )
  const told = parts.length === 2 && saves.length + loses.length === 2 && saves.length > 0
  const kind = !told ? '' : saves.length === 2 ? 'either' : saves[0]
  saving.set(moves, kind)
  return kind === '' ? undefined : kind
}

const saving = new Map<string, string>()

/** X has two stones and O one, or each one more, and O’s place decides. */
function withPlace(rng: Rng): string {
  for (;;) {
    const moves = mnk.game.format(randomPosition(mnk, {}, 3, rng))
    if (savingKind(moves) !== undefined) return moves
  }
}

/** Whether X has two stones of a line, and its third square is free. */
function threatened(moves: string): boolean {
  const [x, o] = [0, 1].map((side) =>
    (moves.match(/../g) ?? []).filter((_, ply) => (ply & 1) === side),
  )
  return LINES.some((each) => {
    const squares = each.match(/../g) ?? []
    const own = squares.filter((square) => x.includes(square))
    return own.length === 2 && !squares.some((square) => o.includes(square))
  })
}

const whichSaves: ChoiceExercise = asksOption(
  { kind: 'choice', options: Object.keys(KINDS) },
  {
    asked: CORNERS,
    another: withPlace,
    solve: (moves) => savingKind(moves) ?? '',
    slips: [
      ['more-lines', () => 'corner'],
      ['no-threat-yet', (moves) => (threatened(moves) ? undefined : 'either')],
      ['away-from-it', () => 'edge'],
    ],
    shows(kind, moves) {
      const lost = lostOn(moves, kind)
      return lost === undefined ? {} : { code: 'loses', values: { square: lost } }
    },
    rest: () => ({}),
  },
)

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

/** Where the program of the exercise is wrong with one of those lines; each is found once. */
function wrongStart(option: string): ReturnType<typeof wrongOn> {
  if (!wrongStarts.has(option)) {
    const program = programOf({
      leaf: (worth) => worth,
      start: STARTS[option],
      back: (best, score, isMax) => (isMax ? Math.max(best, score) : Math.min(best, score)),
      answer: (best) => best,
    })
    wrongStarts.set(option, wrongOn(program))
  }
  return wrongStarts.get(option)
}

const wrongStarts = new Map<string, ReturnType<typeof wrongOn>>()

/** What somebody counts on who has forgotten Min: all nodes take the largest. */
function withoutMin(option: string, root: TrialNode): number {
  if (typeof root === 'number') return root
  return Math.max(STARTS[option](true), ...root.map((child) => withoutMin(option, child)))
}

const largestOf = (root: TrialNode): number =>
  typeof root === 'number' ? root : Math.max(...root.map(largestOf))

/** The same tree, its leaves worth something to Max. */
const forMax = (root: TrialNode): TrialNode =>
  typeof root === 'number' ? Math.abs(root) + 1 : root.map(forMax)

/** The line that is right if Min is forgotten, other than the one that is right anyway. */
function rightWithoutMin(root: TrialNode): string | undefined {
  return Object.keys(STARTS).find((each) => withoutMin(each, root) === largestOf(root))
}

/** Two nodes with leaves of which some are below 0. */
function anyPairs(rng: Rng): readonly TrialNode[] {
  return [0, 1].map(() => [0, 1].map(() => -1 - rng.below(12)))
}

const whichStart: ChoiceExercise = asksOption(
  { kind: 'choice', options: Object.keys(STARTS) },
  {
    asked: [
      [-3, -12],
      [-2, -4],
    ] as readonly TrialNode[],
    another: anyPairs,
    // By many trees, whatever the one that is looked at.
    solve: () => Object.keys(STARTS).find((option) => wrongStart(option) === undefined) ?? '',
    slips: [
      ['nothing-below-0', (root) => rightWithoutMin(forMax(root))],
      ['max-alone', rightWithoutMin],
    ],
    shows: (option) => wrongStart(option) ?? {},
    rest: () => ({}),
  },
)

export const exercises = {
  'root-value': rootValue,
  'which-saves': whichSaves,
  'how-many-nodes': howManyNodes,
  'which-start': whichStart,
} satisfies ExerciseSet
