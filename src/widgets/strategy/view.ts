import { hierarchy, tree } from 'd3-hierarchy'
import type { Player } from '../../../engine/index.ts'
import { at, drawing, svg } from '../../boards/svg.ts'
import type { StrategyWords } from '../../i18n/strategy.ts'
import { leafDisc, triangle } from '../tree/shapes.ts'
import { scoreText, scoreWords, sideOf, type ScoreWords } from '../tree/texts.ts'
import {
  bestPicks,
  promised,
  proofLeaves,
  reached,
  type Picks,
  type StrategyNode,
} from './model.ts'

/** Pixels: of a node's room, of a level, above the first and below the last. */
const SLOT = 44
const ROW = 68
const TOP = 20
const BELOW = 30

export interface StrategyTables {
  readonly words: StrategyWords
  readonly scores: ScoreWords
}

/** What is shown of a tree: one side's choices, or the best of both. */
export interface Choice {
  readonly side: 'max' | 'min' | 'both'
  readonly picks: Picks
}

const playerOf = (side: 'max' | 'min'): Player => (side === 'max' ? 0 : 1)

/** The whole tree; what is chosen is marked by `markTree`. */
export function drawTree(
  document: Document,
  nodes: readonly StrategyNode[],
  { words, scores }: StrategyTables,
): SVGSVGElement {
  const laid = tree<number>()
    .nodeSize([SLOT, ROW])
    .separation(() => 1)(hierarchy(0, (node) => nodes[node].children))
  const spots = laid.descendants()
  const left = Math.min(...spots.map(({ x }) => x)) - SLOT / 2
  const width = Math.max(...spots.map(({ x }) => x)) + SLOT / 2 - left
  const height = TOP + Math.max(...spots.map(({ y }) => y)) + BELOW
  const lines = spots.flatMap(({ data, x, y, parent }) =>
    parent === null
      ? []
      : [
          svg(document, 'path', {
            class: 'strategy-edge',
            'data-node': data,
            d: `M${at(parent.x - left)} ${at(parent.y + TOP)}L${at(x - left)} ${at(y + TOP)}`,
          }),
        ],
  )
  const marks = spots.map(({ data, x, y }) => {
    const { player, children, value, move } = nodes[data]
    const leaf = children.length === 0
    return svg(
      document,
      'g',
      {
        class: 'strategy-node',
        'data-node': data,
        transform: `translate(${at(x - left)} ${at(y + TOP)})`,
      },
      [
        svg(document, 'rect', {
          class: 'strategy-room',
          x: -SLOT / 2,
          y: -SLOT / 2,
          width: SLOT,
          height: SLOT,
          rx: 6,
        }),
        svg(document, 'path', {
          class: 'strategy-symbol',
          d: leaf ? leafDisc(5) : triangle(sideOf(player), 24, 22),
        }),
        ...(leaf
          ? [svg(document, 'text', { class: 'strategy-value', y: 22 }, [scoreText(value, scores)])]
          : []),
        ...(move === ''
          ? []
          : [svg(document, 'text', { class: 'strategy-move', x: 0, y: -15 }, [move])]),
      ],
    )
  })
  return drawing(
    document,
    'strategy-tree',
    { width, height },
    { role: 'group', 'aria-label': words.tree },
    [svg(document, 'g', {}, lines), svg(document, 'g', {}, marks)],
  )
}

/** Marks what can be reached, in place, and makes buttons of the moves that can be chosen. */
export function markTree(
  host: SVGElement,
  nodes: readonly StrategyNode[],
  { side, picks }: Choice,
  { words, scores }: StrategyTables,
): void {
  const max = reachedBy(nodes, 'max', side, picks)
  const min = reachedBy(nodes, 'min', side, picks)
  for (const each of host.querySelectorAll('[data-node]')) {
    const node = Number(each.getAttribute('data-node'))
    each.classList.toggle('is-max', max.has(node))
    each.classList.toggle('is-min', min.has(node))
    each.classList.toggle('is-off', !max.has(node) && !min.has(node))
    if (each.localName === 'path') continue
    const { parent, children, value } = nodes[node]
    const mine = side !== 'both' && parent >= 0 && nodes[parent].player === playerOf(side)
    const chosen = mine && nodes[parent].children[picks.get(parent) ?? -1] === node
    each.classList.toggle('is-chosen', chosen)
    set(each, 'role', mine ? 'button' : undefined)
    set(each, 'tabindex', mine ? '0' : undefined)
    set(each, 'aria-pressed', mine ? String(chosen) : undefined)
    const worth = children.length === 0 ? scoreWords(value, scores) : undefined
    set(each, 'aria-label', mine ? words.move(pathOf(nodes, node), worth) : undefined)
  }
}

function reachedBy(
  nodes: readonly StrategyNode[],
  whose: 'max' | 'min',
  side: Choice['side'],
  picks: Picks,
): Set<number> {
  if (side !== 'both' && side !== whose) return new Set()
  const player = playerOf(whose)
  return reached(nodes, player, side === 'both' ? bestPicks(nodes, player) : picks)
}

function set(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

/** Which child of which child leads to a node, from 1: `2, 1`. */
function pathOf(nodes: readonly StrategyNode[], node: number): readonly string[] {
  const { parent, move } = nodes[node]
  if (parent < 0) return []
  const place = String(nodes[parent].children.indexOf(node) + 1)
  return [...pathOf(nodes, parent), move === '' ? place : move]
}

/** What the choices come to, in words. */
export function strategySays(
  nodes: readonly StrategyNode[],
  { side, picks }: Choice,
  { words, scores }: StrategyTables,
): string {
  const all = nodes.filter(({ children }) => children.length === 0).length
  const worth = scoreWords(nodes[0].value, scores)
  if (side === 'both') {
    const [max, min, either] = proofLeaves(nodes)
    return words.proof({ value: worth, max, min, either, all })
  }
  const { open, leaves, sure } = promised(nodes, playerOf(side), picks)
  if (sure === undefined) return words.open(side, open)
  const best = sure === nodes[0].value
  return words.sure({ side, sure: scoreWords(sure, scores), leaves, all, best })
}
