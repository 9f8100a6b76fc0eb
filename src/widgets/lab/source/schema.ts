import type { Schema } from '../../../state/schema.ts'

/** What is searched, as a link has it. */
export function sourceFields(tree: string) {
  return {
    tree: { type: 'text', default: tree, max: 3600 },
    /** Of the next random tree. */
    seed: { type: 'integer', default: 1, min: 0, max: 999_999_999 },
    /** What random trees are to be like: see `Demands`. */
    depth: { type: 'integer', default: 3, min: 2, max: 4 },
    ties: { type: 'integer', default: 10, min: 0, max: 100 },
    cuts: { type: 'integer', default: 2, min: 1, max: 9 },
    deep: { type: 'boolean', default: false },
  } as const satisfies Schema
}
