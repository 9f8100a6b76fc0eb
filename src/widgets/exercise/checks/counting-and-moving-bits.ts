import {
  bitsOf,
  EMPTY,
  freePlaces,
  fromBit,
  type Rng,
  or,
  popcount,
  rngOf,
  type Word,
} from '../../../../engine/index.ts'
import { heightOf } from '../../bit-steps/moves.ts'
import { fromNumber, toNumber } from '../../bits/number.ts'
import { bitAt, COLUMNS, nameOf, placeOf, ROWS } from '../../bits/places.ts'
import { asksNumber } from '../asks-number.ts'
import { asksOption } from '../asks-option.ts'
import { asksRepair } from '../asks-repair.ts'
import type { ExerciseSet, Failure, PickExercise, RepairExercise } from '../exercise.ts'
import { line } from './line.ts'

/** Filled squares, and a column that a 1 is added to at its bottom. */
interface Added {
  readonly filled: Word
  readonly column: number
}

/** The squares that so many pieces fill, each dropped into a column at random. */
function filledOf(pieces: number, rng: Rng): Word {
  let filled: Word = EMPTY
  for (let dropped = 0; dropped < pieces; dropped++) {
    const places = bitsOf(freePlaces(filled))
    filled = or(filled, fromBit(places[rng.below(places.length)] ?? 0))
  }
  return filled
}

/** A column that has room, of a board at random. */
function anyColumn(rng: Rng): Added {
  for (;;) {
    const filled = filledOf(6 + rng.below(20), rng)
    const column = rng.below(COLUMNS)
    if (heightOf(filled, column) < ROWS) return { filled, column }
  }
}

/** Of a board at random, a column that is neither empty nor nearly full. */
function asked(): Added {
  const rng = rngOf(4)
  for (;;) {
    const added = anyColumn(rng)
    const height = heightOf(added.filled, added.column)
    if (height > 2 && height < ROWS - 1) return added
  }
}

export const ADDED = asked()

const whereItRests: PickExercise = asksOption(
  {
    kind: 'pick',
    board: { columnBits: 7, columns: COLUMNS, word: ADDED.filled, numbers: true },
  },
  {
    asked: ADDED,
    another: anyColumn,
    solve: ({ filled, column }) => bitAt(column, heightOf(filled, column)),
    slips: [
      [
        'top-piece',
        ({ filled, column }) => bitAt(column, Math.max(0, heightOf(filled, column) - 1)),
      ],
      ['stays', ({ column }) => bitAt(column, 0)],
      [
        'one-too-far',
        ({ filled, column }) =>
          heightOf(filled, column) + 1 < ROWS
            ? bitAt(column, heightOf(filled, column) + 1)
            : undefined,
      ],
      [
        'column-on',
        ({ filled, column }) =>
          column + 1 < COLUMNS ? bitAt(column + 1, heightOf(filled, column)) : undefined,
      ],
      ['highest', ({ column }) => bitAt(column, ROWS - 1)],
    ],
    values: (_, bit) => ({ square: nameOf(placeOf(bit)), bit }),
    rest: (bit, { column }) => ({
      code: placeOf(bit).column === column ? 'on-the-way' : 'other-column',
      values: { square: nameOf(placeOf(bit)), bit },
    }),
  },
)

/** A number with several bits, of which 1 is none. */
export const NUMBER = 88

const lowestOf = (b: number) => b & -b

const lowestAlone = asksNumber<number>({
  asked: NUMBER,
  another(rng) {
    for (;;) {
      const b = 6 + rng.below(500)
      if (b % 2 === 0 && (b & (b - 1)) !== 0) return b
    }
  },
  solve: lowestOf,
  slips: [
    ['place', (b) => 31 - Math.clz32(lowestOf(b))],
    ['cleared', (b) => b & (b - 1)],
    ['highest-alone', (b) => 2 ** (31 - Math.clz32(b))],
    ['shifted', (b) => b / lowestOf(b)],
    ['nothing', () => 0],
    ['itself', (b) => b],
    ['negative', (b) => -lowestOf(b)],
  ],
  first: 'first-binary',
  values: (b) => ({ b, digits: b.toString(2), lowest: lowestOf(b).toString(2) }),
})

/** Columns of a board, and how many of them are full. */
interface Columns {
  readonly columns: number
  readonly full: number
}

export const COLUMNS_FULL: Columns = { columns: COLUMNS, full: 2 }

const sumBits = asksNumber<Columns>({
  asked: COLUMNS_FULL,
  another(rng) {
    const columns = 5 + rng.below(6)
    return { columns, full: 1 + rng.below(columns - 2) }
  },
  solve: ({ columns }) => columns,
  slips: [
    ['open-alone', ({ columns, full }) => columns - full],
    ['full-alone', ({ full }) => full],
    ['two-a-full', ({ columns, full }) => columns + full],
    ['with-pieces', ({ columns, full }) => columns + full * ROWS],
  ],
  first: 'first-column',
  values: ({ columns, full }) => ({ columns, full, open: columns - full }),
})

/** Counts the bits of a word, with a loop that does not end and a count that begins too high. */
const COUNT = [
  line(0, 'function count(b) {'),
  line(1, 'let n = 1', 'let n = 0'),
  line(1, 'while (b !== 0n) {'),
  line(2, 'b &= -b', 'b >>= 1n', 'b &= b - 1n'),
  line(2, 'n += 1'),
  line(1, '}'),
  line(1, 'return n'),
  line(0, '}'),
] as const

const BEGINS = [1, 0] as const
const CLEARS: readonly ((b: bigint) => bigint)[] = [
  (b) => b & -b,
  (b) => b >> 1n,
  (b) => b & (b - 1n),
]
/** No board has more bits. */
const MOST_ROUNDS = 64

/** The words that the loop leaves, the first before it, and the count; it is ended after a while. */
function counted(word: Word, chosen: readonly number[]) {
  let b = toNumber(word)
  let n: number = BEGINS[chosen[1] ?? 0] ?? 0
  const left = [word]
  while (b !== 0n && left.length <= MOST_ROUNDS) {
    b = CLEARS[chosen[3] ?? 0]?.(b) ?? 0n
    n += 1
    left.push(fromNumber(b))
  }
  return { n, left, ends: b === 0n }
}

const countLoop: RepairExercise = asksRepair({
  program: COUNT,
  answer: [0, 1, 0, 2, 0, 0, 0, 0],
  slips: [
    ['keeps-the-lowest', 3, 0],
    ['counts-places', 3, 1],
    ['begins-at-one', 1, 0],
  ],
  failing(chosen) {
    for (let plies = 1; plies <= 24; plies++) {
      const word = filledOf(plies, rngOf(plies))
      const right = popcount(word)
      const { n, left, ends } = counted(word, chosen)
      if (ends && n === right) continue
      const squares = bitsOf(word)
        .map((bit) => nameOf(placeOf(bit)))
        .join(', ')
      const values = { squares, given: n, right }
      return { code: ends ? 'miscounts' : 'endless', values, failure: rounds(left, chosen) }
    }
    return undefined
  },
})

/** The word before the loop and after each round, as far as a reader will follow. */
function rounds(left: readonly Word[], chosen: readonly number[]): Failure {
  return {
    kind: 'bits',
    steps: () =>
      left.slice(0, 8).map((word, round) => ({
        code: round === 0 ? 'step-begin' : 'step-round',
        values: { n: (BEGINS[chosen[1] ?? 0] ?? 0) + round, bits: popcount(word) },
        word: fromNumber(BigInt.asUintN(bitAt(COLUMNS, 0), toNumber(word))),
      })),
  }
}

export const exercises = {
  'where-it-rests': whereItRests,
  'lowest-alone': lowestAlone,
  'sum-bits': sumBits,
  'count-loop': countLoop,
} satisfies ExerciseSet
