import { html, render } from 'lit-html'
import { fromHex, shiftRight, isEmpty, toHex, type Word } from '../../../engine/index.ts'
import { errors } from '../../i18n/errors.ts'
import { shifts as words } from '../../i18n/shifts.ts'
import { errorSentence, linkSentence } from '../../i18n/error-sentence.ts'
import { FigureLink } from '../../state/figure-link.ts'
import type { Schema } from '../../state/schema.ts'
import { listenToCells } from '../bits/board-keys.ts'
import { linkHighlights } from '../bits/highlight.ts'
import { toggled } from '../bits/lab-model.ts'
import { define } from '../../figure/define.ts'
import { CopyLink } from '../../figure/copy-link.ts'
import { fetched } from '../../figure/fetched.ts'
import { whenNear } from '../../figure/when-near.ts'
import { DIRECTIONS, shiftOf, type Direction } from './directions.ts'
import { WRITTEN_BITS, WRITTEN_COLUMNS, writtenModel } from './written-model.ts'
import { writtenSentence, writtenView } from './written-view.ts'

/** `<cutoff-as-written id data-word="hex" data-direction="level">`: the line with `!=`. */
class AsWritten extends HTMLElement {
  private word: Word = { lo: 0, hi: 0 }
  private direction: Direction = 'horizontal'
  private current = 0
  private seed = 1
  private error = ''
  private root: HTMLElement | undefined
  private write: () => void = () => {}
  private leave: () => void = () => {}
  private href = () => location.href
  private readonly copy = new CopyLink(() => this.draw())

  connectedCallback(): void {
    whenNear(this, () => this.begin())
  }

  disconnectedCallback(): void {
    this.leave()
  }

  private begin(): void {
    const root = this.querySelector<HTMLElement>('.written')
    if (root === null) return
    this.root = root
    this.querySelector('.written-controls')?.replaceChildren()
    this.readState()
    linkHighlights(this)
    listenToCells(
      root,
      () => ({ columns: WRITTEN_COLUMNS, rows: 6, columnBits: 7 }),
      (bit) => {
        this.current = bit
        this.change(toggled(this.word, bit), this.direction)
      },
      (bit) => {
        this.current = bit
        this.draw()
      },
    )
    this.draw()
  }

  private readState(): void {
    const schema = {
      word: { type: 'text', default: this.dataset['word'] ?? '0', max: 18 },
      direction: {
        type: 'choice',
        default: this.dataset['direction'] ?? 'horizontal',
        values: DIRECTIONS,
      },
    } as const satisfies Schema
    const link = new FigureLink(this.id, schema)
    this.show(schema.word.default, schema.direction.default)
    const read = link.read()
    if (read?.ok) this.show(read.value.state.word, read.value.state.direction)
    if (read !== undefined && this.error === '') this.error = linkSentence(errors, read)
    this.leave = () => link.flush()
    const state = () => ({ word: toHex(this.word), direction: this.direction })
    this.write = () => link.write(state())
    this.href = () => link.linkTo(state())
  }

  private show(hex: string, direction: string): void {
    const word = fromHex(hex)
    if (!word.ok) this.error = errorSentence(errors, word.error)
    else if (!isEmpty(shiftRight(word.value, WRITTEN_BITS))) this.error = words.win.offBoard
    else {
      this.word = word.value
      this.direction = DIRECTIONS.find((each) => each === direction) ?? this.direction
    }
  }

  private change(word: Word, direction: Direction): void {
    this.word = word
    this.direction = direction
    this.error = ''
    this.write()
    this.draw()
  }

  /** Plays games, which needs more of the engine, until the line errs. */
  private async find(verdict: 'missed' | 'false'): Promise<void> {
    const { findMisjudged } = await fetched(this, () => import('./find-misjudged.ts'))
    const found = findMisjudged(verdict, this.seed++)
    if (found !== undefined) this.change(found.word, found.direction)
  }

  private draw(): void {
    if (this.root === undefined) return
    const model = writtenModel(this.word, this.direction)
    writtenView(document, model, words, this.current, this.root)
    const host = this.querySelector<HTMLElement>('.written-controls')
    if (host === null) return
    render(
      html`
        <p class="says" aria-live="polite">${writtenSentence(model, words)}</p>
        <p class="error" role="alert">${this.error}</p>
        <div class="controls">
          ${button(words.written.missed, () => this.find('missed'))}
          ${button(words.written.false, () => this.find('false'))}
          ${button(words.written.clear, () => this.change({ lo: 0, hi: 0 }, this.direction))}
          <fieldset class="choices">
            <legend>${words.written.direction}</legend>
            ${DIRECTIONS.map((each) => this.choice(each))}
          </fieldset>
          ${this.copy.template(this.href())}
        </div>
      `,
      host,
    )
  }

  private choice(direction: Direction) {
    return html`
      <label class="check">
        <input
          type="radio"
          name="${this.id}-direction"
          .checked=${direction === this.direction}
          @change=${() => this.change(this.word, direction)}
        />
        <span
          >${words.win.directions[direction]}
          <span class="win-by">${shiftOf(direction)}</span></span
        >
      </label>
    `
  }
}

define('cutoff-as-written', AsWritten)

function button(name: string, press: () => void) {
  return html`<button class="button" type="button" @click=${press}>${name}</button>`
}
