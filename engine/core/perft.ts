import { mostMoves } from './after.ts'
import { ContractError } from './errors.ts'
import type { Game } from './game.ts'

/** The deepest that perft goes; no machine gets there in a game worth the name. */
const MAX_PERFT_DEPTH = 255

/**
 * Perft, "performance test": how many sequences of `depth` moves there are from a position.
 * Sequences are counted, not positions, and one that has ended the game is not extended, so it
 * counts at its own length only. `perft(…, 0)` is 1. The position is as before afterwards.
 */
export function perft<P>(game: Game<P>, position: P, depth: number): number {
  return depth === 0 ? 1 : perftCounts(game, position, depth)[depth - 1]
}

/**
 * Perft for every depth from 1 to `depth`, in one walk: `counts[d − 1]` sequences of d moves.
 *
 * The last move of a sequence is counted by the number of legal moves and not played, which
 * spares all but a small part of the work (6/7 of the moves of Connect 4).
 */
export function perftCounts<P>(game: Game<P>, position: P, depth: number): number[] {
  if (!(Number.isInteger(depth) && depth >= 1 && depth <= MAX_PERFT_DEPTH)) {
    throw new ContractError('perftCounts', `depth is ${depth}`)
  }
  const counts: number[] = Array.from({ length: depth }, () => 0)
  const buffers: Int32Array[] = []
  const room = mostMoves(game, position)

  function walk(ply: number): void {
    buffers[ply] ??= new Int32Array(room)
    const moves = buffers[ply]
    const count = game.moves(position, moves)
    counts[ply] += count
    if (ply + 1 === depth) return
    for (let i = 0; i < count; i++) {
      game.play(position, moves[i])
      walk(ply + 1)
      game.undo(position)
    }
  }

  walk(0)
  return counts
}
