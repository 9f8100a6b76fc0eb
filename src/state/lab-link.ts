import type { GameOptions } from '../../engine/index.ts'
import { encodeState, withParameter } from './link.ts'
import type { Schema } from './schema.ts'
import { setupText } from './setup.ts'

/** A position that a page sends to the lab. */
export interface Sent {
  /** The id of the game. */
  readonly game: string
  readonly options: GameOptions
  /** As the game writes it. */
  readonly position: string
}

/** The fields of the lab that say what is sent. */
const SENT = {
  mode: { type: 'text', default: '', max: 20 },
  game: { type: 'text', default: '', max: 20 },
  setup: { type: 'text', default: '', max: 200 },
  position: { type: 'text', default: '', max: 3600 },
} as const satisfies Schema

/** The query and the hash of the lab that steps through a search of a position. */
export function labQuery({ game, options, position }: Sent): string {
  const state = encodeState(SENT, { mode: 'step', game, setup: setupText(options), position })
  return `${withParameter('', 'lab', state)}#lab`
}
