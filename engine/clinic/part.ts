import { NO_MOVE, type Move } from '../core/game.ts'
import type { SearchHooks } from '../search/run.ts'
import type { SearchOptions, SearchResult } from '../search/types.ts'
import { firstDifference, type Difference } from '../trace/parting.ts'
import { Recorder, RECORDING_CAP } from '../trace/recorder.ts'
import { BACK, movesTo, type Recording } from '../trace/recording.ts'
import type { ClinicCase } from './case.ts'

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

  const parted = firstDifference(a, b)
  if (parted !== undefined) {
    const { difference, event } = parted
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

/** The node of an event, or of the last one where the recording has ended. */
function nodeAt({ node }: Recording, event: number): number {
  return node[Math.min(event, node.length - 1)]
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
