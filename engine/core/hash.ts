/**
 * Scatters the 32 bits of `x`: near numbers get far ones. It is one to one, so different
 * numbers stay different (MurmurHash3's finalizer, Appleby 2011). Takes and gives an int32.
 */
export function mix32(x: number): number {
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return x ^ (x >>> 16)
}

/** 53 bits of a 64-bit hash in one number, as the key of a Map. */
export function mapKey(lo: number, hi: number): number {
  return (hi >>> 11) * 2 ** 32 + (lo >>> 0)
}
