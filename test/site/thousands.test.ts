import { describe, expect, it } from 'vitest'
import { pages } from './built.ts'

/** Digits of another kind than a number's: code, formulas, what is typed or pasted, volumes and pages. */
const NO_NUMBERS = 'script, style, code, pre, math, textarea, noscript, .source-where'

/** Digits that say no number: four moves of Connect 4. */
const NAMES = new Set(['4455'])

/** Whether four digits or more in a row are no number: a year, a word of bits, a name. */
function isNoNumber(digits: string): boolean {
  return /^(?:1[5-9]|20)\d\d$/.test(digits) || /^[01]{5,}$/.test(digits) || NAMES.has(digits)
}

/** Numbers of a text whose thousands are not set apart; hexadecimal ones and decimals are none. */
function ungrouped(text: string): string[] {
  return [...text.matchAll(/(?<![\w.,])\d{4,}(?!\w)/g)]
    .map(([digits]) => digits)
    .filter((digits) => !isNoNumber(digits))
}

describe.each(pages)('$path', ({ document }) => {
  it('sets thousands apart, in what is seen and in what is read out', () => {
    const root = document.body.cloneNode(true) as Element
    for (const other of root.querySelectorAll(NO_NUMBERS)) other.remove()
    const texts = [...root.querySelectorAll('*')].flatMap((element) => [
      ...[...element.childNodes]
        .filter((node) => node.nodeType === 3)
        .map((node) => node.textContent ?? ''),
      ...['aria-label', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    ])
    expect(texts.filter((text) => ungrouped(text).length > 0)).toEqual([])
  })
})
