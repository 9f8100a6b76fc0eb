import { resultOf, type MatchGame } from '../../../engine/index.ts'
import type { MatchWords, ToldMatch } from '../../i18n/match.ts'
import { intervals } from './intervals.ts'
import { resultsTable } from './results.ts'
import type { PlayableMatch } from './schema.ts'

/** The same for all games of a match by one seed. */
export function keyOf({ game, agents }: PlayableMatch, seed: number): string {
  return [seed, game, ...agents].join(' ')
}

/** The games that were played in the page, by match and seed. */
export class PlayedMatches {
  private readonly games = new Map<string, MatchGame[]>()

  of(match: PlayableMatch, seed: number): readonly MatchGame[] {
    return this.games.get(keyOf(match, seed)) ?? []
  }

  add(match: PlayableMatch, seed: number, game: MatchGame): void {
    this.games.set(keyOf(match, seed), [...this.of(match, seed), game])
  }
}

/** Every match, with its stored run if it has one, and the one by this seed if some of it has been played. */
export function runsOf(
  matches: readonly PlayableMatch[],
  played: PlayedMatches,
  seed: number,
): readonly (readonly ToldMatch[])[] {
  return matches.map((match) => {
    const { name, result } = match
    const games = played.of(match, seed)
    return [
      ...(result === undefined ? [] : [{ ...result, name, seed: null }]),
      ...(games.length === 0 ? [] : [{ ...resultOf(games), name, seed }]),
    ]
  })
}

/**
 * The picture of all runs, and its numbers.
 *
 * @param fine  whether the scale is finer near 0
 */
export function resultsOf(
  document: Document,
  runs: readonly (readonly ToldMatch[])[],
  words: MatchWords,
  fine = false,
): { readonly plot: SVGSVGElement; readonly table: HTMLElement } {
  const groups = runs
    .filter((of) => of.length > 0)
    .map((of) => ({
      name: of[0].name,
      runs: of.map(({ elo, low, high, seed }) => ({ elo, low, high, stored: seed === null })),
    }))
  const all = runs.flat()
  return {
    plot: intervals(document, groups, words.picture(all), words, fine),
    table: resultsTable(document, words.head, all.map(words.row), words.results),
  }
}
