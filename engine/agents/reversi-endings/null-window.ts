import { lowestBit32, popcount32 } from '../../core/bits.ts'
import { NO_MOVE, type Move } from '../../core/game.ts'
import { PASS, type Reversi } from '../../games/reversi/rules.ts'
import { reachable, touching, turnedBy, type Geometry } from '../../games/reversi/stones.ts'
import type { Budget } from '../../search/budget.ts'
import { NOT_FOUND, type EndingsTable } from './endings-table.ts'
import { MoveRating } from './move-rating.ts'
import { difference, oddQuarters, quarterOf } from './parts.ts'

/** With fewer empty squares than this, squares are tried one by one, and nothing is remembered. */
const FEW = 7
/** From so many on, the table is asked about every move before one is searched. */
const ASK_FIRST = 10

/** No position has more moves. */
const MOST = 60
/** Numbers kept for each move: rating, move, and the stones after it: own lo, hi, other lo, hi. */
const KEPT = 6

/**
 * Alpha-beta with a window that holds no score (Pearl 1980, the test of SCOUT), fail-soft, to the
 * end of the game, with what makes it short in Reversi:
 *
 * - The move that leaves the other side fewest moves is tried first ("fastest first"): not because
 *   it is best, though it often is, but because its tree is small.
 * - Near the end, squares come first that lie where an odd number is empty ("parity"): whoever
 *   moves there last moves last of all.
 * - Both bounds of every position with enough empty squares are remembered, and a position whose
 *   bounds settle the window before it is left ends the search at once.
 *
 * A score is the side to move's stones less the other's when the game is over; squares that stay
 * empty are nobody's. A node is a position that is entered.
 */
export class NullWindow {
  /** The root's move that showed a score above alpha; NO_MOVE where none was needed for that. */
  move: Move = NO_MOVE
  private readonly board: Geometry
  private readonly table: EndingsTable
  private readonly budget: Budget
  private readonly rating: MoveRating
  private readonly kept: Int32Array
  /** Two words to write to, and to read from before anything else is written. */
  private readonly out = new Int32Array(2)

  constructor(board: Geometry, table: EndingsTable, budget: Budget) {
    this.board = board
    this.table = table
    this.budget = budget
    this.rating = new MoveRating(board)
    this.kept = new Int32Array((board.size * board.size + 1) * MOST * KEPT)
  }

  /**
   * Tells on which side of `alpha` the score lies, side to move's view: an answer above alpha is a
   * lower bound of the score, any other an upper bound. Meaningless once the budget has stopped.
   */
  test(p: Reversi, alpha: number): number {
    this.move = NO_MOVE
    const own = p.mover * 2
    const { words, board } = p
    const [ownLo, ownHi] = [words[own], words[own + 1]]
    const [otherLo, otherHi] = [words[own ^ 2], words[(own ^ 2) + 1]]
    const stones = popcount32(ownLo | otherLo) + popcount32(ownHi | otherHi)
    return this.search(ownLo, ownHi, otherLo, otherHi, board.size * board.size - stones, alpha)
  }

  private search(
    ownLo: number,
    ownHi: number,
    otherLo: number,
    otherHi: number,
    empties: number,
    alpha: number,
  ): number {
    if (!this.budget.spend()) return 0
    const { out, board, table, kept } = this
    reachable(board, ownLo, ownHi, otherLo, otherHi, out)
    let lo = out[0]
    let hi = out[1]
    if ((lo | hi) === 0) {
      reachable(board, otherLo, otherHi, ownLo, ownHi, out)
      if ((out[0] | out[1]) === 0) return difference(ownLo, ownHi, otherLo, otherHi)
      const score = 0 - this.search(otherLo, otherHi, ownLo, ownHi, empties, -1 - alpha)
      this.move = PASS
      return score
    }

    let low = -64
    let high = 64
    let first = PASS
    const at = table.find(ownLo, ownHi, otherLo, otherHi)
    if (at !== NOT_FOUND) {
      low = table.low(at)
      high = table.high(at)
      first = table.move(at)
      if (low > alpha) {
        this.move = first
        return low
      }
      if (high <= alpha) return high
    }

    // All moves with what they lead to, the best rated first.
    const begin = empties * MOST * KEPT
    let end = begin
    const odd = oddQuarters(board, ownLo | otherLo, ownHi | otherHi)
    for (; (lo | hi) !== 0; lo !== 0 ? (lo &= lo - 1) : (hi &= hi - 1)) {
      const move = lo !== 0 ? lowestBit32(lo) : 32 + lowestBit32(hi)
      turnedBy(board, move, ownLo, ownHi, otherLo, otherHi, out)
      const turnedLo = out[0]
      const turnedHi = out[1]
      const myLo = ownLo | turnedLo | (move < 32 ? 1 << move : 0)
      const myHi = ownHi | turnedHi | (move < 32 ? 0 : 1 << (move & 31))
      const theirLo = otherLo ^ turnedLo
      const theirHi = otherHi ^ turnedHi
      if (empties >= ASK_FIRST) {
        const known = table.find(theirLo, theirHi, myLo, myHi)
        if (known !== NOT_FOUND && 0 - table.high(known) > alpha) {
          const score = 0 - table.high(known)
          table.store(ownLo, ownHi, otherLo, otherHi, score, high, move, empties)
          this.move = move
          return score
        }
      }
      const rating =
        move === first ? -1000 : this.rating.of(move, myLo, myHi, theirLo, theirHi, empties, odd)
      let place = end
      end += KEPT
      for (; place > begin && kept[place - KEPT] > rating; place -= KEPT) {
        kept.copyWithin(place, place - KEPT, place)
      }
      kept[place] = rating
      kept[place + 1] = move
      kept[place + 2] = myLo
      kept[place + 3] = myHi
      kept[place + 4] = theirLo
      kept[place + 5] = theirHi
    }

    let best = -64
    let bestMove = kept[begin + 1]
    for (let i = begin; i < end; i += KEPT) {
      const score =
        0 -
        (empties > FEW
          ? this.search(kept[i + 4], kept[i + 5], kept[i + 2], kept[i + 3], empties - 1, -1 - alpha)
          : this.few(kept[i + 4], kept[i + 5], kept[i + 2], kept[i + 3], empties - 1, -1 - alpha))
      if (this.budget.stopped !== undefined) return 0
      if (score > best) {
        best = score
        bestMove = kept[i + 1]
        if (score > alpha) break
      }
    }
    if (best > alpha) {
      table.store(ownLo, ownHi, otherLo, otherHi, best, high, bestMove, empties)
    } else {
      // A move that has shown the low bound stays with it.
      const move = at === NOT_FOUND ? bestMove : first
      table.store(ownLo, ownHi, otherLo, otherHi, low, best, move, empties)
    }
    this.move = bestMove
    return best
  }

  /** `search` where few squares are empty. */
  private few(
    ownLo: number,
    ownHi: number,
    otherLo: number,
    otherHi: number,
    empties: number,
    alpha: number,
  ): number {
    if (!this.budget.spend()) return 0
    if (empties === 0) return difference(ownLo, ownHi, otherLo, otherHi)
    const score = this.eachSquare(ownLo, ownHi, otherLo, otherHi, empties, alpha)
    if (score !== NO_MOVES) return score
    // The other side moves on, if it can.
    const passed = this.eachSquare(otherLo, otherHi, ownLo, ownHi, empties, -1 - alpha)
    return passed === NO_MOVES ? difference(ownLo, ownHi, otherLo, otherHi) : 0 - passed
  }

  private eachSquare(
    ownLo: number,
    ownHi: number,
    otherLo: number,
    otherHi: number,
    empties: number,
    alpha: number,
  ): number {
    const { out, board } = this
    let best = NO_MOVES
    // A move turns a stone beside it.
    touching(otherLo, otherHi, out)
    const freeLo = out[0] & board.lo & ~(ownLo | otherLo)
    const freeHi = out[1] & board.hi & ~(ownHi | otherHi)
    const odd = oddQuarters(board, ownLo | otherLo, ownHi | otherHi)
    for (let round = 0; round < 2; round++) {
      let lo = freeLo
      let hi = freeHi
      for (; (lo | hi) !== 0; lo !== 0 ? (lo &= lo - 1) : (hi &= hi - 1)) {
        const move = lo !== 0 ? lowestBit32(lo) : 32 + lowestBit32(hi)
        if (((odd >>> quarterOf(board, move)) & 1) === round) continue
        turnedBy(board, move, ownLo, ownHi, otherLo, otherHi, out)
        const turnedLo = out[0]
        const turnedHi = out[1]
        if ((turnedLo | turnedHi) === 0) continue
        const score =
          0 -
          this.few(
            otherLo ^ turnedLo,
            otherHi ^ turnedHi,
            ownLo | turnedLo | (move < 32 ? 1 << move : 0),
            ownHi | turnedHi | (move < 32 ? 0 : 1 << (move & 31)),
            empties - 1,
            -1 - alpha,
          )
        if (score > best) {
          best = score
          if (score > alpha) return score
        }
      }
    }
    return best
  }
}

/** Below every score. */
const NO_MOVES = -100
