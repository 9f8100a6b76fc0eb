import { mostMoves } from '../core/after.ts'
import type { Game } from '../core/game.ts'

/**
 * Nodes that plain minimax visits from `position` to `depth` plies, the root among them:
 * the measure of what a cut has saved. Counts the last ply without playing it.
 *
 * @param budget  stop counting past this many nodes
 * @returns the count, or -1 where it is larger than `budget`; `position` is restored
 */
export function treeSize<P>(game: Game<P>, position: P, depth: number, budget: number): number {
  const buffers: Int32Array[] = []
  const room = mostMoves(game, position)
  let counted = 0

  function count(left: number): void {
    counted++
    if (left === 0 || game.outcome(position) !== undefined) return
    const moves = (buffers[left] ??= new Int32Array(room))
    const width = game.moves(position, moves)
    if (left === 1) {
      counted += width
      return
    }
    for (let i = 0; i < width && counted <= budget; i++) {
      game.play(position, moves[i])
      count(left - 1)
      game.undo(position)
    }
  }

  count(depth)
  return counted <= budget ? counted : -1
}
