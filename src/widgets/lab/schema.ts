import type { Schema, StateOf } from '../../state/schema.ts'
import { COMPARE_FIELDS } from './compare/schema.ts'
import { MONTE_CARLO_FIELDS } from '../monte-carlo/schema.ts'
import { ROOT_SPLIT_FIELDS } from '../root-split/schema.ts'
import { PREDICT_FIELDS } from './predict/schema.ts'
import { SEARCH_FIELDS } from './search/schema.ts'
import { sourceFields } from './source/schema.ts'
import { STEP_FIELDS } from './step/schema.ts'

/** What a reader does with the search. */
export const MODES = ['predict', 'step', 'compare', 'order', 'edit'] as const

/**
 * A link keeps what is searched, how, and what is done with it: each mode has fields of its own,
 * which the others leave as they are.
 */
export function labSchema(tree: string) {
  return {
    mode: { type: 'choice', default: 'predict', values: MODES },
    ...sourceFields(tree),
    ...SEARCH_FIELDS,
    ...PREDICT_FIELDS,
    ...STEP_FIELDS,
    ...ROOT_SPLIT_FIELDS,
    ...MONTE_CARLO_FIELDS,
    ...COMPARE_FIELDS,
  } as const satisfies Schema
}

export type LabSchema = ReturnType<typeof labSchema>
export type LabState = StateOf<LabSchema>
export type ModeName = (typeof MODES)[number]

/** What is fetched for a state: a mode, or another way to search that is stepped through. */
export type Screen = ModeName | Exclude<LabState['way'], 'tree'>

export function screenOf({ mode, way }: LabState): Screen {
  return mode === 'step' && way !== 'tree' ? way : mode
}

/** How a file of the lab begins, before its version; see `file.ts`. */
export const FILE_MARK = 'cutoff-lab '
/** Nodes of a tree that is drawn whole; more could not be seen at once. */
export const MOST_NODES = 400
/** Characters of a state that a link may have before it is offered as a file. */
export const LONG_LINK = 2000
