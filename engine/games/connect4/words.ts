import {
  add,
  and,
  EMPTY,
  fromBits,
  not,
  or,
  shiftLeft,
  shiftRight,
  type Word,
} from '../../core/bits.ts'
import { bitOf, COLUMN_BITS, COLUMNS, LAYOUT, ROWS, SHIFTS, SQUARES } from './rules.ts'

/*
 * What a few operations on whole words tell of a position, all columns at once: where a piece can
 * fall, where a player would make four, the board in a mirror. The solver has the same on bare
 * halves (`agents/connect4-solver/`); these are values, for pictures and for whoever wants to
 * read them first.
 */

const columns = Array.from({ length: COLUMNS }, (_, column) => column)

/** The lowest square of each column. */
export const BOTTOM = fromBits(columns.map((column) => LAYOUT.bit(column, 0)))
/** All squares, without the guard row. */
export const BOARD = fromBits(Array.from({ length: SQUARES }, (_, square) => bitOf(square)))

/**
 * Where a piece would come to lie, by one addition: the 1 at the bottom of a column is carried up
 * through its pieces, which all are set, to the first place that is free. In a full column that
 * is the guard bit, which the AND clears.
 *
 * @param filled  the pieces of both players, none of which floats
 */
export function freePlaces(filled: Word): Word {
  return and(add(filled, BOTTOM), BOARD)
}

/**
 * The squares that would make four along one direction with a player's pieces, whether they are
 * free or not: three neighbours on one side have pieces, or two on one side and one on the other.
 *
 * @param shift  one of SHIFTS
 */
export function foursAlong(b: Word, shift: number): Word {
  const up1 = shiftLeft(b, shift)
  const up2 = shiftLeft(up1, shift)
  const up3 = shiftLeft(up2, shift)
  const down1 = shiftRight(b, shift)
  const down2 = shiftRight(down1, shift)
  const down3 = shiftRight(down2, shift)
  const above = and(and(up1, up2), or(up3, down1))
  const below = and(and(down1, down2), or(down3, up1))
  return and(or(above, below), BOARD)
}

/** The free squares that would make four with a player's pieces: its threats, as a set. */
export function threats(b: Word, filled: Word): Word {
  const made = Object.values(SHIFTS).reduce((all, shift) => or(all, foursAlong(b, shift)), EMPTY)
  return and(made, not(filled))
}

/** How far apart the columns are that trade places in a mirror: a and g, b and f, c and e. */
export const MIRROR_SHIFTS = [6 * COLUMN_BITS, 4 * COLUMN_BITS, 2 * COLUMN_BITS] as const

/** The word after each trade of two columns; the last one is the board in a mirror. */
export function mirrorSteps(word: Word): readonly Word[] {
  const steps: Word[] = []
  let now = word
  for (const [left, by] of MIRROR_SHIFTS.entries()) {
    const low = columnWord(left)
    const high = shiftLeft(low, by)
    const stays = and(now, not(or(low, high)))
    now = or(stays, or(and(shiftRight(now, by), low), and(shiftLeft(now, by), high)))
    steps.push(now)
  }
  return steps
}

/** A column with its guard bit. */
function columnWord(column: number): Word {
  return fromBits(Array.from({ length: ROWS + 1 }, (_, row) => LAYOUT.bit(column, row)))
}
