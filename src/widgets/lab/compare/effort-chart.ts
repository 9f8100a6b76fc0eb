import { chart } from '../../../charts/chart.ts'
import { effortPlot, type EffortPoint } from '../../../charts/effort.ts'
import { labCompare as words } from '../../../i18n/lab-compare.ts'

/** Pixels; as of the charts that the site is built with. */
const WIDTHS = { wide: 576, narrow: 358 }

/** Observable Plot comes with this file: it is fetched when something is measured. */
export function effortChart(points: readonly EffortPoint[], wide: boolean): Element {
  const width = wide ? WIDTHS.wide : WIDTHS.narrow
  return chart(document, words.effort.picture, {
    width,
    ...effortPlot(points, words.effort, width),
  })
}
