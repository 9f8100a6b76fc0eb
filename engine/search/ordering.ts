import type { Move } from '../core/game.ts'

/**
 * Sorts `moves[0 … count − 1]` in place, nearest the middle first. Stable: moves that are
 * equally near keep the game's canonical order, so that a search stays reproducible.
 * Insertion sort, since a node has few moves and they come nearly sorted.
 */
export function orderByCentre<P>(
  centrality: (position: P, move: Move) => number,
  position: P,
  moves: Int32Array,
  count: number,
): void {
  for (let i = 1; i < count; i++) {
    const move = moves[i]
    const key = centrality(position, move)
    let j = i - 1
    while (j >= 0 && centrality(position, moves[j]) < key) {
      moves[j + 1] = moves[j]
      j--
    }
    moves[j + 1] = move
  }
}
