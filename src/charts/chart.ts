import * as Plot from '@observablehq/plot'

/** A number with more digits than one behind the point. */
const FINER = /-?\d+\.\d{2,}/g
/** Attributes that say where something is drawn. */
const PLACES = new Set([
  'cx',
  'cy',
  'd',
  'dx',
  'dy',
  'height',
  'r',
  'transform',
  'width',
  'x',
  'x1',
  'x2',
  'y',
  'y1',
  'y2',
])
const rounded = (digits: string) => String(Math.round(Number(digits) * 10) / 10)

/**
 * Draws a chart with Observable Plot into any document, as an SVG that a page may have: no style
 * sheet and no style attribute of its own, one name for all of it, and no other.
 *
 * Colours are the names of `tokens.css`, as `var(--alpha)`, so that a chart is right in light and
 * dark. Plot is large: charts are drawn while the site is built (`Chart.astro`), and in a page
 * only behind an `import()`.
 *
 * @param label  what a screen reader hears in place of the picture
 */
export function chart(document: Document, label: string, options: Plot.PlotOptions): Element {
  const drawn = Plot.plot({ ...options, document, className: 'chart-plot' })
  if (drawn.localName !== 'svg') {
    throw new Error('chart: a title, a caption or a legend of Plot’s makes it more than a picture')
  }
  for (const sheet of drawn.querySelectorAll('style')) sheet.remove()
  for (const each of [drawn, ...drawn.querySelectorAll('[style]')]) each.removeAttribute('style')
  // Plot names its groups, which have no role that could be named.
  for (const group of drawn.querySelectorAll('[aria-label], [aria-description]')) {
    group.removeAttribute('aria-label')
    group.removeAttribute('aria-description')
  }
  // A tenth of a pixel is seen by nobody, and the digits beyond it are half of the drawing.
  for (const each of drawn.querySelectorAll('*')) {
    for (const { name, value } of each.attributes) {
      const coarse = value.replaceAll(FINER, rounded)
      if (coarse !== value && PLACES.has(name)) each.setAttribute(name, coarse)
    }
  }
  drawn.setAttribute('class', 'drawing chart-plot')
  drawn.setAttribute('role', 'img')
  drawn.setAttribute('aria-label', label)
  return drawn
}
