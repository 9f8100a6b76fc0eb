/** Bits in a block of a `BitRow`. */
const BLOCK = 64

/** A row of bits that knows how many are set before any place: a quarter of a byte for each. */
export class BitRow {
  private readonly words: Uint32Array
  /** Bits that are set before each block. */
  private readonly sums: Int32Array

  constructor(length: number) {
    this.words = new Uint32Array(2 * Math.ceil((length + 1) / BLOCK))
    this.sums = new Int32Array(this.words.length / 2 + 1)
  }

  set(at: number): void {
    this.words[at >>> 5] |= 1 << (at & 31)
  }

  has(at: number): boolean {
    return ((this.words[at >>> 5] >>> (at & 31)) & 1) === 1
  }

  /** Counts the blocks from a place on up to another, or to the end; to be called as the row grows. */
  count(from: number, end: number): void {
    const blocks = Math.min(Math.floor(end / BLOCK), this.sums.length - 1)
    for (let block = Math.floor(from / BLOCK); block < blocks; block++) {
      this.sums[block + 1] =
        this.sums[block] + ones(this.words[2 * block]) + ones(this.words[2 * block + 1])
    }
  }

  /** How many bits are set before a place up to which they have been counted. */
  before(at: number): number {
    const block = Math.floor(at / BLOCK)
    let count = this.sums[block]
    let word = 2 * block
    for (; (word + 1) * 32 <= at; word++) count += ones(this.words[word])
    const rest = at & 31
    return rest === 0 ? count : count + ones(this.words[word] & ((1 << rest) - 1))
  }
}

function ones(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
