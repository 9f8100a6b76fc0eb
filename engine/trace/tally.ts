import { CUTOFF, ENTER, LEAF, TABLE_HIT, type EventKind, type Recording } from './recording.ts'

/**
 * What a node is at a step. `unvisited`: not yet reached, or not yet cut. `open`: on the path
 * that is being searched. `done`: left with a score. `cut`: a move that a cut skipped.
 * `under-cut`: below such a move. `dropped`: left out by the choice of the moves to look at.
 */
export type NodeState = 'unvisited' | 'open' | 'done' | 'cut' | 'under-cut' | 'dropped'

/** Scores are Max's view. */
export interface Window {
  readonly alpha: number
  readonly beta: number
}

export interface Counts {
  readonly visited: number
  readonly leaves: number
  readonly cutoffs: number
  /** Nodes that the table answered. */
  readonly tableHits: number
}

export interface Step {
  readonly kind: EventKind
  readonly node: number
  /** As in the recording, but scores are Max's view. */
  readonly value: number
}

/** Events from one count that is kept to the next. */
const BLOCK = 128
/** Counts that are kept together: visited, leaves, cutoffs, table hits. */
const KINDS = 4

/**
 * How many nodes were entered, judged and answered by the table, and cuts made, before every
 * `BLOCK`th event: `KINDS` numbers for each. `countsAt` counts on from there.
 */
export function tallied(recording: Recording): Int32Array {
  const events = recording.kind.length
  const blocks = Math.floor(events / BLOCK)
  const tally = new Int32Array(KINDS * (blocks + 1))
  for (let block = 0; block < blocks; block++) {
    const [from, to] = [KINDS * block, KINDS * (block + 1)]
    tally.copyWithin(to, from, to)
    countOn(recording, block * BLOCK, (block + 1) * BLOCK, tally, to)
  }
  return tally
}

/** @param step  0 to the number of events */
export function countsAt(recording: Recording, tally: Int32Array, step: number): Counts {
  const block = Math.floor(step / BLOCK)
  const counts = tally.slice(KINDS * block, KINDS * (block + 1))
  countOn(recording, block * BLOCK, step, counts, 0)
  const [visited, leaves, cutoffs, tableHits] = counts
  return { visited, leaves, cutoffs, tableHits }
}

/** Adds to the counts at `at` what some of the events add. */
function countOn(
  { kind, node, flags }: Recording,
  from: number,
  to: number,
  counts: Int32Array,
  at: number,
): void {
  for (let event = from; event < to; event++) {
    if (kind[event] === ENTER) {
      counts[at]++
      if (flags[node[event]] & LEAF) counts[at + 1]++
    } else if (kind[event] === CUTOFF) counts[at + 2]++
    else if (kind[event] === TABLE_HIT) counts[at + 3]++
  }
}
