import {
  and,
  clearLowestBit,
  fromBits,
  isEmpty,
  lowestBit,
  negate,
  type Word,
} from '../../../engine/index.ts'
import { nameOf, placeOf } from '../bits/places.ts'
import { discs, row, type Frame, type Stones } from './frame.ts'

/** Goes through the bits of a word from the lowest: takes each by itself, then clears it. */
export function walkFrames({ x }: Stones): Frame[] {
  const frames: Frame[] = [
    { discs: discs(x, 'set'), rows: rows(x), says: ({ walk }) => walk.start(isEmpty(x)) },
  ]
  const visited: number[] = []
  for (let b = x; !isEmpty(b); b = clearLowestBit(b)) {
    const bit = lowestBit(b)
    const low = and(b, negate(b))
    const left = clearLowestBit(b)
    const name = nameOf(placeOf(bit))
    const before = fromBits(visited)
    frames.push({
      discs: [...discs(before, 'gone'), ...discs(left, 'set'), { bit, kind: 'copy' }],
      rows: rows(b, low),
      says: ({ walk }) => walk.lowest(name, bit),
    })
    visited.push(bit)
    const order = visited.map((each) => nameOf(placeOf(each)))
    frames.push({
      discs: [...discs(fromBits(visited), 'gone'), ...discs(left, 'set')],
      rows: rows(b, low, left),
      says: ({ walk }) => (isEmpty(left) ? walk.done(order) : walk.cleared(name, order.length)),
    })
  }
  return frames
}

function rows(b: Word, low?: Word, left?: Word) {
  const at = low === undefined ? -1 : lowestBit(low)
  const kindOf = (bit: number) => (bit === at ? 'copy' : 'set')
  return [
    row('b', b, kindOf),
    row('-b', low && negate(b), kindOf),
    row('b & -b', low, 'copy', low !== undefined && left === undefined),
    row('b & (b - 1)', left, 'set', left !== undefined),
  ]
}
