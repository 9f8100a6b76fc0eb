import { html, nothing, type TemplateResult } from 'lit-html'
import {
  button,
  copyButton,
  errorLine,
  hintLine,
  saysLine,
  undoButtons,
  type Shown,
} from '../../../figure/panel.ts'
import type { LabWords } from '../../../i18n/lab.ts'
import type { ModeFrame } from '../mode.ts'
import type { LabState } from '../schema.ts'

/** What the controls say of a question. */
export interface Asked {
  /** How many leaves the tree has, and how many the search does not look at. */
  readonly leaves: number
  readonly cuts: number
  readonly marked: readonly number[]
  /** Undefined until it is checked. */
  readonly verdict?: { readonly sentences: readonly string[] } | undefined
}

/** What is asked, above the tree. */
export function labQuestion(
  { cuts }: Asked,
  { checked, shown }: LabState,
  words: LabWords,
): string {
  if (checked) return words.question.checked
  return cuts === 0 && shown === 'first-cut' ? words.question.none : words.question[shown]
}

/** What to do with the tree, and once it is checked, what its signs say. */
export function labHow({ checked }: LabState, words: LabWords): string {
  return checked ? words.how.checked : words.how.asked
}

/** What comes with what searches: the mode's own switches, and the field for a count. */
interface PredictExtras {
  readonly fields?: TemplateResult
  readonly count?: TemplateResult | typeof nothing
}

/** What stands around the tree; all of it can be drawn before there is what searches. */
export function predictFrame(
  figure: Shown,
  asked: Asked,
  state: LabState,
  change: (change: Partial<LabState>) => void,
  words: LabWords,
  { fields = html``, count = nothing }: PredictExtras = {},
): ModeFrame {
  const { marked, verdict, leaves } = asked
  return {
    question: labQuestion(asked, state, words),
    how: labHow(state, words),
    below: html`<div class="lab-answer">
      ${saysLine(words.marked(marked.length, leaves))}
      <div class="lab-row">
        ${count}
        ${
          verdict === undefined
            ? button(words.check, () => change({ checked: true }), { look: 'primary' })
            : button(words.again, () => change({ checked: false }), { look: 'primary' })
        }
        ${button(words.clear, () => change({ cut: '', checked: false }), {
          can: marked.length > 0,
        })}
        ${undoButtons(figure)} ${copyButton(figure)}
      </div>
      <div class="lab-verdict" aria-live="polite">
        ${
          verdict === undefined
            ? nothing
            : html`<ul aria-label=${words.verdict}>
                ${verdict.sentences.map((sentence) => html`<li>${sentence}</li>`)}
              </ul>`
        }
      </div>
      ${errorLine(figure)} ${hintLine(figure)}
    </div>`,
    fields,
  }
}
