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

/** How many nodes were entered, judged and answered by the table, and cuts made, after each event. */
export class Tally {
  private readonly visited: Int32Array
  private readonly leaves: Int32Array
  private readonly cutoffs: Int32Array
  private readonly tableHits: Int32Array

  constructor({ kind, node, flags }: Recording) {
    this.visited = new Int32Array(kind.length + 1)
    this.leaves = new Int32Array(kind.length + 1)
    this.cutoffs = new Int32Array(kind.length + 1)
    this.tableHits = new Int32Array(kind.length + 1)
    let visited = 0
    let leaves = 0
    let cutoffs = 0
    let tableHits = 0
    for (let event = 0; event < kind.length; event++) {
      if (kind[event] === ENTER) {
        visited++
        if (flags[node[event]] & LEAF) leaves++
      } else if (kind[event] === CUTOFF) cutoffs++
      else if (kind[event] === TABLE_HIT) tableHits++
      this.visited[event + 1] = visited
      this.leaves[event + 1] = leaves
      this.cutoffs[event + 1] = cutoffs
      this.tableHits[event + 1] = tableHits
    }
  }

  /** @param step  0 to the number of events */
  at(step: number): Counts {
    return {
      visited: this.visited[step],
      leaves: this.leaves[step],
      cutoffs: this.cutoffs[step],
      tableHits: this.tableHits[step],
    }
  }
}
