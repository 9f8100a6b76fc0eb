import { resultOf, type MatchGame } from '../../../engine/index.ts'
import type { MatchWords, ToldMatch } from '../../i18n/match.ts'
import { intervals } from './intervals.ts'
import { resultsTable } from './results.ts'
import type { StoredMatch } from './schema.ts'

/** The games that were played in the page, by seed and by the place of their match. */
export class PlayedMatches {
  private readonly games = new Map<string, MatchGame[]>()

  of(seed: number, match: number): readonly MatchGame[] {
    return this.games.get(`${seed} ${match}`) ?? []
  }

  add(seed: number, match: number, game: MatchGame): void {
    this.games.set(`${seed} ${match}`, [...this.of(seed, match), game])
  }
}

/** Every match, with its stored run and the one by this seed, if some of it has been played. */
export function runsOf(
  stored: readonly StoredMatch[],
  played: PlayedMatches,
  seed: number,
): readonly (readonly ToldMatch[])[] {
  return stored.map(({ name, result }, match) => {
    const games = played.of(seed, match)
    const before: ToldMatch = { ...result, name, seed: null }
    return games.length === 0 ? [before] : [before, { ...resultOf(games), name, seed }]
  })
}

/** The picture of all runs, and its numbers. */
export function resultsOf(
  document: Document,
  runs: readonly (readonly ToldMatch[])[],
  words: MatchWords,
): { readonly plot: SVGSVGElement; readonly table: HTMLElement } {
  const groups = runs.map((of) => ({
    name: of[0].name,
    runs: of.map(({ elo, low, high, seed }) => ({ elo, low, high, stored: seed === null })),
  }))
  const all = runs.flat()
  return {
    plot: intervals(document, groups, words.picture(all), words),
    table: resultsTable(document, words.head, all.map(words.row), words.results),
  }
}
