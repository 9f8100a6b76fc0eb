/** The numbers that the chapter on moves and trees states, in whatever language: counted when the page is built. */
import {
  ContractError,
  kits,
  minimax,
  mnk,
  perftCounts,
  subjectFrom,
  type GameId,
  type GameKit,
} from '../engine/index.ts'
import type { CountedGrowth, Growth, GrowthLabel } from '../src/charts/growth.ts'
import { growingTree } from '../src/i18n/growing-tree.ts'
import { number } from '../src/i18n/numbers.ts'
import { rightOf } from './right-choice.ts'
import { NODE_BYTES, type Wholes } from '../src/widgets/growing-tree/schema.ts'

/** How deep each game's lines of play are counted: what a second or two of a build affords. */
const COUNTED: readonly {
  readonly id: keyof typeof growingTree.counted
  readonly plies: number
}[] = [
  { id: 'mnk', plies: 9 },
  { id: 'connect4', plies: 9 },
  { id: 'gomoku8', plies: 4 },
  { id: 'abalone', plies: 4 },
  { id: 'gomoku', plies: 3 },
  { id: 'ninuki', plies: 2 },
]

function counted<P>(kit: GameKit<P>, plies: number): number[] {
  return [1, ...perftCounts(kit.game, kit.game.initial(), plies)]
}

/** By game: `counts[d]` lines of d plies, by the rules. */
export const real = COUNTED.map(({ id, plies }) => ({
  id,
  counts: counted(kits[id], plies),
}))

/** Games that put a stone on a square of so many, and how many plies the formula is drawn for. */
const SQUARES = [
  { n: 9, plies: 9 },
  { n: 42, plies: 10 },
  { n: 64, plies: 10 },
  { n: 361, plies: 10 },
] as const

/** n!/(n−d)!, exactly. */
function arrangements(n: number, d: number): bigint {
  let product = 1n
  for (let i = 0; i < d; i++) product *= BigInt(n - i)
  return product
}

const formula = SQUARES.map(({ n, plies }) => ({
  n,
  counts: Array.from({ length: plies + 1 }, (_, d) => Number(arrangements(n, d))),
}))

function countsOf(id: GameId): readonly number[] {
  const found = real.find((each) => each.id === id)
  if (found === undefined)
    throw new ContractError('the chapter on moves and trees', `${id} is not counted`)
  return found.counts
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** The tree that the report reckons with: Gomoku on 64 squares, ten plies deep. */
export const TEN = 10
export const largest = {
  lines: arrangements(64, TEN),
  bytes: arrangements(64, TEN) * BigInt(NODE_BYTES),
}

/** All of tic-tac-toe. */
const all = minimax(subjectFrom(mnk, mnk.game.initial()), { depth: 9 })
export const whole = { nodes: all.nodes, leaves: all.leaves }

const connect4 = countsOf('connect4')
const ten = Array.from({ length: TEN + 1 }, (_, d) => Number(arrangements(64, d)))

/** How far it is to the end, for the tree that is opened by hand. */
export const wholes: Wholes = {
  mnk: { nodes: whole.nodes, inner: whole.nodes - whole.leaves },
  connect4: {
    nodes: sum(connect4),
    inner: sum(connect4.slice(0, -1)),
    plies: connect4.length - 1,
  },
  gomoku8: { nodes: sum(ten), inner: sum(ten.slice(0, -1)), plies: TEN, atMost: true },
}

/** The first ply at which fewer lines are possible than the formula has. */
function parting(id: GameId, n: number): number {
  const counts = countsOf(id)
  const ply = counts.findIndex((count, d) => BigInt(count) < arrangements(n, d))
  if (ply < 0)
    throw new ContractError('the chapter on moves and trees', `${id} keeps to the formula`)
  return ply
}

export const parts = {
  mnk: {
    ply: parting('mnk', 9),
    real: countsOf('mnk')[parting('mnk', 9)],
    formula: Number(arrangements(9, parting('mnk', 9))),
  },
  connect4: {
    plies: connect4.length - 1,
    real: connect4[connect4.length - 1],
    formula: Number(arrangements(42, connect4.length - 1)),
  },
}

// The text says that Gomoku on 64 squares keeps to the formula.
countsOf('gomoku8').forEach((count, d) => {
  if (BigInt(count) !== arrangements(64, d))
    throw new ContractError('the chapter on moves and trees', `${count} at ${d}`)
})

/** Moves at the start of a game of Abalone, and their average at the next plies. */
const abalone = countsOf('abalone')
export const marbles = {
  moves: abalone[1],
  later: Math.round(abalone[abalone.length - 1] / abalone[abalone.length - 2]),
}

/** What a search keeps of a tree ten plies deep: one line, with the moves of each node on it. */
export const kept = { plies: TEN, moves: TEN * 64 }

/** The chart: by game its sign and its tone, and where its name stands. */
const LOOKS: Partial<Record<GameId, Omit<CountedGrowth, 'name' | 'counts'>>> = {
  mnk: {
    symbol: 'square',
    tone: 'soft',
    label: { x: 9.2, power: 4.3, anchor: 'end' },
  },
  connect4: {
    symbol: 'circle',
    tone: 'ink',
    label: { x: 8.9, power: 8.1, anchor: 'end' },
  },
  gomoku8: {
    symbol: 'diamond',
    tone: 'ink',
    label: { x: 5.1, power: 7.2, anchor: 'start', leader: [4.1, 7.2] },
  },
  abalone: {
    symbol: 'triangle',
    tone: 'soft',
    label: { x: 5.1, power: 6.3, anchor: 'start', leader: [4.1, 6.65] },
  },
  gomoku: {
    symbol: 'star',
    tone: 'soft',
    label: { x: 1.6, power: 0.6, anchor: 'start', leader: [1.23, 0.6] },
  },
  ninuki: {
    symbol: 'wye',
    tone: 'ink',
    label: { x: 1.6, power: 6.3, anchor: 'end', leader: [1.95, 5.3] },
  },
}

function looks(id: GameId) {
  const found = LOOKS[id]
  if (found === undefined)
    throw new ContractError('the chapter on moves and trees', `${id} has no place in the chart`)
  return found
}

/** By the squares of the formula, where its name stands. */
const NAMED: Record<(typeof SQUARES)[number]['n'], GrowthLabel> = {
  9: { x: 8.5, power: 6.1, anchor: 'start' },
  42: { x: 10.35, power: 12.4, anchor: 'end' },
  64: { x: 9.2, power: 16.7, anchor: 'end' },
  361: { x: 6.8, power: 17.6, anchor: 'end' },
}

export const chart = (): {
  readonly real: readonly CountedGrowth[]
  readonly formula: readonly Growth[]
} => ({
  real: real.map(({ id, counts }) => ({ name: growingTree.counted[id], counts, ...looks(id) })),
  formula: formula.map(({ n, counts }) => ({ name: `${n}!/(${n}−d)!`, counts, label: NAMED[n] })),
})

/** The same as a table: a row a ply. */
export const table = (): readonly (readonly (string | number)[])[] => [
  [
    growingTree.plies,
    ...real.map(({ id }) => growingTree.counted[id]),
    ...formula.map(({ n }) => `${n}!/(${n}−d)!`),
  ],
  ...Array.from({ length: TEN + 1 }, (_, d) => [
    d,
    ...real.map(({ counts }) => (counts[d] === undefined ? '' : number(counts[d]))),
    ...formula.map(({ counts }) => (counts[d] === undefined ? '' : written(counts[d]))),
  ]),
]

/** A count that may be too long to be read: `5.50 · 10¹⁷`. */
export function written(count: number | bigint): string {
  return growingTree.number(Number(count))
}

/** The hard level of the 8×8 report, and how many nodes that is from the empty board. */
const HARD = 4
const BUDGET = lines(64, HARD)

/** Lines of so many moves on so many free squares, by the formula. */
function lines(free: number, depth: number): number {
  let count = 1
  for (let i = 0; i < depth; i++) count *= free - i
  return count
}

/** The most free squares at which so many moves ahead are no more work than that. */
function mostFree(depth: number): number {
  let free = 64
  while (lines(free, depth) > BUDGET) free--
  return free
}

/** The whole rest of a game is no more work either with so many squares. */
const REST = Array.from({ length: 64 }, (_, free) => free).findLast(
  (free) => lines(free, free) <= BUDGET,
)

/** As the command line takes it: from so many free squares on, so many plies. */
function ruleOf(rest: number): string {
  const steps: string[] = []
  for (let depth = HARD; mostFree(depth) > rest; depth++) {
    steps.push(`${Math.max(rest, mostFree(depth + 1)) + 1}:${depth}`)
  }
  return [...steps, `0:${rest}`].join(',')
}

/** How far the same work leads as the board fills. */
export const deeper = {
  rule: ruleOf(REST ?? 0),
  depth: HARD,
  lines: BUDGET,
  rows: [64, 40, 25, 16, 12, 10].map((free) => {
    let depth = 0
    while (depth < free && lines(free, depth + 1) <= BUDGET) depth++
    return { free, depth, lines: lines(free, depth) }
  }),
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))
/** What readers are asked of the whole tree of tic-tac-toe, and what other counts come to. */
export const guesses = { fillings: 3 ** 9, orders: factorial(9), nodes: whole.nodes }
export const rightGuess = rightOf(
  'moves and trees',
  ['fillings', 'orders', 'nodes'],
  (guess) => guesses[guess] === sum(countsOf('mnk')),
)
