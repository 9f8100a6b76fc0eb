import { ContractError, fail, ok, type Result } from './errors.ts'
import { plain } from './plain.ts'
import { letterAt, tooLong } from './text.ts'

/*
 * What a person may write for a number: a small grammar, read exactly.
 *
 *   shift    = sum { ("<<" | ">>") sum }
 *   sum      = product { ("+" | "-") product }
 *   product  = signed { ("*" | "·" | "×" | "/" | "÷") signed }
 *   signed   = { "+" | "-" } power
 *   power    = value [ ("^" | "**") signed | superscripts ]
 *   value    = ( number | "(" shift ")" ) { "!" }
 *   number   = digits, full-width ones too, in groups of three by "," "_" "'" or any space, with
 *              decimals after a point; or 0x… or 0b…; an n at its end says nothing
 */

/** A number as a fraction in lowest terms; `under` is above 0, and 1 for a whole number. */
export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

/** The most characters of a text; bits of a number on the way; and what may be multiplied up. */
const LONGEST = 200
const MOST_BITS = 16_384
const MOST_FACTORIAL = 1000n

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
/** Signs that are written for others, one for one. */
const SIGNS: Readonly<Record<string, string>> = {
  '·': '*',
  '×': '*',
  '⋅': '*',
  '∙': '*',
  '•': '*',
  '∗': '*',
  '÷': '/',
  '∕': '/',
  '⁄': '/',
}

const NUMBER = /0x[0-9a-f]+|0b[01]+|(?:\d+(?:[,_' ]\d{3}(?!\d))*)(?:\.\d+)?|\.\d+/iy
const SUPERSCRIPT = /([⁻⁺]?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/y

/** A fraction in lowest terms. Throws where `under` is 0. */
export function fraction(over: bigint | number, under: bigint | number = 1n): Fraction {
  const [a, b] = [BigInt(over), BigInt(under)]
  if (b === 0n) throw new ContractError('fraction', `${a}/0`)
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (y !== 0n) [x, y] = [y, x % y]
  const common = b < 0n ? -x : x
  return { over: a / common, under: b / common }
}

/**
 * Reads a number or a calculation: `2^21`, `64 · 63`, `7⁶`, `64!/61!`, `1n << 21n`, `−12`, `1.00`.
 * Codes: `number/…`, and `text/too-long` for more than 200 characters. What would take more than
 * 16,384 bits, or the factorial of more than 1000, is `number/too-large`.
 */
export function readArithmetic(text: string): Result<Fraction> {
  const long = tooLong(text, LONGEST)
  if (long !== undefined) return { ok: false, error: long }
  try {
    return ok(new Reader(text).read())
  } catch (error) {
    if (error instanceof Unread) return fail(error.code, error.at, error.params)
    throw error
  }
}

/**
 * Digits of a pattern, hexadecimal although nothing says so: `10204`, `0000 0000 0001 0204`,
 * `ff_ff`. Undefined for any other text, and for more than 16 digits.
 */
export function readHexDigits(text: string): bigint | undefined {
  const clean = plain(text).trim()
  if (clean.length > LONGEST || !/^[0-9a-f]+(?:[ _][0-9a-f]+)*$/i.test(clean)) return undefined
  const digits = clean.replace(/[ _]/g, '')
  return digits.length > 16 ? undefined : BigInt(`0x${digits}`)
}

/** Ends a reading from within. */
class Unread extends Error {
  readonly code: string
  readonly at: number
  readonly params: Readonly<Record<string, string | number>>

  constructor(code: string, at: number, params: Readonly<Record<string, string | number>> = {}) {
    super(code)
    this.code = code
    this.at = at
    this.params = { place: at + 1, ...params }
  }
}

class Reader {
  private readonly text: string
  private at = 0

  constructor(text: string) {
    this.text = plain(text)
      .replace(/\n/g, ' ')
      .replace(/[^ -~]/g, (letter) => SIGNS[letter] ?? letter)
      // A sentence may end with the number.
      .replace(/\.(?=\s*$)/, ' ')
  }

  read(): Fraction {
    if (this.text.trim() === '') throw new Unread('number/empty', 0)
    const value = this.shift()
    if (this.at < this.text.length) this.unexpected()
    return value
  }

  private shift(): Fraction {
    let value = this.sum()
    for (let from = this.at; ; from = this.at) {
      const sign = this.take('<<', '>>')
      if (sign === undefined) return value
      const by = this.sum()
      if (value.under !== 1n || by.under !== 1n || by.over < 0n) {
        throw new Unread('number/no-shift', from)
      }
      if (sign === '<<') value = this.kept(value.over << this.exponent(by.over, value, from), from)
      else value = { over: value.over >> this.exponent(by.over, value, from), under: 1n }
    }
  }

  private sum(): Fraction {
    let value = this.product()
    for (let from = this.at; ; from = this.at) {
      const sign = this.take('+', '-')
      if (sign === undefined) return value
      const { over, under } = this.product()
      const other = (sign === '+' ? over : -over) * value.under
      value = this.kept(value.over * under + other, from, value.under * under)
    }
  }

  private product(): Fraction {
    let value = this.signed()
    for (let from = this.at; ; from = this.at) {
      const sign = this.take('*', '/')
      if (sign === undefined) return value
      const { over, under } = this.signed()
      if (sign === '*') value = this.kept(value.over * over, from, value.under * under)
      else if (over === 0n) throw new Unread('number/by-zero', from)
      else value = this.kept(value.over * under, from, value.under * over)
    }
  }

  private signed(): Fraction {
    const sign = this.take('+', '-')
    if (sign === undefined) return this.power()
    const { over, under } = this.signed()
    return { over: sign === '-' ? -over : over, under }
  }

  private power(): Fraction {
    const base = this.value()
    const from = this.at
    const raised = this.match(SUPERSCRIPT)
    if (raised !== undefined) {
      const digits = raised.replace(/[⁻⁺]/, '')
      const plainDigits = Array.from(digits, (digit) => SUPERSCRIPTS.indexOf(digit)).join('')
      const exponent = BigInt(plainDigits)
      return this.raised(base, raised.startsWith('⁻') ? -exponent : exponent, from)
    }
    if (this.take('**', '^') === undefined) return base
    const exponent = this.signed()
    if (exponent.under !== 1n) throw new Unread('number/no-exponent', from)
    return this.raised(base, exponent.over, from)
  }

  private raised(base: Fraction, exponent: bigint, from: number): Fraction {
    const by = this.exponent(exponent < 0n ? -exponent : exponent, base, from)
    if (exponent < 0n && base.over === 0n) throw new Unread('number/by-zero', from)
    const [over, under] = [base.over ** by, base.under ** by]
    return exponent < 0n ? fraction(under, over) : this.kept(over, from, under)
  }

  private value(): Fraction {
    let value = this.number()
    for (let from = this.at; this.take('!') !== undefined; from = this.at) {
      if (value.under !== 1n || value.over < 0n) throw new Unread('number/no-factorial', from)
      if (value.over > MOST_FACTORIAL) throw new Unread('number/too-large', from)
      let product = 1n
      for (let factor = 2n; factor <= value.over; factor++) product *= factor
      value = { over: product, under: 1n }
    }
    return value
  }

  private number(): Fraction {
    const from = this.at
    if (this.take('(') !== undefined) {
      const value = this.shift()
      if (this.take(')') === undefined) throw new Unread('number/not-closed', from)
      return value
    }
    this.spaces()
    const start = this.at
    const digits = this.match(NUMBER)
    if (digits === undefined) return this.unexpected()
    this.wholeNumber(start)
    const plainDigits = digits.replace(/[,_' ]/g, '')
    if (/^0[xb]/i.test(plainDigits)) return this.kept(BigInt(plainDigits), start)
    const [whole, decimals = ''] = plainDigits.split('.')
    return this.kept(BigInt(whole + decimals), start, 10n ** BigInt(decimals.length))
  }

  /** What a number ends with: an n, and no digit, comma or letter that would have been a part. */
  private wholeNumber(start: number): void {
    if (/n/i.test(this.text.charAt(this.at))) this.at++
    const next = this.text.charAt(this.at)
    if (next === ',') throw new Unread('number/groups', this.at)
    if (/[\w.]/.test(next) || /^ \d/.test(this.text.slice(this.at))) {
      const number = this.text.slice(start, this.at)
      throw new Unread('number/goes-on', this.at, { number })
    }
  }

  private unexpected(): never {
    this.spaces()
    const { at, text } = this
    if (at >= text.length) throw new Unread('number/ends', at)
    throw new Unread('number/unknown', at, { letter: letterAt(text, at) })
  }

  /** An exponent of two or of a base, where the result has room. */
  private exponent(by: bigint, { over, under }: Fraction, from: number): bigint {
    const small = (part: bigint) => part >= -1n && part <= 1n
    const bits = small(over) && small(under) ? 1 : Math.max(bitsOf(over), bitsOf(under))
    if (by * BigInt(bits) > MOST_BITS) throw new Unread('number/too-large', from)
    return by
  }

  private kept(over: bigint, from: number, under = 1n): Fraction {
    if (bitsOf(over) > MOST_BITS || bitsOf(under) > MOST_BITS) {
      throw new Unread('number/too-large', from)
    }
    return fraction(over, under)
  }

  private spaces(): void {
    while (this.text.charAt(this.at) === ' ') this.at++
  }

  /** The first of these that comes next, and is passed; undefined where none does. */
  private take(...signs: readonly string[]): string | undefined {
    this.spaces()
    const sign = signs.find((each) => this.text.startsWith(each, this.at))
    // Two stars are no product.
    if (sign === undefined || (sign === '*' && this.text.startsWith('**', this.at)))
      return undefined
    this.at += sign.length
    this.spaces()
    return sign
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0]
    if (found !== undefined) this.at += found.length
    return found
  }
}

function bitsOf(value: bigint): number {
  return value.toString(16).length * 4
}
