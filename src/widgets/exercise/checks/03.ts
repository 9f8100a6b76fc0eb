import {
  bitsOf,
  ContractError,
  countMatches,
  EMPTY,
  equals,
  fromBit,
  fromBits,
  or,
  type Rng,
  rngOf,
  shiftRight,
  slide,
  type Shape,
  type Word,
} from '../../../../engine/index.ts'
import { fromNumber, toNumber } from '../../bits/number.ts'
import { readDrawing, shapeInCorner } from '../../patterns/drawing.ts'
import { FIGURE_1 } from '../../patterns/boards.ts'
import { bitOf, namesOf, nameOfBit, readStones } from '../../patterns/stones.ts'
import { asksNumber } from '../asks-number.ts'
import type { ChoiceExercise, ExerciseSet, Verdict } from '../exercise.ts'

function shapeOf(text: string): Shape {
  const read = readDrawing(text)
  if (!read.ok) throw new ContractError('exercises of chapter 3', `${text}: ${read.error.code}`)
  return shapeInCorner(read.value)
}

function stonesOf(text: string): Word {
  const read = readStones(text)
  if (!read.ok) throw new ContractError('exercises of chapter 3', `${text}: ${read.error.code}`)
  return read.value[0]
}

/** Three columns wide, two rows high. */
export const BROAD = shapeOf('x?x/?x?')

const howManyPlaces = asksNumber<Shape>({
  asked: BROAD,
  another: (rng) => shapeOf(boxText(1 + rng.below(5), 1 + rng.below(5), () => 'x')),
  solve: (shape) => slide(EMPTY, shape).length,
  slips: [
    ['not-inclusive', ({ width, height }) => (8 - height) * (8 - width)],
    ['rows-as-columns', ({ width }) => (8 - width + 1) ** 2],
    ['rows-as-columns', ({ height }) => (8 - height + 1) ** 2],
    ['column-short', ({ width, height }) => (8 - height + 1) * (8 - width)],
    ['row-short', ({ width, height }) => (8 - height) * (8 - width + 1)],
    ['one-edge', ({ width }) => 8 * (8 - width + 1)],
    ['one-edge', ({ height }) => 8 * (8 - height + 1)],
    ['added', ({ width, height }) => 8 - height + 1 + (8 - width + 1)],
    ['all-squares', () => 8 * 8],
  ],
  first: 'first-places',
  values: ({ width, height }) => ({ width, height }),
})

/** Rows joined by `/`, with a letter for each square. */
function boxText(width: number, height: number, letter: (row: number, column: number) => string) {
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => letter(row, column)).join(''),
  ).join('/')
}

/** Three on a rising diagonal, as it is drawn. */
const RISING_TEXT = '??x/?x?/x??'
const RISING = shapeOf(RISING_TEXT)

/** Some stones in a small box; the one in its corner alone says that there is one. */
function anyDrawing(rng: Rng): string {
  const [width, height] = [1 + rng.below(4), 1 + rng.below(4)]
  return boxText(width, height, (row, column) =>
    row + column === 0 || rng.below(2) === 0 ? 'x' : '?',
  )
}

/** The drawing with left and right exchanged. */
function mirrored(text: string): string {
  return text
    .split('/')
    .map((row) => [...row].reverse().join(''))
    .join('/')
}

/** Its rows from the top as bits, one after the other and no wider than they are. */
function closeRows(text: string): bigint {
  const bits = text.replaceAll('/', '').replaceAll('x', '1').replaceAll('?', '0')
  return BigInt(`0b${bits}`)
}

const whichWord = asksNumber<string>({
  asked: RISING_TEXT,
  another: anyDrawing,
  pattern: true,
  solve: (text) => toNumber(shapeOf(text).word),
  slips: [
    ['mirrored', (text) => toNumber(shapeOf(mirrored(text)).word)],
    // The other end of the way that it slides.
    [
      'other-corner',
      (text) => toNumber((slide(EMPTY, shapeOf(text)).at(-1) ?? shapeOf(text)).word),
    ],
    ['bits-from-top', (text) => bitsOf(shapeOf(text).word).reduce(fromTop, 0n)],
    ['close-rows', closeRows],
  ],
  first: 'first-word',
  about({ over: answer }, text) {
    if (answer < 0n || answer >= 1n << 64n) return { code: 'no-word' }
    const word = fromNumber(answer)
    const squares = namesOf(word).join(', ')
    const placed = slide(EMPTY, shapeOf(text)).some((place) => equals(place.word, word))
    return placed
      ? { code: 'not-pushed', values: { squares } }
      : { code: 'squares', values: { squares: squares || '–' } }
  },
  written: ({ over }) => `0x${over.toString(16)}`,
})

/** Adds a bit as if they were counted from the other end. */
function fromTop(sum: bigint, bit: number): bigint {
  return sum + (1n << BigInt(63 - bit))
}

/** Six stones in a row. */
export const SIX = '......../......../......../......../.XXXXXX./......../......../........'

interface Run {
  /** Stones side by side, and how many of them the pattern asks for. */
  readonly stones: number
  readonly asks: number
}

/** How often the pattern is found in the stones, a board with them and nothing else. */
function matchesIn({ stones, asks }: Run): number {
  const row = `.${'X'.repeat(stones)}`.padEnd(8, '.')
  const board = SIX.split('/').with(4, row).join('/')
  return countMatches(stonesOf(board), shapeOf('x'.repeat(asks)))
}

const howOften = asksNumber<Run>({
  asked: { stones: 6, asks: 3 },
  another(rng) {
    const asks = 2 + rng.below(3)
    return { stones: asks + rng.below(8 - asks), asks }
  },
  solve: matchesIn,
  slips: [
    ['overlap', () => 1],
    ['overlap', ({ stones, asks }) => Math.floor(stones / asks)],
    ['first-and-last', ({ stones, asks }) => stones - asks],
    ['each-stone', ({ stones }) => stones],
    ['both-ways', (run) => 2 * matchesIn(run)],
  ],
  first: 'first-matches',
  values: ({ stones, asks }) => ({ stones, asks }),
})

/** The pattern of the first figure, and squares where X may add a stone to its position. */
const FALLING = shapeOf('x??/?x?/??x')
const SQUARES = ['b7', 'c7', 'e4', 'h2']

/** How often the pattern is there with one more stone of X's. */
function withStone(square: string): number {
  const bit = bitOf((square.charCodeAt(1) - 49) * 8 + square.charCodeAt(0) - 97)
  return countMatches(or(stonesOf(FIGURE_1), fromBit(bit)), FALLING)
}

const whichStone: ChoiceExercise = {
  kind: 'choice',
  options: SQUARES,
  answer: 'c7',
  check(option): Verdict {
    const most = Math.max(...SQUARES.map(withStone))
    const matches = withStone(option)
    if (matches === most) return { right: true }
    return { right: false, code: 'fewer', values: { square: option, matches } }
  },
}

/** What the program shifts by at the end of a row, by the line that it has. */
const ENDS: Readonly<Record<string, (width: number) => number>> = {
  width: (width) => width,
  rest: (width) => 8 - width,
  less: (width) => width - 1,
}

/** Algorithm 1 with one of those lines. */
function counted(board: Word, { word, width, height }: Shape, end: (width: number) => number) {
  let count = 0
  let p = word
  for (let row = 0; row <= 8 - height; row++) {
    for (let column = 0; column <= 8 - width; column++) {
      if (equals({ lo: p.lo & board.lo, hi: p.hi & board.hi }, p)) count++
      p = shiftRight(p, 1)
    }
    p = shiftRight(p, end(width))
  }
  return count
}

const whichEnd: ChoiceExercise = {
  kind: 'choice',
  options: Object.keys(ENDS),
  answer: 'less',
  check(option): Verdict {
    const end = ENDS[option]
    if (end === undefined) return { right: false }
    const shapes = [shapeOf('xx'), BROAD, RISING]
    for (let seed = 1; seed <= 50; seed++) {
      const rng = rngOf(seed)
      const bits = Array.from({ length: 12 }, () => rng.below(64))
      const board = fromBits(bits)
      for (const shape of shapes) {
        const says = counted(board, shape, end)
        const count = countMatches(board, shape)
        if (says === count) continue
        const pattern = namesOf(shape.word).join(', ')
        const squares = [...new Set(bits)]
          .toSorted((a, b) => b - a)
          .map(nameOfBit)
          .join(', ')
        return { right: false, code: 'other-count', values: { says, count, pattern, squares } }
      }
    }
    return { right: true }
  },
}

export const exercises = {
  'how-many-places': howManyPlaces,
  'which-word': whichWord,
  'how-often': howOften,
  'which-stone': whichStone,
  'which-end': whichEnd,
} satisfies ExerciseSet
