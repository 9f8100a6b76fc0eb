import type { Word } from '../../../engine/index.ts'

/** The word as one number, 0 to 2⁶⁴ − 1. */
export function toNumber(word: Word): bigint {
  return (BigInt(word.hi >>> 0) << 32n) | BigInt(word.lo >>> 0)
}

/** The word that a number from 0 to 2⁶⁴ − 1 is; a larger one loses its upper bits. */
export function fromNumber(value: bigint): Word {
  return {
    lo: Number(BigInt.asIntN(32, value)),
    hi: Number(BigInt.asIntN(32, value >> 32n)),
  }
}

/** An integer with its digits in groups of three: `2,097,152`. */
export function grouped(value: bigint | number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** The most characters and factors that a person may give for a number. */
const LONGEST = 120
const MOST_FACTORS = 12

/**
 * What a person may write for a whole number: digits, `0x…`, `0b…`, `2^21`, `2**21`, `1 << 21`, or
 * a product of at most twelve such, `64 * 63` or `64 · 63`, in 120 characters. Bases of powers have
 * at most four digits, exponents three.
 */
export function readNumber(text: string): bigint | undefined {
  if (text.length > LONGEST) return undefined
  const factors = text.split(/(?<!\*)\*(?!\*)|[·×]/)
  if (factors.length > MOST_FACTORS) return undefined
  let product = 1n
  for (const factor of factors) {
    const value = readFactor(factor)
    if (value === undefined) return undefined
    product *= value
  }
  return product
}

function readFactor(text: string): bigint | undefined {
  const plain = text.trim().replace(/(?<=\d)[,_  ' ](?=\d{3}(\D|$))/g, '')
  const power = /^(\d{1,4})\s*(?:\^|\*\*)\s*(\d{1,3})$/.exec(plain)
  if (power !== null) return BigInt(power[1]) ** BigInt(power[2])
  const shifted = /^1\s*<<\s*(\d{1,3})$/.exec(plain)
  if (shifted !== null) return 1n << BigInt(shifted[1])
  if (plain.length > 80 || !/^([+-]?\d+|0x[0-9a-f]+|0b[01]+)$/i.test(plain)) return undefined
  return BigInt(plain.replace(/^\+/, ''))
}
