import {
  ContractError,
  EXACT,
  LOWER,
  megabytesOf,
  mnk,
  NO_SLOT,
  randomPosition,
  TranspositionTable,
  UPPER,
  type Rng,
} from '../../../../engine/index.ts'
import { asksNumber } from '../asks-number.ts'
import { asksOption } from '../asks-option.ts'
import type { ChoiceExercise, ExerciseSet } from '../exercise.ts'

function parsed(text: string) {
  const read = mnk.game.parse(text)
  if (!read.ok) throw new ContractError('exercises of the chapter on the table', read.error.code)
  return read.value
}

/** The squares of each side, X’s first. */
export function stonesOf(text: string): readonly (readonly number[])[] {
  const { cells } = parsed(text)
  return [0, 1].map((side) => [...cells.keys()].filter((square) => cells[square] === side))
}

/** In how many orders a game can come to the stones of a position: none may end it before. */
function orders(text: string): number {
  const sides = stonesOf(text)
  const stones = sides.flat().length
  const position = mnk.game.initial()
  const count = (): number => {
    if (position.stones === stones) return 1
    if (mnk.game.outcome(position) !== undefined) return 0
    let all = 0
    for (const square of sides[mnk.game.toMove(position)]) {
      if (position.cells[square] !== -1) continue
      mnk.game.play(position, square)
      all += count()
      mnk.game.undo(position)
    }
    return all
  }
  return count()
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

/** Five stones, none of which makes a line. */
export const MET = 'b2a1c3c1a2'

const ordersThatMeet = asksNumber<string>({
  asked: MET,
  another: (rng) => mnk.game.format(randomPosition(mnk, {}, 3 + rng.below(3), rng)),
  solve: orders,
  slips: [
    ['any-stone', (text) => factorial(stonesOf(text).flat().length)],
    ['one-side', (text) => factorial(stonesOf(text)[0].length)],
    ['added', (text) => stonesOf(text).reduce((sum, { length }) => sum + factorial(length), 0)],
    ['one-order', () => 1],
  ],
  first: 'first-side',
  values: (text) => {
    const [x, o] = stonesOf(text).map(({ length }) => length)
    return { x, o }
  },
})

/** A key of eight bits, and the numbers of a stone on two squares. */
interface Shifted {
  readonly key: number
  readonly from: number
  readonly to: number
}

export const SHIFTED: Shifted = { key: 0xb2, from: 0x64, to: 0x3d }
export const hex = (byte: number | bigint) => `0x${byte.toString(16).padStart(2, '0')}`
const byte = (rng: Rng) => 1 + rng.below(255)

const keyAfter = asksNumber<Shifted>({
  asked: SHIFTED,
  another: (rng) => ({ key: byte(rng), from: byte(rng), to: byte(rng) }),
  pattern: true,
  solve: ({ key, from, to }) => key ^ from ^ to,
  slips: [
    ['still-there', ({ key, to }) => key ^ to],
    ['gone', ({ key, from }) => key ^ from],
    ['arithmetic', ({ key, from, to }) => (key - from + to) & 0xff],
    ['or', ({ key, from, to }) => (key & ~from) | to],
    ['one-stone', ({ from, to }) => from ^ to],
  ],
  first: 'first-bit',
  values: ({ key, from, to }) => ({ key: hex(key), from: hex(from), to: hex(to) }),
  written: ({ over }) => hex(over),
})

/** A table of four slots, and keys that are stored one after the other. */
const SLOTS = 4
export const STORED = [0x2c, 0x91, 0x5e, 0xf4, 0xa9, 0x70]

/** How many of them the table still has at the end. */
function stillFound(keys: readonly number[]): number {
  const table = new TranspositionTable(megabytesOf(SLOTS))
  for (const key of keys) table.store(key, 0, 1, 0, 0, EXACT, 0)
  return keys.filter((key) => table.find(key, 0) !== NO_SLOT).length
}

const stillThere = asksNumber<readonly number[]>({
  asked: STORED,
  another: (rng) => {
    const keys = new Set<number>()
    while (keys.size < 4 + rng.below(5)) keys.add(rng.below(256))
    return [...keys]
  },
  solve: stillFound,
  slips: [
    ['no-collision', (keys) => keys.length],
    ['every-slot', () => SLOTS],
    [
      'both-lost',
      (keys) =>
        keys.filter((key) => !keys.some((other) => other !== key && other % SLOTS === key % SLOTS))
          .length,
    ],
  ],
  first: 'first-slots',
  values: (keys) => ({ keys: keys.length, slots: SLOTS }),
})

/** What an entry holds of a position. */
interface Entry {
  readonly bound: number
  readonly score: number
  readonly depth: number
}

/** What a node of that position asks. */
interface Asking {
  readonly depth: number
  readonly alpha: number
  readonly beta: number
}

interface Settling {
  readonly entry: Entry
  readonly nodes: readonly Asking[]
}

/** Which of three nodes are answered. */
const ANSWERED = ['none', 'a', 'b', 'c', 'ab', 'ac', 'bc', 'abc'] as const
const NAMES = 'abc'

export const SETTLING: Settling = {
  entry: { bound: LOWER, score: 5, depth: 3 },
  nodes: [
    { depth: 3, alpha: 1, beta: 4 },
    { depth: 3, alpha: 3, beta: 8 },
    { depth: 2, alpha: 1, beta: 4 },
  ],
}

function answered(
  { entry, nodes }: Settling,
  answers: (entry: Entry, node: Asking) => boolean,
): string {
  return [...NAMES].filter((_, i) => answers(entry, nodes[i])).join('') || 'none'
}

function fromTable({ bound, score, depth }: Entry, node: Asking): boolean {
  const table = new TranspositionTable(megabytesOf(1))
  const slot = table.store(1, 1, depth, 0, score, bound, 0)
  return table.answers(slot, node.depth, 0, node.alpha, node.beta)
}

const fits = ({ bound, score }: Entry, { alpha, beta }: Asking) =>
  bound === EXACT || (bound === LOWER ? score >= beta : score <= alpha)
const other = (bound: number) => (bound === LOWER ? UPPER : bound === UPPER ? LOWER : bound)

const whichSettles: ChoiceExercise = asksOption(
  { kind: 'choice', options: ANSWERED },
  {
    asked: SETTLING,
    another: (rng) => ({
      entry: {
        bound: [EXACT, LOWER, UPPER][rng.below(3)],
        score: rng.below(9),
        depth: 1 + rng.below(3),
      },
      nodes: Array.from(NAMES, () => {
        const alpha = rng.below(8)
        return { depth: 1 + rng.below(3), alpha, beta: alpha + 1 + rng.below(4) }
      }),
    }),
    solve: (asked) => answered(asked, fromTable),
    slips: [
      ['depth-alone', (asked) => answered(asked, (entry, { depth }) => entry.depth === depth)],
      ['bound-alone', (asked) => answered(asked, fits)],
      [
        'deep-enough',
        (asked) => answered(asked, (entry, node) => entry.depth >= node.depth && fits(entry, node)),
      ],
      [
        'turned-round',
        (asked) =>
          answered(asked, (entry, node) =>
            fromTable({ ...entry, bound: other(entry.bound) }, node),
          ),
      ],
      [
        'exact-alone',
        (asked) =>
          answered(asked, (entry, node) => entry.bound === EXACT && fromTable(entry, node)),
      ],
    ],
    rest: () => ({ code: 'first-depth' }),
  },
)

export const exercises = {
  'orders-that-meet': ordersThatMeet,
  'key-after': keyAfter,
  'still-there': stillThere,
  'which-settles': whichSettles,
} satisfies ExerciseSet
