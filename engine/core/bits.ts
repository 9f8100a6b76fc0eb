import { ContractError, fail, ok, type Result } from './errors.ts'

/**
 * Words of 64 bits as two halves of 32, because JavaScript's bit operators use only 32: in it
 * `1 << 33` is 2.
 *
 *     bit   63 … 32 | 31 … 0
 *              hi   |   lo      both int32: bit 31 and bit 63 are the signs of their halves
 *
 * A `Word` is a value: every function answers with a new one. Code that must not allocate
 * keeps the two halves in numbers or an Int32Array and writes the same operations out.
 */
export interface Word {
  readonly lo: number
  readonly hi: number
}

export const EMPTY: Word = { lo: 0, hi: 0 }

/** A word from any two numbers; each is taken modulo 2³². */
export function wordOf(lo: number, hi: number): Word {
  return { lo: lo | 0, hi: hi | 0 }
}

/** The word with one bit set, 0 to 63. */
export function fromBit(bit: number): Word {
  checkIndex('fromBit', bit)
  return bit < 32 ? { lo: 1 << bit, hi: 0 } : { lo: 0, hi: 1 << (bit - 32) }
}

/** The word with these bits set, each 0 to 63; a bit may come twice. */
export function fromBits(bits: Iterable<number>): Word {
  let word = EMPTY
  for (const bit of bits) word = or(word, fromBit(bit))
  return word
}

export function and(a: Word, b: Word): Word {
  return { lo: a.lo & b.lo, hi: a.hi & b.hi }
}

export function or(a: Word, b: Word): Word {
  return { lo: a.lo | b.lo, hi: a.hi | b.hi }
}

export function xor(a: Word, b: Word): Word {
  return { lo: a.lo ^ b.lo, hi: a.hi ^ b.hi }
}

export function not(a: Word): Word {
  return { lo: ~a.lo, hi: ~a.hi }
}

/** The sum modulo 2⁶⁴: what the low halves carry goes into the high ones. */
export function add(a: Word, b: Word): Word {
  const low = (a.lo >>> 0) + (b.lo >>> 0)
  return wordOf(low, a.hi + b.hi + (low > 0xffffffff ? 1 : 0))
}

/** The two's complement, 2⁶⁴ − a: `a & -a` is the lowest bit of a alone. */
export function negate(a: Word): Word {
  return add(not(a), { lo: 1, hi: 0 })
}

/** Every bit moves up by 0 to 63 places; what passes bit 63 is lost, zeros come in below. */
export function shiftLeft(a: Word, by: number): Word {
  checkIndex('shiftLeft', by)
  // Shifts by 32 would be shifts by 0, so a half that moves whole is moved by assignment.
  if (by === 0) return a
  if (by >= 32) return { lo: 0, hi: a.lo << (by - 32) }
  return { lo: a.lo << by, hi: (a.hi << by) | (a.lo >>> (32 - by)) }
}

/** Every bit moves down by 0 to 63 places; what passes bit 0 is lost, zeros come in above. */
export function shiftRight(a: Word, by: number): Word {
  checkIndex('shiftRight', by)
  if (by === 0) return a
  if (by >= 32) return { lo: (a.hi >>> (by - 32)) | 0, hi: 0 }
  return { lo: (a.lo >>> by) | (a.hi << (32 - by)), hi: (a.hi >>> by) | 0 }
}

export function equals(a: Word, b: Word): boolean {
  return a.lo === b.lo && a.hi === b.hi
}

export function isEmpty(a: Word): boolean {
  return (a.lo | a.hi) === 0
}

export function hasBit(a: Word, bit: number): boolean {
  checkIndex('hasBit', bit)
  return (((bit < 32 ? a.lo : a.hi) >>> (bit & 31)) & 1) === 1
}

/** How many bits are set, 0 to 64. */
export function popcount(a: Word): number {
  return popcount32(a.lo) + popcount32(a.hi)
}

/**
 * How many bits of one half are set, 0 to 32: pairs are summed, then fours, then bytes, all
 * within the half (Warren 2012, *Hacker's Delight*, §5-1).
 */
export function popcount32(x: number): number {
  x -= (x >>> 1) & 0x55555555
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333)
  x = (x + (x >>> 4)) & 0x0f0f0f0f
  return Math.imul(x, 0x01010101) >>> 24
}

/**
 * The sums of `popcount32` on its way, for a picture of it: of every bit, pair, four and byte of a
 * half the bits set in it, the highest first.
 */
export function bitSums(x: number): readonly (readonly number[])[] {
  return [1, 2, 4, 8].map((size) =>
    Array.from({ length: 32 / size }, (_, i) =>
      popcount32((x >>> (32 - size * (i + 1))) & (2 ** size - 1)),
    ),
  )
}

/** Index of the lowest bit set, or -1 where none is. */
export function lowestBit(a: Word): number {
  if (a.lo !== 0) return lowestBit32(a.lo)
  return a.hi === 0 ? -1 : 32 + lowestBit32(a.hi)
}

/** Index of the lowest bit set in one half, 0 to 31, or -1 where none is. */
export function lowestBit32(x: number): number {
  return 31 - Math.clz32(x & -x)
}

/** The word without its lowest bit: how to go through the bits one by one. */
export function clearLowestBit(a: Word): Word {
  return a.lo === 0 ? { lo: 0, hi: a.hi & (a.hi - 1) } : { lo: a.lo & (a.lo - 1), hi: a.hi }
}

/** Indices of the bits set, lowest first. */
export function bitsOf(a: Word): number[] {
  const bits: number[] = []
  for (let rest = a; !isEmpty(rest); rest = clearLowestBit(rest)) bits.push(lowestBit(rest))
  return bits
}

/** Sixteen hexadecimal digits, highest first. */
export function toHex(a: Word): string {
  return halfText(a.hi, 16, 8) + halfText(a.lo, 16, 8)
}

/** Reads 1 to 16 hexadecimal digits, highest first, with or without `0x` before them. */
export function fromHex(text: string): Result<Word> {
  const start = /^0x/i.test(text) ? 2 : 0
  if (text.length === start) return fail('hex/empty', start)
  if (text.length > start + 16) return fail('hex/too-long', start + 16)
  for (let at = start; at < text.length; at++) {
    const letter = text.charAt(at)
    if (!/^[0-9a-f]$/i.test(letter)) return fail('hex/not-a-digit', at, { letter })
  }
  const digits = text.slice(start).padStart(16, '0')
  return ok(wordOf(parseInt(digits.slice(8), 16), parseInt(digits.slice(0, 8), 16)))
}

/** Sixty-four binary digits, bit 63 first. */
export function toBinary(a: Word): string {
  return halfText(a.hi, 2, 32) + halfText(a.lo, 2, 32)
}

/** Which bit belongs to which square, column 0 at the left, row 0 at the bottom. */
export interface BitLayout {
  readonly columns: number
  readonly rows: number
  bit(column: number, row: number): number
}

/** A board of `1` and `.`, a line of text for each row from the top. */
export function toBoard(a: Word, layout: BitLayout): string {
  const lines: string[] = []
  for (let row = layout.rows - 1; row >= 0; row--) {
    let line = ''
    for (let column = 0; column < layout.columns; column++) {
      line += hasBit(a, layout.bit(column, row)) ? '1' : '.'
    }
    lines.push(line)
  }
  return lines.join('\n')
}

/** Reads what `toBoard` writes; `0` may stand for `.`, and `/` for the end of a line. */
export function fromBoard(text: string, layout: BitLayout): Result<Word> {
  let word = EMPTY
  let at = 0
  for (let row = layout.rows - 1; row >= 0; row--) {
    for (let column = 0; column < layout.columns; column++, at++) {
      const letter = text.charAt(at)
      if (letter === '1') word = or(word, fromBit(layout.bit(column, row)))
      else if (letter === '' || letter === '\n' || letter === '/') {
        return fail('bits/row-short', at, { columns: layout.columns })
      } else if (letter !== '.' && letter !== '0') {
        return fail('bits/unknown-letter', at, { letter })
      }
    }
    if (row === 0) break
    if (at === text.length) return fail('bits/too-few-rows', at, { rows: layout.rows })
    if (!/^[\n/]$/.test(text.charAt(at))) {
      return fail('bits/row-long', at, { columns: layout.columns })
    }
    at++
  }
  return at === text.length ? ok(word) : fail('bits/row-long', at, { columns: layout.columns })
}

function halfText(half: number, base: number, digits: number): string {
  return (half >>> 0).toString(base).padStart(digits, '0')
}

function checkIndex(where: string, index: number): void {
  if (!(Number.isInteger(index) && index >= 0 && index < 64)) {
    throw new ContractError(where, `${index} is not 0 to 63`)
  }
}
