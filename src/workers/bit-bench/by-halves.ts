import {
  CONNECT_4_BOARD as BOARD,
  CONNECT_4_BOTTOM as BOTTOM,
  hasFour,
  popcount32,
} from '../../../engine/index.ts'
import type { MakeWay } from './ways.ts'

// By themselves: a field of an object would be looked up in every sum.
const BOTTOM_LO = BOTTOM.lo
const BOTTOM_HI = BOTTOM.hi
const BOARD_LO = BOARD.lo
const BOARD_HI = BOARD.hi

/** Two int32 a side, by the engine's own functions. */
export const byHalves: MakeWay = (boards) => {
  const all = Int32Array.from(boards.flatMap(({ lo, hi }) => [lo, hi]))
  return {
    four() {
      let sum = 0
      for (let i = 0; i < all.length; i += 2) if (hasFour(all[i], all[i + 1])) sum++
      return sum
    },
    stones() {
      let sum = 0
      for (let i = 0; i < all.length; i += 2) sum += popcount32(all[i]) + popcount32(all[i + 1])
      return sum
    },
    perft: (depth) => count(0, 0, 0, 0, depth),
  }
}

function count(
  mineLo: number,
  mineHi: number,
  filledLo: number,
  filledHi: number,
  depth: number,
): number {
  const low = (filledLo + BOTTOM_LO) | 0
  // What the low half carries: its sum has then become smaller than what was added to.
  const carry = low >>> 0 < filledLo >>> 0 ? 1 : 0
  let freeLo = low & BOARD_LO
  let freeHi = (filledHi + BOTTOM_HI + carry) & BOARD_HI
  if (depth === 1) return popcount32(freeLo) + popcount32(freeHi)
  const theirsLo = filledLo ^ mineLo
  const theirsHi = filledHi ^ mineHi
  let sum = 0
  while (freeLo !== 0) {
    const stone = freeLo & -freeLo
    freeLo ^= stone
    if (!hasFour(mineLo | stone, mineHi)) {
      sum += count(theirsLo, theirsHi, filledLo | stone, filledHi, depth - 1)
    }
  }
  while (freeHi !== 0) {
    const stone = freeHi & -freeHi
    freeHi ^= stone
    if (!hasFour(mineLo, mineHi | stone)) {
      sum += count(theirsLo, theirsHi, filledLo, filledHi | stone, depth - 1)
    }
  }
  return sum
}
