import { HEX_CELLS } from '../../engine/index.ts'
import { STEPS, type HexModel, type HexStep } from './hex-geometry.ts'

/** One marble's movement from the board shown before to the one shown now. */
export interface HexSlide {
  /** Where the marble is drawn: where it comes to or, if it leaves the board, what it leaves. */
  readonly cell: number
  readonly player: number
  /** From that cell to the other end of its way, to the right and up; neighbours are 1 apart. */
  readonly x: number
  readonly y: number
  /** Whether the other end is beyond the edge, and the marble comes from there or goes there. */
  readonly edge?: 'comes' | 'goes'
}

/** More moves taken back at once than these are not shown as movement. */
const MOST_UNDONE = 2

/** How the marbles of a move go. */
export function slidesOf(steps: readonly HexStep[]): HexSlide[] {
  return steps.map(({ from, to, direction, player }) => {
    const { x, y } = STEPS[direction]
    if (to < HEX_CELLS) return { cell: to, player, x: -x, y: -y }
    return { cell: from, player, x, y, edge: 'goes' }
  })
}

/** How the marbles go back when moves are taken back; the first one made comes first. */
export function slidesBack(moves: readonly (readonly HexStep[])[]): HexSlide[] {
  const ways: { cell: number; now: number; player: number; x: number; y: number }[] = []
  for (const steps of moves) {
    // All marbles of a move go at once: which one lies where is asked before any has gone.
    const found = steps.map(({ from }) => ways.find(({ now }) => now === from))
    for (const [i, { from, to, direction, player }] of steps.entries()) {
      const { x, y } = STEPS[direction]
      const way = found[i]
      if (way === undefined) ways.push({ cell: from, now: to, player, x, y })
      else Object.assign(way, { now: to, x: way.x + x, y: way.y + y })
    }
  }
  return ways.map(({ cell, now, player, x, y }) => ({
    cell,
    player,
    x,
    y,
    ...(now >= HEX_CELLS && { edge: 'comes' }),
  }))
}

/** A board that was shown. */
interface Shown {
  readonly key: string
  /** The move that led to it from the one before; undefined where no move did. */
  readonly steps: readonly HexStep[] | undefined
}

/** The boards that were shown one after another: of the next this tells how its marbles came there. */
export class HexTrail {
  private readonly shown: Shown[] = []

  /**
   * @param arriving  the board is that after one more move, whose steps the model has; else it is
   *   the same board, one from which moves have been taken back, or any other
   * @returns undefined where it is the same board; empty where it is any other
   */
  follow({ stones, steps = [] }: HexModel, arriving: boolean): HexSlide[] | undefined {
    const { shown } = this
    const key = Array.from(stones).join()
    if (arriving) {
      // A board may be drawn before it is said that a move has led to it.
      if (shown.at(-1)?.key === key) shown.pop()
      shown.push({ key, steps })
      return slidesOf(steps)
    }
    const place = shown.findLastIndex((board) => board.key === key)
    if (place < 0) {
      shown.push({ key, steps: undefined })
      return []
    }
    if (place === shown.length - 1) return undefined
    const undone = shown.splice(place + 1)
    const moves = undone.flatMap((board) => (board.steps === undefined ? [] : [board.steps]))
    return moves.length < undone.length || moves.length > MOST_UNDONE ? [] : slidesBack(moves)
  }
}
