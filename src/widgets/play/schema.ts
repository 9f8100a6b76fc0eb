import type { Schema } from '../../state/schema.ts'
import type { Seat } from './session.ts'

const SEATS = ['you', 'engine'] as const satisfies readonly Seat[]
/** Characters that the moves of a game may take: 361 moves of Gomoku are 1,400. */
const MOVES_LIMIT = 1500

/** Games begun on one page before their seeds come round again. */
export const SEEDS = 1000

/** What the page offers to play against: depths in plies, and levels where there are any. */
export interface Offer {
  readonly depth: number
  readonly least: number
  readonly most: number
  /** How many; 0 where the opponent is the search itself. */
  readonly levels: number
  /** From 1; 0 where there are none. */
  readonly level: number
}

/** What a link keeps of a game; `past` and `pastBegins` are the game that undo brings back. */
export function playSchema({ depth, least, most, levels, level }: Offer, begins: Seat) {
  return {
    moves: { type: 'text', default: '', max: MOVES_LIMIT },
    depth: { type: 'integer', default: depth, min: least, max: most },
    level: { type: 'integer', default: level, min: Math.min(1, levels), max: levels },
    seed: { type: 'integer', default: 0, min: 0, max: SEEDS - 1 },
    begins: { type: 'choice', default: begins, values: SEATS },
    past: { type: 'text', default: '', max: MOVES_LIMIT },
    pastBegins: { type: 'choice', default: begins, values: SEATS },
  } as const satisfies Schema
}

export type PlaySchema = ReturnType<typeof playSchema>
