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
