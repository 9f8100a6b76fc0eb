import { resultOf, type MatchGame, type MatchResult } from '../../../engine/index.ts'
import { UPPERS, type Upper } from './schema.ts'

/** How one match of the ladder stands: the stored one, or one that was played in the page. */
export interface Run extends Pick<
  MatchResult,
  'played' | 'wins' | 'draws' | 'losses' | 'elo' | 'low' | 'high' | 'nodesPerMove'
> {
  readonly upper: Upper
  /** What it was played by in the page; null for the stored run. */
  readonly seed: number | null
}

/** A stored match with one of its games. */
export interface StoredRun extends Run {
  /** About how long a game took. */
  readonly seconds: number
  /** The moves of a game as the game writes them, and which agent began: 0 is the upper one. */
  readonly game: string
  readonly starter: 0 | 1
  /** What the upper one got in it: 1, ½ or 0. */
  readonly points: number
}

/** All games that were played in the page, by seed and match. */
export class PlayedGames {
  private readonly bySeed = new Map<number, Map<Upper, MatchGame[]>>()

  /** The games of a match in order; to be added to. */
  of(seed: number, upper: Upper): MatchGame[] {
    const matches = this.bySeed.get(seed) ?? new Map<Upper, MatchGame[]>()
    this.bySeed.set(seed, matches)
    const games = matches.get(upper) ?? []
    matches.set(upper, games)
    return games
  }

  /** How each match stands of which a game is over, by match and then in the order of seeds. */
  get runs(): readonly Run[] {
    return UPPERS.flatMap((upper) =>
      [...this.bySeed].flatMap(([seed, matches]) => {
        const games = matches.get(upper) ?? []
        return games.length === 0 ? [] : [{ upper, seed, ...resultOf(games) }]
      }),
    )
  }

  clear(): void {
    this.bySeed.clear()
  }
}
