import type { Player } from '../../core/game.ts'
import { COLUMNS, ROWS } from './rules.ts'

/**
 * Whether some order of alternate moves, X first, fills the columns with these pieces, bottom
 * to top. Whether a line was made on the way is not looked at.
 *
 * A walk through the heights of the columns, each visited once: at most 7⁷ = 823,543, and
 * nearly always about as many as there are pieces, for most boards have many orders.
 */
export function isReachable(columns: readonly (readonly Player[])[]): boolean {
  const strides: number[] = []
  let size = 1
  for (const column of columns) {
    strides.push(size)
    size *= column.length + 1
  }
  const seen = new Uint8Array(size)
  const stack = new Int32Array(size)
  const heights = new Uint8Array(COLUMNS)
  let top = 0
  stack[top++] = 0
  while (top > 0) {
    const state = stack[--top]
    if (state === size - 1) return true
    let pieces = 0
    for (let c = 0; c < COLUMNS; c++) {
      heights[c] = Math.floor(state / strides[c]) % (columns[c].length + 1)
      pieces += heights[c]
    }
    for (let c = 0; c < COLUMNS; c++) {
      if (heights[c] < ROWS && columns[c][heights[c]] === (pieces & 1)) {
        const next = state + strides[c]
        if (seen[next] === 0) stack[top++] = next
        seen[next] = 1
      }
    }
  }
  return false
}
