import { ContractError } from './errors.ts'
import { mix32 } from './hash.ts'

/** A source of random numbers that is the same on every machine for the same seed. */
export interface Rng {
  /** Uniform over all int32. */
  int32(): number
  /** Uniform over 0 to n − 1, without bias; n is 1 to 2³². */
  below(n: number): number
  /** Uniform over [0, 1), in steps of 2⁻³². */
  unit(): number
}

/**
 * xoshiro128** (Blackman & Vigna 2021, *Scrambled linear pseudorandom number generators*):
 * four words of state, period 2¹²⁸ − 1. The state must not be all zero.
 */
export function rngFromState(a: number, b: number, c: number, d: number): Rng {
  if ((a | b | c | d) === 0) throw new ContractError('rngFromState', 'all four words are zero')
  // A typed array, because an int32 that does not fit a small integer is boxed elsewhere.
  const s = Int32Array.of(a, b, c, d)

  function int32(): number {
    const result = Math.imul(rotateLeft(Math.imul(s[1], 5), 7), 9)
    const shifted = s[1] << 9
    s[2] = s[2] ^ s[0]
    s[3] = s[3] ^ s[1]
    s[1] = s[1] ^ s[2]
    s[0] = s[0] ^ s[3]
    s[2] = s[2] ^ shifted
    s[3] = rotateLeft(s[3], 11)
    return result
  }

  function below(n: number): number {
    if (!(Number.isInteger(n) && n >= 1 && n <= 2 ** 32)) {
      throw new ContractError('Rng.below', `n is ${n}`)
    }
    // The last, incomplete run of n values would make its members likelier: draw again.
    const end = 2 ** 32 - (2 ** 32 % n)
    let drawn = int32() >>> 0
    while (drawn >= end) drawn = int32() >>> 0
    return drawn % n
  }

  return { int32, below, unit: () => (int32() >>> 0) / 2 ** 32 }
}

/** A generator for any int32 seed; near seeds give unrelated sequences. */
export function rngOf(seed: number): Rng {
  // The state is seeded with a generator of another kind, as Blackman and Vigna advise:
  // mixed steps of the golden ratio.
  let counter = seed | 0
  function mixed(): number {
    counter = (counter + 0x9e3779b9) | 0
    return mix32(counter)
  }
  // Mixing is one to one and the four counters differ: at most one word is zero.
  return rngFromState(mixed(), mixed(), mixed(), mixed())
}

function rotateLeft(x: number, by: number): number {
  return (x << by) | (x >>> (32 - by))
}
