import { NO_MOVE, type Move } from '../core/game.ts'
import type { SearchHooks } from '../search/run.ts'
import { INFINITE } from '../search/score.ts'
import type { SearchOptions, SearchResult } from '../search/types.ts'
import { Recorder, RECORDING_CAP } from '../trace/recorder.ts'
import {
  BACK,
  CUTOFF,
  DROPPED,
  ENTER,
  MIN_TO_MOVE,
  movesTo,
  type Recording,
} from '../trace/recording.ts'
import type { ClinicCase } from './case.ts'

/**
 * How two searches of one position part, at the first step where they do.
 * - `side`: they think that different sides are to move.
 * - `children`: they look at different moves of the node, or in another order.
 * - `window`: they search the node with different windows.
 * - `score`: they judge the node differently.
 * - `way`: one goes on where the other cuts, skips or turns back.
 * - `answer`: all steps are the same, and still they answer different moves.
 */
export type Difference = 'side' | 'children' | 'window' | 'score' | 'way' | 'answer'

export interface PartedSide {
  readonly result: SearchResult
  readonly recording: Recording
  /**
   * The node at which they part, as this recording numbers it. For `answer` the node that wrote
   * the answer last; -1 where there is none.
   */
  readonly node: number
  /** The step of a replay right after the event at which they part; the last one for `answer`. */
  readonly step: number
}

export interface Parting {
  /** Undefined where the two searches do the same from first to last. */
  readonly difference: Difference | undefined
  /** The moves from the root to the node where they part; of the faulty search for `answer`. */
  readonly path: readonly Move[]
  readonly fault: PartedSide
  readonly twin: PartedSide
}

/**
 * Runs a faulty search and its right twin on a position and finds the first node where they part.
 * Up to there the nodes of both recordings have the same numbers.
 *
 * @param position  played on and restored
 * @param cap  the most nodes to record of each; what comes later is not compared
 */
export function part<P>(
  { fault, twin, options: usual }: Pick<ClinicCase<P>, 'fault' | 'twin' | 'options'>,
  position: P,
  options: SearchOptions = usual,
  hooks: Omit<SearchHooks, 'trace'> = {},
  cap = RECORDING_CAP,
): Parting {
  const wrong = recorded((trace) => fault(position, options, { ...hooks, trace }), options, cap)
  const right = recorded((trace) => twin(position, options, { ...hooks, trace }), options, cap)
  const a = wrong.recording
  const b = right.recording

  const events = Math.max(a.kind.length, b.kind.length)
  const dropped = [dropsOf(a), dropsOf(b)] as const
  for (let event = 0; event < events; event++) {
    const difference = differenceAt(a, b, dropped, event)
    if (difference === undefined) continue
    const at = { fault: nodeAt(a, event), twin: nodeAt(b, event) }
    return {
      difference,
      path: movesTo(a, at.fault),
      fault: { ...wrong, node: at.fault, step: Math.min(event + 1, a.kind.length) },
      twin: { ...right, node: at.twin, step: Math.min(event + 1, b.kind.length) },
    }
  }

  const same = wrong.result.move === right.result.move
  const node = same ? 0 : writerOf(a, wrong.result.move)
  return {
    difference: same ? undefined : 'answer',
    path: node < 0 ? [] : movesTo(a, node),
    fault: { ...wrong, node, step: a.kind.length },
    twin: {
      ...right,
      node: same ? 0 : writerOf(b, right.result.move),
      step: b.kind.length,
    },
  }
}

function recorded(
  run: (trace: Recorder) => SearchResult,
  options: SearchOptions,
  cap: number,
): { result: SearchResult; recording: Recording } {
  const recorder = new Recorder('alphabeta', options, cap)
  const result = run(recorder)
  return { result, recording: recorder.finish() }
}

/** How the two differ at an event, all before it being the same. */
function differenceAt(
  a: Recording,
  b: Recording,
  dropped: readonly [ReadonlyMap<number, readonly Move[]>, ReadonlyMap<number, readonly Move[]>],
  event: number,
): Difference | undefined {
  const kind = a.kind[event]
  const node = a.node[event]
  // Where the events before are the same so are the nodes, but for those that were dropped.
  if (kind !== b.kind[event]) return 'way'
  if (kind === ENTER) {
    const other = b.node[event]
    if (a.move[node] !== b.move[other]) return 'children'
    if ((a.flags[node] ^ b.flags[other]) & MIN_TO_MOVE) return 'side'
    if (bounded(a.alpha[node]) !== bounded(b.alpha[other])) return 'window'
    if (bounded(a.beta[node]) !== bounded(b.beta[other])) return 'window'
    return sameMoves(dropped[0].get(node), dropped[1].get(other)) ? undefined : 'children'
  }
  if (bounded(a.value[event]) === bounded(b.value[event])) return undefined
  return kind === CUTOFF ? 'children' : 'score'
}

/** The moves that were left out at each node before any was tried. */
function dropsOf({ parent, move, flags }: Recording): Map<number, Move[]> {
  const drops = new Map<number, Move[]>()
  for (let node = 0; node < parent.length; node++) {
    if ((flags[node] & DROPPED) === 0) continue
    const moves = drops.get(parent[node])
    if (moves === undefined) drops.set(parent[node], [move[node]])
    else moves.push(move[node])
  }
  return drops
}

function sameMoves(a: readonly Move[] = [], b: readonly Move[] = []): boolean {
  return a.length === b.length && a.every((move, i) => move === b[i])
}

/** The node of an event, or of the last one where the recording has ended. */
function nodeAt({ node }: Recording, event: number): number {
  return node[Math.min(event, node.length - 1)]
}

/** Infinity has many names; all that lie beyond INFINITE are one. */
function bounded(score: number): number {
  return Math.max(-INFINITE, Math.min(INFINITE, score))
}

/**
 * The node that wrote the answer last: the root's child by that move; else, where an answer is
 * made of what is best elsewhere, the last node anywhere that was better than all before it.
 * -1 where there is no answer.
 */
function writerOf({ kind, node, value, move, last, parent }: Recording, answer: Move): number {
  if (answer === NO_MOVE) return -1
  const best = new Map<number, number>()
  let anywhere = -1
  let atRoot = -1
  for (let event = 1; event < kind.length; event++) {
    if (kind[event] !== BACK) continue
    const child = node[event - 1]
    const above = node[event]
    const before = best.get(above) ?? -Infinity
    if (value[event] > before) anywhere = child
    const tied = 0 - value[last[child]] >= before
    if (parent[above] < 0 && move[child] === answer && tied) atRoot = child
    best.set(above, value[event])
  }
  return anywhere >= 0 && move[anywhere] === answer ? anywhere : atRoot >= 0 ? atRoot : anywhere
}
