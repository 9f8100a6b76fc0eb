/** No win, with any number of stones. */
export const NEVER = 255

const ENTRIES = 1 << 16

/**
 * Remembers in which positions a side that is to move has no win by fours, and with how many
 * stones that has been tried. An entry holds the whole 64-bit hash; a newer one takes an older
 * one's place. 0.6 MB.
 */
export class Failures {
  private readonly keys = new Int32Array(ENTRIES * 2)
  private readonly stones = new Uint8Array(ENTRIES)

  /** The stones with which there is no win, 1 to 254 or NEVER; 0 where nothing is known. */
  get(hash: Int32Array): number {
    const at = (hash[0] ^ hash[1]) & (ENTRIES - 1)
    return this.keys[at * 2] === hash[0] && this.keys[at * 2 + 1] === hash[1] ? this.stones[at] : 0
  }

  put(hash: Int32Array, stones: number): void {
    const at = (hash[0] ^ hash[1]) & (ENTRIES - 1)
    this.keys[at * 2] = hash[0]
    this.keys[at * 2 + 1] = hash[1]
    this.stones[at] = stones
  }
}
