import type { AlgorithmName, FailRule, TieRule } from '../search/types.ts'

/** What happened at one step of a recorded search; see `Tracer` for each. */
export const ENTER = 0
export const EVALUATE = 1
export const BACK = 2
export const CUTOFF = 3
export const TABLE_HIT = 4
export const EXIT = 5
/** The recorder was full: the last event of a recording, its value the nodes left out. */
export const TRUNCATED = 6

export type EventKind =
  | typeof ENTER
  | typeof EVALUATE
  | typeof BACK
  | typeof CUTOFF
  | typeof TABLE_HIT
  | typeof EXIT
  | typeof TRUNCATED

/** `flags[node]`: bits 0–1 the bound at exit (EXACT, LOWER, UPPER, NO_BOUND), then these. */
export const BOUND_MASK = 3
/** Player 1, Min, is to move at the node. */
export const MIN_TO_MOVE = 4
export const LEAF = 8
/** The game has ended at the node. */
export const TERMINAL = 16
/** A move that a cut skipped: never visited. */
export const CUT = 32
/** Below a skipped move: never visited, added by `growCuts` to show what was skipped. */
export const UNDER_CUT = 64

/**
 * A search, as columns. Nothing here depends on how long the search took or who looks at it.
 *
 * Nodes are numbered in the order they were met, the root 0, and a parent comes before its
 * children. Scores are those of the search: from the view of the side to move at the node, or
 * from Max's where `algorithm` is `minimax`. At most 26 bytes a node and 9 an event, and a
 * node has at most four events: 62 bytes a node.
 */
export interface Recording {
  readonly algorithm: AlgorithmName
  readonly tie: TieRule
  readonly fail: FailRule
  /** Plies that were searched. */
  readonly depth: number
  /** Nodes that found no room. */
  readonly dropped: number

  /** Length: nodes. The root's parent is -1. */
  readonly parent: Int32Array
  /** The move that leads to the node; NO_MOVE at the root. */
  readonly move: Int32Array
  /** The window on entry; 0 for a node never visited. */
  readonly alpha: Int32Array
  readonly beta: Int32Array
  /** First event of the node. For a node never visited: the cutoff that skipped it. */
  readonly first: Int32Array
  /** Last event of the node; the number of events where the search ended inside it. */
  readonly last: Int32Array
  readonly ply: Uint8Array
  readonly flags: Uint8Array

  /** Length: events. */
  readonly kind: Uint8Array
  readonly node: Int32Array
  /**
   * EVALUATE, EXIT: the score. BACK: the best score so far. CUTOFF: children skipped.
   * TABLE_HIT: the node that stored the score. TRUNCATED: nodes left out. ENTER: 0.
   */
  readonly value: Int32Array
}

/** Bytes that the columns take. */
export function byteLength(recording: Recording): number {
  let bytes = 0
  for (const column of Object.values(recording)) {
    if (ArrayBuffer.isView(column)) bytes += column.byteLength
  }
  return bytes
}

/** The buffers to hand over when a recording leaves a worker. */
export function transferables(recording: Recording): ArrayBuffer[] {
  const buffers: ArrayBuffer[] = []
  for (const column of Object.values(recording)) {
    if (ArrayBuffer.isView(column) && column.buffer instanceof ArrayBuffer) {
      buffers.push(column.buffer)
    }
  }
  return buffers
}

/** The moves that lead from the root to a node. */
export function movesTo(recording: Recording, node: number): number[] {
  const moves: number[] = []
  for (let at = node; recording.parent[at] >= 0; at = recording.parent[at]) {
    moves.push(recording.move[at])
  }
  return moves.reverse()
}
