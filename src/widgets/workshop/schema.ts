import type { StateOf } from '../../state/schema.ts'
import { gamesSchema, type StoredMatch } from '../match/schema.ts'
import type { GameOptions, GameId } from '../../../engine/index.ts'

/** The games whose evaluations can be weighed. */
export const WORKSHOP_GAMES = [
  'connect4',
  'gomoku8',
  'gomoku',
  'abalone',
  'reversi',
] as const satisfies readonly GameId[]
export type WorkshopGame = (typeof WORKSHOP_GAMES)[number]

/** Characters of a player's id. */
const NAME_LIMIT = 300
/** Games of a match unless others are asked for. */
const GAMES = 20

/** What a page begins with: a match that has been played before it was built. */
export type WorkshopStart = StoredMatch & { readonly game: WorkshopGame; readonly seed: number }

/** Who may be played against in a game, and how it is played. */
export interface WorkshopCast {
  readonly opponents: readonly { readonly id: string; readonly name: string }[]
  readonly gameOptions?: GameOptions
}

export type WorkshopCasts = Readonly<Record<WorkshopGame, WorkshopCast>>

export function workshopSchema({ game, agents, seed }: WorkshopStart) {
  return {
    game: { type: 'choice', default: game, values: WORKSHOP_GAMES },
    /** The reader's own player, by its id: see `engine/agents/own-player.ts`. */
    player: { type: 'text', default: agents[0], max: NAME_LIMIT },
    /** The id of a level, a report's agent, or another player of her own. */
    against: { type: 'text', default: agents[1], max: NAME_LIMIT },
    ...gamesSchema(seed, GAMES),
  } as const
}

export type WorkshopSchema = ReturnType<typeof workshopSchema>
export type WorkshopState = StateOf<WorkshopSchema>
