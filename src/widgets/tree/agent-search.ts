import { SEARCH_NAMES, FAIL_RULES, ORDERING_NAMES, type TreeSpec } from './spec.ts'
import type { RecordedChoice, Recording } from '../../../engine/index.ts'
import type { RecordedSearch } from '../../workers/protocol.ts'
import type { Recorded } from './session.ts'

/** What an agent was found to search by, as far as a figure has names for it. */
export function specOfAgent(spec: TreeSpec, { parameters, recording }: RecordedChoice): TreeSpec {
  const { algorithm, depth } = recording
  const { ordering, fail } = parameters
  return {
    ...spec,
    depth,
    algorithm: SEARCH_NAMES.find((each) => each === algorithm) ?? spec.algorithm,
    ordering: ORDERING_NAMES.find((each) => each === ordering) ?? 'none',
    fail: FAIL_RULES.find((each) => each === fail) ?? 'soft',
  }
}

/** What the cuts of a search saved, where that was not counted: see `Recorded`. */
export function notCounted({ parent }: Recording): Int32Array {
  return new Int32Array(parent.length).fill(-1)
}

/** An agent's search as a figure's. */
export function recordedOf({ chosen, survey, sizes }: RecordedSearch): Recorded {
  const { recording, choice, tooLarge } = chosen
  const { move, nodes } = choice
  return {
    chosen,
    recording,
    survey,
    sizes: sizes ?? notCounted(recording),
    ...(sizes === undefined || tooLarge !== undefined ? {} : { result: { move, nodes } }),
  }
}
