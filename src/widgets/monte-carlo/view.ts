import { hexBoard } from '../../boards/hex.ts'
import { squareBoard } from '../../boards/square.ts'
import { at, svg } from '../../boards/svg.ts'
import type { MonteCarloWords } from '../../i18n/monte-carlo.ts'
import { CARD, type Bound, type Card, type TreeModel } from './model.ts'
import type { PositionBoard } from './session.ts'

/** The tree in any document. A card is found again by its `data-node`. */
export function treeDrawing(
  document: Document,
  model: TreeModel,
  label: string,
  words: MonteCarloWords,
): SVGSVGElement {
  const { width, height, cards, top } = model
  return svg(
    document,
    'svg',
    {
      class: 'drawing monte-carlo-drawing',
      viewBox: `0 0 ${at(width)} ${at(height)}`,
      role: 'img',
      'aria-label': label,
    },
    [
      ...[false, true].map((path) =>
        svg(document, 'path', {
          class: path ? 'monte-carlo-links on' : 'monte-carlo-links',
          d: cards
            .filter((card) => card.path === path)
            .map(linkTo)
            .join(''),
        }),
      ),
      ...cards.map((card) => cardOf(document, card, top, words)),
    ],
  )
}

function linkTo({ x, y, above }: Card): string {
  if (above === undefined) return ''
  const from = above.y + CARD.height
  const middle = at((from + y) / 2)
  return `M${at(above.x)} ${at(from)}C${at(above.x)} ${middle} ${at(x)} ${middle} ${at(x)} ${at(y)}`
}

function cardOf(document: Document, card: Card, top: number, words: MonteCarloWords): SVGElement {
  const { width, height } = CARD
  const { move, visits, mean, bound, hidden } = card
  const half = width / 2
  const name = ['path', 'now', 'looked'].filter((each) => card[each as 'path' | 'now' | 'looked'])
  const text = (x: number, y: number, anchor: string, said: string, look = '') =>
    svg(document, 'text', { class: look || undefined, x: at(x), y, 'text-anchor': anchor }, [said])
  return svg(
    document,
    'g',
    {
      class: ['monte-carlo-card', ...name].join(' '),
      transform: `translate(${at(card.x)} ${at(card.y)})`,
      'data-node': card.node,
    },
    [
      svg(document, 'rect', {
        class: 'monte-carlo-frame',
        x: at(0 - half),
        y: 0,
        width,
        height,
        rx: 4,
      }),
      text(5 - half, 15, 'start', move === '' ? words.root : clipped(move), 'monte-carlo-move'),
      text(half - 5, 15, 'end', words.short(visits)),
      text(5 - half, 30, 'start', mean === undefined ? words.none : words.points(mean)),
      ...(hidden > 0
        ? [text(half - 5, 30, 'end', words.hidden(hidden), 'monte-carlo-hidden')]
        : []),
      ...barParts(document, bound, top, 5 - half, 37, width - 10, 9),
    ],
  )
}

/** A move of Abalone is longer than a card is wide. */
function clipped(move: string): string {
  return move.length <= 5 ? move : `${move.slice(0, 4)}…`
}

/** What a child has earned, filled, and what it may yet, open; nothing before it was visited. */
function barParts(
  document: Document,
  bound: Bound | undefined,
  top: number,
  x: number,
  y: number,
  width: number,
  height: number,
): SVGElement[] {
  if (bound === undefined) return []
  const mean = (width * bound.mean) / top
  const more = (width * bound.exploration) / top
  const box = { y, height }
  return [
    svg(document, 'rect', { class: 'monte-carlo-mean', x: at(x), width: at(mean), ...box }),
    svg(document, 'rect', { class: 'monte-carlo-more', x: at(x + mean), width: at(more), ...box }),
  ]
}

export function positionBoard(
  document: Document,
  board: PositionBoard,
  label: string,
): SVGSVGElement {
  return board.shape === 'hex'
    ? hexBoard(document, board.model, label)
    : squareBoard(document, board.model, label)
}
