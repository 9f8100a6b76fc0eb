import { mix32 } from '../../core/hash.ts'
import { boardHash, type AbalonePosition } from './position.ts'

/**
 * Which positions have been on the board before, for the rule that the third time draws
 * (`repetition`). A position is the marbles and who is to move.
 *
 * Only moves that keep all marbles on the board can lead back to one, so the search for it goes
 * no further back than the last marble that was lost.
 *
 * `p.past` has a row for the position after each of the moves that can be undone, the first one
 * for that before them; to undo a move is to go back a row.
 *
 *     0, 1   its hash, low and high half, without the plies
 *     2, 3   TWICE: what the positions that have come up twice, since the last marble was lost, add
 *            to the hash
 *     4      the row after the last marble was lost
 *     5      how often it has come up: 1, 2 or 3
 */
const ROW = 6
const TWICE = 2
const SINCE = 4
const TIMES = 5

/** How often a position has to come up to draw. */
const DRAWING = 3
/** A position cannot come up again in fewer plies: two to go, and two to come back. */
const CYCLE = 4

/**
 * To so many plies, a position with its history is worth what its hash says. Those that have come
 * up twice are in the hash. One that has come up once would have to be met twice more: one ply on
 * at the soonest, and a cycle later.
 */
export const HASH_REACH = CYCLE

/** Room for so many plies at first. */
const PLIES = 64

/** @param p  a position without a history */
export function beginPast(p: AbalonePosition): void {
  p.past = new Int32Array(PLIES * ROW)
  p.past[0] = boardHash(p, 0)
  p.past[1] = boardHash(p, 1)
  p.past[TIMES] = 1
}

/**
 * Takes down the position after a move, the last of `p.played`.
 *
 * @param lost  whether the move has cost a marble
 */
export function remember(p: AbalonePosition, lost: boolean): void {
  const at = p.played * ROW
  if (at === p.past.length) {
    const longer = new Int32Array(p.past.length * 2)
    longer.set(p.past)
    p.past = longer
  }
  const { past } = p
  const lo = boardHash(p, 0)
  const hi = boardHash(p, 1)
  past[at] = lo
  past[at + 1] = hi
  past[at + TWICE] = lost ? 0 : past[at - ROW + TWICE]
  past[at + TWICE + 1] = lost ? 0 : past[at - ROW + TWICE + 1]
  past[at + SINCE] = lost ? p.played : past[at - ROW + SINCE]
  let times = 1
  for (let before = p.played - CYCLE; before >= past[at + SINCE]; before -= 2) {
    if (past[before * ROW] !== lo || past[before * ROW + 1] !== hi) continue
    times = past[before * ROW + TIMES] + 1
    break
  }
  past[at + TIMES] = times
  if (times === 2) {
    past[at + TWICE] ^= mix32(lo)
    past[at + TWICE + 1] ^= mix32(hi)
  }
}

/** Whether the position has come up often enough to draw. */
export function isRepeated({ past, played }: AbalonePosition): boolean {
  return past.length > 0 && past[played * ROW + TIMES] >= DRAWING
}

/** What the history adds to a half of the hash: 0 without the rule. */
export function pastHash({ past, played }: AbalonePosition, half: 0 | 1): number {
  return past.length > 0 ? past[played * ROW + TWICE + half] : 0
}

/** How many of the last moves a position could be met again by: since the last marble was lost. */
export function reversiblePlies({ past, played }: AbalonePosition): number {
  return past.length > 0 ? played - past[played * ROW + SINCE] : 0
}
