import type { Schema } from '../../state/schema.ts'

/** Games of which a tree can be opened by hand: their boards are small enough to be drawn small. */
export const GROWN_GAMES = ['mnk', 'connect4', 'gomoku8'] as const

export type GrownGame = (typeof GROWN_GAMES)[number]

/** A link keeps the game, the nodes that were opened, and the one that is looked at. */
export function growSchema(game: GrownGame, opened: string) {
  return {
    game: { type: 'choice', default: game, values: GROWN_GAMES },
    open: { type: 'text', default: opened, max: 3600 },
    node: { type: 'integer', default: 0, min: 0, max: 9999 },
  } as const satisfies Schema
}

export type GrowSchema = ReturnType<typeof growSchema>

/** How far it is to the whole tree of a game; counted while the page is built. */
export interface Whole {
  /** Nodes, and how many of them have children. */
  readonly nodes: number
  readonly inner: number
  /** Plies; absent where the tree is meant to its last leaf. */
  readonly plies?: number
  /** Whether games that end early were counted as if they went on. */
  readonly atMost?: boolean
}

export type Wholes = Readonly<Record<GrownGame, Whole>>

/** Bytes of a node: two words of 64 bits for the board, and as much for all the rest. */
export const NODE_BYTES = 32
