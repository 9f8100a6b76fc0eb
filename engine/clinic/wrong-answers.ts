import { Recorder } from '../trace/recorder.ts'
import { sourceOf } from '../trace/recording.ts'
import type { Tracer } from '../search/tracer.ts'
import type { SearchOptions } from '../search/types.ts'
import type { Count } from './case.ts'

/**
 * Of the nodes of a search that were not searched, because their position had been seen before,
 * how many were given another value than was found for it then.
 */
export function wrongAnswers(run: (trace: Tracer) => void, options: SearchOptions): Count {
  const recorder = new Recorder('alphabeta', options)
  run(recorder)
  const recording = recorder.finish()
  const { last, value, parent } = recording
  let count = 0
  let of = 0
  for (let node = 0; node < parent.length; node++) {
    const source = sourceOf(recording, node)
    if (source < 0) continue
    of++
    if (value[last[node]] !== value[last[source]]) count++
  }
  return { count, of }
}
