import { html, type TemplateResult } from 'lit-html'
import type { LineStripWords } from '../../i18n/line-strip.ts'
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
export function stripTold(
  document: Document,
  model: StripModel,
  words: LineStripWords,
): HTMLElement {
  const cell = (text: string) => element(document, 'td', {}, [text])
  const head = words.head.map((text) => element(document, 'th', { scope: 'col' }, [text]))
  const rows = model.lines.map(({ side, where, kind, formula, value }) =>
    element(document, 'tr', {}, [
      element(document, 'th', { scope: 'row' }, [side]),
      ...[where, kind, formula, value].map(cell),
    ]),
  )
  const table = element(document, 'table', { class: 'line-strip-lines' }, [
    element(document, 'caption', { class: 'unseen' }, [words.table]),
    element(document, 'thead', {}, [element(document, 'tr', {}, head)]),
    element(document, 'tbody', {}, rows),
  ])
  return element(document, 'div', { class: 'line-strip-told' }, [
    element(document, 'p', { class: 'says', 'aria-live': 'polite' }, [model.says]),
    element(
      document,
      'div',
      { class: 'scrolls', tabindex: '0', role: 'group', 'aria-label': words.table },
      [table],
    ),
    element(document, 'p', { class: 'hint line-strip-order' }, [model.order]),
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
  words: LineStripWords,
): TemplateResult {
  return html`
    <div class="controls" role="group" aria-label=${words.examples}>
      ${examples.map((each) =>
        button(each, () => type(each), { pressed: each === row, look: 'code' }),
      )}
    </div>
    <div class="controls line-strip-controls" role="group" aria-label=${words.control}>
      ${textField(figure, words.row, row, type, { name: 'line-strip-text' })} ${undoButtons(figure)}
      ${button(words.clear, clear)} ${button(words.mirror, swap)} ${copyButton(figure)}
    </div>
    ${errorLine(figure)} ${hintLine(figure)}
  `
}
