import { ContractError } from '../../core/errors.ts'

/** The largest table: one array must fit what an engine will allot. */
const MAX_MEGABYTES = 2048
const BYTES_PER_ENTRY = 8
/**
 * It begins with 2¹⁴ entries, 128 kB, and is made 2² times as large when three quarters are stored:
 * the fuller and smaller it is, the less a look waits for memory. To grow earlier saves a few nodes,
 * and takes longer.
 */
const FIRST_BITS = 14
const GROWTH_BITS = 2

/** Nothing is known. */
export const NO_BOUNDS = 0

const SCORE_BITS = 6
const SCORE_MASK = (1 << SCORE_BITS) - 1
/** Makes scores, −21 to 21, positive. */
const OFFSET = 1 << (SCORE_BITS - 1)

/** Both bounds of a score in one number, which is never NO_BOUNDS. */
export function packBounds(low: number, high: number): number {
  return ((high + OFFSET) << SCORE_BITS) | (low + OFFSET)
}

export function lowOf(bounds: number): number {
  return (bounds & SCORE_MASK) - OFFSET
}

export function highOf(bounds: number): number {
  return (bounds >>> SCORE_BITS) - OFFSET
}

/**
 * Remembers between which bounds the score of a position lies. A solver's bounds are true at any
 * depth, so that an entry holds from one search to the next.
 *
 * The key of a position is the sum of the mover's pieces and all pieces. No other position has it: a
 * column of h pieces adds from 2ʰ − 1 to 2ʰ⁺¹ − 2 of its lowest square, and these ranges do not
 * overlap. The key has 49 bits, 28 and 21, and stands whole beside the bounds, so that an entry
 * never answers for another position:
 *
 *     first word    key high, 4 bits │ key low, 28 bits
 *     second word   3 bits free │ key high, 17 bits │ high bound, 6 bits │ low bound, 6 bits
 *
 * A new entry always takes the slot: the table is then full of what was searched last, which is
 * what is asked for next. It begins small and grows as it fills, up to the largest power of two that
 * fits the megabytes: most positions late in a game take a few entries, and the empty table that each
 * begins with should not cost more than the search.
 */
export class BoundsTable {
  private readonly mostBits: number
  /** Two of each slot. Allotted as it grows: to set 64 MB to 0 takes longer than most solves. */
  private words: Int32Array
  private shift = 32
  /** Stores until it grows. */
  private room = 0

  constructor(megabytes: number) {
    if (!(megabytes > 0 && megabytes <= MAX_MEGABYTES)) {
      throw new ContractError('BoundsTable', `${megabytes} MB, not up to ${MAX_MEGABYTES}`)
    }
    // At least two, because a shift by 32 is none.
    const bits = Math.floor(Math.log2((megabytes * 2 ** 20) / BYTES_PER_ENTRY))
    this.mostBits = Math.max(1, bits)
    this.words = this.use(FIRST_BITS)
  }

  /** Slots in use. */
  get slots(): number {
    return 2 ** (32 - this.shift)
  }

  /** The packed bounds of a position, or NO_BOUNDS. */
  find(keyLo: number, keyHi: number): number {
    const at = this.slotOf(keyLo, keyHi)
    const second = this.words[at + 1]
    if (this.words[at] !== (keyLo | (keyHi << 28)) || second >>> 12 !== keyHi >>> 4) {
      return NO_BOUNDS
    }
    return second & 0xfff
  }

  store(keyLo: number, keyHi: number, bounds: number): void {
    if (--this.room < 0) this.grow()
    const at = this.slotOf(keyLo, keyHi)
    this.words[at] = keyLo | (keyHi << 28)
    this.words[at + 1] = ((keyHi >>> 4) << 12) | bounds
  }

  /** Forgets everything. */
  clear(): void {
    this.words = this.use(FIRST_BITS)
  }

  /** @returns so many slots, empty */
  private use(bits: number): Int32Array {
    this.shift = 32 - Math.min(bits, this.mostBits)
    this.room = (this.slots >>> 2) * 3
    return new Int32Array(2 * this.slots)
  }

  /** Spreads the entries over more slots. */
  private grow(): void {
    const { words, slots } = this
    if (32 - this.shift === this.mostBits) {
      this.room = slots
      return
    }
    this.words = this.use(32 - this.shift + GROWTH_BITS)
    for (let at = 0; at < words.length; at += 2) {
      const first = words[at]
      const second = words[at + 1]
      if (second === 0) continue
      const keyLo = first & 0xfffffff
      const keyHi = (first >>> 28) | ((second >>> 12) << 4)
      this.store(keyLo, keyHi, second & 0xfff)
    }
  }

  /** Mixed by multiplication, because keys that differ little are searched together. */
  private slotOf(keyLo: number, keyHi: number): number {
    const mixed = Math.imul(keyLo, 0x9e3779b1) ^ Math.imul(keyHi, 0x85ebca6b)
    return (Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> this.shift) << 1
  }
}
