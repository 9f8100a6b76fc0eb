import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as bits from '../../../engine/core/bits.ts'
import type { BitLayout, Word } from '../../../engine/core/bits.ts'

/** Halves at the ends of int32 as often as any: that is where signs go wrong. */
const half = fc.oneof(
  fc.integer(),
  fc.constantFrom(0, 1, -1, 0x7fffffff, -0x80000000, 0x55555555, 0x10000),
)
const words = fc.record({ lo: half, hi: half })
const places = fc.integer({ min: 0, max: 63 })
const CONNECT_4: BitLayout = { columns: 7, rows: 7, bit: (column, row) => 7 * column + row }
const GOMOKU_8: BitLayout = { columns: 8, rows: 8, bit: (column, row) => 8 * row + 7 - column }

function big(word: Word): bigint {
  return (BigInt(word.hi >>> 0) << 32n) | BigInt(word.lo >>> 0)
}

function big64(value: bigint): bigint {
  return BigInt.asUintN(64, value)
}

/** The value is right, and both halves are int32. */
function expectWord(word: Word, value: bigint): void {
  expect(big(word)).toBe(big64(value))
  expect(Object.is(word.lo, word.lo | 0) && Object.is(word.hi, word.hi | 0)).toBe(true)
}

describe('words of two halves equal BigInt', () => {
  test('in and, or, xor, not', () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        expectWord(bits.and(a, b), big(a) & big(b))
        expectWord(bits.or(a, b), big(a) | big(b))
        expectWord(bits.xor(a, b), big(a) ^ big(b))
        expectWord(bits.not(a), ~big(a))
        expect(bits.equals(a, b)).toBe(big(a) === big(b))
        expect(bits.equals(a, { ...a })).toBe(true)
        expect(bits.isEmpty(a)).toBe(big(a) === 0n)
      }),
    )
  })

  test('in sums and in what is below zero', () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        expectWord(bits.add(a, b), big(a) + big(b))
        expectWord(bits.negate(a), -big(a))
        expectWord(bits.and(a, bits.negate(a)), big(a) & -big(a))
      }),
    )
  })

  test('in the sums by which bits are counted', () => {
    fc.assert(
      fc.property(half, (x) => {
        const digits = (x >>> 0).toString(2).padStart(32, '0')
        const ones = (text: string) => text.replaceAll('0', '').length
        const fields = [1, 2, 4, 8].map((size) => digits.match(new RegExp(`.{${size}}`, 'g')) ?? [])
        expect(bits.bitSums(x)).toEqual(fields.map((each) => each.map(ones)))
      }),
    )
  })

  test('in shifts by every number of places', () => {
    fc.assert(
      fc.property(words, (a) => {
        for (let by = 0; by < 64; by++) {
          expectWord(bits.shiftLeft(a, by), big(a) << BigInt(by))
          expectWord(bits.shiftRight(a, by), big(a) >> BigInt(by))
        }
      }),
    )
  })

  test('in counting, finding and going through bits', () => {
    fc.assert(
      fc.property(words, (a) => {
        const set = Array.from({ length: 64 }, (_, i) => i).filter(
          (i) => (big(a) >> BigInt(i)) & 1n,
        )
        expect(bits.bitsOf(a)).toEqual(set)
        expect(bits.popcount(a)).toBe(set.length)
        expect(bits.lowestBit(a)).toBe(set[0] ?? -1)
        expectWord(bits.clearLowestBit(a), big(a) & (big(a) - 1n))
        expectWord(bits.fromBits(set), big(a))
        for (let i = 0; i < 64; i++) expect(bits.hasBit(a, i)).toBe(set.includes(i))
      }),
    )
  })

  test('in making a word from one bit and from any numbers', () => {
    for (let bit = 0; bit < 64; bit++) expectWord(bits.fromBit(bit), 1n << BigInt(bit))
    expectWord(bits.wordOf(0xffffffff, 2 ** 32 + 5), 0x5ffffffffn)
  })

  test('in hex and binary, both ways', () => {
    fc.assert(
      fc.property(words, (a) => {
        expect(bits.toHex(a)).toBe(big(a).toString(16).padStart(16, '0'))
        expect(bits.toBinary(a)).toBe(big(a).toString(2).padStart(64, '0'))
        for (const text of [
          bits.toHex(a),
          `0x${big(a).toString(16)}`,
          bits.toHex(a).toUpperCase(),
        ]) {
          expect(bits.fromHex(text)).toEqual({ ok: true, value: a })
        }
      }),
    )
  })
})

describe('reading words', () => {
  test.each([
    ['', 'hex/empty', 0],
    ['0x', 'hex/empty', 2],
    ['12g4', 'hex/not-a-digit', 2],
    [' 1', 'hex/not-a-digit', 0],
    ['0x1.', 'hex/not-a-digit', 3],
    ['00000000000000001', 'hex/too-long', 16],
    ['0x00000000000000001', 'hex/too-long', 18],
  ])('the hex text %j is refused with %s at %i', (text, code, at) => {
    expect(bits.fromHex(text)).toMatchObject({ ok: false, error: { code, at } })
  })

  test('a board text is the word, whichever corner its bits begin in', () => {
    const cross = ['........', '..1.....', '.111....', '..1.....', ...Array(4).fill('........')]
    const word = bits.fromBoard(cross.join('\n'), GOMOKU_8)
    // Most significant bit first, row by row: bytes 00 20 70 20 00 00 00 00.
    expect(word).toEqual({ ok: true, value: bits.wordOf(0, 0x00207020) })
    const column = ['.......', '.......', '.......', '1......', '1......', '1......', '1......']
    expect(bits.fromBoard(column.join('/'), CONNECT_4)).toEqual({
      ok: true,
      value: bits.wordOf(0b1111, 0),
    })
  })

  test('a board text is read back to the same word', () => {
    fc.assert(
      fc.property(words, (a) => {
        const text = bits.toBoard(a, GOMOKU_8)
        expect(bits.fromBoard(text, GOMOKU_8)).toEqual({ ok: true, value: a })
        expect(bits.fromBoard(text.replaceAll('.', '0').replaceAll('\n', '/'), GOMOKU_8)).toEqual({
          ok: true,
          value: a,
        })
      }),
    )
  })

  test.each([
    ['..\n.', 'bits/row-short', 4],
    ['.\n..', 'bits/row-short', 1],
    ['..', 'bits/too-few-rows', 2],
    ['...\n..', 'bits/row-long', 2],
    ['..\n...', 'bits/row-long', 5],
    ['.2\n..', 'bits/unknown-letter', 1],
    ['', 'bits/row-short', 0],
  ])('the board text %j is refused on 2×2 with %s at %i', (text, code, at) => {
    const layout: BitLayout = { columns: 2, rows: 2, bit: (column, row) => 2 * row + column }
    expect(bits.fromBoard(text, layout)).toMatchObject({ ok: false, error: { code, at } })
  })

  test('a bit or a shift outside 0 to 63 is a mistake of our own and throws', () => {
    fc.assert(
      fc.property(places, (place) => {
        for (const wrong of [-1 - place, 64 + place, place + 0.5]) {
          expect(() => bits.fromBit(wrong)).toThrow('fromBit')
          expect(() => bits.hasBit(bits.EMPTY, wrong)).toThrow('hasBit')
          expect(() => bits.shiftLeft(bits.EMPTY, wrong)).toThrow('shiftLeft')
          expect(() => bits.shiftRight(bits.EMPTY, wrong)).toThrow('shiftRight')
        }
      }),
      { numRuns: 20 },
    )
  })
})
