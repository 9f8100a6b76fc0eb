/** How fast two engines play on. */
export const PACES = ['slow', 'steady', 'fast'] as const
export type Pace = (typeof PACES)[number]

/** Milliseconds that a move takes at the least. */
export const PAUSES: Readonly<Record<Pace, number>> = { slow: 2000, steady: 700, fast: 0 }
