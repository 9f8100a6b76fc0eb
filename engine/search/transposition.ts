import { ContractError } from '../core/errors.ts'
import { EVALUATION_LIMIT, type Move } from '../core/game.ts'
import { EXACT, LOWER, NO_BOUND } from './tracer.ts'

/** `always`: a new entry takes the slot. `deeper`: not from a deeper search of another position. */
export type Replacement = 'always' | 'deeper'

/** Larger tables are refused: one column must fit what an engine will allot. */
export const MAX_MEGABYTES = 4096
/** What the columns below take together. */
export const BYTES_PER_ENTRY = 18

/** No slot: nothing is known of the position, or nothing was stored. */
export const NO_SLOT = -1

/**
 * Remembers what was found at positions that can be reached by several orders of moves
 * (Greenblatt, Eastlake & Crocker 1967). A slot is a row of five columns: the 64-bit hash
 * (Zobrist 1970), compared in full; the score and what it is (exact or a bound); the plies
 * searched below the position; the best move.
 *
 * **An entry answers only for exactly the plies it was searched with.** A deeper one would be
 * of no less worth to play by, but its value is that of another tree: the result would no longer
 * be minimax's at the depth asked for, would depend on the size of the table, and could not be
 * tested. The best move is of use at any depth, for it only says what to try first.
 *
 * Where a rule looks back at the game (`Game.hashReach`) a slot answers only near the leaves, and is
 * good for its move alone elsewhere.
 *
 * For the same reason scores of wins, which count plies from the root, are kept as plies from
 * the position: it may be met again nearer the root, or further.
 *
 * The number of slots is the largest power of two that fits, at least one.
 */
export class TranspositionTable {
  readonly slots: number
  /** How many nodes were answered, and how many scores were taken. */
  hits = 0
  stores = 0
  private readonly replace: Replacement
  private readonly lo: Int32Array
  private readonly hi: Int32Array
  private readonly scores: Int32Array
  private readonly moves: Int32Array
  private readonly depths: Uint8Array
  /** The bound plus one, so that 0 is an empty slot. */
  private readonly bounds: Uint8Array

  constructor(megabytes: number, replace: Replacement = 'always') {
    if (!(megabytes > 0 && megabytes <= MAX_MEGABYTES)) {
      throw new ContractError('TranspositionTable', `${megabytes} MB, not up to ${MAX_MEGABYTES}`)
    }
    this.slots = slotsIn(megabytes)
    this.replace = replace
    this.lo = new Int32Array(this.slots)
    this.hi = new Int32Array(this.slots)
    this.scores = new Int32Array(this.slots)
    this.moves = new Int32Array(this.slots)
    this.depths = new Uint8Array(this.slots)
    this.bounds = new Uint8Array(this.slots)
  }

  /** The slot that holds the position with this hash, or NO_SLOT. */
  find(lo: number, hi: number): number {
    const slot = lo & (this.slots - 1)
    return this.bounds[slot] !== 0 && this.lo[slot] === lo && this.hi[slot] === hi ? slot : NO_SLOT
  }

  /**
   * Whether a slot settles a node with `depth` plies left, at `ply`, in the window
   * (alpha, beta): by an exact score, by a lower bound that reaches beta, or by an upper bound
   * that does not exceed alpha.
   */
  answers(slot: number, depth: number, ply: number, alpha: number, beta: number): boolean {
    if (this.depths[slot] !== depth) return false
    const bound = this.bound(slot)
    if (bound !== EXACT) {
      const score = this.score(slot, ply)
      if (bound === LOWER ? score < beta : score > alpha) return false
    }
    this.hits++
    return true
  }

  /** The score of a slot as of a node at `ply`, from the view of its side to move. */
  score(slot: number, ply: number): number {
    return fromNode(this.scores[slot], ply)
  }

  /** EXACT, LOWER or UPPER. */
  bound(slot: number): number {
    return this.bounds[slot] - 1
  }

  /** The move that was best, or that made the cut. */
  move(slot: number): Move {
    return this.moves[slot]
  }

  /** Keeps what was found at a node; returns the slot, or NO_SLOT where it was not kept. */
  store(
    lo: number,
    hi: number,
    depth: number,
    ply: number,
    score: number,
    bound: number,
    move: Move,
  ): number {
    if (bound === NO_BOUND) return NO_SLOT
    const slot = lo & (this.slots - 1)
    if (this.replace === 'deeper' && this.bounds[slot] !== 0 && this.depths[slot] > depth) {
      if (this.lo[slot] !== lo || this.hi[slot] !== hi) return NO_SLOT
    }
    this.lo[slot] = lo
    this.hi[slot] = hi
    this.scores[slot] = storedScore(score, ply)
    this.moves[slot] = move
    this.depths[slot] = depth
    this.bounds[slot] = bound + 1
    this.stores++
    return slot
  }
}

/** Slots of a table of that size. */
export function slotsIn(megabytes: number): number {
  const fits = Math.max(1, Math.floor((megabytes * 2 ** 20) / BYTES_PER_ENTRY))
  return 2 ** Math.floor(Math.log2(fits))
}

/** The size of a table of so many slots, a power of two; exact. */
export function megabytesOf(slots: number): number {
  return (slots * BYTES_PER_ENTRY) / 2 ** 20
}

/** How a score is kept of a node at `ply`: a win counts plies from there, not from the root. */
export function storedScore(score: number, ply: number): number {
  if (score > EVALUATION_LIMIT) return score + ply
  return score < -EVALUATION_LIMIT ? score - ply : score
}

/** The same back. */
function fromNode(score: number, ply: number): number {
  if (score > EVALUATION_LIMIT) return score - ply
  return score < -EVALUATION_LIMIT ? score + ply : score
}
