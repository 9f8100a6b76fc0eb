import type { Board, Move, Player } from '../../core/game.ts'
import { HEX_DISTANCE, HEX_NEXT, HEX_OFF, hexName } from '../../core/hex.ts'
import { other, type AbalonePosition } from './position.ts'
import { ahead, cellOf, directionOf, lineOf, shapeOf, shove, widthOf } from './rules.ts'

/** One marble's step. */
export interface Step {
  readonly from: number
  /** The cell it goes to; HEX_OFF where it goes over the edge. */
  readonly to: number
  /** As in `core/hex.ts`: where to draw it leaving the board. */
  readonly direction: number
  readonly player: Player
}

/**
 * What a legal move, not yet played, moves: each marble by one cell, own ones first, in line from
 * the last to the foremost.
 */
export function moved(p: AbalonePosition, m: Move): readonly Step[] {
  return stepsOf(m, p.side, effectOf(p, m))
}

/** The same of the last move played; empty at the start. */
export function lastMoved(p: AbalonePosition): readonly Step[] {
  if (p.played === 0) return []
  const entry = p.history[p.played - 1]
  return stepsOf(entry & 0xfff, other(p.side), entry >> 12)
}

function effectOf(p: AbalonePosition, m: Move): number {
  return shapeOf(m) === 0 ? shove(p, cellOf(m), directionOf(m)) : 0
}

/** `effect` is what `shove` says of a move in line. */
function stepsOf(m: Move, side: Player, effect: number): Step[] {
  const cell = cellOf(m)
  const direction = directionOf(m)
  const shape = shapeOf(m)
  const along = shape === 0 ? direction : lineOf(shape)
  const own = shape === 0 ? effect & 3 : widthOf(shape)
  const enemy = (effect >> 2) & 3
  return Array.from({ length: own + enemy }, (_, i) => {
    const from = ahead(cell, along, i)
    const player = i < own ? side : other(side)
    return { from, to: HEX_NEXT[from * 6 + direction], direction, player }
  })
}

/** Where a player's marbles go that stay on the board. */
function arrivals(steps: readonly Step[], player: Player): readonly number[] {
  return steps.filter((s) => s.player === player && s.to !== HEX_OFF).map((s) => s.to)
}

/** A step off the board counts as one to a ring outside it. */
const OUTSIDE = 5

/** How many steps nearer the centre a move brings the side's own marbles, all together. */
export function centrality(p: AbalonePosition, m: Move): number {
  const from = cellOf(m)
  const direction = directionOf(m)
  const shape = shapeOf(m)
  if (shape === 0) {
    const effect = shove(p, from, direction)
    const front = ahead(from, direction, effect & 3)
    return HEX_DISTANCE[from] - (front === HEX_OFF ? OUTSIDE : HEX_DISTANCE[front])
  }
  let gain = 0
  for (let i = 0, cell = from; i < widthOf(shape); i++, cell = ahead(cell, lineOf(shape), 1)) {
    gain += HEX_DISTANCE[cell] - HEX_DISTANCE[HEX_NEXT[cell * 6 + direction]]
  }
  return gain
}

/** A move puts down the mover's own marbles; `moved` says also which ones it pushes. */
export const board: Board<AbalonePosition> = {
  shape: 'hex',
  size: () => ({ columns: 9, rows: 9 }),
  at(p, cell) {
    const marble = p.cells[cell]
    return marble === 0 || marble === 1 ? marble : -1
  },
  targets: (p, m) => arrivals(moved(p, m), p.side),
  lastMove: (p) => arrivals(lastMoved(p), other(p.side)),
  lastTaken: (p) =>
    lastMoved(p)
      .filter((s) => s.to === HEX_OFF)
      .map((s) => s.from),
  squareName: (_, cell) => hexName(cell),
}
