/** No win, with any number of stones. */
export const NEVER = 255

const ENTRIES = 1 << 16
/** Room at first: most searches have a few dozen. */
const ROOM = 1 << 8

/**
 * Remembers in which positions a side that is to move has no win by fours, and with how many
 * stones that has been tried. An entry holds the whole 64-bit hash; of ENTRIES entries a newer one
 * takes an older one's place. As few of these as are in use have room, at twice as many places.
 * 0.6 MB at most.
 */
export class Failures {
  private keys = new Int32Array(ROOM * 2)
  /** 0 where nothing is. */
  private stones = new Uint8Array(ROOM)
  private used = 0

  /** The stones with which there is no win, 1 to 254 or NEVER; 0 where nothing is known. */
  get(hash: Int32Array): number {
    const lo = hash[0]
    const hi = hash[1]
    const at = this.place(entryOf(lo, hi))
    return this.keys[at * 2] === lo && this.keys[at * 2 + 1] === hi ? this.stones[at] : 0
  }

  put(hash: Int32Array, stones: number): void {
    const lo = hash[0]
    const hi = hash[1]
    let at = this.place(entryOf(lo, hi))
    if (this.stones[at] === 0 && ++this.used * 2 > this.stones.length) {
      this.grow()
      at = this.place(entryOf(lo, hi))
    }
    this.keys[at * 2] = lo
    this.keys[at * 2 + 1] = hi
    this.stones[at] = stones
  }

  /** Where an entry is, or would go. */
  private place(entry: number): number {
    const { keys, stones } = this
    const last = stones.length - 1
    let at = entry & last
    while (stones[at] !== 0 && entryOf(keys[at * 2], keys[at * 2 + 1]) !== entry) {
      at = (at + 1) & last
    }
    return at
  }

  /** With a place for each entry there is no more to be had. */
  private grow(): void {
    const { keys, stones } = this
    if (stones.length === ENTRIES) return
    const room = Math.min(stones.length * 4, ENTRIES)
    this.keys = new Int32Array(room * 2)
    this.stones = new Uint8Array(room)
    for (let from = 0; from < stones.length; from++) {
      if (stones[from] === 0) continue
      const at = this.place(entryOf(keys[from * 2], keys[from * 2 + 1]))
      this.keys[at * 2] = keys[from * 2]
      this.keys[at * 2 + 1] = keys[from * 2 + 1]
      this.stones[at] = stones[from]
    }
  }
}

function entryOf(lo: number, hi: number): number {
  return (lo ^ hi) & (ENTRIES - 1)
}
