import { PLAIN_DEMANDS } from '../../../../engine/index.ts'
import type { Schema } from '../../../state/schema.ts'

/** Children that a node of a random tree may have. */
export const MOST_CHILDREN = 9
/** How far from 0 its leaves may be worth. */
export const FURTHEST = 100_000
export const MOST_SEED = 999_999_999
const VALUE = { type: 'integer', min: -FURTHEST, max: FURTHEST } as const

/** What is searched, as a link has it. */
export function sourceFields(tree: string) {
  return {
    /** Of a tree that is written out: the game `tree`, whose text is `tree`. */
    game: { type: 'text', default: 'tree', max: 20 },
    // What is too long for a link is found when the whole of it is written.
    tree: { type: 'text', default: tree, max: 1_000_000 },
    /** Of any other game: its options, and the position as it writes it. */
    setup: { type: 'text', default: '', max: 200 },
    position: { type: 'text', default: '', max: 3600 },
    /** Of the next random tree. */
    seed: { type: 'integer', default: 1, min: 0, max: MOST_SEED },
    /** What random trees are to be like: see `Demands`. */
    depth: { type: 'integer', default: 3, min: 2, max: 4 },
    /** Children of an inner node. */
    least: { type: 'integer', default: PLAIN_DEMANDS.branching[0], min: 1, max: MOST_CHILDREN },
    most: { type: 'integer', default: PLAIN_DEMANDS.branching[1], min: 1, max: MOST_CHILDREN },
    /** Values of the leaves. */
    lowest: { ...VALUE, default: PLAIN_DEMANDS.values[0] },
    highest: { ...VALUE, default: PLAIN_DEMANDS.values[1] },
    ties: { type: 'integer', default: 10, min: 0, max: 100 },
    cuts: { type: 'integer', default: 2, min: 1, max: 9 },
    deep: { type: 'boolean', default: false },
  } as const satisfies Schema
}
