import { element, place } from '../../figure/dom.ts'
import type { BitsWords } from '../../i18n/bits.ts'
import { shifted, takesTwo, WIDTH, type BytesModel, type Operation } from './bytes-model.ts'

const ROWS = ['a', 'b', 'result'] as const
type Row = (typeof ROWS)[number]

/** Draws two words and what comes of them, or what has changed of it into `root`. */
export function bytesView(
  document: Document,
  model: BytesModel,
  words: BitsWords,
  root: HTMLElement = empty(document, words),
): HTMLElement {
  for (const row of ROWS) {
    const line = place(root, `bits-bytes-${row}`)
    line.hidden = row === 'b' && !takesTwo(model.operation)
    const digits = model[row]
    place(line, 'bits-bytes-name').textContent = nameOf(row, model)
    place(line, 'bits-bytes-number').textContent = String(Number.parseInt(digits, 2))
    for (let at = 0; at < WIDTH; at++) {
      const cell = place(line, `bits-bytes-${at}`)
      cell.textContent = digits[at] ?? ''
      cell.classList.toggle('set', digits[at] === '1')
      if (row === 'result') cell.classList.toggle('entered', shifted(model, row, at))
      else {
        cell.setAttribute('aria-pressed', String(digits[at] === '1'))
        cell.setAttribute('aria-label', words.bytes.bit(row, WIDTH - 1 - at, digits[at] ?? ''))
      }
      if (row === 'a') cell.classList.toggle('leaves', shifted(model, row, at))
    }
  }
  return root
}

function nameOf(row: Row, { operation, by }: BytesModel): string {
  if (row === 'result') return '='
  if (row === 'b') return `${SIGNS[operation]} b`
  return operation === 'not' ? '~ a' : takesTwo(operation) ? 'a' : `a ${SIGNS[operation]} ${by}`
}

const SIGNS: Readonly<Record<Operation, string>> = {
  and: '&',
  or: '|',
  xor: '^',
  not: '~',
  left: '<<',
  right: '>>',
}

/** What the result is, and how it comes about. */
export function bytesSentence(model: BytesModel, { bytes }: BitsWords): string {
  return `${bytes.says[model.operation](model.by)} ${bytes.result(model.result)}`
}

function empty(document: Document, { bytes }: BitsWords): HTMLElement {
  const head = ROWS.map((row) =>
    element(document, 'tr', { class: `bits-bytes-${row}` }, [
      element(document, 'th', { scope: 'row', class: 'bits-bytes-name' }),
      ...Array.from({ length: WIDTH }, (_, at) => {
        const bit = WIDTH - 1 - at
        const name = `bits-byte bits-bytes-${at}`
        const cell =
          row === 'result'
            ? element(document, 'span', { class: name })
            : element(document, 'button', {
                class: name,
                type: 'button',
                'data-word': row,
                'data-bit': bit,
              })
        return element(document, 'td', {}, [cell])
      }),
      element(document, 'td', { class: 'bits-bytes-number' }),
    ]),
  )
  const bits = Array.from({ length: WIDTH }, (_, at) => String(WIDTH - 1 - at))
  return element(document, 'table', { class: 'bits-bytes' }, [
    element(document, 'caption', { class: 'unseen' }, [bytes.caption]),
    element(document, 'thead', {}, [
      element(
        document,
        'tr',
        {},
        [bytes.head, ...bits, bytes.number].map((text) =>
          element(document, 'th', { scope: 'col' }, [text]),
        ),
      ),
    ]),
    element(document, 'tbody', {}, head),
  ])
}
