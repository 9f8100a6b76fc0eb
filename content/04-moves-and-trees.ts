/** The numbers that chapter 4 states, in whatever language: counted when the page is built. */
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
import type { Growth } from '../src/charts/growth.ts'
import { grow } from '../src/i18n/en/grow.ts'
import { NODE_BYTES, type Wholes } from '../src/widgets/grow/schema.ts'

/** How deep each game's lines of play are counted: what a second or two of a build affords. */
const COUNTED: readonly { readonly id: GameId; readonly name: string; readonly plies: number }[] = [
  { id: 'mnk', name: 'tic-tac-toe', plies: 9 },
  { id: 'connect4', name: 'Connect 4', plies: 9 },
  { id: 'gomoku8', name: 'Gomoku 8×8', plies: 4 },
  { id: 'abalone', name: 'Abalone', plies: 4 },
  { id: 'gomoku', name: 'Gomoku 19×19', plies: 3 },
  { id: 'ninuki', name: 'Ninuki', plies: 2 },
]

function counted<P>(kit: GameKit<P>, plies: number): number[] {
  return [1, ...perftCounts(kit.game, kit.game.initial(), plies)]
}

/** By game: `counts[d]` lines of d plies, by the rules. */
export const real = COUNTED.map(({ id, name, plies }) => ({
  id,
  name,
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
export function arrangements(n: number, d: number): bigint {
  let product = 1n
  for (let i = 0; i < d; i++) product *= BigInt(n - i)
  return product
}

export const formula = SQUARES.map(({ n, plies }) => ({
  n,
  counts: Array.from({ length: plies + 1 }, (_, d) => Number(arrangements(n, d))),
}))

function countsOf(id: GameId): readonly number[] {
  const found = real.find((each) => each.id === id)
  if (found === undefined) throw new ContractError('chapter 4', `${id} is not counted`)
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
  if (ply < 0) throw new ContractError('chapter 4', `${id} keeps to the formula`)
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
    throw new ContractError('chapter 4', `${count} at ${d}`)
})

/** Moves at the start of a game of Abalone, and their average at the next plies. */
const abalone = countsOf('abalone')
export const marbles = {
  moves: abalone[1],
  later: Math.round(abalone[abalone.length - 1] / abalone[abalone.length - 2]),
}

/** What a search keeps of a tree ten plies deep: one line, with the moves of each node on it. */
export const kept = { plies: TEN, moves: TEN * 64 }

/** The numbers of the chart. */
const UP: Readonly<Record<string, number>> = {
  'Gomoku 8×8': 7,
  Abalone: -6,
  Ninuki: 9,
  'tic-tac-toe': -6,
}
export const chart: { readonly real: readonly Growth[]; readonly formula: readonly Growth[] } = {
  real: real.map(({ name, counts }) => ({ name, counts, up: UP[name] ?? 0 })),
  formula: formula.map(({ n, counts }) => ({
    name: `${n}!/(${n}−d)!`,
    counts,
    up: n === 42 ? -14 : n === 9 ? 6 : 0,
  })),
}

/** The same as a table: a row a ply. */
export const table: readonly (readonly (string | number)[])[] = [
  ['plies', ...real.map(({ name }) => name), ...formula.map(({ n }) => `${n}!/(${n}−d)!`)],
  ...Array.from({ length: TEN + 1 }, (_, d) => [
    d,
    ...real.map(({ counts }) => (counts[d] === undefined ? '' : grouped(counts[d]))),
    ...formula.map(({ counts }) => (counts[d] === undefined ? '' : written(counts[d]))),
  ]),
]

/** 1234567 as `1,234,567`. */
export function grouped(count: number, language = 'en'): string {
  return count.toLocaleString(language)
}

/** A count that may be too long to be read: `5.50 · 10¹⁷`. */
export function written(count: number | bigint): string {
  return grow.number(Number(count))
}
