import { element } from '../../figure/dom.ts'

/**
 * The numbers of matches, a row for each run, whose first cell names it; it scrolls where the page
 * is narrow.
 */
export function resultsTable(
  document: Document,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  label: string,
): HTMLElement {
  const row = (cells: readonly HTMLElement[]) => element(document, 'tr', {}, cells)
  const body = rows.map(([name, ...cells]) =>
    row([
      element(document, 'th', { scope: 'row' }, [name]),
      ...cells.map((cell) => element(document, 'td', {}, [cell])),
    ]),
  )
  const table = element(document, 'table', { class: 'match-results' }, [
    element(document, 'thead', {}, [
      row(head.map((each) => element(document, 'th', { scope: 'col' }, [each]))),
    ]),
    element(document, 'tbody', {}, body),
  ])
  const attributes = { class: 'scrolls', tabindex: 0, role: 'group', 'aria-label': label }
  return element(document, 'div', attributes, [table])
}
