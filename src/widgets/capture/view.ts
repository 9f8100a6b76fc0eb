import { html, type TemplateResult } from 'lit-html'
import { squareBoard } from '../../boards/square.ts'
import { disc, svg } from '../../boards/svg.ts'
import type { CaptureWords } from '../../i18n/capture.ts'
import { element, setText } from '../../figure/dom.ts'
import {
  button,
  copyButton,
  errorLine,
  hintLine,
  undoButtons,
  type Shown,
} from '../../figure/panel.ts'
import { keptView } from './kept-view.ts'
import type { CaptureModel, CaptureRow } from './model.ts'

/** Board, bits and what is said of them, and what a program keeps of the board. */
export function captureShown(
  document: Document,
  model: CaptureModel,
  words: CaptureWords,
): HTMLElement[] {
  const label = `${words.board}. ${model.says}`
  const rows = model.rows.map((row) =>
    element(document, 'tr', { class: `capture-${row.kind}` }, [
      element(document, 'th', { scope: 'row' }, [row.name]),
      element(document, 'td', {}, [strip(document, row)]),
    ]),
  )
  return [
    element(document, 'div', { class: 'beside-board' }, [
      squareBoard(document, model.board, label),
    ]),
    element(document, 'div', { class: 'beside-side' }, [
      element(document, 'table', { class: 'capture-bits' }, [
        element(document, 'caption', { class: 'unseen' }, [words.table]),
        element(document, 'tbody', {}, rows),
      ]),
      element(document, 'p', { class: 'says', 'aria-live': 'polite' }, [model.says]),
      element(document, 'p', { class: 'capture-views' }, [model.views]),
    ]),
    keptView(document, model, words),
  ]
}

/** Draws it anew in its place. */
export function showCapture(place: Element, model: CaptureModel, words: CaptureWords): void {
  const [board, side, kept] = captureShown(place.ownerDocument, model, words)
  // The live region stays: it is heard only if its text changes in place.
  const says = place.querySelector('.says')
  if (says === null) return
  setText(says, model.says)
  place.querySelector('.beside-board')?.replaceChildren(...board.childNodes)
  const before = says.parentElement
  before?.querySelector('table')?.replaceWith(...side.querySelectorAll('table'))
  before?.querySelector('.capture-views')?.replaceChildren(model.views)
  place.querySelector('.capture-kept')?.replaceWith(kept)
}

/** Ones are filled, zeros are points; a key that is not in the sum is an outline. */
function strip(document: Document, { bits, kind, name }: CaptureRow): SVGElement {
  const drawn = (kept: string, shape: (left: number) => string) =>
    [...bits].map((bit, i) => (bit === kept ? shape(i * 8) : '')).join('')
  const one = kind === 'hash' ? 'fill-ink' : kind === 'key' ? 'fill-table' : 'capture-hollow'
  const ones = drawn('1', (left) => `M${left + 0.75} .75h6.5v12.5h-6.5z`)
  const zeros = drawn('0', (left) => disc(left + 4, 7, 1))
  return svg(
    document,
    'svg',
    {
      class: 'drawing',
      viewBox: `0 0 ${bits.length * 8} 14`,
      width: bits.length * 8,
      height: 14,
      role: 'img',
      'aria-label': `${name}: ${bits}`,
    },
    [
      svg(document, 'path', { class: one, d: ones }),
      svg(document, 'path', { class: 'fill-faint', d: zeros }),
    ],
  )
}

export interface CaptureActions {
  readonly toggle: (fact: number) => void
  readonly all: () => void
  readonly none: () => void
}

export function captureControls(
  figure: Shown,
  { facts }: CaptureModel,
  actions: CaptureActions,
  words: CaptureWords,
): TemplateResult {
  return html`
    <div class="controls" role="group" aria-label=${words.facts}>
      ${facts.map(({ name, on }, fact) => button(name, () => actions.toggle(fact), { pressed: on }))}
    </div>
    <div class="controls" role="group" aria-label=${words.control}>
      ${button(words.allOn, actions.all)} ${button(words.allOff, actions.none)}
      ${undoButtons(figure)} ${copyButton(figure)}
    </div>
    ${errorLine(figure)} ${hintLine(figure)}
  `
}
