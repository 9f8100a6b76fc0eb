/** 0 moves first in every game, and is Max wherever a search speaks of Max and Min. */
export type Player = 0 | 1

/** One int32; its layout is documented in each game's `rules.ts`. */
export type Move = number

/** No move: what a root has been reached by. */
export const NO_MOVE = -1
