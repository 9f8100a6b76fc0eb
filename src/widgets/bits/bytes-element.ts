import { ok, type Result } from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { place } from '../../figure/dom.ts'
import { FigureElement } from '../../figure/figure-element.ts'
import { bits as words } from '../../i18n/bits.ts'
import type { StateOf } from '../../state/schema.ts'
import { bytesControls } from './bytes-controls.ts'
import { bytesModel, bytesSchema, OPERATIONS, readByte, turned, WIDTH } from './bytes-model.ts'
import { bytesSentence, bytesView } from './bytes-view.ts'

type Schema = ReturnType<typeof bytesSchema>

/** `<cutoff-bits-bytes id data-a data-b data-operation data-by>`: an operator on words of 8 bits. */
class BitsBytes extends FigureElement<Schema> {
  protected override readonly errors = { 'bits/not-a-byte': () => words.bytes.notAByte(WIDTH) }
  protected override readonly undoes = ['a', 'b', 'operation', 'by'] as const

  protected schema(): Schema {
    const { a = '', b = '', operation = '', by = '0' } = this.dataset
    const first = OPERATIONS.find((each) => each === operation) ?? 'and'
    return bytesSchema(a, b, first, Number(by))
  }

  protected override begin(): void {
    place(this, 'bits-bytes').addEventListener('click', ({ target }) => {
      const cell = target instanceof Element ? target.closest<HTMLElement>('[data-bit]') : null
      const bit = Number(cell?.dataset['bit'])
      const { a, b } = this.state
      if (cell?.dataset['word'] === 'a') this.change({ a: turned(a, bit) })
      else if (cell !== null) this.change({ b: turned(b, bit) })
    })
  }

  protected override take(state: StateOf<Schema>): Result<StateOf<Schema>> {
    const a = readByte(state.a)
    if (!a.ok) return a
    const b = readByte(state.b)
    return b.ok ? ok(state) : b
  }

  protected override get host(): HTMLElement {
    return place(this, 'bits-bytes-controls')
  }

  protected draw() {
    const { a, b, operation, by } = this.state
    const model = bytesModel(a, b, operation, by)
    bytesView(document, model, words, place(this, 'bits-bytes'))
    const says = bytesSentence(model, words)
    return bytesControls(this, this.state, says, (change) => this.change(change), words)
  }
}

define('cutoff-bits-bytes', BitsBytes)
