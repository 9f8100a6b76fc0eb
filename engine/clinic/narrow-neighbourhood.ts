import type { Move } from '../core/game.ts'
import type { Gomoku } from '../games/gomoku/rules.ts'

/**
 * Wrong on purpose: a point counts as near a stone that lies up to `radius` rows away, but no
 * more than one column.
 *
 * Found in the Gomoku 19×19 report: `isNear` is said to look three points around and has one
 * of its two loops run from −1 to 1. What one sees: it does not answer what goes on to the left
 * and right. Why: of the 48 points within three of a stone it looks at 20.
 *
 * Right twin: `near` of `games/gomoku/rules.ts`.
 */
export function nearIn3By1(p: Gomoku, point: Move, radius: number): boolean {
  const { size } = p.geometry
  const column = point % size
  const row = Math.floor(point / size)
  for (let up = -radius; up <= radius; up++) {
    for (let right = -1; right <= 1; right++) {
      const r = row + up
      const c = column + right
      if (r < 0 || r >= size || c < 0 || c >= size) continue
      if (p.cells[r * size + c] !== -1) return true
    }
  }
  return false
}
