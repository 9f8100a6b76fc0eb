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
import { asksOption } from '../asks-option.ts'
import type { ChoiceExercise, ExerciseSet } from '../exercise.ts'

function shapeOf(text: string): Shape {
  const read = readDrawing(text)
  if (!read.ok)
    throw new ContractError('exercises of the chapter on patterns', `${text}: ${read.error.code}`)
  return shapeInCorner(read.value)
}

function stonesOf(text: string): Word {
  const read = readStones(text)
  if (!read.ok)
    throw new ContractError('exercises of the chapter on patterns', `${text}: ${read.error.code}`)
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
const ROW = shapeOf('xxx')
const COLUMN = shapeOf('x/x/x')
const SQUARES = ['b7', 'c7', 'e4', 'h2']

/** Stones of X, and squares on which one more may lie. */
interface OneMore {
  readonly stones: Word
  readonly squares: readonly string[]
}

/** The square of which there is most; undefined where two have, or where it is none. */
function mostBy(squares: readonly string[], count: (square: string) => number) {
  const most = Math.max(...squares.map(count))
  const found = squares.filter((square) => count(square) === most)
  return found.length === 1 && most > 0 ? found[0] : undefined
}

const bitOfName = (square: string) =>
  bitOf((square.charCodeAt(1) - 49) * 8 + square.charCodeAt(0) - 97)

/** How often the pattern is there with one more stone of X's. */
function withStone({ stones }: OneMore, square: string, shape = FALLING): number {
  return countMatches(or(stones, fromBit(bitOfName(square))), shape)
}

/** How many more matches of a shape the square brings. */
function gainOf(asked: OneMore, square: string, shape: Shape): number {
  return withStone(asked, square, shape) - countMatches(asked.stones, shape)
}

/** Stones that touch a square. */
function touching({ stones }: OneMore, square: string): number {
  const bit = bitOfName(square)
  const [column, row] = [bit % 8, Math.floor(bit / 8)]
  return bitsOf(stones).filter(
    (each) =>
      each !== bit && Math.max(Math.abs((each % 8) - column), Math.abs((each >> 3) - row)) <= 1,
  ).length
}

/** Some stones and four free squares, of which one is best. */
function anyStones(rng: Rng): OneMore {
  for (;;) {
    const bits = [...new Set(Array.from({ length: 18 }, () => rng.below(64)))]
    const stones = fromBits(bits.slice(4))
    const squares = bits.slice(0, 4).map(nameOfBit)
    const asked = { stones, squares }
    if (mostBy(squares, (square) => gainOf(asked, square, FALLING)) !== undefined) return asked
  }
}

const whichStone: ChoiceExercise = asksOption(
  { kind: 'choice', options: SQUARES },
  {
    asked: { stones: stonesOf(FIGURE_1), squares: SQUARES },
    another: anyStones,
    solve: (asked) => mostBy(asked.squares, (square) => gainOf(asked, square, FALLING)) ?? '',
    slips: [
      [
        'other-diagonal',
        (asked) => mostBy(asked.squares, (square) => gainOf(asked, square, RISING)),
      ],
      ['along-a-row', (asked) => mostBy(asked.squares, (square) => gainOf(asked, square, ROW))],
      ['in-a-column', (asked) => mostBy(asked.squares, (square) => gainOf(asked, square, COLUMN))],
      ['most-neighbours', (asked) => mostBy(asked.squares, (square) => touching(asked, square))],
      [
        'far-from-all',
        ({ squares, stones }) =>
          squares.find((square) => touching({ squares, stones }, square) === 0),
      ],
    ],
    values: (_, square) => ({ square }),
    shows: (square, asked) => ({
      code: 'fewer',
      values: { square, matches: withStone(asked, square) },
    }),
    rest: (square, asked) =>
      asked.squares.includes(square)
        ? {
            code: 'fewer',
            first: 'first-falling',
            values: { square, matches: withStone(asked, square) },
          }
        : {},
  },
)

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

/** Shapes, and the boards thrown at random on which they are counted. */
interface Throws {
  readonly shapes: readonly Shape[]
  readonly seed: number
}

const BOARDS = 50

/** Where the program counts otherwise than the engine; undefined where it is right. */
function wrongCount({ shapes, seed }: Throws, end: (width: number) => number) {
  for (let i = 0; i < BOARDS; i++) {
    const rng = rngOf(seed + i)
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
      return { code: 'other-count', values: { says, count, pattern, squares } }
    }
  }
  return undefined
}

/** The line that shifts each shape by what somebody believes to be right. */
function lineWith({ shapes }: Throws, believed: (width: number) => number): string | undefined {
  return Object.keys(ENDS).find((option) =>
    shapes.every(({ width }) => ENDS[option](width) === believed(width)),
  )
}

/** The places of a shape in a row, as many as the loop pushes it by. */
const placesIn = (width: number) => 8 - width + 1

const whichEnd: ChoiceExercise = asksOption(
  { kind: 'choice', options: Object.keys(ENDS) },
  {
    asked: { shapes: [shapeOf('xx'), BROAD, RISING], seed: 1 },
    another(rng): Throws {
      // Two or three stones in a row are there often.
      const text = `x${'?'.repeat(rng.below(3))}x${'?'.repeat(rng.below(3))}`
      return { shapes: [shapeOf(text.replace(/\?+$/, 'x'))], seed: rng.below(1e6) }
    },
    solve: (asked) =>
      Object.keys(ENDS).find((option) => wrongCount(asked, ENDS[option]) === undefined) ?? '',
    slips: [
      ['a-push-forgotten', (asked) => lineWith(asked, (width) => 8 - (placesIn(width) - 1))],
      ['as-far-as-pushed', (asked) => lineWith(asked, (width) => placesIn(width) - 1)],
    ],
    shows: (option, asked) => wrongCount(asked, ENDS[option]) ?? {},
    rest: () => ({}),
  },
)

export const exercises = {
  'how-many-places': howManyPlaces,
  'which-word': whichWord,
  'how-often': howOften,
  'which-stone': whichStone,
  'which-end': whichEnd,
} satisfies ExerciseSet
