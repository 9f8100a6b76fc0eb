import { popcount32 } from '../../core/bits.ts'
import { NO_MOVE, type Move } from '../../core/game.ts'
import { isFull, play, SQUARES, undo } from '../../games/connect4/rules.ts'
import type { Connect4Position } from '../../games/connect4/rules.ts'
import type { Budget } from '../../search/budget.ts'
import { highOf, lowOf, NO_BOUNDS, packBounds } from './bounds-table.ts'
import {
  BOARD_HI,
  BOARD_LO,
  BOTTOM_HI,
  BOTTOM_LO,
  COLUMN_HI,
  COLUMN_LO,
  halvesOf,
} from './halves.ts'
import { keyOf, nameOf, smallerKey } from './mirror.ts'
import { CENTRE_FIRST, winScore } from './null-window.ts'
import { winningHi, winningLo } from './winning.ts'

/** What a search by questions does besides asking them. */
export interface Techniques {
  /** Remembers between which bounds the score of each position lies, and forgets nothing. */
  readonly table?: boolean
  /** Takes a position and its mirror image for one; with a table. */
  readonly mirror?: boolean
  /** Sees a win before it is made, tries no move that lets the other side win, most threats first. */
  readonly threats?: boolean
}

/** What one look at the lines of both sides tells. */
interface Look {
  /** Whether the side to move makes four now. */
  readonly wins: boolean
  /** Columns that do not lose at once, those that make most winning squares first. */
  readonly columns: readonly number[]
}

/**
 * The questions of `NullWindow` asked with some of its techniques alone, by the rules of the game
 * and one position at a time: slower by far, and made to count what each technique saves. A node is
 * a position that is entered, the ends of games among them.
 */
export class Questions {
  move: Move = NO_MOVE
  private readonly budget: Budget
  private readonly techniques: Techniques
  /** Packed bounds, by the names of keys. */
  private readonly known = new Map<number, number>()

  constructor(budget: Budget, techniques: Techniques) {
    this.budget = budget
    this.techniques = techniques
  }

  /** An answer above `alpha` is a lower bound of the score, any other an upper bound. */
  test(p: Connect4Position, alpha: number): number {
    this.move = NO_MOVE
    return this.search(p, alpha)
  }

  private search(p: Connect4Position, alpha: number): number {
    if (!this.budget.spend()) return 0
    if (p.won) return 0 - winScore(p.pieces - 1)
    if (p.pieces === SQUARES) return 0
    const look = this.techniques.threats ? lookAt(p) : undefined
    if (look?.wins) return winScore(p.pieces)
    if (look?.columns.length === 0) return 0 - winScore(p.pieces + 1)

    // The soonest end for either side that the pieces on the board allow.
    let low = 0 - winScore(p.pieces + 1)
    if (low > alpha) return low
    let high = winScore(p.pieces)
    if (high <= alpha) return high

    const name = this.nameOf(p)
    const known = this.known.get(name) ?? NO_BOUNDS
    if (known !== NO_BOUNDS) {
      low = lowOf(known)
      if (low > alpha) return low
      high = highOf(known)
      if (high <= alpha) return high
    }

    // What is left out lets the other side win with its next piece.
    let best = look === undefined ? 0 - SQUARES : low
    for (const column of look?.columns ?? CENTRE_FIRST) {
      if (isFull(p, column)) continue
      play(p, column)
      const score = 0 - this.search(p, -1 - alpha)
      undo(p)
      if (this.budget.stopped !== undefined) return 0
      if (score > best) best = score
      if (score > alpha) {
        this.keep(name, packBounds(score, high))
        this.move = column
        return score
      }
    }
    this.keep(name, packBounds(low, best))
    return best
  }

  private nameOf(p: Connect4Position): number {
    const { table, mirror } = this.techniques
    if (!table) return NaN
    const key = keyOf(halvesOf(p))
    return nameOf(mirror ? smallerKey(key) : key)
  }

  private keep(name: number, bounds: number): void {
    if (this.techniques.table) this.known.set(name, bounds)
  }
}

function lookAt(p: Connect4Position): Look {
  const { meLo, meHi, maskLo, maskHi } = halvesOf(p)
  const openLo = (maskLo + BOTTOM_LO) & BOARD_LO
  const openHi = (maskHi + BOTTOM_HI) & BOARD_HI
  const wins = ((winningLo(meLo, meHi) & openLo) | (winningHi(meLo, meHi) & openHi)) !== 0
  if (wins) return { wins, columns: [] }
  const theyLo = meLo ^ maskLo
  const theyHi = meHi ^ maskHi
  const threatLo = winningLo(theyLo, theyHi) & BOARD_LO
  const threatHi = winningHi(theyLo, theyHi) & BOARD_HI
  const stops = popcount32(threatLo & openLo) + popcount32(threatHi & openHi)
  // Where one piece must be stopped that is all there is to do, and two cannot be.
  const allowedLo = (stops > 0 ? threatLo & openLo : openLo) & ~(threatLo >>> 1)
  const allowedHi = (stops > 0 ? threatHi & openHi : openHi) & ~(threatHi >>> 1)
  if (stops > 1) return { wins, columns: [] }
  const rated = Array.from(CENTRE_FIRST).flatMap((column) => {
    const lo = allowedLo & COLUMN_LO[column]
    const hi = allowedHi & COLUMN_HI[column]
    if ((lo | hi) === 0) return []
    const newLo = winningLo(meLo | lo, meHi | hi) & BOARD_LO & ~(maskLo | lo)
    const newHi = winningHi(meLo | lo, meHi | hi) & BOARD_HI & ~(maskHi | hi)
    return [{ column, rating: popcount32(newLo) + popcount32(newHi) }]
  })
  rated.sort((a, b) => b.rating - a.rating)
  return { wins, columns: rated.map(({ column }) => column) }
}
