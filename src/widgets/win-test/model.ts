import { bitsOf, EMPTY, fromBit, isEmpty, or, winSteps, type Word } from '../../../engine/index.ts'
import { bitAt, placeOf, type ColumnBits } from '../bits/places.ts'
import { DIRECTIONS, shiftOf, STEP, type Direction } from './directions.ts'

/**
 * The win test as a row of operations. In each direction there are three shifts, three ANDs and
 * one comparison, and each is one step; step 0 shows the word before anything is done.
 */
export const OPERATIONS = ['shift', 'and', 'shift', 'and', 'shift', 'and', 'compare'] as const

type Operation = (typeof OPERATIONS)[number]

/** Operations in all directions: the last step of the figure. */
export const STEPS = DIRECTIONS.length * OPERATIONS.length

/** How far the test has come. */
export interface Progress {
  readonly direction: Direction
  /** Undefined at step 0. */
  readonly operation: Operation | undefined
  /** How many times the word has been shifted, 0 to 3. */
  readonly copies: number
  /** How many copies the result is the AND of: 1 is the word itself, 4 are all. */
  readonly joined: number
}

export function progressAt(step: number): Progress {
  if (step === 0) return { direction: DIRECTIONS[0], operation: undefined, copies: 0, joined: 1 }
  const done = (step - 1) % OPERATIONS.length
  const direction = DIRECTIONS[(step - 1 - done) / OPERATIONS.length] ?? DIRECTIONS[0]
  const sofar = OPERATIONS.slice(0, done + 1)
  return {
    direction,
    operation: OPERATIONS[done],
    copies: sofar.filter((each) => each === 'shift').length,
    joined: 1 + sofar.filter((each) => each === 'and').length,
  }
}

/** The step at which a direction's first operation is done. */
export function firstStep(direction: Direction): number {
  return DIRECTIONS.indexOf(direction) * OPERATIONS.length + 1
}

/** The step at which a direction's comparison is done. */
export function lastStep(direction: Direction): number {
  return firstStep(direction) + OPERATIONS.length - 1
}

/** One bit on its way from the word to a copy shifted down. */
export interface MovedBit {
  /** Where it was in the word, and in the copy before this one. */
  readonly from: number
  readonly before: number
  /** Where it arrives; below 0 it is lost. */
  readonly to: number
  /**
   * moved: where the direction leads on the board; carried: it has left its line and arrives in
   * another column; lost: it falls off below bit 0.
   */
  readonly how: 'moved' | 'carried' | 'lost'
}

/**
 * What becomes of every set bit at the shift that makes copy `times`, 1 to 3. Bits that an
 * earlier shift has lost are left out.
 */
export function movedBits(
  word: Word,
  direction: Direction,
  times: number,
  columnBits: ColumnBits,
): readonly MovedBit[] {
  const by = times * shiftOf(direction, columnBits)
  const { right, up } = STEP[direction]
  const bits = bitsOf(word).filter((from) => from >= by - by / times)
  return bits.map((from) => {
    const to = from - by
    const before = to + by / times
    if (to < 0) return { from, before, to, how: 'lost' }
    const start = placeOf(from, columnBits)
    const end = placeOf(to, columnBits)
    const straight =
      end.column === start.column - times * right && end.row === start.row - times * up
    return { from, before, to, how: straight ? 'moved' : 'carried' }
  })
}

/** All that the figure shows at a step. */
export interface WinModel extends Progress {
  readonly word: Word
  readonly columnBits: ColumnBits
  readonly step: number
  /** Bits between neighbours in this direction. */
  readonly shift: number
  /** The word, and as many shifted copies as have been made. */
  readonly shifted: readonly Word[]
  /** The AND so far. */
  readonly result: Word
  /** The AND before the last one. */
  readonly before: Word
  /** The lowest bit of each four in this direction; known from the last AND on. */
  readonly fours: readonly number[]
  /** An earlier direction in which the test has found a four: a program would have stopped. */
  readonly foundBefore: Direction | undefined
}

export function winModel(word: Word, step: number, columnBits: ColumnBits): WinModel {
  const progress = progressAt(step)
  const shift = shiftOf(progress.direction, columnBits)
  const { shifted, two, three, four } = winSteps(word, shift)
  const results = [word, two, three, four]
  const found = foundIn(word, columnBits)
  return {
    ...progress,
    word,
    columnBits,
    step,
    shift,
    shifted: shifted.slice(0, progress.copies + 1),
    result: results[progress.joined - 1] ?? EMPTY,
    before: results[progress.joined - 2] ?? word,
    fours: progress.joined === 4 ? bitsOf(four) : [],
    foundBefore: found !== undefined && lastStep(found) < step ? found : undefined,
  }
}

/** The bits of a four that begins at `bit`. */
export function fourAt(bit: number, shift: number): readonly number[] {
  return [0, 1, 2, 3].map((i) => bit + i * shift)
}

/** The first direction in which the test finds a four, in the engine's order. */
export function foundIn(word: Word, columnBits: ColumnBits): Direction | undefined {
  return DIRECTIONS.find((d) => !isEmpty(winSteps(word, shiftOf(d, columnBits)).four))
}

/** The same stones in columns of another number of bits; a guard bit has no place among six. */
export function repacked(word: Word, from: ColumnBits, to: ColumnBits): Word {
  let packed = EMPTY
  for (const bit of bitsOf(word)) {
    const { column, row, kind } = placeOf(bit, from)
    if (kind === 'square') packed = or(packed, fromBit(bitAt(column, row, to)))
  }
  return packed
}

/** Whether the four bits that pass for a line are one on the board. */
export function isStraight(bits: readonly number[], direction: Direction, columnBits: ColumnBits) {
  const { right, up } = STEP[direction]
  const places = bits.map((bit) => placeOf(bit, columnBits))
  const first = places[0]
  return places.every(
    (place, i) =>
      place.kind === 'square' &&
      first !== undefined &&
      place.column === first.column + i * right &&
      place.row === first.row + i * up,
  )
}
