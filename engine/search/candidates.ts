import type { Subject } from './types.ts'

/**
 * Puts the moves within `radius` king's steps of a stone before the others and returns how many
 * they are. Where none is so near, as on an empty board, the moves nearest the middle take their
 * place; where the game has no middle either, all moves. Both parts keep the order they had.
 *
 * @param all    how many of `moves` there are
 * @param aside  room for as many
 */
export function gatherCandidates<P>(
  { near, centrality, position }: Pick<Subject<P>, 'near' | 'centrality' | 'position'>,
  moves: Int32Array,
  all: number,
  radius: number,
  aside: Int32Array,
): number {
  if (near === undefined) return all
  let kept = 0
  let left = 0
  for (let i = 0; i < all; i++) {
    if (near(position, moves[i], radius)) moves[kept++] = moves[i]
    else aside[left++] = moves[i]
  }
  // No move was kept, so all of them are still where they were.
  if (kept === 0 && centrality !== undefined) {
    let most = -Infinity
    for (let i = 0; i < all; i++) most = Math.max(most, centrality(position, moves[i]))
    left = 0
    for (let i = 0; i < all; i++) {
      if (centrality(position, moves[i]) === most) moves[kept++] = moves[i]
      else aside[left++] = moves[i]
    }
  }
  for (let i = 0; i < left; i++) moves[kept + i] = aside[i]
  return kept === 0 ? all : kept
}
