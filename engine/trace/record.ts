import type { SearchHooks } from '../search/run.ts'
import { search } from '../search/search.ts'
import type { SearchName, SearchOptions, SearchResult, Subject } from '../search/types.ts'
import { Recorder, RECORDING_CAP } from './recorder.ts'
import type { Recording } from './recording.ts'

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
  return { result, recording: recorder.finish() }
}
