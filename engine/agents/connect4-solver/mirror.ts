import { COLUMN_BITS, COLUMNS } from '../../games/connect4/rules.ts'
import { LOW_BITS, type Halves } from './halves.ts'

/** The two halves of a position's key: see `BoundsTable`. */
export type Key = readonly [lo: number, hi: number]

const COLUMN = (1 << COLUMN_BITS) - 1

/** The sum of the mover's pieces and all pieces: no other position has it. */
export function keyOf({ meLo, meHi, maskLo, maskHi }: Halves): Key {
  return [meLo + maskLo, meHi + maskHi]
}

/** A key in one number, of its 49 bits. */
export function nameOf([lo, hi]: Key): number {
  return hi * 2 ** LOW_BITS + lo
}

/** The key of the board in a mirror: what a key has of a column carries into no other. */
export function mirroredKey([lo, hi]: Key): Key {
  const columnOf = (c: number) =>
    (COLUMN_BITS * c < LOW_BITS ? lo >>> (COLUMN_BITS * c) : hi >>> (COLUMN_BITS * c - LOW_BITS)) &
    COLUMN
  let [newLo, newHi] = [0, 0]
  for (let c = 0; c < COLUMNS; c++) {
    const bits = columnOf(COLUMNS - 1 - c)
    if (COLUMN_BITS * c < LOW_BITS) newLo |= bits << (COLUMN_BITS * c)
    else newHi |= bits << (COLUMN_BITS * c - LOW_BITS)
  }
  return [newLo, newHi]
}

/** Of a position and its mirror image the smaller key, which is the same for both. */
export function smallerKey(key: Key): Key {
  const other = mirroredKey(key)
  return nameOf(other) < nameOf(key) ? other : key
}
