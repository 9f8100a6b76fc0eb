import { fail, ok, type Result } from '../../../engine/index.ts'
import type { Schema, StateOf } from '../../state/schema.ts'
import { setupOf, setupText } from '../../state/setup.ts'
import { MOST_FOLDS } from './folds.ts'
import { moreFields, moreOf, moreState } from './more-options.ts'
import {
  SEARCH_NAMES,
  deepest,
  FAIL_RULES,
  isDepth,
  NO_SPEC,
  ORDERING_NAMES,
  TIE_RULES,
  type TreeSpec,
} from './spec.ts'

/** The state of a figure in a link. Fields the figure begins with are left out by the codec. */
export function treeSchema(spec: TreeSpec) {
  return {
    game: { type: 'text', default: spec.game, max: 20 },
    setup: { type: 'text', default: setupText(spec.gameOptions), max: 200 },
    // What is too long for a link is found when the whole of it is written.
    position: { type: 'text', default: spec.position, max: 1_000_000 },
    algorithm: { type: 'choice', default: spec.algorithm, values: SEARCH_NAMES },
    depth: { type: 'integer', default: spec.depth, min: 0, max: 64 },
    order: { type: 'choice', default: spec.ordering, values: ORDERING_NAMES },
    tie: { type: 'choice', default: spec.tie, values: TIE_RULES },
    fail: { type: 'choice', default: spec.fail, values: FAIL_RULES },
    exclude: { type: 'text', default: spec.exclude ?? '', max: 200 },
    ...moreFields(spec.more),
    agent: { type: 'text', default: spec.agent?.id ?? '', max: 40 },
    seed: { type: 'integer', default: spec.agent?.seed ?? 0, min: 0, max: 2 ** 31 - 1 },
    // -1: where the figure begins.
    step: { type: 'integer', default: -1, none: -1, min: 0, max: 999_999_999 },
    node: { type: 'integer', default: -1, none: -1, min: 0, max: 999_999_999 },
    folds: { type: 'text', default: '', max: MOST_FOLDS },
  } as const satisfies Schema
}

export type TreeState = StateOf<ReturnType<typeof treeSchema>>

export function stateOf(spec: TreeSpec, step: number, node: number, folds = ''): TreeState {
  const { game, position, algorithm, depth, ordering, tie, fail: failRule } = spec
  const setup = setupText(spec.gameOptions)
  return {
    game,
    setup,
    position,
    algorithm,
    depth,
    order: ordering,
    tie,
    fail: failRule,
    exclude: spec.exclude ?? '',
    ...moreState(spec.more),
    agent: spec.agent?.id ?? '',
    seed: spec.agent?.seed ?? 0,
    step,
    node,
    folds,
  }
}

/**
 * What a link says of a search, in a figure whose page gives the search `page`, if any.
 *
 * @param explicit  the depth is that of the tree: it says nothing in a link
 */
export function linkSpec(spec: TreeSpec, explicit: boolean, page = NO_SPEC): TreeSpec {
  const depth = explicit ? page.depth : spec.depth
  const { agent, game, position, gameOptions } = spec
  if (agent === undefined) return { ...spec, depth }
  // An agent says itself how it searches.
  return { ...page, game, position, ...(gameOptions && { gameOptions }), agent }
}

/**
 * What a link to another game than the page's leaves out is not as on the page: that game begins at
 * its own start, as deep as its searches may go.
 */
function ownStart(state: TreeState, page: TreeSpec): TreeState {
  if (state.game === page.game) return state
  return {
    ...state,
    setup: state.setup === setupText(page.gameOptions) ? '' : state.setup,
    position: state.position === page.position ? '' : state.position,
    exclude: state.exclude === page.exclude ? '' : state.exclude,
    depth: state.depth === page.depth ? Math.min(state.depth, deepest(state.game)) : state.depth,
  }
}

/** The search that a link asks for in a figure whose page gives the search `page`, if any. */
export function linkedSpec(read: TreeState, page: TreeSpec | undefined): Result<TreeSpec> {
  const state = page === undefined ? read : ownStart(read, page)
  const spec = specOf(state)
  const { game, agent, depth } = state
  const most = deepest(game)
  // An explicit tree and an agent have a depth of their own: a link's says nothing.
  const free = game === 'tree' || agent !== ''
  if (!spec.ok || free || isDepth(depth, most) || depth === page?.depth) return spec
  return fail('depth/out-of-range', 0, { most })
}

export function specOf(state: TreeState): Result<TreeSpec> {
  const {
    game,
    position,
    algorithm,
    depth,
    order,
    tie,
    fail: failRule,
    exclude,
    agent,
    seed,
  } = state
  const setup = setupOf(state.setup)
  if (!setup.ok) return setup
  return ok({
    game,
    position,
    algorithm,
    depth,
    ordering: order,
    tie,
    fail: failRule,
    ...(setup.value === undefined ? {} : { gameOptions: setup.value }),
    ...(exclude === '' ? {} : { exclude }),
    ...moreOf(state),
    ...(agent === '' ? {} : { agent: { id: agent, seed } }),
  })
}
