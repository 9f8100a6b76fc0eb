import type { SearchHooks } from '../search/run.ts'
import { search } from '../search/search.ts'
import type { SearchName, SearchOptions, SearchResult, Subject } from '../search/types.ts'
import { Recorder, RECORDING_CAP } from './recorder.ts'
import { CUT, DROPPED, MIN_TO_MOVE, type Recording } from './recording.ts'
import { atNode } from './at-node.ts'

/** Runs a search and records it; `cap` and `drops` are the recorder's. */
export function record<P>(
  algorithm: SearchName,
  subject: Subject<P>,
  options: SearchOptions,
  hooks: Omit<SearchHooks, 'trace'> = {},
  cap = RECORDING_CAP,
  drops: 'each' | 'grouped' = 'each',
): { result: SearchResult; recording: Recording } {
  const recorder = new Recorder(algorithm, options, cap, drops)
  const result = search(algorithm, subject, options, { ...hooks, trace: recorder })
  return { result, recording: withSides(subject, recorder.finish()) }
}

/** Says whose turn it is at the nodes that were not visited, where that is not the other's than above. */
function withSides<P>({ game, position }: Subject<P>, recording: Recording): Recording {
  if (game.alternating?.(position) === undefined) return recording
  const { flags } = recording
  for (let node = 0; node < flags.length; node++) {
    if ((flags[node] & (CUT | DROPPED)) === 0) continue
    const player = atNode(game, position, recording, node, () => game.toMove(position))
    flags[node] = player === 1 ? flags[node] | MIN_TO_MOVE : flags[node] & ~MIN_TO_MOVE
  }
  return recording
}
