import { lowestBit32, popcount32 } from '../../core/bits.ts'
import { reachable, touching, turnedBy, type Geometry } from '../../games/reversi/stones.ts'
import { CORNERS, difference, quarterOf } from './parts.ts'

/** From so many on, a look ahead of one, two and three plies says which move to try first. */
const LOOK_ONE = 14
const LOOK_TWO = 17
const LOOK_THREE = 20
/** What it goes by: squares to move to, stones beside an empty square, and corners. */
const MOVES = 8
const EDGE = 3
const CORNER = 20

/** Beyond whatever `judge` says. */
const WIDE = 100_000

/** Which move to try first: none of it changes what a search finds, only how soon. */
export class MoveRating {
  private readonly board: Geometry
  /** Two words to write to, and to read from before anything else is written. */
  private readonly out = new Int32Array(2)

  constructor(board: Geometry) {
    this.board = board
  }

  /**
   * How promising a move is, from the position after it: smaller is better.
   *
   * @param odd  the quarters in which an odd number of squares was empty before it, a bit each
   */
  of(
    move: number,
    myLo: number,
    myHi: number,
    theirLo: number,
    theirHi: number,
    empties: number,
    odd: number,
  ): number {
    if (empties >= LOOK_ONE) {
      const plies = empties >= LOOK_THREE ? 3 : empties >= LOOK_TWO ? 2 : 1
      return this.lookOn(theirLo, theirHi, myLo, myHi, plies, WIDE)
    }
    const { board, out } = this
    const corners = CORNERS[board.size]
    reachable(board, theirLo, theirHi, myLo, myHi, out)
    const moves = popcount32(out[0]) + popcount32(out[1])
    const atCorners = popcount32(out[0] & corners.lo) + popcount32(out[1] & corners.hi)
    let rating = 8 * (moves + atCorners)
    const corner = move < 32 ? corners.lo >>> move : corners.hi >>> (move & 31)
    if ((corner & 1) !== 0) rating -= 24
    if (((odd >>> quarterOf(board, move)) & 1) !== 0) rating -= 4
    return rating
  }

  /** What alpha-beta of a few plies makes of a position, by `judge`; at least `beta` if not less. */
  private lookOn(
    ownLo: number,
    ownHi: number,
    otherLo: number,
    otherHi: number,
    plies: number,
    beta: number,
  ): number {
    if (plies === 0) return this.judge(ownLo, ownHi, otherLo, otherHi)
    const { board, out } = this
    reachable(board, ownLo, ownHi, otherLo, otherHi, out)
    let lo = out[0]
    let hi = out[1]
    if ((lo | hi) === 0) return 0 - this.judge(otherLo, otherHi, ownLo, ownHi)
    let best = 0 - WIDE
    for (; (lo | hi) !== 0 && best < beta; lo !== 0 ? (lo &= lo - 1) : (hi &= hi - 1)) {
      const move = lo !== 0 ? lowestBit32(lo) : 32 + lowestBit32(hi)
      turnedBy(board, move, ownLo, ownHi, otherLo, otherHi, out)
      const turnedLo = out[0]
      const turnedHi = out[1]
      const value =
        0 -
        this.lookOn(
          otherLo ^ turnedLo,
          otherHi ^ turnedHi,
          ownLo | turnedLo | (move < 32 ? 1 << move : 0),
          ownHi | turnedHi | (move < 32 ? 0 : 1 << (move & 31)),
          plies - 1,
          0 - best,
        )
      if (value > best) best = value
    }
    return best
  }

  /** By the terms of the evaluation, with weights that make the smallest trees, as measured. */
  private judge(ownLo: number, ownHi: number, otherLo: number, otherHi: number): number {
    const { board, out } = this
    const { lo, hi } = CORNERS[board.size]
    touching(board.lo & ~(ownLo | otherLo), board.hi & ~(ownHi | otherHi), out)
    const edge = difference(ownLo & out[0], ownHi & out[1], otherLo & out[0], otherHi & out[1])
    reachable(board, ownLo, ownHi, otherLo, otherHi, out)
    const mine = popcount32(out[0]) + popcount32(out[1])
    reachable(board, otherLo, otherHi, ownLo, ownHi, out)
    const moves = mine - popcount32(out[0]) - popcount32(out[1])
    const corners = difference(ownLo & lo, ownHi & hi, otherLo & lo, otherHi & hi)
    return MOVES * moves - EDGE * edge + CORNER * corners
  }
}
