import {
  and,
  EMPTY,
  equals,
  fail,
  fromBit,
  fromHex,
  hasBit,
  isEmpty,
  not,
  ok,
  or,
  xor,
  type Result,
  type Word,
} from '../../../engine/index.ts'
import { toggled } from '../bits/lab-model.ts'
import { bitAt, COLUMNS, placeOf } from '../bits/places.ts'
import { repacked } from '../win-test/model.ts'
import { countFrames } from './count.ts'
import type { Frame, Stones } from './frame.ts'
import { mirrorFrames } from './mirror.ts'
import { heightOf, movesFrames } from './moves.ts'
import type { Kind } from './schema.ts'
import { threatsFrames } from './threats.ts'
import { walkFrames } from './walk.ts'

const FRAMES: Readonly<Record<Kind, (stones: Stones) => Frame[]>> = {
  count: countFrames,
  walk: walkFrames,
  moves: movesFrames,
  threats: threatsFrames,
  mirror: mirrorFrames,
}

/** What the figure shows at each step, the first before anything is done. */
export function framesOf(kind: Kind, stones: Stones): readonly Frame[] {
  return FRAMES[kind](stones)
}

/** Whether stones lie as in a game, none floating: where they are no set of bits of any kind. */
function hasWeight(kind: Kind): boolean {
  return kind === 'moves' || kind === 'threats'
}

/** The stones of two words in hexadecimal digits; their guard bits are left out. */
export function readStones(kind: Kind, x: string, o: string): Result<Stones> {
  const first = fromHex(x)
  if (!first.ok) return first
  const second = fromHex(kind === 'threats' ? o : '0')
  if (!second.ok) return second
  const stones = { x: repacked(first.value, 7, 7), o: repacked(second.value, 7, 7) }
  if (!equals(stones.x, first.value) || !equals(stones.o, second.value)) {
    return fail('bit-steps/off-board')
  }
  if (!isEmpty(and(stones.x, stones.o))) return fail('bit-steps/both')
  if (hasWeight(kind) && !isEmpty(floating(or(stones.x, stones.o)))) {
    return fail('bit-steps/floats')
  }
  return ok(stones)
}

function floating(filled: Word): Word {
  let standing = EMPTY
  for (let column = 0; column < COLUMNS; column++) {
    for (let row = heightOf(filled, column) - 1; row >= 0; row--) {
      standing = or(standing, fromBit(bitAt(column, row)))
    }
  }
  return xor(filled, standing)
}

/**
 * The stones once a square has been pressed. A set of bits has that bit turned over. Of pieces that
 * fall, a column is filled up to the square or emptied from it on; and where there are two sides, a
 * piece falls into the column, and one that lies there changes sides, the highest one then goes.
 */
export function pressed(kind: Kind, { x, o }: Stones, bit: number): Stones {
  if (!hasWeight(kind)) return { x: toggled(x, bit), o }
  const filled = or(x, o)
  const { column, row } = placeOf(bit)
  const height = heightOf(filled, column)
  if (kind === 'moves') {
    const to = row < height ? row : row + 1
    return { x: withHeight(x, column, to), o }
  }
  if (row >= height) return { x: or(x, fromBit(bitAt(column, height))), o }
  const piece = fromBit(bit)
  if (hasBit(x, bit)) return { x: xor(x, piece), o: or(o, piece) }
  const stays = row < height - 1
  return { x: stays ? or(x, piece) : x, o: and(o, not(piece)) }
}

function withHeight(word: Word, column: number, height: number): Word {
  let made = word
  for (let row = 0; row < 6; row++) {
    const piece = fromBit(bitAt(column, row))
    made = row < height ? or(made, piece) : and(made, not(piece))
  }
  return made
}
