import { LIFTED } from '../../state/lifted.ts'
import { STATE_LIMIT } from '../../state/link.ts'
import { GAME_FIELDS } from '../../state/review-link.ts'
import type { Schema, StateOf } from '../../state/schema.ts'
import type { Players, Seat } from './seat.ts'

const SEATS = ['you', 'engine'] as const satisfies readonly Seat[]
const PLAYERS = ['engine', 'people', 'engines'] as const satisfies readonly Players[]
/** How stones are drawn: both ways, as signs alone, or as plain stones. */
const LOOKS = ['both', 'signs', 'stones'] as const
export type Look = (typeof LOOKS)[number]
/** Characters of an opponent's id, which may say all that a player of the reader's own plays by. */
const NAME_LIMIT = 300
/**
 * Moves have no limit of their own, so that a game may last as long as it likes: `FigureLink`
 * holds the whole state to what a link may carry, about 700 plies of Abalone.
 */
const MOVES_LIMIT = Infinity
/** Characters that the names of all fields, and what is not moves, may take. */
const REST = 544
/** Deepest search that a board with levels, which has no choice of depth, was ever linked with. */
const DEPTH_LIMIT = 99

/** The game put aside was played with the options of this one. */
export const SAME = 'same'

/** Between two lines; no game writes a move with it. */
const BETWEEN = '~'

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
  // A board with levels reads the depth of a link from before it had any, and does without it.
  const [min, max] = levels > 0 ? [0, DEPTH_LIMIT] : [least, most]
  return {
    /** The board that was set up before the moves; empty for the start. */
    set: GAME_FIELDS.set,
    moves: { type: 'text', default: '', max: MOVES_LIMIT },
    depth: { type: 'integer', default: depth, min, max },
    level: { type: 'integer', default: level, min: Math.min(1, levels), max: levels },
    seed: { type: 'integer', default: 0, min: 0, max: SEEDS - 1 },
    begins: { type: 'choice', default: begins, values: SEATS },
    past: { type: 'text', default: '', max: MOVES_LIMIT },
    pastSet: GAME_FIELDS.set,
    pastBegins: { type: 'choice', default: begins, values: SEATS },
    /** The options of the game put aside; `same` as of this one. */
    pastLifted: { ...LIFTED, default: SAME },
    /** Lines that were left for others, with `~` between them. */
    lines: { type: 'text', default: '', max: MOVES_LIMIT },
    lifted: LIFTED,
    players: { type: 'choice', default: 'engine', values: PLAYERS },
    /** An opponent that is not among the page's own, by its id; empty for the one of `level`. */
    against: { type: 'text', default: '', max: NAME_LIMIT },
    /** The engine in the reader's seat where two engines play; empty for the opponent itself. */
    other: { type: 'text', default: '', max: NAME_LIMIT },
    /** The fault that the reader takes a hidden program to have. */
    guess: { type: 'text', default: '', max: NAME_LIMIT },
    /** Before each move of the engine the reader may say which she expects. */
    foretell: { type: 'boolean', default: false },
    /** What the engine thinks is shown while it thinks. */
    live: { type: 'boolean', default: false },
    /** The board is seen from the other side. */
    turned: { type: 'boolean', default: false },
    score: { type: 'text', default: '', max: 11 },
    resigned: { type: 'choice', default: 'no', values: ['no', ...SEATS] },
    look: { type: 'choice', default: 'both', values: LOOKS },
  } as const satisfies Schema
}

export type PlaySchema = ReturnType<typeof playSchema>

/** The state as a link can carry it: without what is too long for it beside the game itself. */
export function forLink(state: StateOf<PlaySchema>): StateOf<PlaySchema> {
  const { set, moves, past, pastSet, lines, against, other } = state
  const own = set.length + pastSet.length + against.length + other.length
  const room = STATE_LIMIT - REST - own - moves.length
  if (past.length + lines.length <= room) return state
  return past.length <= room
    ? { ...state, lines: '' }
    : { ...state, past: '', pastSet: '', lines: '' }
}

/** The lines of a state. */
export function readLines(text: string): readonly string[] {
  return text.split(BETWEEN).filter((line) => line !== '')
}

export function formatLines(lines: readonly string[]): string {
  return lines.join(BETWEEN)
}
