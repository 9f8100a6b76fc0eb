import { BOUNDS, conventionOf, ORDERS, type Convention } from '../../../engine/index.ts'
import type { Schema, StateOf } from '../../state/schema.ts'

export const TIES = ['le', 'lt'] as const
export const FAILS = ['soft', 'hard'] as const
/** Who moves at the root; `text`: whom the tree names, else Max. */
export const FIRSTS = ['text', 'max', 'min'] as const
/** How much of the search is shown when the question is asked. */
export const SHOWN = ['first-cut', 'nothing'] as const

const word = { type: 'text', max: 40 } as const

/** A link keeps the tree, the rules, what is marked, and whether it has been checked. */
export function labSchema(tree: string) {
  return {
    tree: { type: 'text', default: tree, max: 3600 },
    tie: { type: 'choice', default: 'le', values: TIES },
    fail: { type: 'choice', default: 'soft', values: FAILS },
    bounds: { type: 'choice', default: 'all', values: BOUNDS },
    order: { type: 'choice', default: 'left', values: ORDERS },
    first: { type: 'choice', default: 'text', values: FIRSTS },
    low: { ...word, default: '-inf' },
    high: { ...word, default: 'inf' },
    shown: { type: 'choice', default: 'first-cut', values: SHOWN },
    /** Leaves from the left, from 0: `4.8.11`. */
    cut: { type: 'text', default: '', max: 3600 },
    checked: { type: 'boolean', default: false },
    /** Of the next random tree. */
    seed: { type: 'integer', default: 1, min: 0, max: 999_999_999 },
    /** What random trees are to be like: see `Demands`. */
    depth: { type: 'integer', default: 3, min: 2, max: 4 },
    ties: { type: 'integer', default: 10, min: 0, max: 100 },
    cuts: { type: 'integer', default: 2, min: 1, max: 9 },
    deep: { type: 'boolean', default: false },
  } as const satisfies Schema
}

export type LabSchema = ReturnType<typeof labSchema>
export type LabState = StateOf<LabSchema>

export function conventionIn({ tie, fail, bounds, order, first, low, high }: LabState): Convention {
  return conventionOf({
    tie,
    fail,
    bounds,
    order,
    ...(first !== 'text' && { first }),
    window: [low, high],
  })
}

type Rules = Pick<LabState, 'tie' | 'fail' | 'bounds' | 'order' | 'first' | 'low' | 'high'>

/** What of a state another convention changes. */
export function rulesOf({ first, window: [low, high], ...rest }: Convention): Rules {
  return { ...rest, first: first ?? 'text', low, high }
}
