import { at, svg } from '../../boards/svg.ts'
import type { SignsWords } from '../../i18n/signs.ts'
import { element } from '../../figure/dom.ts'
import { leafDisc, triangle } from '../tree/shapes.ts'
import { clipped } from '../tree/texts.ts'
import type { SignNode, SignsModel, SignTree } from './model.ts'

const WIDTH = 380
const GUTTER = 56
/** Pixels before the first letter at a side: an f reaches out of its own room. */
const INSET = 1
const TOP = 24
const SYMBOL = 26
const ROW = 66
const BOARD_ROW = 78
/** In less room than this a value with its sign is set small. */
const TIGHT = 44
/** Pixels of a letter of a value that is set small. */
const LETTER = 6.75

/** Both trees with the line that each program computes, in any document. */
export function signsView(document: Document, model: SignsModel, words: SignsWords): HTMLElement {
  return element(
    document,
    'div',
    { class: 'signs-trees figure-body' },
    model.trees.map((tree) =>
      element(document, 'div', { class: `signs-tree ${tree.which}` }, [
        element(document, 'p', { class: 'signs-title' }, [
          element(document, 'strong', {}, [words[tree.which]]),
          ` ${tree.which === 'minimax' ? words.minimaxHint : words.negamaxHint}`,
        ]),
        drawing(document, tree, words),
        element(document, 'p', { class: 'signs-code' }, [
          element(document, 'code', {}, [tree.code === '' ? '\u00a0' : tree.code]),
        ]),
        element(document, 'p', { class: tree.writes ? 'signs-kept writes' : 'signs-kept' }, [
          `${words.atRoot} `,
          element(document, 'code', {}, [`bestMove = ${tree.kept ?? '–'}`]),
        ]),
      ]),
    ),
  )
}

interface Place {
  readonly x: (node: SignNode) => number
  readonly y: (node: SignNode) => number
  /** From the middle of a node to where lines leave it and come to it. */
  readonly reach: number
  /** Pixels of a small board, 0 where the nodes are symbols. */
  readonly board: number
  /** Pixels that a node and its value have for themselves. */
  readonly slot: number
  readonly height: number
}

function placeOf(tree: SignTree): Place {
  const hasBoards = tree.nodes[0]?.board !== undefined
  const slot = Math.min((WIDTH - GUTTER) / tree.slots, 72)
  const left = GUTTER + (WIDTH - GUTTER - slot * tree.slots) / 2
  const row = hasBoards ? BOARD_ROW : ROW
  const board = hasBoards ? Math.min(36, slot - 6) : 0
  const reach = hasBoards ? board / 2 + 4 : SYMBOL / 2
  return {
    x: (node) => left + node.along * slot,
    y: (node) => TOP + node.level * row,
    reach,
    board,
    slot,
    height: TOP + (tree.levels - 1) * row + reach + (hasBoards ? 20 : 12),
  }
}

function drawing(document: Document, tree: SignTree, words: SignsWords): SVGElement {
  const place = placeOf(tree)
  return svg(
    document,
    'svg',
    {
      class: 'drawing signs-drawing',
      viewBox: `0 0 ${WIDTH} ${at(place.height)}`,
      role: 'img',
      'aria-label': words.picture(tree.which, tree.root),
    },
    [
      ...levels(document, tree, place, words),
      ...tree.nodes.map((node) => link(document, tree, node, place)),
      ...tree.nodes.map((node) => drawNode(document, node, place)),
      ...tree.nodes.map((node) => turn(document, tree, node, place)),
    ].filter((each) => each !== undefined),
  )
}

/** Who moves at each level, or whose view its numbers are. Nobody moves where all are leaves. */
function levels(document: Document, tree: SignTree, place: Place, words: SignsWords): SVGElement[] {
  const texts: SVGElement[] = []
  for (let level = 0; level < tree.levels; level++) {
    const nodes = tree.nodes.filter((each) => each.level === level)
    if (nodes.length === 0) continue
    const [node] = nodes
    const moves = nodes.some(({ leaf }) => !leaf) ? words.mover[node.side] : words.leaves
    const text = tree.which === 'minimax' ? moves : words.view[node.side]
    texts.push(
      svg(document, 'text', { class: 'label', x: INSET, y: at(place.y(node) + 4) }, [text]),
    )
  }
  return texts
}

function ends(tree: SignTree, node: SignNode, place: Place) {
  const above = tree.nodes[node.parent]
  // The value of a board stands below it.
  const from = place.reach + (place.board > 0 ? 12 : 0)
  return {
    x1: place.x(above),
    y1: place.y(above) + from,
    x2: place.x(node),
    y2: place.y(node) - place.reach,
  }
}

function link(
  document: Document,
  tree: SignTree,
  node: SignNode,
  place: Place,
): SVGElement | undefined {
  if (node.parent < 0) return undefined
  const { x1, y1, x2, y2 } = ends(tree, node, place)
  const heavy = node.onLine && tree.nodes[node.parent].onLine ? ' pv' : ''
  const open = node.state === 'open' ? ' path' : ''
  return svg(document, 'path', {
    class: `${node.state === 'unvisited' ? 'line-rule' : 'line-ink'}${open}${heavy}`,
    d: `M${at(x1)} ${at(y1)}L${at(x2)} ${at(y2)}`,
  })
}

/** The minus that a value passes on its way up: where it is missing, an empty place for it. */
function turn(
  document: Document,
  tree: SignTree,
  node: SignNode,
  place: Place,
): SVGElement | undefined {
  if (node.parent < 0 || node.turned === 'not-yet') return undefined
  const { x1, y1, x2, y2 } = ends(tree, node, place)
  const [x, y] = [x1 + (x2 - x1) * 0.62, y1 + (y2 - y1) * 0.62]
  const missing = node.turned === 'missing'
  return svg(
    document,
    'g',
    {
      class: missing ? 'signs-turn missing' : 'signs-turn',
      transform: `translate(${at(x)} ${at(y)})`,
    },
    [
      svg(document, 'circle', { class: 'fill-paper', r: 7 }),
      missing
        ? svg(document, 'path', { class: 'signs-missing', d: 'M-3 -3l6 6m0 -6l-6 6' })
        : svg(document, 'path', { class: 'signs-minus', d: 'M-3.5 0h7' }),
    ],
  )
}

function drawNode(document: Document, node: SignNode, place: Place): SVGElement {
  const { board, wrong } = node
  // What has no room here is whole in the line below and in the sentence.
  const value = clipped(node.value, Math.floor(place.slot / LETTER))
  const classes = ['signs-node', `is-${node.state}`]
  if (node.current) classes.push('current')
  if (node.onLine) classes.push('on-line')
  if (wrong) classes.push('wrong')
  const tight = wrong && place.board > 0 && place.slot < TIGHT
  const long = value.length > 3 || tight ? ' long' : ''
  const children: SVGElement[] = []
  if (board === undefined) {
    const d = node.leaf ? leafDisc(SYMBOL / 2) : triangle(node.side, SYMBOL + 10, SYMBOL)
    const shift = node.leaf ? 4 : node.side === 'max' ? 9 : -1
    children.push(
      svg(document, 'path', { class: 'signs-symbol', d }),
      svg(
        document,
        'text',
        { class: `signs-value${long}`, y: at(shift), 'text-anchor': 'middle' },
        [value],
      ),
    )
  } else {
    const width = place.board
    const height = board.height(width)
    const mini = board.draw(document, width)
    mini.setAttribute('transform', `translate(${at(-width / 2)} ${at(-height / 2)})`)
    children.push(
      svg(document, 'rect', {
        class: 'signs-frame',
        x: at(-width / 2 - 2.5),
        y: at(-height / 2 - 2.5),
        width: at(width + 5),
        height: at(height + 5),
      }),
      mini,
      svg(
        document,
        'text',
        { class: `signs-value halo${long}`, y: at(height / 2 + 14), 'text-anchor': 'middle' },
        // Beside a board the sign would meet the next one.
        wrong ? [svg(document, 'tspan', { class: 'signs-wrong' }, ['≠']), ` ${value}`] : [value],
      ),
    )
  }
  if (wrong && board === undefined) {
    const x = SYMBOL / 2 + 3
    children.push(svg(document, 'text', { class: 'signs-wrong halo', x, y: -6 }, ['≠']))
  }
  return svg(
    document,
    'g',
    {
      class: classes.join(' '),
      transform: `translate(${at(place.x(node))} ${at(place.y(node))})`,
    },
    children,
  )
}
