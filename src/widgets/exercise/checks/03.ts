import {
  ContractError,
  countMatches,
  EMPTY,
  equals,
  fromBit,
  fromBits,
  or,
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
import type { ChoiceExercise, ExerciseSet, NumberExercise, Verdict } from '../exercise.ts'

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

const howManyPlaces: NumberExercise = {
  kind: 'number',
  answer: String(slide(EMPTY, BROAD).length),
  check(answer): Verdict {
    const { width, height } = BROAD
    const given = Number(answer)
    if (given === slide(EMPTY, BROAD).length) return { right: true }
    if (given === (8 - height) * (8 - width)) return { right: false, code: 'not-inclusive' }
    if (given === (8 - width + 1) * (8 - width + 1))
      return { right: false, code: 'rows-as-columns' }
    if (given === (8 - height + 1) * (8 - width)) return { right: false, code: 'column-short' }
    if (given === 8 * (8 - width + 1) || given === 8 * (8 - height + 1)) {
      return { right: false, code: 'one-edge' }
    }
    if (given === 8 - height + 1 + (8 - width + 1)) return { right: false, code: 'added' }
    if (given === 8 * 8) return { right: false, code: 'all-squares' }
    return { right: false }
  },
}

/** Three on a rising diagonal. */
const RISING = shapeOf('??x/?x?/x??')

const whichWord: NumberExercise = {
  kind: 'number',
  answer: `0x${toNumber(RISING.word).toString(16)}`,
  check(answer): Verdict {
    if (answer < 0n || answer >= 1n << 64n) return { right: false, code: 'no-word' }
    const word = fromNumber(answer)
    if (equals(word, RISING.word)) return { right: true }
    if (equals(word, shapeOf('x??/?x?/??x').word)) return { right: false, code: 'falling' }
    const placed = slide(EMPTY, RISING).find((place) => equals(place.word, word))
    if (placed !== undefined) {
      return { right: false, code: 'not-pushed', values: { squares: namesOf(word).join(', ') } }
    }
    return { right: false, code: 'squares', values: { squares: namesOf(word).join(', ') || '–' } }
  },
}

/** Six stones in a row. */
export const SIX = '......../......../......../......../.XXXXXX./......../......../........'

const howOften: NumberExercise = {
  kind: 'number',
  answer: String(countMatches(stonesOf(SIX), shapeOf('xxx'))),
  check(answer): Verdict {
    const given = Number(answer)
    if (given === countMatches(stonesOf(SIX), shapeOf('xxx'))) return { right: true }
    if (given === 1 || given === 2) return { right: false, code: 'overlap' }
    if (given === 3) return { right: false, code: 'first-and-last' }
    return { right: false }
  },
}

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
