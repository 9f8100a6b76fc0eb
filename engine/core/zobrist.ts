import { rngOf } from './rng.ts'

/** One 64-bit key an index, as two columns of int32. */
export interface ZobristKeys {
  readonly lo: Int32Array
  readonly hi: Int32Array
}

/**
 * Random keys for hashing positions (Zobrist 1970, *A new hashing method with application for
 * game playing*): the hash of a position is the XOR of the keys of what is true in it, so that
 * a move changes it by a few XORs, and undoing the move is the same XORs again.
 *
 * A game numbers its facts as it likes; `square · 2 + player` is usual. The same seed and
 * count give the same keys.
 */
export function zobristKeys(seed: number, count: number): ZobristKeys {
  const rng = rngOf(seed)
  const lo = new Int32Array(count)
  const hi = new Int32Array(count)
  for (let i = 0; i < count; i++) {
    lo[i] = rng.int32()
    hi[i] = rng.int32()
  }
  return { lo, hi }
}
