import { BOUNDS, megabytesOf } from '../../../engine/index.ts'
import type { Schema } from '../../state/schema.ts'
import type { MoreOptions, TreeSpec } from './spec.ts'

export const REPLACEMENTS = ['always', 'deeper'] as const
/** Slots of tables that can be looked at; `0`: the table is large, or there is none. */
export const TABLE_SLOTS = ['0', '8', '16', '32', '64'] as const
/** The largest table of a search in a page. */
const MOST_MEGABYTES = 64

/** What a search may be told besides, as a link has it; 0 and -1 say that it is told nothing. */
export function moreFields(given?: MoreOptions) {
  const { bounds, low, high, near, beam, slots, table, replace, aspire, quiet } = moreState(given)
  return {
    bounds: { type: 'choice', default: bounds, values: BOUNDS },
    low: { type: 'text', default: low, max: 40 },
    high: { type: 'text', default: high, max: 40 },
    /** King's steps from a stone. */
    near: { type: 'integer', default: near, min: 0, max: 9 },
    /** Moves of a node. */
    beam: { type: 'integer', default: beam, min: 0, max: 400 },
    /** Of a table that is small enough to be looked at; 0 where `table` says its size. */
    slots: { type: 'choice', default: slots, values: TABLE_SLOTS },
    /** Megabytes. */
    table: { type: 'integer', default: table, min: 0, max: MOST_MEGABYTES },
    replace: { type: 'choice', default: replace, values: REPLACEMENTS },
    /** Half the width of the window that is tried first. */
    aspire: { type: 'integer', default: aspire, none: -1, min: 0, max: 1_000_000 },
    /** Whether a leaf is judged only when it is quiet. */
    quiet: { type: 'boolean', default: quiet },
  } as const satisfies Schema
}

export interface MoreState {
  readonly bounds: (typeof BOUNDS)[number]
  readonly low: string
  readonly high: string
  readonly near: number
  readonly beam: number
  readonly slots: (typeof TABLE_SLOTS)[number]
  readonly table: number
  readonly replace: (typeof REPLACEMENTS)[number]
  readonly aspire: number
  readonly quiet: boolean
}

export function moreState(more: MoreOptions = {}): MoreState {
  const [low, high] = more.window ?? ['-inf', 'inf']
  return {
    bounds: more.bounds ?? 'all',
    low,
    high,
    near: more.candidates ?? 0,
    beam: more.beam ?? 0,
    ...sizeOf(more.tableMegabytes ?? 0),
    replace: more.replace ?? 'always',
    aspire: more.aspiration ?? -1,
    quiet: more.quiet ?? false,
  }
}

/** A table of a size that has a name in slots is told by these, any other in megabytes. */
function sizeOf(megabytes: number): Pick<MoreState, 'slots' | 'table'> {
  const slots = TABLE_SLOTS.find((each) => each !== '0' && megabytesOf(Number(each)) === megabytes)
  return slots === undefined ? { slots: '0', table: megabytes } : { slots, table: 0 }
}

/** Absent where nothing is told. */
export function moreOf(state: MoreState): Pick<TreeSpec, 'more'> {
  const { bounds, low, high, near, beam, slots, table, replace, aspire, quiet } = state
  const megabytes = slots === '0' ? table : megabytesOf(Number(slots))
  const more: MoreOptions = {
    ...(bounds === 'parent' && { bounds }),
    ...((low !== '-inf' || high !== 'inf') && { window: [low, high] as const }),
    ...(near > 0 && { candidates: near }),
    ...(beam > 0 && { beam }),
    ...(megabytes > 0 && { tableMegabytes: megabytes }),
    ...(replace !== 'always' && { replace }),
    ...(aspire >= 0 && { aspiration: aspire }),
    ...(quiet && { quiet }),
  }
  return Object.keys(more).length === 0 ? {} : { more }
}
