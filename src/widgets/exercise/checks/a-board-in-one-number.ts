import {
  bitsOf,
  EMPTY,
  equals,
  fromBit,
  fromBits,
  lowestBit,
  popcount,
  rngOf,
  type Rng,
  wordOf,
  type Word,
} from '../../../../engine/index.ts'
import { fromNumber, grouped, toNumber } from '../../bits/number.ts'
import { bitAt, COLUMNS, nameOf, placeOf, ROWS } from '../../bits/places.ts'
import { shiftTrap } from '../../bits/shift-trap-model.ts'
import type {
  BuildExercise,
  ExerciseSet,
  Failure,
  PickExercise,
  RepairExercise,
} from '../exercise.ts'
import { asksNumber, type About } from '../asks-number.ts'
import { asksOption } from '../asks-option.ts'
import { asksRepair } from '../asks-repair.ts'
import { line } from './line.ts'

const D1 = bitAt(3, 0)
const E6 = bitAt(4, 5)

/** The bits of a board: its columns and their guard bits. */
const BITS = bitAt(COLUMNS, 0)

/** The bit of a square of the board at random. */
function anySquare(rng: Rng): number {
  return bitAt(rng.below(COLUMNS), rng.below(ROWS))
}

/** The number of a board with one stone on d1. */
const numberOfD1 = asksNumber<number>({
  asked: D1,
  another: anySquare,
  solve: (bit) => toNumber(fromBit(bit)),
  slips: [
    ['index', (bit) => bit],
    ['doubled', (bit) => 2 * bit],
    ['from-one', (bit) => toNumber(fromBit(bit + 1))],
    ['all-below', (bit) => toNumber(fromBit(bit)) - 1n],
    ['no-guard', (bit) => toNumber(fromBit(bitAt(columnOf(bit), rowOf(bit), 6)))],
    ['by-rows', (bit) => toNumber(fromBit(rowOf(bit) * COLUMNS + columnOf(bit)))],
  ],
  first: 'first-bit',
  values: (bit) => ({ bit, square: nameOf(placeOf(bit)) }),
  about({ over: answer }): About | undefined {
    if (answer < 0n || answer >= 1n << BigInt(BITS)) return { code: 'no-board' }
    const word = fromNumber(answer)
    const bits = popcount(word)
    if (bits !== 1) return { code: 'bits', values: { bits } }
    const place = placeOf(lowestBit(word))
    const code = place.kind === 'guard' ? 'guard-bit' : 'other-square'
    return { code, values: { other: nameOf(place) } }
  },
  written: ({ over }) => grouped(over),
})

const columnOf = (bit: number) => placeOf(bit).column
const rowOf = (bit: number) => bit - bitAt(columnOf(bit), 0)

/** Where the stone lands that `1 << bit` should put there: really evaluated. */
function landing(bit: number): number {
  return lowestBit(wordOf(shiftTrap(bit).number, 0))
}

/** Bits that an int32 has; a shift counts in them. */
const INT_BITS = 32

const whereItLands: PickExercise = asksOption(
  { kind: 'pick', board: { columnBits: 7, columns: COLUMNS, word: EMPTY, numbers: false } },
  {
    asked: E6,
    another(rng) {
      for (;;) {
        const bit = anySquare(rng)
        if (bit > INT_BITS) return bit
      }
    },
    solve: landing,
    slips: [
      ['meant', (bit) => bit],
      ['counted-from-one', (bit) => landing(bit) - 1],
      ['one-less-bit', (bit) => bit % (INT_BITS - 1)],
      ['stays-at-the-end', () => INT_BITS - 1],
      ['a-column-on', (bit) => (bit + bitAt(1, 0) < BITS ? bit + bitAt(1, 0) : undefined)],
    ],
    values: (_, picked) => ({ square: nameOf(placeOf(picked)), bit: picked }),
    rest: (picked) => ({
      code: 'lands',
      values: { square: nameOf(placeOf(picked)), bit: picked, more: picked + INT_BITS },
    }),
  },
)

/** The board with one stone on the square of a bit, where there is one. */
function stoneOn(bit: number): Word | undefined {
  return bit < BITS && placeOf(bit).kind === 'square' ? fromBit(bit) : undefined
}

/** The low bits of a board as a number with a sign. */
function lowOf(word: Word, bits: number): bigint {
  return BigInt.asIntN(bits, toNumber(word))
}

/** A board whose low half, of so many bits, is negative. */
const negativeHalf: BuildExercise = asksOption(
  { kind: 'build', board: { columnBits: 7, columns: COLUMNS, word: EMPTY, numbers: true } },
  {
    asked: INT_BITS,
    another(rng) {
      for (;;) {
        const bits = 9 + rng.below(INT_BITS - 8)
        if (stoneOn(bits - 1) !== undefined) return bits
      }
    },
    solve: (bits) => fromBit(bits - 1),
    right(word, bits) {
      const low = lowOf(word, bits)
      if (low >= 0n) return undefined
      const stones = popcount(word)
      return stones === 1 ? {} : { code: 'one-is-enough', values: { low: grouped(low), stones } }
    },
    slips: [
      ['counted-places-from-one', (bits) => stoneOn(bits)],
      ['a-bit-early', (bits) => stoneOn(bits - 2)],
      ['the-last-bit', () => stoneOn(BITS - 2)],
      ['all-but-the-sign', (bits) => squaresBelow(bits - 1)],
    ],
    same: equals,
    values: (bits, word) => ({ bits, low: grouped(lowOf(word, bits)) }),
    rest: (word, bits) => ({
      code: 'not-negative',
      first: 'first-sign',
      values: { low: grouped(lowOf(word, bits)), bits },
    }),
  },
)

/** Stones on all squares whose bits are below one. */
function squaresBelow(bit: number): Word {
  const bits = Array.from({ length: bit }, (_, each) => each)
  return fromBits(bits.filter((each) => placeOf(each).kind === 'square'))
}

/** A move as the chapter has it, with the height still going up and the stone still put down. */
const UNDO = [
  line(0, 'function undo(column) {'),
  line(1, 'heights[column] += 1n', 'heights[column] -= 1n'),
  line(1, 'const stone = 1n << heights[column]'),
  line(1, 'stones |= stone', 'stones &= stone', 'stones ^= stone'),
  line(0, '}'),
] as const

const HEIGHT_STEPS = [1n, -1n] as const
const TURNS: readonly ((stones: bigint, stone: bigint) => bigint)[] = [
  (stones, stone) => stones | stone,
  (stones, stone) => stones & stone,
  (stones, stone) => stones ^ stone,
]

/** The moves of a game, as columns: first of one move only, then of games played at random. */
function gameOf(seed: number): readonly number[] {
  const rng = rngOf(seed)
  const heights = Array.from({ length: COLUMNS }, () => 0)
  return Array.from({ length: seed }, () => {
    let column = rng.below(COLUMNS)
    while (heights[column] === ROWS) column = rng.below(COLUMNS)
    heights[column]++
    return column
  })
}

/** A program that takes a move back, run on games after each of their moves. */
const mend: RepairExercise = asksRepair({
  program: UNDO,
  answer: [0, 1, 0, 2, 0],
  slips: [
    ['height-goes-up', 1, 0],
    ['puts-again', 3, 0],
    ['keeps-the-stone-alone', 3, 1],
  ],
  failing(chosen) {
    for (let game = 1; game <= 30; game++) {
      const heights = Array.from({ length: COLUMNS }, (_, column) => BigInt(bitAt(column, 0)))
      let stones = 0n
      for (const column of gameOf(game)) {
        const free = heights[column]
        const after = stones | (1n << free)
        const height = free + 1n + HEIGHT_STEPS[chosen[1]]
        const back = TURNS[chosen[3]](after, 1n << height)
        const square = nameOf(placeOf(Number(free)))
        const failure = undoing(stones, free, back, height)
        if (back !== stones) {
          const values = { square, squares: squaresOf(back), right: squaresOf(stones) }
          return { code: 'other-stones', values, failure }
        }
        if (height !== free) {
          const values = { square, bit: Number(height), right: Number(free) }
          return { code: 'other-height', values, failure }
        }
        stones = after
        heights[column] = free + 1n
      }
    }
    return undefined
  },
})

/** A stone that is put on a free place and taken back by the program. */
function undoing(stones: bigint, free: bigint, back: bigint, height: bigint): Failure {
  const bit = Number(free)
  const values = { square: nameOf(placeOf(bit)), bit, height: bit + 1, next: Number(height) }
  const onBoard = (word: bigint) => fromNumber(BigInt.asUintN(BITS, word))
  return {
    kind: 'bits',
    steps: () => [
      { code: 'step-before', values, word: onBoard(stones), bit },
      { code: 'step-put', values, word: onBoard(stones | (1n << free)), bit },
      {
        code: 'step-height',
        values,
        word: onBoard(stones | (1n << free)),
        ...(height < BigInt(BITS) && { bit: Number(height) }),
      },
      { code: 'step-back', values, word: onBoard(back), bit: Number(height) },
    ],
  }
}

function squaresOf(stones: bigint): string {
  return bitsOf(fromNumber(stones))
    .map((bit) => nameOf(placeOf(bit)))
    .join(', ')
}

export const exercises = {
  'number-of-d1': numberOfD1,
  'where-it-lands': whereItLands,
  'negative-half': negativeHalf,
  mend,
} satisfies ExerciseSet
