import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction, readArithmetic, readHexDigits } from '../../../engine/core/arithmetic.ts'

/** What a text is read as: a whole number, a fraction as text, or the code of its error. */
function read(text: string): bigint | string {
  const found = readArithmetic(text)
  if (!found.ok) return found.error.code
  const { over, under } = found.value
  return under === 1n ? over : `${over}/${under}`
}

/** A number as a page, a program or a person may have it. */
const WRITTEN: readonly ((value: bigint) => string)[] = [
  String,
  (value) => String(value).replace(/\B(?=(\d{3})+$)/g, ','),
  (value) => String(value).replace(/\B(?=(\d{3})+$)/g, '\u2009'),
  (value) => String(value).replace(/\B(?=(\d{3})+$)/g, '\u202f'),
  (value) => String(value).replace(/\B(?=(\d{3})+$)/g, '_'),
  (value) => String(value).replace(/\B(?=(\d{3})+$)/g, '’'),
  (value) => String(value).replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
  (value) => `${value}n`,
  (value) => `${value}.00`,
  (value) => `0x${value.toString(16)}`,
  (value) => `0X${value.toString(16).toUpperCase()}n`,
  (value) => `0b${value.toString(2)}`,
  (value) => ` +${value} `,
  (value) => `(${value})`,
  (value) => `${value}.`,
]

describe('a number', () => {
  test('is read in every form in which it is printed', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 64n), (value) => {
        for (const form of WRITTEN) {
          expect(read(form(value)), form(value)).toBe(value)
          for (const minus of '-−–') expect(read(minus + form(value).trim())).toBe(-value)
        }
      }),
    )
  })

  test('may have decimals, which are kept exactly', () => {
    expect(read('1.00')).toBe(1n)
    expect(read('0.1 + 0.2')).toBe('3/10')
    expect(read('−.5')).toBe('-1/2')
    expect(read('1/3')).toBe('1/3')
    expect(read('6/3')).toBe(2n)
  })
})

describe('a calculation', () => {
  test.each<[string, bigint]>([
    ['2²¹', 2n ** 21n],
    ['2^21', 2n ** 21n],
    ['2 ** 21', 2n ** 21n],
    ['1 << 21', 2n ** 21n],
    ['1n << 21n', 2n ** 21n],
    ['1 << 20 + 1', 2n ** 21n],
    ['7·6', 42n],
    ['7 × 6', 42n],
    ['7*6*2', 84n],
    ['64!/61!', 64n * 63n * 62n],
    ['64 · 63 · 62', 64n * 63n * 62n],
    ['1 + 7 + 7² + 7³', 400n],
    ['(7⁷ − 1)/6', (7n ** 7n - 1n) / 6n],
    ['137,257 * 32', 137_257n * 32n],
    ['2 * −3', -6n],
    ['-2^2', -4n],
    ['2^3^2', 512n],
    ['8 − 3 − 2', 3n],
    ['24 / 4 / 3', 2n],
    ['3!!', 720n],
    ['2^-1 * 4', 2n],
    ['2⁻¹·4', 2n],
    ['5 >> 1', 2n],
    ['9999^999', 9999n ** 999n],
    ['\ufeff12\u200b', 12n],
  ])('%s', (text, value) => {
    expect(read(text)).toBe(value)
  })

  test('is worked out as JavaScript does, where JavaScript can', () => {
    type Sum = { readonly text: string; readonly value: number }
    const number = fc.nat(99).map((value): Sum => ({ text: String(value), value }))
    const { sum } = fc.letrec<{ sum: Sum }>((tie) => ({
      sum: fc.oneof(
        { maxDepth: 3 },
        number,
        fc.tuple(tie('sum'), fc.constantFrom('+', '-', '*'), tie('sum')).map(([a, sign, b]) => ({
          text: `(${a.text} ${sign} ${b.text})`,
          value:
            sign === '+' ? a.value + b.value : sign === '-' ? a.value - b.value : a.value * b.value,
        })),
      ),
    }))
    fc.assert(
      fc.property(sum, ({ text, value }) => {
        fc.pre(text.length <= 200 && Number.isSafeInteger(value))
        expect(read(text)).toBe(BigInt(value))
      }),
    )
  })
})

describe('what is no number', () => {
  test.each<[string, string, number]>([
    ['', 'number/empty', 0],
    ['  ', 'number/empty', 0],
    ['many', 'number/unknown', 0],
    ['2 * x', 'number/unknown', 4],
    ['2 * * 3', 'number/unknown', 4],
    ['2^', 'number/ends', 2],
    ['2 *', 'number/ends', 3],
    ['12a', 'number/goes-on', 2],
    ['1e5', 'number/goes-on', 1],
    ['0x', 'number/goes-on', 1],
    ['1 2', 'number/goes-on', 1],
    ['64 63', 'number/goes-on', 2],
    ['1.2.3', 'number/goes-on', 3],
    ['1,2', 'number/groups', 1],
    ['1,2345', 'number/groups', 1],
    ['(1 + 2', 'number/not-closed', 0],
    ['1)', 'number/unknown', 1],
    ['1 << -1', 'number/no-shift', 2],
    ['1/2 << 1', 'number/no-shift', 4],
    ['2^(1/2)', 'number/no-exponent', 1],
    ['(1/2)!', 'number/no-factorial', 5],
    ['(-1)!', 'number/no-factorial', 4],
    ['1/0', 'number/by-zero', 1],
    ['0^-1', 'number/by-zero', 1],
    ['1 << 99999', 'number/too-large', 2],
    ['2^99999999', 'number/too-large', 1],
    ['9^9^9^9', 'number/too-large', 3],
    ['1001!', 'number/too-large', 4],
    ['9'.repeat(201), 'text/too-long', 200],
  ])('%s is named, and where', (text, code, at) => {
    expect(readArithmetic(text)).toMatchObject({ ok: false, error: { code, at } })
  })

  test('never throws, whatever is written', () => {
    const near = fc
      .array(fc.constantFrom(...'0123456789+-*/^!()<>n.,x²⁻ '), { maxLength: 60 })
      .map((letters) => letters.join(''))
    fc.assert(fc.property(fc.oneof(fc.string(), near), (text) => void readArithmetic(text)))
  })
})

test('a fraction is in lowest terms, its sign above', () => {
  expect(fraction(6, -4)).toEqual({ over: -3n, under: 2n })
  expect(fraction(0, 5)).toEqual({ over: 0n, under: 1n })
  expect(() => fraction(1, 0)).toThrow('1/0')
})

test('digits of a pattern are read as hexadecimal ones', () => {
  expect(readHexDigits('10204')).toBe(0x10204n)
  expect(readHexDigits('2040 8000 0000 0000')).toBe(0x2040_8000_0000_0000n)
  expect(readHexDigits('FF_ff')).toBe(0xffffn)
  for (const text of ['', '0x12', 'g', '1'.repeat(17), '12 * 3']) {
    expect(readHexDigits(text), text).toBeUndefined()
  }
})
