import { miniBoard, miniSize } from '../../boards/mini.ts'
import { at, disc, svg } from '../../boards/svg.ts'
import type { GrowingTreeWords } from '../../i18n/growing-tree.ts'
import { COUNTS, type GrowLevel, type GrowModel } from './model.ts'

/** The tree in any document: a few elements a ply, however many nodes it has. */
export function growDrawing(
  document: Document,
  model: GrowModel,
  label: string,
  words: GrowingTreeWords,
): SVGSVGElement {
  const { width, height, levels, path } = model
  const heavy = path.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${at(x)} ${at(y)}`).join('')
  return svg(
    document,
    'svg',
    {
      class: 'drawing growing-tree-drawing',
      viewBox: `0 0 ${at(width)} ${at(height)}`,
      role: 'img',
      'aria-label': label,
    },
    [
      ...levels.map((level) => links(document, level)),
      svg(document, 'path', { class: 'growing-tree-path', d: heavy }),
      ...levels.flatMap((level) => nodes(document, level)),
      selection(document, model),
      counts(document, levels, words),
    ],
  )
}

function links(document: Document, { nodes: places, y }: GrowLevel): SVGElement {
  const d = places.map(({ x, from }) =>
    from === undefined ? '' : `M${at(from.x)} ${at(from.y)}L${at(x)} ${at(y)}`,
  )
  const many = places.length > 120 ? ' many' : ''
  return svg(document, 'path', { class: `growing-tree-links${many}`, d: d.join('') })
}

function nodes(document: Document, level: GrowLevel): SVGElement[] {
  const { nodes: places, y, board: size, radius } = level
  if (size === 0) {
    const dots = (open: boolean) =>
      places
        .filter((place) => place.open === open)
        .map(({ x }) => disc(x, y, radius))
        .join('')
    return [
      svg(document, 'path', { class: 'growing-tree-dots', d: dots(false) }),
      svg(document, 'path', { class: 'growing-tree-dots open', d: dots(true) }),
    ]
  }
  return places.flatMap(({ x, board, open }) => {
    if (board === undefined) return []
    const { width, height } = miniSize(board, size)
    const mini = miniBoard(document, board, width)
    mini.setAttribute('transform', `translate(${at(x - width / 2)} ${at(y - height / 2)})`)
    if (open) mini.setAttribute('class', 'mini open')
    return [mini]
  })
}

/** How many nodes each ply has, at its left. */
function counts(
  document: Document,
  levels: readonly GrowLevel[],
  words: GrowingTreeWords,
): SVGElement {
  const texts = levels.map(({ y, nodes: places }) =>
    svg(document, 'text', { x: COUNTS - 6, y: at(y + 4), 'text-anchor': 'end' }, [
      words.number(places.length),
    ]),
  )
  return svg(document, 'g', { class: 'growing-tree-counts' }, texts)
}

/** A frame around the node that is looked at. */
function selection(document: Document, { levels, path }: GrowModel): SVGElement {
  const { x, y } = path[path.length - 1]
  const { board, radius } = levels[path.length - 1]
  const half = board > 0 ? board / 2 + 3 : Math.max(radius + 2.5, 4)
  return svg(document, 'rect', {
    class: 'growing-tree-selected',
    x: at(x - half),
    y: at(y - half),
    width: at(2 * half),
    height: at(2 * half),
    rx: board > 0 ? 0 : at(half),
  })
}
