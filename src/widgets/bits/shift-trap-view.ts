import { bitsOf, toHex, wordOf, type Word } from '../../../engine/index.ts'
import type { BitsWords } from '../../i18n/bits.ts'
import { element, part } from '../../figure/dom.ts'
import { bitStrip } from './bit-strip.ts'
import { grouped } from './number.ts'
import { nameOf, placeOf } from './places.ts'
import type { ShiftTrap } from './shift-trap-model.ts'

/** Draws `1 << by` as three programs have it, or draws it anew into `root`. */
export function shiftTrapView(
  document: Document,
  model: ShiftTrap,
  words: BitsWords,
  root: HTMLElement = empty(document),
): HTMLElement {
  const { trap } = words
  const { by, number, word, big } = model
  const right = model.verdict === 'right'
  part(root, 'bits-shift-trap-rows').replaceChildren(
    row(document, {
      name: trap.number,
      code: `1 << ${by}`,
      value: grouped(number).replace('-', '−'),
      word: wordOf(number, 0),
      size: 32,
      wrong: right ? undefined : trap.wrong,
    }),
    row(document, {
      name: trap.word,
      code: `shiftLeft(one, ${by})`,
      value: `0x${toHex(word)}`,
      word,
      size: 64,
    }),
    row(document, {
      name: trap.big,
      code: `1n << ${by}n`,
      value: `${grouped(big)}n`,
      word,
      size: 64,
      letters: true,
    }),
  )
  return root
}

/** What the three rows show, in a sentence. */
export function trapSentence(model: ShiftTrap, words: BitsWords): string {
  const { by, really, verdict } = model
  switch (verdict) {
    case 'right':
      return words.trap.right(by)
    case 'sign':
      return words.trap.sign
    case 'wrapped':
      return words.trap.wrapped(by, really, spoken(by, words), spoken(really, words))
  }
}

function spoken(bit: number, words: BitsWords): string {
  const place = placeOf(bit)
  if (place.kind === 'unused') return words.trap.beyond(bit)
  const name = place.kind === 'guard' ? words.guard(nameOf(place)) : nameOf(place)
  return words.trap.bitOf(bit, name)
}

function empty(document: Document): HTMLElement {
  return element(document, 'div', { class: 'bits-shift-trap' }, [
    element(document, 'div', { class: 'bits-shift-trap-rows' }),
  ])
}

interface Row {
  readonly name: string
  readonly code: string
  readonly value: string
  readonly word: Word
  /** Bits that the number has. */
  readonly size: number
  readonly wrong?: string | undefined
  /** Writes the columns' letters below. */
  readonly letters?: boolean
}

function row(
  document: Document,
  { name, code, value, word, size, wrong, letters }: Row,
): HTMLElement {
  const kind = wrong === undefined ? 'set' : 'wrong'
  const bits = bitsOf(word).map((bit) => ({ bit, kind }) as const)
  const mark =
    wrong === undefined
      ? []
      : [element(document, 'strong', { class: 'bits-shift-trap-wrong' }, [wrong])]
  return element(document, 'div', { class: 'bits-shift-trap-row' }, [
    element(document, 'p', { class: 'bits-shift-trap-name' }, [name]),
    element(document, 'p', { class: 'bits-shift-trap-value' }, [
      element(document, 'code', {}, [code]),
      ' = ',
      element(document, 'code', {}, [value]),
      ...mark,
    ]),
    bitStrip(document, {
      high: 63,
      low: 0,
      bits,
      columnBits: 7,
      unit: 13,
      size,
      letters: letters === true,
    }),
  ])
}
