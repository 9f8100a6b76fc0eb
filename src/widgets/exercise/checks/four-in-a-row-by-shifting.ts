import {
  bitsOf,
  EMPTY,
  equals,
  fromBits,
  hasFour,
  isEmpty,
  lowestBit,
  popcount,
  type Rng,
  winSteps,
  type Word,
} from '../../../../engine/index.ts'
import { bitAt, COLUMNS, nameOf, placeOf } from '../../bits/places.ts'
import { asMeant, asWritten, asLogic } from '../../as-written/as-written.js'
import { DIRECTIONS, shiftOf, STEP, type Direction } from '../../win-test/directions.ts'
import { findGame, hasFourOnly } from '../../win-test/find-games.ts'
import { foundIn, repacked } from '../../win-test/model.ts'
import { WRITTEN_COLUMNS } from '../../as-written/model.ts'
import { asksNumber } from '../asks-number.ts'
import { asksOption } from '../asks-option.ts'
import type { BuildExercise, ChoiceExercise, ExerciseSet, PickExercise } from '../exercise.ts'

/** Stones with one rising four, from a game. */
function withRisingFour(seed: number): Word {
  return findGame(hasFourOnly('rising'), { seed })?.word ?? EMPTY
}

const RISING = withRisingFour(3)
const RISING_SHIFT = shiftOf('rising')

/** Stones from a game that another seed finds. */
function anyRising(rng: Rng): Word {
  for (;;) {
    const word = withRisingFour(rng.below(1e6))
    if (!isEmpty(word)) return word
  }
}

/** Which bit the rising test leaves. */
const whichIsLeft: PickExercise = asksOption(
  { kind: 'pick', board: { columnBits: 7, columns: COLUMNS, word: RISING, numbers: true } },
  {
    asked: RISING,
    another: anyRising,
    solve: (word) => lowestBit(winSteps(word, RISING_SHIFT).four),
    slips: [
      ['other-end', (word) => lowestBit(winSteps(word, RISING_SHIFT).four) + 3 * RISING_SHIFT],
      ['third', (word) => lowestBit(winSteps(word, RISING_SHIFT).four) + 2 * RISING_SHIFT],
      ['second', (word) => lowestBit(winSteps(word, RISING_SHIFT).four) + RISING_SHIFT],
    ],
    values: (_, bit) => ({ square: nameOf(placeOf(bit)) }),
    rest(bit, word) {
      const { two, three } = winSteps(word, RISING_SHIFT)
      const has = (each: Word) => bitsOf(each).includes(bit)
      const code = has(three) ? 'three' : has(two) ? 'two' : has(word) ? 'no-neighbour' : 'no-stone'
      return { code, values: { square: nameOf(placeOf(bit)) } }
    },
  },
)

/** Four bits in a row from one on, by a direction, in columns of six bits. */
function fourFrom(bit: number, direction: Direction): Word {
  const shift = shiftInColumnsOf(SIX_BITS, direction)
  return fromBits([0, 1, 2, 3].map((i) => bit + i * shift))
}

const SIX_BITS = 6

/** Four stones that pass for a row in columns of six bits, and are none. */
const falseFour: BuildExercise = asksOption(
  { kind: 'build', board: { columnBits: SIX_BITS, columns: COLUMNS, word: EMPTY, numbers: true } },
  {
    asked: 0,
    another: (rng) => rng.below(COLUMNS - 1),
    // From the upper half of one column into the next.
    solve: (column) => fourFrom(bitAt(column, 3, SIX_BITS), 'vertical'),
    right: (word) =>
      popcount(word) === 4 && realFour(word) === undefined && foundIn(word, 6) !== undefined
        ? {}
        : undefined,
    slips: [
      ['within-a-column', (column) => fourFrom(bitAt(column, 2, SIX_BITS), 'vertical')],
      ['along-a-row', (column) => fourFrom(bitAt(Math.min(column, 3), 0, 6), 'horizontal')],
      [
        'top-to-top',
        (column) =>
          fromBits([4, 5].flatMap((row) => [column, column + 1].map((at) => bitAt(at, row, 6)))),
      ],
      [
        'round-the-same-column',
        (column) => fromBits([0, 1, 4, 5].map((row) => bitAt(column, row, SIX_BITS))),
      ],
    ],
    same: equals,
    shows: foursSaid,
    rest(word) {
      const stones = popcount(word)
      if (stones !== 4) return { code: 'not-four-stones', values: { stones } }
      return { ...foursSaid(word), first: 'first-edge' }
    },
  },
)

function foursSaid(word: Word) {
  return { code: realFour(word) === undefined ? 'not-taken' : 'real-four' }
}

/** A four that is there, with a guard row between the columns. */
function realFour(word: Word) {
  return foundIn(repacked(word, 6, 7), 7)
}

/** Rows of a board that is taller than Connect 4's. */
export const TALL = 8

/** The falling shift of that board, with a guard row. */
const fallingShift = asksNumber<number>({
  asked: TALL,
  another: (rng) => TALL - 2 + rng.below(24),
  solve: (rows) => shiftInColumnsOf(rows + 1, 'falling'),
  slips: [
    ['no-guard', (rows) => shiftInColumnsOf(rows, 'falling')],
    ['six-rows', () => shiftOf('falling')],
    ['finds-vertical', (rows) => shiftInColumnsOf(rows + 1, 'vertical')],
    ['finds-horizontal', (rows) => shiftInColumnsOf(rows + 1, 'horizontal')],
    ['finds-rising', (rows) => shiftInColumnsOf(rows + 1, 'rising')],
    ['to-the-left', (rows) => -shiftInColumnsOf(rows + 1, 'falling')],
  ],
  first: 'first-shift',
  values: (rows) => ({ rows }),
})

/** Bits between neighbours where a column has any number of bits. */
function shiftInColumnsOf(columnBits: number, direction: Direction): number {
  const { right, up } = STEP[direction]
  return right * columnBits + up
}

type Line = (a: number, b: number, c: number, d: number) => unknown

/** Lines that may or may not test for four, as the language runs them. */
const LINES: Readonly<Record<string, Line>> = {
  written: asWritten,
  logic: asLogic,
  meant: asMeant,
}

/** What somebody takes a line for who makes a slip. */
const TAKEN_FOR: Readonly<Record<string, Readonly<Record<string, Line>>>> = {
  'and-first': { written: asMeant },
  'bit-by-bit': { logic: asMeant },
}

/** The line, other than the right one, that would be right if it were what it is taken for. */
function takenFor(slip: string, seed: number): string | undefined {
  const [option] = Object.entries(TAKEN_FOR[slip]).find(
    ([, line]) => wrongBy(line, seed) === undefined,
  ) ?? [undefined]
  return option
}

/** A position of a game on which a line is wrong. */
function wrongBy(line: Line, seed: number) {
  return findGame((word) => says(line, word) !== hasFour(word.lo, word.hi), {
    seed,
    columns: WRITTEN_COLUMNS,
  })
}

/** Which of the lines finds a four exactly where there is one: tried on games, not looked up. */
const whichLine: ChoiceExercise = asksOption(
  { kind: 'choice', options: Object.keys(LINES) },
  {
    asked: 1,
    another: (rng) => rng.below(1e6),
    solve: (seed) =>
      Object.keys(LINES).find((option) => wrongBy(LINES[option], seed) === undefined) ?? '',
    slips: [
      ['and-first', (seed) => takenFor('and-first', seed)],
      ['bit-by-bit', (seed) => takenFor('bit-by-bit', seed)],
    ],
    shows(option, seed) {
      const wrong = wrongBy(LINES[option], seed)
      if (wrong === undefined) return {}
      const squares = bitsOf(wrong.word)
        .map((bit) => nameOf(placeOf(bit)))
        .join(', ')
      const code = says(LINES[option], wrong.word) ? 'says-four' : 'misses-four'
      return { code, values: { squares } }
    },
    rest: () => ({}),
  },
)

/** What a line says of a word of columns a to d, all four directions tried. */
function says(line: Line, word: Word): boolean {
  return DIRECTIONS.some((direction) => {
    const s = shiftOf(direction)
    const a = word.lo
    return Boolean(line(a, a >> s, a >> (2 * s), a >> (3 * s)))
  })
}

export const exercises = {
  'which-is-left': whichIsLeft,
  'false-four': falseFour,
  'which-line': whichLine,
  'falling-shift': fallingShift,
} satisfies ExerciseSet
