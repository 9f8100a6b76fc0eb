import { html, type TemplateResult } from 'lit-html'
import {
  fail,
  fromHex,
  isEmpty,
  ok,
  shiftRight,
  toHex,
  type Result,
} from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { place } from '../../figure/dom.ts'
import { fetched } from '../../figure/fetched.ts'
import {
  button,
  choices,
  copyButton,
  errorLine,
  hintLine,
  saysLine,
  undoButtons,
} from '../../figure/panel.ts'
import { asWritten as words } from '../../i18n/as-written.ts'
import type { StateOf } from '../../state/schema.ts'
import { toggled } from '../bits/lab-model.ts'
import { WordFigure } from '../bits/word-figure.ts'
import { directionChoices } from '../win-test/directions-view.ts'
import { writtenSchema, type WrittenSchema } from './schema.ts'
import { WRITTEN_BITS, WRITTEN_COLUMNS, writtenModel } from './model.ts'
import { writtenSentence, writtenView } from './view.ts'

type State = StateOf<WrittenSchema>

/** `<cutoff-as-written id data-word="hex" data-direction="level">`: the line with `!=`. */
class AsWritten extends WordFigure<WrittenSchema> {
  protected override readonly errors = { 'as-written/off-board': () => words.offBoard }
  protected override readonly undoes = ['word', 'direction'] as const
  private seed = 1

  protected schema(): WrittenSchema {
    return writtenSchema(this.dataset)
  }

  protected override begin(): void {
    const reach = { columns: WRITTEN_COLUMNS, rows: 6, columnBits: 7 } as const
    this.listen(place(this, 'as-written'), () => reach)
  }

  protected turn(bit: number): void {
    this.change({ word: toHex(toggled(this.word, bit)) })
  }

  protected override take(state: State): Result<State> {
    const word = fromHex(state.word)
    if (!word.ok) return word
    if (!isEmpty(shiftRight(word.value, WRITTEN_BITS))) return fail('as-written/off-board')
    this.word = word.value
    return ok({ ...state, word: toHex(word.value) })
  }

  /** Plays games, which needs more of the engine, until the line errs. */
  private async find(verdict: 'missed' | 'false'): Promise<void> {
    const { findMisjudged } = await fetched(this, () => import('./find-misjudged.ts'))
    const found = findMisjudged(verdict, this.seed++)
    if (found !== undefined) this.change({ word: toHex(found.word), direction: found.direction })
  }

  protected override get host(): HTMLElement {
    return place(this, 'as-written-controls')
  }

  protected draw(): TemplateResult {
    const { direction } = this.state
    const model = writtenModel(this.word, direction)
    writtenView(document, model, words, this.current, place(this, 'as-written'))
    const all = directionChoices(7, words)
    return html`
      ${saysLine(writtenSentence(model, words))} ${errorLine(this)}
      <div class="controls">
        ${button(words.missed, () => void this.find('missed'))}
        ${button(words.false, () => void this.find('false'))} ${undoButtons(this)}
        ${button(words.clear, () => this.change({ word: '0' }))}
        ${choices(this, words.direction, all, direction, (to) => this.change({ direction: to }))}
        ${copyButton(this)}
      </div>
      ${hintLine(this)}
    `
  }
}

define('cutoff-as-written', AsWritten)
