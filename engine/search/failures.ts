/** No win, with any number of stones. */
export const NEVER = 255

const ENTRIES = 1 << 16

/**
 * Remembers in which positions a side that is to move has no win by fours, and with how many
 * stones that has been tried. An entry holds the whole 64-bit hash; a newer one takes an older
 * one's place. 0.6 MB, from the first on: many a search ends before it has any.
 */
export class Failures {
  private keys = new Int32Array(0)
  private stones = new Uint8Array(0)

  /** The stones with which there is no win, 1 to 254 or NEVER; 0 where nothing is known. */
  get(hash: Int32Array): number {
    if (this.stones.length === 0) return 0
    const at = (hash[0] ^ hash[1]) & (ENTRIES - 1)
    return this.keys[at * 2] === hash[0] && this.keys[at * 2 + 1] === hash[1] ? this.stones[at] : 0
  }

  put(hash: Int32Array, stones: number): void {
    if (this.stones.length === 0) {
      this.keys = new Int32Array(ENTRIES * 2)
      this.stones = new Uint8Array(ENTRIES)
    }
    const at = (hash[0] ^ hash[1]) & (ENTRIES - 1)
    this.keys[at * 2] = hash[0]
    this.keys[at * 2 + 1] = hash[1]
    this.stones[at] = stones
  }
}
