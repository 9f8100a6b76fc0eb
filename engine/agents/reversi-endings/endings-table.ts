import { ContractError } from '../../core/errors.ts'
import { mix32 } from '../../core/hash.ts'

/** The largest table: one array must fit what an engine will allot. */
const MAX_MEGABYTES = 2048
/** Numbers an entry takes: the stones of both sides, and what is known of them. */
const WORDS = 5
const BYTES_PER_ENTRY = 4 * WORDS

/** There is no entry. */
export const NOT_FOUND = -1

/** Makes scores, −64 to 64, positive. */
const OFFSET = 64

/**
 * Remembers between which bounds the score of a position lies, side to move's view, and a move
 * that was good there. Bounds are true whatever was searched, so that an entry holds from one
 * search to the next.
 *
 * An entry has the stones of both sides whole, so that it never answers for another position:
 *
 *     four words    own low, own high, other low, other high
 *     fifth word    1 │ empty squares, 6 bits │ move, 7 bits │ high bound, 8 bits │ low bound, 8 bits
 *
 * Each position has two slots: the first keeps what has more empty squares, which cost more to
 * find, the second whatever came last (as *two-deep* of Breuker, Uiterwijk & van den Herik 1996).
 */
export class EndingsTable {
  private readonly words: Int32Array
  private readonly mask: number

  constructor(megabytes: number) {
    if (!(megabytes > 0 && megabytes <= MAX_MEGABYTES)) {
      throw new ContractError('EndingsTable', `${megabytes} MB, not up to ${MAX_MEGABYTES}`)
    }
    const entries = 2 ** Math.floor(Math.log2((megabytes * 2 ** 20) / BYTES_PER_ENTRY))
    const pairs = Math.max(1, entries / 2)
    this.mask = pairs - 1
    this.words = new Int32Array(pairs * 2 * WORDS)
  }

  /** Where the entry of a position stands, or NOT_FOUND. */
  find(ownLo: number, ownHi: number, otherLo: number, otherHi: number): number {
    const first = this.placeOf(ownLo, ownHi, otherLo, otherHi)
    if (this.holds(first, ownLo, ownHi, otherLo, otherHi)) return first
    const second = first + WORDS
    return this.holds(second, ownLo, ownHi, otherLo, otherHi) ? second : NOT_FOUND
  }

  low(at: number): number {
    return (this.words[at + 4] & 0xff) - OFFSET
  }

  high(at: number): number {
    return ((this.words[at + 4] >>> 8) & 0xff) - OFFSET
  }

  move(at: number): number {
    return (this.words[at + 4] >>> 16) & 0x7f
  }

  store(
    ownLo: number,
    ownHi: number,
    otherLo: number,
    otherHi: number,
    low: number,
    high: number,
    move: number,
    empties: number,
  ): void {
    const { words } = this
    let at = this.placeOf(ownLo, ownHi, otherLo, otherHi)
    const known =
      (1 << 30) | (empties << 23) | (move << 16) | ((high + OFFSET) << 8) | (low + OFFSET)
    if (!this.holds(at, ownLo, ownHi, otherLo, otherHi) && known >>> 23 < words[at + 4] >>> 23) {
      at += WORDS
    }
    words[at] = ownLo
    words[at + 1] = ownHi
    words[at + 2] = otherLo
    words[at + 3] = otherHi
    words[at + 4] = known
  }

  /** Forgets everything. */
  clear(): void {
    this.words.fill(0)
  }

  private holds(
    at: number,
    ownLo: number,
    ownHi: number,
    otherLo: number,
    otherHi: number,
  ): boolean {
    const { words } = this
    return (
      words[at] === ownLo &&
      words[at + 1] === ownHi &&
      words[at + 2] === otherLo &&
      words[at + 3] === otherHi &&
      words[at + 4] !== 0
    )
  }

  private placeOf(ownLo: number, ownHi: number, otherLo: number, otherHi: number): number {
    const own = mix32(ownLo ^ Math.imul(ownHi, 0x9e3779b1))
    const both = mix32(own ^ otherLo ^ Math.imul(otherHi, 0x2c1b3c6d))
    return (both & this.mask) * 2 * WORDS
  }
}
