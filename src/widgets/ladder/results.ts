import type { LadderWords } from '../../i18n/ladder.ts'
import { element } from '../../figure/dom.ts'
import type { Run } from './runs.ts'
import { lowerOf } from './schema.ts'

/** The numbers of the picture, a row for each run; it scrolls where the page is narrow. */
export function resultsTable(
  document: Document,
  runs: readonly Run[],
  words: LadderWords,
): HTMLElement {
  const cells = (run: Run) => [
    words.source(run),
    words.score(run),
    words.elo(run),
    words.shown(run),
    words.nodes(run),
  ]
  const head = element(document, 'thead', {}, [
    element(
      document,
      'tr',
      {},
      words.head.map((each) => element(document, 'th', { scope: 'col' }, [each])),
    ),
  ])
  const body = element(
    document,
    'tbody',
    {},
    runs.map((run) =>
      element(document, 'tr', {}, [
        element(document, 'th', { scope: 'row' }, [words.versus(run.upper, lowerOf(run.upper))]),
        ...cells(run).map((cell) => element(document, 'td', {}, [cell])),
      ]),
    ),
  )
  const table = element(document, 'table', { class: 'marbles-terms ladder-results' }, [head, body])
  const attributes = { class: 'scrolls', tabindex: 0, role: 'group', 'aria-label': words.results }
  return element(document, 'div', attributes, [table])
}
