import { at, svg } from '../../boards/svg.ts'
import type { HeuristicWeightsWords } from '../../i18n/heuristic-weights.ts'
import { DISTANCES, FARTHEST, STRONGEST } from './model.ts'

const SHADE = 30
const HIGH = 16
const ROW = 26
const TOP = 18

/** Room before the shades: for the longest name of a row, at most so much a letter. */
const LEAST_LEFT = 64
const LETTER = 8

/**
 * What the shades of a board mean: a row for the side to move's marbles and a framed one for the
 * enemy's, or one row for all cells, with the distance that each shade stands for. Undefined where
 * the term is not shown in shades.
 */
export function distanceLegend(
  document: Document,
  term: string | undefined,
  words: HeuristicWeightsWords,
): SVGSVGElement | undefined {
  if (term !== DISTANCES && term !== 'centre') return undefined
  const rows = term === DISTANCES ? [words.cells] : [words.own, words.enemy]
  const width = (FARTHEST + 1) * SHADE
  const left = Math.max(LEAST_LEFT, 8 + LETTER * Math.max(...rows.map(({ length }) => length)))
  const parts = rows.flatMap((name, row) => {
    const y = TOP + row * ROW
    const enemy = row === 1
    const shades = Array.from({ length: FARTHEST + 1 }, (_, far) => {
      const place = { x: left + far * SHADE + 2, y: y + 1, width: SHADE - 4, height: HIGH }
      return [
        svg(document, 'rect', {
          class: enemy ? 'fill-beta' : 'fill-alpha',
          'fill-opacity': at((STRONGEST * 0.85 * far) / FARTHEST),
          ...place,
        }),
        svg(document, 'rect', {
          class: enemy ? 'board-mark line-beta' : 'board-mark line-faint',
          ...place,
        }),
      ]
    })
    const place = { x: left - 8, y: y + 14, 'text-anchor': 'end' }
    return [svg(document, 'text', { class: 'label', ...place }, [name]), ...shades.flat()]
  })
  const numbers = Array.from({ length: FARTHEST + 1 }, (_, far) =>
    svg(
      document,
      'text',
      { class: 'label', x: left + (far + 0.5) * SHADE, y: 12, 'text-anchor': 'middle' },
      [String(far)],
    ),
  )
  const height = TOP + rows.length * ROW
  return svg(
    document,
    'svg',
    {
      class: 'drawing heuristic-weights-legend',
      width: left + width,
      height,
      viewBox: `0 0 ${left + width} ${height}`,
      role: 'img',
      'aria-label': words.legend(term === DISTANCES),
    },
    [...parts, ...numbers],
  )
}
