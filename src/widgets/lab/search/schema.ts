import { BOUNDS, conventionOf, ORDERS, type Convention } from '../../../../engine/index.ts'
import type { Schema, StateOf } from '../../../state/schema.ts'

export const TIES = ['le', 'lt'] as const
export const FAILS = ['soft', 'hard'] as const
/** Who moves at the root; `text`: whom the tree names, else Max. */
export const FIRSTS = ['text', 'max', 'min'] as const

const word = { type: 'text', max: 40 } as const

/** How it is searched, as a link has it. */
export const SEARCH_FIELDS = {
  tie: { type: 'choice', default: 'le', values: TIES },
  fail: { type: 'choice', default: 'soft', values: FAILS },
  bounds: { type: 'choice', default: 'all', values: BOUNDS },
  order: { type: 'choice', default: 'left', values: ORDERS },
  first: { type: 'choice', default: 'text', values: FIRSTS },
  low: { ...word, default: '-inf' },
  high: { ...word, default: 'inf' },
} as const satisfies Schema

export type SearchState = StateOf<typeof SEARCH_FIELDS>

export function conventionIn(state: SearchState): Convention {
  const { tie, fail, bounds, order, first, low, high } = state
  return conventionOf({
    tie,
    fail,
    bounds,
    order,
    ...(first !== 'text' && { first }),
    window: [low, high],
  })
}

/** What of a state another convention changes. */
export function rulesOf({
  first,
  window: [low, high],
  ...rest
}: Convention): Pick<SearchState, 'tie' | 'fail' | 'bounds' | 'order' | 'first' | 'low' | 'high'> {
  return { ...rest, first: first ?? 'text', low, high }
}
