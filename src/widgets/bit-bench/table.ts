import { element } from '../../figure/dom.ts'
import type { BitBenchWords } from '../../i18n/bit-bench.ts'
import type { Rate } from '../../workers/bit-bench/measure.ts'
import { TASKS, WAYS } from '../../workers/bit-bench/ways.ts'
import { rateOf } from './rates.ts'

/** The numbers of the chart, each also as a multiple of what an array does. */
export function ratesTable(
  document: Document,
  stored: readonly Rate[],
  here: readonly Rate[],
  words: BitBenchWords,
): HTMLElement {
  const cell = (tag: 'td' | 'th', text: string, attributes: Record<string, string> = {}) =>
    element(document, tag, attributes, [text])
  const both = (
    rates: readonly Rate[],
    task: (typeof TASKS)[number],
    way: (typeof WAYS)[number],
  ) => {
    const rate = rateOf(rates, task, way)
    const array = rateOf(rates, task, 'array')
    return rate === undefined
      ? [cell('td', ''), cell('td', '')]
      : [
          cell('td', words.rate(rate)),
          cell('td', array === undefined ? '' : words.times(rate / array)),
        ]
  }
  const head = here.length === 0 ? words.head.stored : [...words.head.stored, ...words.head.here]
  const rows = TASKS.flatMap((task) =>
    WAYS.map((way) =>
      element(document, 'tr', {}, [
        cell('th', `${words.tasks[task]}, ${words.ways[way]}`, { scope: 'row' }),
        ...both(stored, task, way),
        ...(here.length === 0 ? [] : both(here, task, way)),
      ]),
    ),
  )
  return element(document, 'table', {}, [
    element(document, 'thead', {}, [
      element(
        document,
        'tr',
        {},
        head.map((text) => cell('th', text, { scope: 'col' })),
      ),
    ]),
    element(document, 'tbody', {}, rows),
  ])
}
