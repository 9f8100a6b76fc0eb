import { html, type TemplateResult } from 'lit-html'
import {
  equals,
  fail,
  fromHex,
  hasBit,
  ok,
  popcount,
  readArithmetic,
  toHex,
  type Result,
  type Word,
} from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { place } from '../../figure/dom.ts'
import {
  copyButton,
  errorId,
  errorLine,
  field,
  hintLine,
  saysLine,
  select,
  undoButtons,
} from '../../figure/panel.ts'
import { bits as words } from '../../i18n/bits.ts'
import { numberErrors } from '../../i18n/number-errors.ts'
import { saidIn } from '../../i18n/said-in.ts'
import type { StateOf } from '../../state/schema.ts'
import { placeLabel } from './bit-board.ts'
import { guardsSet, labSchema, onBoard, PRESET_NAMES, PRESETS, toggled } from './lab-model.ts'
import { labView } from './lab-view.ts'
import { fromNumber, grouped, toNumber } from './number.ts'
import { placeOf } from './places.ts'
import { WordFigure } from './word-figure.ts'

const LIMIT = 1n << 49n
type State = StateOf<ReturnType<typeof labSchema>>

/** `<cutoff-bits-lab id word="hex">`: a board and its number, each bit to be set and cleared. */
class BitsLab extends WordFigure<ReturnType<typeof labSchema>> {
  protected override readonly errors = {
    'bits/off-board': () => words.lab.offBoard(grouped(LIMIT)),
  }
  protected override readonly undoes = ['word'] as const
  private initial = this.word
  /** What was done last, and the word that came of it. */
  private done = { word: this.word, says: '' }

  protected schema() {
    return labSchema(this.dataset['word'] ?? '0')
  }

  protected override begin(): void {
    const start = wordOf(this.dataset['word'] ?? '0')
    if (start.ok) this.initial = start.value
    const root = place(this, 'bits-lab')
    this.listen(root, () => ({ columns: 7, rows: 7, columnBits: 7 }))
    root.addEventListener('click', (event) => {
      const hit = event.target instanceof Element ? event.target.closest('.bits-hit') : null
      const bit = Number(hit?.getAttribute('data-lit') ?? -1)
      if (bit < 0 || placeOf(bit).kind === 'unused') return
      this.current = bit
      this.turn(bit)
    })
  }

  protected override take(state: State): Result<State> {
    const word = wordOf(state.word)
    if (!word.ok) return word
    this.word = word.value
    return ok({ word: toHex(word.value) })
  }

  protected turn(bit: number): void {
    const word = toggled(this.word, bit)
    const label = words.place(placeLabel(placeOf(bit), words), bit)
    const number = grouped(toNumber(word))
    const says = hasBit(word, bit) ? words.lab.set : words.lab.cleared
    this.done = { word, says: says(label, number) }
    this.show(word)
  }

  private show(word: Word): void {
    this.change({ word: toHex(word) })
  }

  private get says(): string {
    const { word, done } = this
    const says = equals(done.word, word) && done.says !== '' ? done.says : shown(word)
    return guardsSet(word).length > 0 ? `${says} ${words.lab.guardSet}` : says
  }

  private submit(event: SubmitEvent): void {
    event.preventDefault()
    const read = readArithmetic(this.host.querySelector('input')?.value ?? '')
    if (!read.ok) {
      this.refuse(saidIn(numberErrors, read.error))
      return
    }
    const { over: value, under } = read.value
    if (under !== 1n) this.refuse(words.lab.notWhole)
    else if (value < 0n) this.refuse(words.lab.negative)
    else if (value >= LIMIT) this.refuse(words.lab.offBoard(grouped(LIMIT)))
    else this.show(fromNumber(value))
  }

  protected override get host(): HTMLElement {
    return place(this, 'bits-lab-controls')
  }

  protected draw(): TemplateResult {
    const { word, current } = this
    labView(document, { word, current }, words, place(this, 'bits-lab'))
    const shown = {
      text: '',
      wrong: this.error !== '',
      says: errorId(this),
      look: 'bits-lab-input',
      most: 80,
    }
    return html`
      <form class="controls" @submit=${(event: SubmitEvent) => this.submit(event)}>
        ${this.presets()} ${field(words.lab.typed, shown, {})}
        <button class="button" type="submit">${words.lab.apply}</button>
        ${undoButtons(this)} ${copyButton(this)}
      </form>
      ${errorLine(this)} ${saysLine(this.says)} ${hintLine(this)}
    `
  }

  /** What can be shown, the word at hand chosen; one of the reader's own has no other name. */
  private presets(): TemplateResult {
    const { preset, choose, presets } = words.lab
    const known = new Map<string, Word>([['game', this.initial], ...Object.entries(PRESETS)])
    const chosen = [...known].find(([, word]) => equals(word, this.word))?.[0] ?? ''
    const labels = (['game', ...PRESET_NAMES] as const).map((name) => [name, preset[name]] as const)
    const own = chosen === '' ? [['', choose] as const] : []
    return select<string>(presets, [...own, ...labels], chosen, (name) => {
      const word = known.get(name)
      if (word !== undefined) this.show(word)
    })
  }
}

/** A word of the board; the error is that it is no word, or has bits beyond the board. */
function wordOf(hex: string): Result<Word> {
  const read = fromHex(hex)
  return read.ok && !onBoard(read.value) ? fail('bits/off-board') : read
}

function shown(word: Word): string {
  return words.lab.shown(popcount(word), grouped(toNumber(word)))
}

define('cutoff-bits-lab', BitsLab)
