import { resultOf, type MatchGame } from '../../../engine/index.ts'
import type { ToldRun } from '../../i18n/ladder.ts'
import { deviceStore, type Store } from '../../state/device.ts'
import { readMatches, writeMatches, type KeptMatch } from './kept.ts'
import { UPPERS, type Upper } from './schema.ts'

/** How one match of the ladder stands: the stored one, or one that was played in the page. */
export interface Run extends ToldRun {
  readonly upper: Upper
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

/** All games that were played in the page, by seed and match; the device keeps them. */
export class PlayedGames {
  private readonly store: Store | undefined
  private matches: readonly KeptMatch[]
  /** Whether the device keeps them. */
  kept: boolean

  /** @param store the device's, unless a test brings its own */
  constructor(store: Store | undefined = deviceStore()) {
    this.store = store
    this.kept = store !== undefined
    this.matches = readMatches(store)
  }

  /** The games of a match, from the first. */
  of(seed: number, upper: Upper): readonly MatchGame[] {
    return this.find(seed, upper)?.games ?? []
  }

  get isEmpty(): boolean {
    return this.matches.every(({ games }) => games.length === 0)
  }

  /** Adds the next game of a match; one that is there already is not added again. */
  add(seed: number, upper: Upper, game: MatchGame): void {
    const games = this.of(seed, upper)
    if (game.index !== games.length) return
    this.put({ seed, upper, games: [...games, game] })
    // Another page may have played on: of each match the longer one stays.
    for (const other of readMatches(this.store)) {
      if (other.games.length > this.of(other.seed, other.upper).length) this.put(other)
    }
    this.kept = writeMatches(this.store, this.matches)
  }

  /** Forgets the games of a match from the one with this index on. */
  cut(seed: number, upper: Upper, index: number): void {
    this.put({ seed, upper, games: this.of(seed, upper).slice(0, index) })
    this.kept = writeMatches(this.store, this.matches)
  }

  clear(): void {
    this.matches = []
    this.kept = writeMatches(this.store, this.matches)
  }

  /** How each match stands of which a game is over, by match and then as their seeds were first played. */
  get runs(): readonly Run[] {
    return UPPERS.flatMap((upper) =>
      this.matches.flatMap((match) =>
        match.upper === upper && match.games.length > 0
          ? [{ upper, seed: match.seed, ...resultOf(match.games) }]
          : [],
      ),
    )
  }

  private find(seed: number, upper: Upper): KeptMatch | undefined {
    return this.matches.find((match) => match.seed === seed && match.upper === upper)
  }

  private put(match: KeptMatch): void {
    const before = this.find(match.seed, match.upper)
    this.matches =
      before === undefined
        ? [...this.matches, match]
        : this.matches.map((each) => (each === before ? match : each))
  }
}
