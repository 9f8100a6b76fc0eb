/*
 * While a node is split, its moves are numbered by their places: 0 is the eldest, which is
 * searched before all others. What is best so far is one int32, the key: the score above all,
 * and of equal scores the earlier place. So the largest key is the very move that a search on
 * one thread, which only takes what is better, ends with, in whatever order the moves are done.
 */

/** A node with more moves is not split: their places would not fit into a key. */
export const MOST_PLACES = 1024

/** @param score  at most WIN in magnitude */
export function keyOf(score: number, place: number): number {
  return score * MOST_PLACES + (MOST_PLACES - 1 - place)
}

export function scoreOfKey(key: number): number {
  return Math.floor(key / MOST_PLACES)
}

export function placeOfKey(key: number): number {
  return MOST_PLACES - 1 - (key - scoreOfKey(key) * MOST_PLACES)
}

/**
 * What the move at `place` must exceed to be taken: its exact score matters only above that.
 * It need only be as good as what a later move has reached, since it comes first.
 */
export function floorFor(key: number, place: number): number {
  return place < placeOfKey(key) ? scoreOfKey(key) - 1 : scoreOfKey(key)
}

/** How the moves of a split node come to one worker, and what it hears of the others. */
export interface Deal {
  /** The place of the next move; past the last one there is none left. */
  next(): number
  /** The largest key so far, as far as it is known here. */
  best(): number
  raise(key: number): void
}

/** Without shared memory: every n-th move, and no bound but one's own. */
export class FixedDeal implements Deal {
  private place: number
  private key: number
  private readonly workers: number

  /**
   * @param from    the place of the first move that is dealt
   * @param worker  0 to `workers` − 1
   */
  constructor(from: number, worker: number, workers: number, key: number) {
    this.place = from + worker - workers
    this.workers = workers
    this.key = key
  }

  next(): number {
    this.place += this.workers
    return this.place
  }

  best(): number {
    return this.key
  }

  raise(key: number): void {
    if (key > this.key) this.key = key
  }
}

const BEST = 0
const NEXT = 1
export const SHARED_CELLS = 2

/**
 * Two cells of memory that all workers see: the largest key, and the next move. No worker waits
 * for another one, and a bound is of use to all as soon as it is found.
 */
export class SharedDeal implements Deal {
  private readonly cells: Int32Array

  /** @param cells  SHARED_CELLS of them, over a SharedArrayBuffer */
  constructor(cells: Int32Array) {
    this.cells = cells
  }

  /** Before a node is split, while no worker looks. */
  begin(key: number): void {
    Atomics.store(this.cells, BEST, key)
    Atomics.store(this.cells, NEXT, 1)
  }

  next(): number {
    return Atomics.add(this.cells, NEXT, 1)
  }

  best(): number {
    return Atomics.load(this.cells, BEST)
  }

  raise(key: number): void {
    let seen = this.best()
    while (key > seen) {
      const before = Atomics.compareExchange(this.cells, BEST, seen, key)
      if (before === seen) return
      seen = before
    }
  }
}
