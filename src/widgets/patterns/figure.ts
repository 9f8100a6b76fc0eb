import type { Player } from '../../../engine/index.ts'
import type { SquareModel } from '../../boards/square-geometry.ts'
import { squareBoard } from '../../boards/square.ts'
import type { PatternsWords } from '../../i18n/patterns.ts'
import { element, part } from '../../figure/dom.ts'
import type { PatternSet } from './cost-model.ts'
import { GRID, letterAt, type Drawing, type Letter } from './drawing.ts'
import { bitOf, cellsOf, nameOfBit, sideAt, SIZE, type Stones } from './stones.ts'

/** What a figure of this chapter shows: each has a view of its own. */
export const KINDS = ['slide', 'words', 'pattern', 'board', 'cost'] as const
export type Kind = (typeof KINDS)[number]

/** All that a figure can be asked to show; each kind looks at what it needs. */
export interface FigureState {
  readonly stones: Stones
  readonly drawing: Drawing
  /** Whose stones are searched. */
  readonly side: Player
  readonly pushed: boolean
  readonly step: number
  readonly set: PatternSet
}

/** A board of the figure: a picture in the first frame, one to press in the page. */
export interface BoardSpec {
  /** Its name in the figure; `drawing` is the pattern, every other is the board. */
  readonly slot: string
  readonly title: string
  readonly model: SquareModel
  readonly label: string
  readonly names: readonly string[]
  /** Drawn over the board. */
  readonly overlay?: SVGElement
  /** A line below. */
  readonly note?: string
}

export interface FigureView {
  readonly boards: readonly BoardSpec[]
  /** What stands beside the boards, by the class it is put into. */
  readonly parts: Readonly<Record<string, readonly Node[]>>
  readonly says: string
}

/** The figure before its scripts have come. */
export function firstFigure(document: Document, kind: Kind, view: FigureView): HTMLElement {
  const root = element(document, 'div', { class: `patterns patterns-kind-${kind}` }, [
    ...view.boards.map((board) =>
      element(document, 'div', { class: `patterns-board on-${board.slot}` }, [
        element(document, 'p', { class: 'patterns-title' }, [board.title]),
        element(document, 'div', { class: 'patterns-place' }, [picture(document, board)]),
        element(document, 'p', { class: 'patterns-note' }, [board.note ?? '']),
      ]),
    ),
    ...Object.keys(view.parts).map((name) => element(document, 'div', { class: name })),
  ])
  drawParts(root, view)
  return root
}

/** Draws what is no board, anew. */
export function drawParts(root: HTMLElement, view: FigureView): void {
  for (const [name, nodes] of Object.entries(view.parts)) {
    part(root, name).replaceChildren(...nodes)
  }
  for (const { slot, note = '' } of view.boards) {
    part(part(root, `on-${slot}`), 'patterns-note').replaceChildren(note)
  }
}

function picture(document: Document, { model, label, overlay }: BoardSpec): SVGSVGElement {
  const drawn = squareBoard(document, model, label)
  if (overlay !== undefined) drawn.append(overlay)
  return drawn
}

/** The 8×8 board with its stones. */
export function stonesModel(stones: Stones, cell: number): SquareModel {
  return {
    columns: SIZE,
    rows: SIZE,
    stones: cellsOf(stones),
    columnLabels: [...'abcdefgh'],
    rowLabels: [...'12345678'],
    cell,
  }
}

export function stonesNames(stones: Stones, words: PatternsWords): string[] {
  return Array.from({ length: SIZE * SIZE }, (_, square) => {
    const side = sideAt(stones, bitOf(square))
    return words.square(nameOfBit(bitOf(square)), side === -1 ? undefined : words.sides[side])
  })
}

/** The reader's grid with the pattern on it. */
export function drawingBoard(drawing: Drawing, words: PatternsWords, all: boolean): BoardSpec {
  const squares = Array.from({ length: GRID * GRID }, (_, square) => square)
  const stones: Record<Letter, number> = { x: 0, o: 1, '.': -1, '?': -1 }
  return {
    slot: 'drawing',
    title: words.patternTitle,
    model: {
      columns: GRID,
      rows: GRID,
      stones: squares.map((square) => stones[letterAt(drawing, square)]),
      marks: squares
        .filter((square) => letterAt(drawing, square) === '.')
        .map((square) => ({ square, shape: 'dot' })),
      cell: 30,
    },
    label: all ? words.drawingAll : words.drawing,
    names: squares.map((square) =>
      words.asks(GRID - Math.floor(square / GRID), 1 + (square % GRID), letterAt(drawing, square)),
    ),
  }
}
