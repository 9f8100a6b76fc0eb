import { ContractError } from '../core/errors.ts'
import type { Move } from '../core/game.ts'

/** Decides which moves of a node are tried first. */
export interface MoveOrder<P> {
  /** Sorts `moves[0 … count − 1]` in place; `count` is at least 1. `ply` is from the root. */
  sort(position: P, moves: Int32Array, count: number, ply: number): void
  /** Told that `move` made a cut at `position`, a node with `depth` plies left. */
  cutoff?(position: P, move: Move, depth: number, ply: number): void
}

/** The ratings of one node's moves may lie this far apart at most. */
const SPREAD = 1024

/**
 * Sorts moves nearest the middle first. Stable: moves that are equally near keep the game's
 * canonical order, so that a search stays reproducible.
 *
 * Sorts by counting, in time proportional to the moves and the spread of their ratings: on a
 * 15×15 board a node has some 200 moves, and an insertion sort cost more than the search.
 */
export class CentreOrder<P> implements MoveOrder<P> {
  private readonly centrality: (position: P, move: Move) => number
  private readonly keys: Int32Array
  private readonly sorted: Int32Array
  /** How many moves have each rating, then where the moves of that rating go. */
  private readonly places = new Int32Array(SPREAD + 1)

  /** @param room  how many moves there may be */
  constructor(centrality: (position: P, move: Move) => number, room: number) {
    this.centrality = centrality
    this.keys = new Int32Array(room)
    this.sorted = new Int32Array(room)
  }

  sort(position: P, moves: Int32Array, count: number): void {
    const { keys, sorted, places } = this
    let nearest = -Infinity
    let furthest = Infinity
    for (let i = 0; i < count; i++) {
      const key = this.centrality(position, moves[i])
      keys[i] = key
      if (key > nearest) nearest = key
      if (key < furthest) furthest = key
    }
    const spread = nearest - furthest
    if (spread >= SPREAD) throw new ContractError('CentreOrder', `ratings ${spread} apart`)

    places.fill(0, 0, spread + 2)
    for (let i = 0; i < count; i++) places[nearest - keys[i] + 1]++
    for (let rank = 1; rank <= spread; rank++) places[rank] += places[rank - 1]
    for (let i = 0; i < count; i++) sorted[places[nearest - keys[i]]++] = moves[i]
    for (let i = 0; i < count; i++) moves[i] = sorted[i]
  }
}
