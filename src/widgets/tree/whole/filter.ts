export const ONLY = ['all', 'line', 'cuts'] as const

/** Which nodes of a search are shown. */
export interface Filter {
  /** All; the principal variation; the cut moves and what leads to them. */
  readonly only: (typeof ONLY)[number]
  /** Plies below the root that are shown; 0 for all. */
  readonly reach: number
}

/** Plies that any tree has at most. */
export const MOST_REACH = 99
