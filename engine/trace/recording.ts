import type { FailRule, SearchName, TieRule } from '../search/types.ts'
import type { MctsRecording } from './mcts-recording.ts'

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

/** `flags[node]`: bits 0–1 what the score at exit is: the bound that the search
 * told (EXACT, LOWER, UPPER, NO_BOUND), but EXACT where the recording proves it. Then these. */
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
/** Left out before any move was tried (`Tracer.drop`): never visited. One move, or a group. */
export const DROPPED = 128

/**
 * A search, as columns. Nothing here depends on how long the search took or who looks at it.
 *
 * Nodes are numbered in the order they were met, the root 0, and a parent comes before its
 * children: those visited, then those cut, then those dropped. A search that begins anew has
 * another root, whose parent is -1 as well. Scores are those of the search: from the view of the side to move at the node, or
 * from Max's where `algorithm` is `minimax`. At most 26 bytes a node and 9 an event, and a
 * node has at most four events, or has stored its score: 62 bytes a node.
 */
export interface Recording {
  readonly algorithm: SearchName
  readonly tie: TieRule
  readonly fail: FailRule
  /** Plies that were asked for. */
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
  /**
   * First event of the node. For a node never visited: the cutoff that skipped it; for one that
   * was dropped, the event that entered its parent.
   */
  readonly first: Int32Array
  /** Last event of the node; the number of events where the search ended inside it. */
  readonly last: Int32Array
  readonly ply: Uint8Array
  readonly flags: Uint8Array
  /** The nodes whose scores went into the table, ascending in time. */
  readonly stored: Int32Array
  /** The plies searched from each root, in the order of the roots. */
  readonly depths: Int32Array
  /** Pairs of a node that stands for a group of dropped moves and their number, by node. */
  readonly groups: Int32Array

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
export function byteLength(recording: Recording | MctsRecording): number {
  let bytes = 0
  for (const column of Object.values(recording)) {
    if (ArrayBuffer.isView(column)) bytes += column.byteLength
  }
  return bytes
}

/** The buffers to hand over when a recording, or what else has columns, leaves a worker. */
export function transferables(columns: object): ArrayBuffer[] {
  const buffers: ArrayBuffer[] = []
  for (const column of Object.values(columns)) {
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

/** The nodes from which a search began: one, unless it began anew. Ascending. */
export function rootsOf({ parent }: Recording): number[] {
  const roots: number[] = []
  for (let node = 0; node < parent.length; node++) if (parent[node] < 0) roots.push(node)
  return roots
}

/** The node that had stored the answer to a visited node, or -1 where no table answered it. */
export function sourceOf({ first, kind, value }: Recording, node: number): number {
  const event = first[node] + 1
  return kind[event] === TABLE_HIT ? value[event] : -1
}
