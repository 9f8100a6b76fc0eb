import { HEX_CELLS, HEX_NEXT, HEX_OFF } from '../../core/hex.ts'
import type { Player } from '../../core/game.ts'
import { generateMoves, MAX_MOVES, playMove, undoMove } from './rules.ts'
import { other, type AbalonePosition } from './position.ts'

/*
 * What the report (Leblanc & Garancini 2023) would add to its heuristic: local terms, such as the
 * direct threat of a push over the edge. It names no others and builds none.
 */

/** Per cell on the edge: the directions that lead off the board, as bits. */
const OFF = Uint8Array.from({ length: HEX_CELLS }, (_, cell) => {
  let directions = 0
  for (let d = 0; d < 6; d++) if (HEX_NEXT[cell * 6 + d] === HEX_OFF) directions |= 1 << d
  return directions
})
const EDGE_CELLS = Array.from({ length: HEX_CELLS }, (_, cell) => cell).filter(
  (cell) => OFF[cell] !== 0,
)

/** Whether the marble on this cell of the edge falls, if the other side pushes it next. */
function falls(p: AbalonePosition, cell: number, player: Player): boolean {
  for (let out = 0; out < 6; out++) {
    if (((OFF[cell] >> out) & 1) === 0) continue
    const inwards = (out + 3) % 6
    let reached = cell
    let own = 0
    for (; p.cells[reached] === player; own++) reached = HEX_NEXT[reached * 6 + inwards]
    let enemy = 0
    const pusher = other(player)
    for (; p.cells[reached] === pusher && enemy < 3; enemy++) {
      reached = HEX_NEXT[reached * 6 + inwards]
    }
    if (enemy > own) return true
  }
  return false
}

/** The cells of a player's marbles that the other side could push off with its next move. */
export function inDanger(p: AbalonePosition, player: Player): number[] {
  return EDGE_CELLS.filter((cell) => p.cells[cell] === player && falls(p, cell, player))
}

/** How many those are. */
export function countInDanger(p: AbalonePosition, player: Player): number {
  let count = 0
  for (const cell of EDGE_CELLS) {
    if (p.cells[cell] === player && falls(p, cell, player)) count++
  }
  return count
}

/** For the moves at hand; `countUndefended` does not call itself. */
const moves = new Int32Array(MAX_MOVES)

/**
 * How many of a player's marbles are in danger whatever that player does, were it to move: the
 * fewest left so by a move that loses none. Where the game is over, nobody moves: all of them.
 * The position is played on and restored.
 */
export function countUndefended(p: AbalonePosition, player: Player): number {
  let least = countInDanger(p, player)
  if (least === 0) return 0
  const { side } = p
  const lost = p.lost[player]
  p.side = player
  const count = generateMoves(p, moves)
  for (let i = 0; i < count && least > 0; i++) {
    playMove(p, moves[i])
    if (p.lost[player] === lost) least = Math.min(least, countInDanger(p, player))
    undoMove(p)
  }
  p.side = side
  return least
}
