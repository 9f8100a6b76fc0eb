import { ladder as words } from '../../i18n/ladder.ts'
import type { PlayedGames, StoredRun } from './runs.ts'
import { lowerOf, UPPERS, type Upper } from './schema.ts'

/** A game that can be looked at: 0 is the stored one of its match. */
export interface Choosable {
  readonly upper: Upper
  readonly game: number
  readonly label: string
}

/** All games that can be looked at. */
export interface Choosables {
  readonly stored: readonly Choosable[]
  /** Those that were played by one seed, by match. */
  readonly played: readonly { readonly label: string; readonly games: readonly Choosable[] }[]
}

export function choosables(
  stored: readonly StoredRun[],
  played: PlayedGames,
  seed: number,
): Choosables {
  return {
    stored: stored.map(({ upper }) => ({
      upper,
      game: 0,
      label: words.storedGame(upper, lowerOf(upper)),
    })),
    played: UPPERS.flatMap((upper) => {
      const games = played.of(seed, upper).map(({ index, points, moves }) => ({
        upper,
        game: index + 1,
        label: words.playedGame(index + 1, points, moves.length),
      }))
      const label = words.playedGames(upper, lowerOf(upper), seed)
      return games.length === 0 ? [] : [{ label, games }]
    }),
  }
}
