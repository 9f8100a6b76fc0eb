import { at, svg } from '../../boards/svg.ts'
import type { HeatWords } from '../../i18n/heat.ts'

/** How strong the hue of the best square is, of 1: ink must be read on it. */
export const STRONGEST = 0.6

/**
 * Five shades from the lowest worth to the highest, with both numbers.
 *
 * @param strongest  how strong the hue of the highest is, of 1
 */
export function legend(
  document: Document,
  [low, high]: readonly [number, number],
  words: Pick<HeatWords, 'legend' | 'number'>,
  strongest = STRONGEST,
): SVGSVGElement {
  const wide = 28
  const left = 44
  const shades = 5
  const ground = { x: left + 0.5, y: 4.5, width: shades * wide, height: 14, class: 'line-faint' }
  return svg(
    document,
    'svg',
    {
      class: 'drawing heat-legend',
      width: 2 * left + shades * wide + 1,
      height: 24,
      viewBox: `0 0 ${2 * left + shades * wide + 1} 24`,
      role: 'img',
      'aria-label': words.legend(words.number(low), words.number(high)),
    },
    [
      ...Array.from({ length: shades }, (_, i) =>
        svg(document, 'rect', {
          class: 'fill-alpha',
          'fill-opacity': at((i / (shades - 1)) * strongest * 0.85),
          x: left + 0.5 + i * wide,
          y: 4.5,
          width: wide,
          height: 14,
        }),
      ),
      svg(document, 'rect', ground),
      svg(document, 'text', { x: left - 8, y: 16, 'text-anchor': 'end', class: 'label' }, [
        words.number(low),
      ]),
      svg(document, 'text', { x: left + shades * wide + 8, y: 16, class: 'label' }, [
        words.number(high),
      ]),
    ],
  )
}
