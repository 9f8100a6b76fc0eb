import { gameIds, kits, type GameId } from '../../engine/index.ts'

/** The board that is shown where the address names none. */
const FIRST: GameId = 'connect4'

/** The games that are played on a board: the first is shown where the address names none. */
export const boardGames: readonly GameId[] = [
  FIRST,
  ...gameIds.filter((id) => id !== FIRST && kits[id].board !== undefined),
]
