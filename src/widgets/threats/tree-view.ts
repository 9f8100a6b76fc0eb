import { ANY_OTHER } from '../../../engine/index.ts'
import { at, drawing, svg } from '../../boards/svg.ts'
import { childrenOf, pathTo, type Found } from './found.ts'
import type { ThreatWords } from '../../i18n/threats.ts'

/** Pixels of a place for a move, and of the move in it. */
const COLUMN = 45
const ROW = 21
const WIDTH = 38
const HEIGHT = 17
const EDGE = 3
/** A pixel of the drawing is one of the screen where the page's type has its usual size. */
const PIXELS_PER_REM = 16

/** Larger trees are drawn in part: the way to the step and what else there was along it. */
const MOST_DRAWN = 150

/** The nodes that are drawn, ascending, without the root. */
export function drawnNodes(found: Found, step: number): number[] {
  const { parent } = found
  const all = Array.from({ length: parent.length - 1 }, (_, i) => i + 1)
  if (all.length <= MOST_DRAWN) return all
  const along = new Set([0, ...pathTo(found, step)])
  const children = childrenOf(found)
  for (let node: number | undefined = step; node !== undefined; node = children[node].at(0)) {
    along.add(node)
  }
  return all.filter((node) => along.has(parent[node]))
}

/** How large the tree is, and how much of it is drawn; empty without one. */
export function treeSentence(found: Found, step: number, words: ThreatWords): string {
  if (!found.win) return ''
  const nodes = found.parent.length
  const whole = drawnNodes(found, step).length === nodes - 1
  const size = whole ? words.treeOf(nodes) : words.treePart(nodes)
  return `${size} ${words.key}${found.truncated ? ` ${words.truncated}` : ''}`
}

/** The place of each node drawn: a first child stands right of its parent, the others below. */
export function placesOf(
  found: Found,
  nodes: readonly number[],
): ReadonlyMap<number, { readonly column: number; readonly row: number }> {
  const places = new Map([[0, { column: -1, row: 0 }]])
  const taken = new Set<number>()
  let rows = 0
  for (const node of nodes) {
    const parent = found.parent[node]
    const above = places.get(parent)
    if (above === undefined) continue
    const row = taken.has(parent) ? ++rows : above.row
    taken.add(parent)
    places.set(node, { column: above.column + 1, row })
  }
  return places
}

/**
 * Every forced reply: moves from left to right, the replies to one move from top to bottom. The
 * way to `step` is heavy. `name` writes the move of a node.
 */
export function threatTree(
  document: Document,
  found: Found,
  step: number,
  attacker: number,
  name: (node: number) => string,
  words: ThreatWords,
): SVGSVGElement {
  const nodes = drawnNodes(found, step)
  const places = placesOf(found, nodes)
  const path = new Set(pathTo(found, step))
  const x = (node: number) => EDGE + (places.get(node)?.column ?? 0) * COLUMN
  const y = (node: number) => EDGE + (places.get(node)?.row ?? 0) * ROW + HEIGHT / 2
  const columns = 1 + Math.max(...nodes.map((node) => places.get(node)?.column ?? 0))
  const rows = 1 + Math.max(...nodes.map((node) => places.get(node)?.row ?? 0))
  const width = 2 * EDGE + columns * COLUMN - (COLUMN - WIDTH)
  const height = 2 * EDGE + rows * ROW - (ROW - HEIGHT)

  const edge = (node: number) => {
    const from = x(found.parent[node]) + WIDTH
    const bend = from + (COLUMN - WIDTH) / 2
    return `M${at(from)} ${at(y(found.parent[node]))}H${at(bend)}V${at(y(node))}H${at(x(node))}`
  }
  const edges = (wanted: boolean) =>
    nodes
      .filter((node) => found.parent[node] > 0 && path.has(node) === wanted)
      .map(edge)
      .join('')

  const boxes = nodes.map((node) => {
    const column = places.get(node)?.column ?? 0
    const side = column % 2 === 0 ? attacker : 1 - attacker
    const classes = ['threat-node', side === 0 ? 'side-a' : 'side-b']
    if (path.has(node)) classes.push('along')
    if (node === step) classes.push('here')
    const rect = {
      x: at(x(node)),
      y: at(y(node) - HEIGHT / 2),
      width: WIDTH,
      height: HEIGHT,
      rx: 8,
    }
    const label = found.square[node] === ANY_OTHER ? words.anyOtherShort : name(node)
    const made = found.makes[node]
    const text = svg(
      document,
      'text',
      { x: at(x(node) + WIDTH / 2), y: at(y(node) + 4), 'text-anchor': 'middle' },
      made === 0
        ? [label]
        : [label, svg(document, 'tspan', { class: 'threat-made', dy: -3 }, [String(made)])],
    )
    return svg(document, 'g', { class: classes.join(' '), 'data-node': node }, [
      svg(document, 'rect', rect),
      text,
    ])
  })
  return drawing(
    document,
    'threat-tree',
    { width, height },
    // As large as the text around it, which is larger on wide screens.
    { width: rem(width), height: rem(height), role: 'img', 'aria-label': words.tree },
    [
      svg(document, 'path', { class: 'threat-edges', d: edges(false) }),
      svg(document, 'path', { class: 'threat-edges along', d: edges(true) }),
      ...boxes,
    ],
  )
}

/** Pixels of the drawing as a length that grows with the page's type. */
function rem(pixels: number): string {
  return `${at(pixels / PIXELS_PER_REM)}rem`
}
