import { searchesWith } from '../games/gomoku/report.ts'

/**
 * Wrong on purpose: the walk along a line asks of each point whether a stone may be put there,
 * where it should ask whether it is on the board.
 *
 * Found in the Gomoku 19×19 report. What one sees: an engine that only defends, whatever weight
 * its own rows are given. Why: the first point of the walk is the stone it begins with, where none
 * may be put. Every walk ends before it has counted a stone, and the attacking term is always 0.
 *
 * Right twin: `reportFrom` of `games/gomoku/report.ts`.
 */
export const silentAttackFrom = searchesWith(walk)

function walk(own: number, enemy: number, length: number, from: number): number {
  let stones = 0
  let empty = 0
  let blocked = 0
  for (let at = from; at < from + 5 && isValid(own, enemy, length, at); at++) {
    if (empty === 2 || blocked === 2) break
    if ((own >>> at) & 1) stones |= 1 << at
    else if ((enemy >>> at) & 1) blocked++
    else empty++
  }
  return stones
}

/** Whether a stone may be put there. */
function isValid(own: number, enemy: number, length: number, at: number): boolean {
  return at < length && (((own | enemy) >>> at) & 1) === 0
}
