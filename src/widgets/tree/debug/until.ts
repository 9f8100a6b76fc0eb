/** Where a search is to stop; `none`: nowhere before its end. */
export const CONDITIONS = ['cut', 'below', 'above', 'ply', 'move'] as const
export const UNTIL = ['none', ...CONDITIONS] as const
/** What one step goes on by. */
export const UNITS = ['steps', 'nodes'] as const

/** What a reader has said of both. */
export interface Until {
  readonly until: (typeof UNTIL)[number]
  /** A value, plies or a move, as it is typed. */
  readonly goalpost: string
  readonly unit: (typeof UNITS)[number]
}
