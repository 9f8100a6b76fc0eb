import { html, render } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { equals, fromHex, hasBit, popcount, toHex, type Word } from '../../../engine/index.ts'
import { bits as words } from '../../i18n/en/bits.ts'
import { errors } from '../../i18n/en/errors.ts'
import { errorSentence, linkSentence } from '../../i18n/error-sentence.ts'
import { FigureLink } from '../../state/figure-link.ts'
import type { Schema } from '../../state/schema.ts'
import { CopyLink } from '../../figure/copy-link.ts'
import { whenNear } from '../../figure/when-near.ts'
import { placeLabel } from './bit-board.ts'
import { listenToCells } from './board-keys.ts'
import { linkHighlights } from './highlight.ts'
import { guardsSet, onBoard, PRESET_NAMES, PRESETS, toggled } from './lab-model.ts'
import { labView } from './lab-view.ts'
import { fromNumber, grouped, readNumber, toNumber } from './number.ts'
import { placeOf } from './places.ts'

const LIMIT = 1n << 49n

/** `<cutoff-bit-lab id word="hex">`: a board and its number, each bit to be set and cleared. */
class BitLab extends HTMLElement {
  private word: Word = { lo: 0, hi: 0 }
  private start: Word = this.word
  private current = 0
  private says = ''
  private error = ''
  private root: HTMLElement | undefined
  private link: FigureLink<Schema> | undefined
  private readonly copy = new CopyLink(() => this.draw())

  connectedCallback(): void {
    whenNear(this, () => this.begin())
  }

  disconnectedCallback(): void {
    this.link?.flush()
  }

  private begin(): void {
    const root = this.querySelector<HTMLElement>('.lab')
    if (root === null) return
    this.root = root
    this.start = wordIn(this.dataset['word'] ?? '') ?? this.word
    this.word = this.start
    const schema = {
      word: { type: 'text', default: toHex(this.start), max: 18 },
    } as const satisfies Schema
    const link = new FigureLink(this.id, schema)
    this.link = link
    this.readLink(link)
    this.says = this.sentence()
    linkHighlights(this)
    listenToCells(
      root,
      () => ({ columns: 7, rows: 7, columnBits: 7 }),
      (bit) => this.turn(bit),
      (bit) => {
        this.current = bit
        this.draw()
      },
    )
    root.addEventListener('click', (event) => {
      const hit = event.target instanceof Element ? event.target.closest('.bits-hit') : null
      const bit = Number(hit?.getAttribute('data-lit') ?? -1)
      if (bit >= 0 && placeOf(bit).kind !== 'unused') this.turn(bit)
    })
    this.draw()
  }

  private readLink(link: FigureLink<Schema>): void {
    const read = link.read()
    if (read === undefined) return
    this.error = linkSentence(errors, read)
    if (!read.ok) return
    const word = fromHex(String(read.value.state['word']))
    if (!word.ok) this.error = errorSentence(errors, word.error)
    else if (!onBoard(word.value)) this.error = words.lab.offBoard(grouped(LIMIT))
    else this.word = word.value
  }

  private turn(bit: number): void {
    this.word = toggled(this.word, bit)
    this.current = bit
    const place = placeOf(bit)
    const label = words.place(placeLabel(place, words), bit)
    const number = grouped(toNumber(this.word))
    this.changed(
      hasBit(this.word, bit) ? words.lab.set(label, number) : words.lab.cleared(label, number),
    )
  }

  private show(word: Word): void {
    this.word = word
    this.changed(this.sentence())
  }

  private changed(says: string): void {
    this.says = guardsSet(this.word).length > 0 ? `${says} ${words.lab.guardSet}` : says
    this.error = ''
    this.link?.write({ word: toHex(this.word) })
    this.draw()
  }

  private sentence(): string {
    return words.lab.shown(popcount(this.word), grouped(toNumber(this.word)))
  }

  private typed(text: string): void {
    const value = readNumber(text)
    if (value === undefined) this.error = words.lab.notANumber
    else if (value < 0n) this.error = words.lab.negative
    else if (value >= LIMIT) this.error = words.lab.offBoard(grouped(LIMIT))
    else return this.show(fromNumber(value))
    this.draw()
  }

  private draw(): void {
    if (this.root === undefined) return
    labView(document, { word: this.word, current: this.current }, words, this.root)
    const host = this.querySelector<HTMLElement>('.lab-controls')
    if (host !== null) render(this.controls(), host)
  }

  private controls() {
    return html`
      <form
        class="controls"
        @submit=${(event: SubmitEvent) => {
          event.preventDefault()
          const input = this.querySelector<HTMLInputElement>('.lab-controls input')
          this.typed(input?.value ?? '')
        }}
      >
        <label class="field">
          <span>${words.lab.presets}</span>
          <select
            class="select"
            @change=${(event: Event) => {
              if (event.target instanceof HTMLSelectElement) this.choose(event.target)
            }}
          >
            ${this.options()}
          </select>
        </label>
        <label class="field">
          <span>${words.lab.typed}</span>
          <input
            class="input lab-input"
            type="text"
            autocomplete="off"
            spellcheck="false"
            maxlength="80"
            aria-invalid=${this.error !== ''}
            aria-describedby=${`${this.id}-error`}
          />
        </label>
        <button class="button" type="submit">${words.lab.apply}</button>
        ${this.copy.template(this.link?.linkTo({ word: toHex(this.word) }) ?? location.href)}
      </form>
      <p class="error" id=${`${this.id}-error`} role="alert">${this.error}</p>
      <p class="says" aria-live="polite">${this.says}</p>
    `
  }

  private choose(select: HTMLSelectElement): void {
    const name = PRESET_NAMES.find((each) => each === select.value)
    if (select.value === 'game') this.show(this.start)
    else if (name !== undefined) this.show(PRESETS[name])
  }

  /** What can be shown, the word at hand chosen; one of the reader's own has no other name. */
  private options() {
    const known = [
      { name: 'game', word: this.start, text: words.lab.preset.game },
      ...PRESET_NAMES.map((name) => ({ name, word: PRESETS[name], text: words.lab.preset[name] })),
    ]
    const shown = known.find(({ word }) => equals(word, this.word))
    const own = shown === undefined ? [{ name: '', text: words.lab.choose }] : []
    return [...own, ...known].map(
      ({ name, text }) =>
        html`<option value=${name} .selected=${live(name === (shown?.name ?? ''))}>
          ${text}
        </option>`,
    )
  }
}

function wordIn(hex: string): Word | undefined {
  const read = fromHex(hex)
  return read.ok ? read.value : undefined
}

customElements.define('cutoff-bit-lab', BitLab)
