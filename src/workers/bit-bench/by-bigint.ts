import { CONNECT_4_BOARD, CONNECT_4_BOTTOM, type Word } from '../../../engine/index.ts'
import type { MakeWay } from './ways.ts'

const big = ({ lo, hi }: Word) => (BigInt(hi >>> 0) << 32n) | BigInt(lo >>> 0)
const BOTTOM = big(CONNECT_4_BOTTOM)
const BOARD = big(CONNECT_4_BOARD)

/** A BigInt a side: the lines of the chapters, as they stand. */
export const byBigint: MakeWay = (boards) => {
  const all = boards.map(big)
  return {
    four: () => all.reduce((sum, b) => sum + (hasFour(b) ? 1 : 0), 0),
    stones: () => all.reduce((sum, b) => sum + stonesOf(b), 0),
    perft: (depth) => count(0n, 0n, depth),
  }
}

function hasFour(b: bigint): boolean {
  return (
    (b & (b >> 1n) & (b >> 2n) & (b >> 3n)) !== 0n ||
    (b & (b >> 7n) & (b >> 14n) & (b >> 21n)) !== 0n ||
    (b & (b >> 6n) & (b >> 12n) & (b >> 18n)) !== 0n ||
    (b & (b >> 8n) & (b >> 16n) & (b >> 24n)) !== 0n
  )
}

function stonesOf(b: bigint): number {
  let stones = 0
  for (let rest = b; rest !== 0n; rest &= rest - 1n) stones++
  return stones
}

/** @param mine  the stones of the side to move; `filled` are those of both */
function count(mine: bigint, filled: bigint, depth: number): number {
  let free = (filled + BOTTOM) & BOARD
  if (depth === 1) return stonesOf(free)
  let sum = 0
  while (free !== 0n) {
    const stone = free & -free
    free ^= stone
    if (!hasFour(mine | stone)) sum += count(filled ^ mine, filled | stone, depth - 1)
  }
  return sum
}
