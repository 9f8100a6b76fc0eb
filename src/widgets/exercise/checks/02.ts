import {
  bitsOf,
  EMPTY,
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
import type {
  BuildExercise,
  ChoiceExercise,
  ExerciseSet,
  PickExercise,
  Verdict,
} from '../exercise.ts'

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
const whichIsLeft: PickExercise = {
  kind: 'pick',
  board: { columnBits: 7, columns: COLUMNS, word: RISING, numbers: true },
  ...asksOption<Word, number>({
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
  }),
}

/** Four stones that pass for a row in columns of six bits, and are none. */
const falseFour: BuildExercise = {
  kind: 'build',
  board: { columnBits: 6, columns: COLUMNS, word: EMPTY, numbers: true },
  answer: fromBits([0, 1, 2, 3].map((i) => bitAt(0, 3, 6) + i)),
  check(word): Verdict {
    const stones = popcount(word)
    if (stones !== 4) return { right: false, code: 'not-four-stones', values: { stones } }
    if (foundIn(repacked(word, 6, 7), 7) !== undefined) return { right: false, code: 'real-four' }
    return foundIn(word, 6) === undefined ? { right: false, code: 'not-taken' } : { right: true }
  },
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

/** Which of the lines finds a four exactly where there is one: tried on games, not looked up. */
const whichLine: ChoiceExercise = {
  kind: 'choice',
  options: Object.keys(LINES),
  answer: 'meant',
  check(option): Verdict {
    const line = LINES[option]
    if (line === undefined) return { right: false }
    const wrong = findGame((word) => says(line, word) !== hasFour(word.lo, word.hi), {
      seed: 1,
      columns: WRITTEN_COLUMNS,
    })
    if (wrong === undefined) return { right: true }
    const squares = bitsOf(wrong.word)
      .map((bit) => nameOf(placeOf(bit)))
      .join(', ')
    const code = says(line, wrong.word) ? 'says-four' : 'misses-four'
    return { right: false, code, values: { squares } }
  },
}

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
