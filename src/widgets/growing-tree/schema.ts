import type { GrownGame, Whole } from '../../i18n/growing-tree.ts'
import type { Schema } from '../../state/schema.ts'

/** Games of which a tree can be opened by hand: their boards are small enough to be drawn small. */
export const GROWN_GAMES = ['mnk', 'connect4', 'gomoku8'] as const satisfies GrownGame[]

export type { GrownGame, Whole }

/**
 * A link keeps the game, the nodes that were opened, and the one that is looked at: -1 is the next
 * after those that are open.
 */
export function growSchema(game: GrownGame, opened: string) {
  return {
    game: { type: 'choice', default: game, values: GROWN_GAMES },
    open: { type: 'text', default: opened, max: 3600 },
    node: { type: 'integer', default: -1, none: -1, min: 0, max: 9999 },
  } as const satisfies Schema
}

export type GrowSchema = ReturnType<typeof growSchema>

export type Wholes = Readonly<Record<GrownGame, Whole>>

/** Bytes of a node: two words of 64 bits for the board, and as much for all the rest. */
export const NODE_BYTES = 32
