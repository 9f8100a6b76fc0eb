import { bitsOf, hasBit, type Word } from '../../../engine/index.ts'
import { bitAt, COLUMNS, placeOf, ROWS, type ColumnBits } from '../bits/places.ts'
import { DIRECTIONS, STEP, type Direction } from './directions.ts'

/*
 * The other way to test for a win, that of the 19×19 report: from the stone placed last, count its
 * neighbours along each line, forwards until one is not of its side, then backwards.
 */

/** How many in a row win. */
const FOUR = 4

/** One step of it: a look at the next square of a line, or the comparison at a line's end. */
export interface WalkStep {
  readonly kind: 'look' | 'compare'
  readonly direction: Direction
  /** 1 forwards, -1 backwards. */
  readonly way: 1 | -1
  /** Steps from the last stone to what is looked at. */
  readonly far: number
  /** The bit of that square; undefined where the line leaves the board. */
  readonly bit: number | undefined
  /** Whether one of the side's stones lies there. */
  readonly own: boolean
  /** Stones of the line, the last one among them, after this step. */
  readonly count: number
}

/** What a method has cost. */
export interface Cost {
  /** Squares of the board that were looked at. */
  readonly squares: number
  readonly operations: number
}

/**
 * All steps over the four directions, as if nothing stopped them.
 *
 * @param last  the bit of a stone in `word`
 */
export function walkSteps(word: Word, last: number, columnBits: ColumnBits): readonly WalkStep[] {
  const { column, row } = placeOf(last, columnBits)
  const steps: WalkStep[] = []
  for (const direction of DIRECTIONS) {
    const { right, up } = STEP[direction]
    let count = 1
    for (const way of [1, -1] as const) {
      for (let far = 1, own = true; own; far++) {
        const to = { column: column + way * far * right, row: row + way * far * up }
        const on = to.column >= 0 && to.column < COLUMNS && to.row >= 0 && to.row < ROWS
        const bit = on ? bitAt(to.column, to.row, columnBits) : undefined
        own = bit !== undefined && hasBit(word, bit)
        if (own) count++
        steps.push({ kind: 'look', direction, way, far, bit, own, count })
      }
    }
    steps.push({
      kind: 'compare',
      direction,
      way: -1,
      far: 0,
      bit: undefined,
      own: false,
      count,
    })
  }
  return steps
}

/**
 * What these steps cost. A look is a step to the square and a comparison of what lies there, and
 * one's own stone is counted with an addition; at the end of a line the count is compared.
 */
export function costOf(steps: readonly WalkStep[]): Cost {
  let squares = 0
  let operations = 0
  for (const { kind, bit, own } of steps) {
    if (bit !== undefined) squares++
    operations += kind === 'compare' ? 1 : own ? 3 : 2
  }
  return { squares, operations }
}

/** Where a program stops: the comparison that finds a four, or undefined where none does. */
export function stopOf(steps: readonly WalkStep[]): number | undefined {
  const found = steps.findIndex(({ kind, count }) => kind === 'compare' && count >= FOUR)
  return found < 0 ? undefined : found + 1
}

/** The bits of a line that is compared: the last stone and all that were counted with it. */
export function lineAt(steps: readonly WalkStep[], step: number, last: number): readonly number[] {
  const now = steps[step - 1]
  const counted = steps
    .slice(0, step)
    .flatMap(({ direction, own, bit }) =>
      own && bit !== undefined && direction === now?.direction ? [bit] : [],
    )
  return [last, ...counted].sort((a, b) => a - b)
}

/** The stone that is taken for the last one where none is named: the highest bit, or -1. */
export function lastOf(word: Word): number {
  return bitsOf(word).at(-1) ?? -1
}
