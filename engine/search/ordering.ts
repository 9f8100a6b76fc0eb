import type { Move } from '../core/game.ts'

/**
 * Sorts `moves[0 … count − 1]` in place, nearest the middle first. Stable: moves that are
 * equally near keep the game's canonical order, so that a search stays reproducible.
 *
 * Insertion sort, since a node has few moves and they come nearly sorted; each move is rated
 * once, into `keys` (at least `count` long, overwritten), since rating costs more than moving.
 */
export function orderByCentre<P>(
  centrality: (position: P, move: Move) => number,
  position: P,
  moves: Int32Array,
  count: number,
  keys: Int32Array,
): void {
  for (let i = 0; i < count; i++) {
    const move = moves[i]
    const key = centrality(position, move)
    let j = i - 1
    while (j >= 0 && keys[j] < key) {
      moves[j + 1] = moves[j]
      keys[j + 1] = keys[j]
      j--
    }
    moves[j + 1] = move
    keys[j + 1] = key
  }
}
