import { equals, fail, fromHex, hasBit, ok, toHex, type Result } from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { place } from '../../figure/dom.ts'
import { bits as words } from '../../i18n/bits.ts'
import type { StateOf } from '../../state/schema.ts'
import { placeLabel } from './bit-board.ts'
import { labControls, type LabActions } from './lab-controls.ts'
import { labSchema, labSentence, onBoard, toggled } from './lab-model.ts'
import { labView } from './lab-view.ts'
import { grouped, toNumber } from './number.ts'
import { placeOf } from './places.ts'
import { offBoard, typedWord } from './typed-number.ts'
import { WordFigure } from './word-figure.ts'

type Schema = ReturnType<typeof labSchema>

/** `<cutoff-bits-lab id word="hex">`: a board and its number, each bit to be set and cleared. */
class BitsLab extends WordFigure<Schema> {
  protected override readonly errors = { 'bits/off-board': () => offBoard(words) }
  protected override readonly undoes = ['word'] as const
  private initial = this.word
  /** What was done last, and the word that came of it. */
  private done = { word: this.word, says: '' }

  protected schema() {
    return labSchema(this.dataset['word'] ?? '0')
  }

  protected override begin(): void {
    const start = fromHex(this.dataset['word'] ?? '0')
    if (start.ok && onBoard(start.value)) this.initial = start.value
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

  protected override take(state: StateOf<Schema>): Result<StateOf<Schema>> {
    const word = fromHex(state.word)
    if (!word.ok) return word
    if (!onBoard(word.value)) return fail('bits/off-board')
    this.word = word.value
    return ok({ word: toHex(word.value) })
  }

  protected turn(bit: number): void {
    const word = toggled(this.word, bit)
    const says = hasBit(word, bit) ? words.lab.set : words.lab.cleared
    const label = words.place(placeLabel(placeOf(bit), words), bit)
    this.done = { word, says: says(label, grouped(toNumber(word))) }
    this.actions.show(word)
  }

  private readonly actions: LabActions = {
    show: (word) => void this.change({ word: toHex(word) }),
    type: (text) => {
      const word = typedWord(text, words)
      if (typeof word === 'string') this.refuse(word)
      else this.actions.show(word)
    },
  }

  protected override get host(): HTMLElement {
    return place(this, 'bits-lab-controls')
  }

  protected draw() {
    const { word, current, initial, done } = this
    labView(
      document,
      { word, current, halves: this.dataset['halves'] !== undefined },
      words,
      place(this, 'bits-lab'),
    )
    const says = labSentence(word, equals(done.word, word) ? done.says : '', words)
    return labControls(this, { word, initial, says }, this.actions, words)
  }
}

define('cutoff-bits-lab', BitsLab)
