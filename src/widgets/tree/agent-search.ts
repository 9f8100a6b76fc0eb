import { ALGORITHM_NAMES, FAIL_RULES, ORDERING_NAMES, type TreeSpec } from './spec.ts'
import type { RecordedChoice } from '../../../engine/index.ts'
import type { RecordedSearch } from '../../workers/protocol.ts'
import type { Recorded } from './session.ts'

type Parameters = RecordedChoice['parameters']

/**
 * Whether a reader may change this search into another of the figure's: it looks at all moves to
 * one depth, by the game's usual evaluation, so that the two can be compared.
 */
export function isPlain(parameters: Parameters): boolean {
  const plain = Object.keys(parameters).every((key) => PLAIN.has(key))
  return plain && ALGORITHM_NAMES.some((each) => each === parameters['search'])
}

/** What a figure's own searches have as well, and lots among moves that are worth the same. */
const PLAIN = new Set(['search', 'depth', 'ordering', 'fail', 'ties'])

/** What an agent was found to search by, as far as a figure has names for it. */
export function specOfAgent(spec: TreeSpec, { parameters, recording }: RecordedChoice): TreeSpec {
  const { algorithm, depth } = recording
  const { ordering, fail } = parameters
  return {
    ...spec,
    depth,
    algorithm: ALGORITHM_NAMES.find((each) => each === algorithm) ?? spec.algorithm,
    ordering: ORDERING_NAMES.find((each) => each === ordering) ?? 'none',
    fail: FAIL_RULES.find((each) => each === fail) ?? 'soft',
  }
}

/** An agent's search as a figure's. */
export function recordedOf({ chosen, sizes }: RecordedSearch): Recorded {
  const { recording, choice, tooLarge } = chosen
  const { move, nodes } = choice
  return {
    chosen,
    recording,
    sizes: sizes ?? new Int32Array(recording.parent.length).fill(-1),
    ...(sizes === undefined || tooLarge !== undefined ? {} : { result: { move, nodes } }),
  }
}
