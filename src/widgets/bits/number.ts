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

/** What a person may write for a whole number: digits, `0x…`, `0b…`, `2^21`, `2**21`, `1 << 21`. */
export function readNumber(text: string): bigint | undefined {
  const plain = text.trim().replace(/(?<=\d)[,_  ' ](?=\d{3}(\D|$))/g, '')
  const made = /^(2\s*(?:\^|\*\*)|1\s*<<)\s*(\d{1,3})$/.exec(plain)
  if (made?.[2] !== undefined) return 1n << BigInt(made[2])
  if (plain.length > 80 || !/^([+-]?\d+|0x[0-9a-f]+|0b[01]+)$/i.test(plain)) return undefined
  return BigInt(plain.replace(/^\+/, ''))
}
