import type { GameOptions } from '../../engine/index.ts'
import { encodeState, fitsLink, withParameter } from './link.ts'
import { formatLifted, LIFTED } from './lifted.ts'
import type { Schema } from './schema.ts'

/** A game that is to be reviewed. */
export interface GameSent {
  /** The id of the game. */
  readonly game: string
  readonly options: GameOptions
  /** Where it began, as the game writes it; empty for the start that the options give. */
  readonly set: string
  /** As a link has moves. */
  readonly moves: string
}

/** The fields of the review that say which game it is. */
export const GAME_FIELDS = {
  lifted: LIFTED,
  set: { type: 'text', default: '', max: 1000 },
  /** Without a limit of its own: the link is held to one. */
  moves: { type: 'text', default: '', max: Infinity },
} as const satisfies Schema

/** The query and the hash of the page that reviews it; undefined where it is too long for a link. */
export function reviewQuery({ game, options, set, moves }: GameSent): string | undefined {
  const state = { lifted: formatLifted(options), set, moves }
  if (!fitsLink(GAME_FIELDS, state)) return undefined
  return `${withParameter('', game, encodeState(GAME_FIELDS, state))}#${game}`
}

/** Where the device keeps the games of a kind that are reviewed. */
export function reviewsKey(game: string): string {
  return `reviews/${game}`
}
