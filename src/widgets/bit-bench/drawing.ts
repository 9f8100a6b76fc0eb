import { chart } from '../../charts/chart.ts'
import { ratesPlot, type RatePoint } from '../../charts/rates.ts'
import type { BitBenchWords } from '../../i18n/bit-bench.ts'
import type { Rate } from '../../workers/bit-bench/measure.ts'

/** Pixels: the measure of the text, and a phone of 390 less its margins. */
const WIDTHS = { wide: 576, narrow: 358 }

/**
 * The chart of what is stored and of what was measured here. Observable Plot comes with this file:
 * in a page it is fetched when something is measured.
 */
export function ratesDrawing(
  document: Document,
  stored: readonly Rate[],
  here: readonly Rate[],
  wide: boolean,
  words: BitBenchWords,
): Element {
  const pointsOf = (rates: readonly Rate[], isHere: boolean) =>
    rates.map(({ task, way, perSecond }): RatePoint => {
      return { task: words.tasks[task], way: words.ways[way], perSecond, here: isHere }
    })
  const points = [...pointsOf(stored, false), ...pointsOf(here, true)]
  const width = wide ? WIDTHS.wide : WIDTHS.narrow
  return chart(document, words.picture, { width, ...ratesPlot(points, words, width) })
}
