import { html, type TemplateResult } from 'lit-html'
import type { LineWords } from '../../i18n/lines.ts'
import { element } from '../../figure/dom.ts'
import {
  button,
  copyButton,
  errorLine,
  hintLine,
  textField,
  undoButtons,
  type Shown,
} from '../../figure/panel.ts'
import type { StripModel } from './model.ts'

/** What stands below the strip: its sum, its lines, and the order of F around the longest. */
export function stripTold(document: Document, model: StripModel, words: LineWords): HTMLElement {
  const cell = (text: string) => element(document, 'td', {}, [text])
  const head = words.head.map((text) => element(document, 'th', { scope: 'col' }, [text]))
  const rows = model.lines.map(({ side, where, kind, formula, value }) =>
    element(document, 'tr', {}, [
      element(document, 'th', { scope: 'row' }, [side]),
      ...[where, kind, formula, value].map(cell),
    ]),
  )
  const table = element(document, 'table', { class: 'strip-lines' }, [
    element(document, 'caption', { class: 'unseen' }, [words.table]),
    element(document, 'thead', {}, [element(document, 'tr', {}, head)]),
    element(document, 'tbody', {}, rows),
  ])
  return element(document, 'div', { class: 'strip-told' }, [
    element(document, 'p', { class: 'says', 'aria-live': 'polite' }, [model.says]),
    element(
      document,
      'div',
      { class: 'scrolls', tabindex: '0', role: 'group', 'aria-label': words.table },
      [table],
    ),
    element(document, 'p', { class: 'hint strip-order' }, [model.order]),
  ])
}

export interface StripActions {
  readonly type: (text: string) => void
  readonly clear: () => void
  readonly swap: () => void
}

export function stripTemplate(
  figure: Shown,
  row: string,
  examples: readonly string[],
  { type, clear, swap }: StripActions,
  words: LineWords,
): TemplateResult {
  return html`
    <div class="controls" role="group" aria-label=${words.examples}>
      ${examples.map((each) =>
        button(each, () => type(each), { pressed: each === row, look: 'code' }),
      )}
    </div>
    <div class="controls strip-controls" role="group" aria-label=${words.control}>
      ${textField(figure, words.row, row, type, { name: 'strip-text' })} ${undoButtons(figure)}
      ${button(words.clear, clear)} ${button(words.mirror, swap)} ${copyButton(figure)}
    </div>
    ${errorLine(figure)} ${hintLine(figure)}
  `
}
