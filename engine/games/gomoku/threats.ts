import type { ThreatBoard } from '../../core/threat-board.ts'
import { at } from './notation.ts'
import { GOES_ON, type Gomoku } from './rules.ts'
import { LineBoard } from './line-board.ts'

/** The position as a board of threats; its squares are points, as moves are. */
export function threatBoard(p: Gomoku): ThreatBoard {
  const room = p.end === GOES_ON ? p.lastPly - p.plies : 0
  const board = new LineBoard(p.geometry.size, p.options.exact, room)
  for (let point = 0; point < p.geometry.points; point++) {
    const player = at(p, point)
    if (player !== -1) board.place(point, player)
  }
  return board
}
