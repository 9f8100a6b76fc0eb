import { fail, ok, type Result } from '../core/errors.ts'
import type { GameKit } from '../core/game.ts'
import { abalone } from './abalone/index.ts'
import { connect4 } from './connect4/index.ts'
import { gomoku } from './gomoku/index.ts'
import { gomoku8 } from './gomoku8/index.ts'
import { mnk } from './mnk/index.ts'
import { ninuki } from './ninuki/index.ts'
import { reversi } from './reversi/index.ts'
import { tree } from './tree/index.ts'

const all = {
  tree,
  mnk,
  connect4,
  gomoku8,
  gomoku,
  ninuki,
  abalone,
  reversi,
} satisfies Readonly<Record<string, GameKit<unknown>>>

export type GameId = keyof typeof all

/** Every game by its id. Whoever takes one from here does not know what its positions are. */
export const kits: Readonly<Record<GameId, GameKit<unknown>>> = all

/** The ids in the order in which games are listed. */
export const gameIds: readonly GameId[] = Object.keys(all).filter(isGameId)

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(all, id)
}

/** The game a person has named. */
export function kitOf(id: string): Result<GameKit<unknown>> {
  return isGameId(id) ? ok(kits[id]) : fail('game/unknown', 0, { id })
}
