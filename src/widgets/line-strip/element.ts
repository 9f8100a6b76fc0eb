import type { TemplateResult } from 'lit-html'
import { ok, type Result } from '../../../engine/index.ts'
import { InteractiveBoard } from '../../boards/interactive.ts'
import { define } from '../../figure/define.ts'
import { place, setText } from '../../figure/dom.ts'
import { FigureElement } from '../../figure/figure-element.ts'
import { lineStripErrors, lineStrip as words } from '../../i18n/line-strip.ts'
import type { StateOf } from '../../state/schema.ts'
import { formatRow, PLACES, readRow, stripModel, swapped, turned, type Row } from './model.ts'
import { stripSchema, type StripSchema } from './schema.ts'
import { stripTemplate, stripTold, type StripActions } from './view.ts'

type State = StateOf<StripSchema>

/**
 * `<cutoff-line-strip id data-row data-examples>`: a row of the board with a wall at both ends. The
 * reader puts stones and sees the lines that the evaluation of ninuki finds, with their class and
 * worth. `data-examples` are rows, separated by spaces.
 */
export class CutoffLineStrip extends FigureElement<StripSchema> {
  protected override readonly errors = lineStripErrors
  protected override readonly undoes = ['row'] as const
  private readonly board = new InteractiveBoard(document, {
    pick: (square) => this.put(turned(this.row, square)),
  })
  private row: Row = []
  private readonly controls = document.createElement('div')

  protected schema(): StripSchema {
    return stripSchema(this.dataset['row'] ?? '')
  }

  protected override get standing(): string {
    return words.hint
  }

  protected override take({ row }: State): Result<State> {
    const read = readRow(row)
    if (!read.ok) return read
    this.row = read.value
    return ok({ row: formatRow(read.value) })
  }

  private put(row: Row): void {
    this.change({ row: formatRow(row) })
  }

  private readonly actions: StripActions = {
    type: (text) => this.type(text, (row) => ({ row })),
    clear: () => this.put(Array.from({ length: PLACES }, () => 0)),
    swap: () => this.put(swapped(this.row)),
  }

  protected override get host(): HTMLElement {
    return this.controls
  }

  protected override takeOver(): void {
    place(this, 'line-strip-board').replaceChildren(this.board.element)
    this.querySelector('.line-strip-waiting')?.remove()
    this.append(this.controls)
  }

  protected draw(): TemplateResult {
    const model = stripModel(this.row, words)
    this.board.show({ model: model.board, label: words.board, names: model.names, active: true })
    const told = stripTold(document, model, words)
    // The live region stays: it is heard only if its text changes in place.
    const says = this.querySelector('.line-strip-told > .says')
    if (says !== null) {
      setText(says, model.says)
      says.parentElement?.replaceChildren(says, ...[...told.children].slice(1))
    }
    const examples = (this.dataset['examples'] ?? '').split(' ').filter((each) => each !== '')
    return stripTemplate(this, this.state.row, examples, this.actions, words)
  }
}

define('cutoff-line-strip', CutoffLineStrip)
