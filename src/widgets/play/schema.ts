import type { Schema } from '../../state/schema.ts'
import type { Seat } from './session.ts'

const SEATS = ['you', 'engine'] as const satisfies readonly Seat[]
/** Characters that the moves of a game may take: 361 moves of Gomoku are 1,400. */
const MOVES_LIMIT = 1500

/**
 * What a link keeps of a game; `past` and `pastBegins` are the game that undo brings back.
 *
 * @param least, most  the range of depths that the page offers, in plies
 */
export function playSchema(depth: number, least: number, most: number, begins: Seat) {
  return {
    moves: { type: 'text', default: '', max: MOVES_LIMIT },
    depth: { type: 'integer', default: depth, min: least, max: most },
    begins: { type: 'choice', default: begins, values: SEATS },
    past: { type: 'text', default: '', max: MOVES_LIMIT },
    pastBegins: { type: 'choice', default: begins, values: SEATS },
  } as const satisfies Schema
}

export type PlaySchema = ReturnType<typeof playSchema>
