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
import { asWritten as words } from '../../i18n/as-written.ts'
import type { StateOf } from '../../state/schema.ts'
import { toggled } from '../bits/lab-model.ts'
import { WordFigure } from '../bits/word-figure.ts'
import { writtenControls, type Misjudged, type WrittenActions } from './controls.ts'
import { writtenSchema, type WrittenSchema } from './schema.ts'
import { WRITTEN_BITS, WRITTEN_COLUMNS, writtenModel } from './model.ts'
import { writtenView } from './view.ts'

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
  private async find(verdict: Misjudged): Promise<void> {
    const { findMisjudged } = await fetched(this, () => import('./find-misjudged.ts'))
    const found = findMisjudged(verdict, this.seed++)
    if (found !== undefined) this.change({ word: toHex(found.word), direction: found.direction })
  }

  private readonly actions: WrittenActions = {
    find: (verdict) => void this.find(verdict),
    clear: () => void this.change({ word: '0' }),
    direction: (direction) => void this.change({ direction }),
  }

  protected override get host(): HTMLElement {
    return place(this, 'as-written-controls')
  }

  protected draw() {
    const model = writtenModel(this.word, this.state.direction)
    writtenView(document, model, words, this.current, place(this, 'as-written'))
    return writtenControls(this, model, this.actions, words)
  }
}

define('cutoff-as-written', AsWritten)
