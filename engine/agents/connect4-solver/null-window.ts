import { popcount32 } from '../../core/bits.ts'
import { NO_MOVE, type Move } from '../../core/game.ts'
import { COLUMNS, SQUARES, type Connect4Position } from '../../games/connect4/rules.ts'
import type { Budget } from '../../search/budget.ts'
import { highOf, lowOf, NO_BOUNDS, packBounds, type BoundsTable } from './bounds-table.ts'
import {
  BOARD_HI,
  BOARD_LO,
  BOTTOM_HI,
  BOTTOM_LO,
  COLUMN_HI,
  COLUMN_LO,
  halvesOf,
} from './halves.ts'
import { winningHi, winningLo } from './winning.ts'

/** Columns as they are tried where nothing else tells them apart: the middle is in most lines. */
export const CENTRE_FIRST: Int32Array = Int32Array.of(3, 2, 4, 1, 5, 0, 6)

/** Numbers kept for each move of a ply: the two halves of what it would win. */
const WINS = 2
const WINS_PER_PLY = WINS * COLUMNS
/** Where the winning squares at the root stand; plies are numbered by the pieces before them. */
const ROOT_WINS = WINS_PER_PLY * SQUARES

/**
 * Pieces on the board from which on no reply is looked up before it is searched: so near the end a
 * look takes longer than what it saves. A larger number searches fewer nodes, but in more time;
 * `npm run bench connect4-solver` measures both.
 */
const ASKED = 32

/**
 * The score, for its winner, of a line that is made by the next piece on a board of `stones`: 22
 * less the pieces that the winner has then played.
 */
export function winScore(stones: number): number {
  return (SQUARES + 1 - stones) >> 1
}

/**
 * Alpha-beta with a window that holds no score (Pearl 1980, the test of SCOUT), fail-soft, to the
 * end of the game, with what makes it short in Connect 4 (Allis 1988; Pons 2015):
 *
 * - A direct win is seen a ply before it is made. Only moves are tried that do not let the
 *   opponent win at once: where it threatens to, the one place that stops it; never below a place
 *   where it wins. So nobody ever has a direct win in a position that is entered.
 * - The pieces that are left bound every score, from above and from below.
 * - Moves that make most winning squares come first, then those nearest the middle.
 * - Both bounds of every position are remembered, and what is known of the replies is asked before
 *   any of them is searched (Plaat, Schaeffer, Pijls & de Bruin 1996, enhanced transposition cutoff).
 *
 * A node is a position that is entered, as Pons counts them: the root and every move tried, but not
 * the direct wins, which are seen without one.
 */
export class NullWindow {
  /** The root's move that showed a score above alpha; NO_MOVE where none was needed for that. */
  move: Move = NO_MOVE
  protected readonly table: BoundsTable
  protected readonly budget: Budget
  /** By ply and column, the squares that would win for whoever has moved there. */
  private readonly wins = new Int32Array(ROOT_WINS + WINS)
  /** By ply, the columns to try, each with its rating: rating · 8 + column. */
  private readonly order = new Int32Array(COLUMNS * SQUARES)

  constructor(table: BoundsTable, budget: Budget) {
    this.table = table
    this.budget = budget
  }

  /**
   * Tells on which side of `alpha` the score lies, side to move's view: an answer above alpha is a
   * lower bound of the score, any other an upper bound. Meaningless once the budget has stopped.
   */
  test(p: Connect4Position, alpha: number): number {
    this.move = NO_MOVE
    if (p.won) return 0 - winScore(p.pieces - 1)
    const { meLo, meHi, maskLo, maskHi, stones } = halvesOf(p)
    const winsLo = winningLo(meLo, meHi) & (maskLo + BOTTOM_LO) & BOARD_LO
    const winsHi = winningHi(meLo, meHi) & (maskHi + BOTTOM_HI) & BOARD_HI
    if ((winsLo | winsHi) !== 0) {
      this.move = COLUMN_LO.findIndex((lo, c) => ((lo & winsLo) | (COLUMN_HI[c] & winsHi)) !== 0)
      return winScore(stones)
    }
    const theyLo = meLo ^ maskLo
    const theyHi = meHi ^ maskHi
    this.wins[ROOT_WINS] = winningLo(theyLo, theyHi) & BOARD_LO
    this.wins[ROOT_WINS + 1] = winningHi(theyLo, theyHi) & BOARD_HI
    return this.search(meLo, meHi, maskLo, maskHi, stones, ROOT_WINS, alpha)
  }

  /** `threats`: where in `wins` the opponent's winning squares stand. */
  protected search(
    meLo: number,
    meHi: number,
    maskLo: number,
    maskHi: number,
    stones: number,
    threats: number,
    alpha: number,
  ): number {
    if (!this.budget.spend()) return 0
    const { wins, order, table } = this

    // Moves that do not lose at once.
    const threatLo = wins[threats]
    const threatHi = wins[threats + 1]
    let openLo = (maskLo + BOTTOM_LO) & BOARD_LO
    let openHi = (maskHi + BOTTOM_HI) & BOARD_HI
    const forcedLo = openLo & threatLo
    const forcedHi = openHi & threatHi
    if ((forcedLo | forcedHi) !== 0) {
      openLo = forcedLo
      openHi = forcedHi
      const two = (forcedLo & (forcedLo - 1)) | (forcedHi & (forcedHi - 1)) | (forcedLo && forcedHi)
      if (two !== 0) return 0 - winScore(stones + 1)
    }
    openLo &= ~(threatLo >>> 1)
    openHi &= ~(threatHi >>> 1)
    if ((openLo | openHi) === 0) return 0 - winScore(stones + 1)
    if (stones >= SQUARES - 2) return 0

    // Nobody wins with the next two pieces.
    let low = 0 - winScore(stones + 3)
    if (low > alpha) return low
    let high = winScore(stones + 2)
    if (high <= alpha) return high

    const keyLo = meLo + maskLo
    const keyHi = meHi + maskHi
    const known = table.find(keyLo, keyHi)
    if (known !== NO_BOUNDS) {
      low = lowOf(known)
      if (low > alpha) return low
      high = highOf(known)
      if (high <= alpha) return high
    }

    const theyLo = meLo ^ maskLo
    const theyHi = meHi ^ maskHi
    const first = stones * COLUMNS
    let end = first
    let best = 0 - SQUARES
    for (let i = 0; i < COLUMNS; i++) {
      const column = CENTRE_FIRST[i]
      const moveLo = openLo & COLUMN_LO[column]
      const moveHi = openHi & COLUMN_HI[column]
      if ((moveLo | moveHi) === 0) continue
      if (stones < ASKED) {
        // What is known of the reply's position may settle this one, or this move, unsearched.
        const reply = table.find(theyLo + (maskLo | moveLo), theyHi + (maskHi | moveHi))
        if (reply !== NO_BOUNDS) {
          const least = 0 - highOf(reply)
          if (least > alpha) {
            table.store(keyLo, keyHi, packBounds(least, high))
            this.move = column
            return least
          }
          const most = 0 - lowOf(reply)
          if (most <= alpha) {
            if (most > best) best = most
            continue
          }
        }
      }
      const lo = winningLo(meLo | moveLo, meHi | moveHi) & BOARD_LO & ~(maskLo | moveLo)
      const hi = winningHi(meLo | moveLo, meHi | moveHi) & BOARD_HI & ~(maskHi | moveHi)
      const at = stones * WINS_PER_PLY + WINS * column
      wins[at] = lo
      wins[at + 1] = hi
      const rating = popcount32(lo) + popcount32(hi)
      let place = end++
      for (; place > first && order[place - 1] >>> 3 < rating; place--) {
        order[place] = order[place - 1]
      }
      order[place] = (rating << 3) | column
    }

    for (let place = first; place < end; place++) {
      const column = order[place] & 7
      const score =
        0 -
        this.search(
          theyLo,
          theyHi,
          maskLo | (openLo & COLUMN_LO[column]),
          maskHi | (openHi & COLUMN_HI[column]),
          stones + 1,
          stones * WINS_PER_PLY + WINS * column,
          -1 - alpha,
        )
      if (this.budget.stopped !== undefined) return 0
      if (score > alpha) {
        table.store(keyLo, keyHi, packBounds(score, high))
        this.move = column
        return score
      }
      if (score > best) best = score
    }
    table.store(keyLo, keyHi, packBounds(low, best))
    return best
  }
}
