import type { LadderWords } from '../../i18n/ladder.ts'
import { intervals } from '../match/intervals.ts'
import { resultsTable } from '../match/results.ts'
import type { Run } from './runs.ts'
import { lowerOf, UPPERS } from './schema.ts'

/** The Elo of each agent over the one below it, by match. */
export function ladderIntervals(
  document: Document,
  runs: readonly Run[],
  words: LadderWords,
): SVGSVGElement {
  const groups = UPPERS.map((upper) => ({
    name: words.versus(upper, lowerOf(upper)),
    runs: runs
      .filter((run) => run.upper === upper)
      .map(({ elo, low, high, seed }) => ({ elo, low, high, stored: seed === null })),
  }))
  return intervals(document, groups, words.picture(runs), words)
}

/** The numbers of the picture. */
export function ladderTable(
  document: Document,
  runs: readonly Run[],
  words: LadderWords,
): HTMLElement {
  const rows = runs.map((run) => [
    words.versus(run.upper, lowerOf(run.upper)),
    words.source(run),
    words.score(run),
    words.elo(run),
    words.shown(run),
    words.nodes(run),
  ])
  return resultsTable(document, words.head, rows, words.results)
}
