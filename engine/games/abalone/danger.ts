import { lowestBit32 } from '../../core/bits.ts'
import { HEX_CELLS, HEX_NEXT, HEX_OFF } from '../../core/hex.ts'
import type { Move, Player } from '../../core/game.ts'
import {
  ahead,
  cellOf,
  directionOf,
  generateMoves,
  lineOf,
  MAX_MOVES,
  playMove,
  shapeOf,
  shove,
  undoMove,
  widthOf,
} from './rules.ts'
import { BITS_PER_WORD, CELL_OF_BIT, other, WORDS, type AbalonePosition } from './position.ts'

/*
 * What the report (Leblanc & Garancini 2023) would add to its heuristic: local terms, such as the
 * direct threat of a push over the edge. It names no others and builds none.
 */

/** Per cell: the directions opposite to those that lead off the board, as bits. */
const INWARDS = Uint8Array.from({ length: HEX_CELLS }, (_, cell) => {
  let directions = 0
  for (let d = 0; d < 6; d++)
    if (HEX_NEXT[cell * 6 + d] === HEX_OFF) directions |= 1 << ((d + 3) % 6)
  return directions
})
/** The cells on the edge, as the words of a position have them. */
const EDGE_BITS = Int32Array.from({ length: WORDS }, (_, word) => {
  let bits = 0
  for (let bit = 0; bit < BITS_PER_WORD; bit++) {
    const cell = CELL_OF_BIT[word * BITS_PER_WORD + bit]
    if (cell !== HEX_OFF && INWARDS[cell] !== 0) bits |= 1 << bit
  }
  return bits
})

/**
 * How many marbles of a player the other side could push, inwards as seen from this cell, so that
 * the one on it falls: 0 where it cannot. Behind them stands one more of the other side.
 */
function pushedOver(p: AbalonePosition, cell: number, inwards: number, player: Player): number {
  const { cells } = p
  const next = HEX_NEXT[cell * 6 + inwards]
  const own = cells[next] === player ? 2 : 1
  const pusher = other(player)
  let reached = own === 2 ? HEX_NEXT[next * 6 + inwards] : next
  for (let enemy = 0; enemy <= own; enemy++) {
    if (cells[reached] !== pusher) return 0
    reached = HEX_NEXT[reached * 6 + inwards]
  }
  return own
}

/** Whether the marble on this cell of the edge falls, if the other side pushes it next. */
function falls(p: AbalonePosition, cell: number, player: Player): boolean {
  for (let rest: number = INWARDS[cell]; rest !== 0; rest &= rest - 1) {
    if (pushedOver(p, cell, lowestBit32(rest), player) > 0) return true
  }
  return false
}

/** The cells of a player's marbles that the other side could push off with its next move. */
export function inDanger(p: AbalonePosition, player: Player): number[] {
  return Array.from({ length: HEX_CELLS }, (_, cell) => cell).filter(
    (cell) => p.cells[cell] === player && falls(p, cell, player),
  )
}

/** How many those are. */
export function countInDanger(p: AbalonePosition, player: Player): number {
  let count = 0
  for (let word = 0; word < WORDS; word++) {
    for (let rest = p.bits[player * WORDS + word] & EDGE_BITS[word]; rest !== 0; rest &= rest - 1) {
      if (falls(p, CELL_OF_BIT[word * BITS_PER_WORD + lowestBit32(rest)], player)) count++
    }
  }
  return count
}

/** For the moves at hand; `countUndefended` does not call itself. */
const moves = new Int32Array(MAX_MOVES)
/** 1 for the cells of the lines by which marbles are in danger: none is saved while these stay. */
const held = new Uint8Array(HEX_CELLS + 1)

/** Marks those cells anew. */
function hold(p: AbalonePosition, player: Player): void {
  held.fill(0)
  for (let cell = 0; cell < HEX_CELLS; cell++) {
    if (p.cells[cell] !== player) continue
    for (let rest: number = INWARDS[cell]; rest !== 0; rest &= rest - 1) {
      const inwards = lowestBit32(rest)
      const own = pushedOver(p, cell, inwards, player)
      for (let i = 0, reached = cell; own > 0 && i <= 2 * own; i++) {
        held[reached] = 1
        reached = HEX_NEXT[reached * 6 + inwards]
      }
    }
  }
}

/** Whether a legal move changes what lies on one of the cells that are marked. */
function touches(p: AbalonePosition, m: Move): boolean {
  const direction = directionOf(m)
  let cell = cellOf(m)
  if (shapeOf(m) === 0) {
    const effect = shove(p, cell, direction)
    const front = ahead(cell, direction, effect & 3)
    return held[cell] + held[front] + held[ahead(front, direction, (effect >> 2) & 3)] > 0
  }
  const line = lineOf(shapeOf(m))
  for (let i = widthOf(shapeOf(m)); i > 0; i--) {
    if (held[cell] + held[HEX_NEXT[cell * 6 + direction]] > 0) return true
    cell = HEX_NEXT[cell * 6 + line]
  }
  return false
}

/**
 * How many of a player's marbles are in danger whatever that player does, were it to move: the
 * fewest left so by a move that loses none. Where the game is over, nobody moves: all of them.
 * The position is played on and restored. Only moves that change a line of danger are tried.
 */
export function countUndefended(p: AbalonePosition, player: Player): number {
  let least = countInDanger(p, player)
  if (least === 0) return 0
  hold(p, player)
  const { side } = p
  const lost = p.lost[player]
  p.side = player
  const count = generateMoves(p, moves)
  for (let i = 0; i < count && least > 0; i++) {
    if (!touches(p, moves[i])) continue
    playMove(p, moves[i])
    if (p.lost[player] === lost) least = Math.min(least, countInDanger(p, player))
    undoMove(p)
  }
  p.side = side
  return least
}
