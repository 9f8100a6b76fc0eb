/** Plies between two positions of a game of which the depth is measured. */
export const EVERY = 4
