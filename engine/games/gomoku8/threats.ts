import type { ThreatBoard } from '../../core/threat-board.ts'
import { LineBoard } from '../gomoku/line-board.ts'
import { GOES_ON, sideAt, SQUARES, type Gomoku8 } from './rules.ts'

/**
 * The position as a board of threats. Its squares are bits, as moves are: the board seen in a
 * mirror, which has the same lines.
 */
export function threatBoard(p: Gomoku8): ThreatBoard {
  const board = new LineBoard(8, false, p.end === GOES_ON ? SQUARES - p.plies : 0)
  for (let bit = 0; bit < SQUARES; bit++) {
    const player = sideAt(p, bit)
    if (player !== -1) board.place(bit, player)
  }
  return board
}
