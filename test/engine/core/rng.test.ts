import { describe, expect, test } from 'vitest'
import { rngFromState, rngOf } from '../../../engine/core/rng.ts'
import { zobristKeys } from '../../../engine/core/zobrist.ts'

function draw(seed: number): number[] {
  const rng = rngOf(seed)
  return Array.from({ length: 20 }, () => rng.int32())
}

describe('the seeded generator', () => {
  test('is xoshiro128**: its first numbers from the state 1, 2, 3, 4 are the published ones', () => {
    // Source: the authors’ xoshiro128starstar.c, version 1.1 (prng.di.unimi.it), as published in
    // the tests of the crate rand_xoshiro.
    const published = [
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
      4258142804,
    ]
    const rng = rngFromState(1, 2, 3, 4)
    expect(published.map(() => rng.int32() >>> 0)).toEqual(published)
  })

  test('repeats itself for the same seed and differs for the next', () => {
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7).filter((x) => draw(8).includes(x))).toEqual([])
    expect(new Set(draw(0)).size).toBe(20)
  })

  test('draws every number below n about equally often', () => {
    const rng = rngOf(1)
    const counts = [0, 0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 70_000; i++) counts[rng.below(7)] += 1
    // Binomial with mean 10,000 and deviation 93: five deviations.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(465)
  })

  test('has no bias where n does not divide 2³²', () => {
    // Without drawing again, the lowest third of these would come half of the time.
    const rng = rngOf(2)
    let low = 0
    for (let i = 0; i < 10_000; i++) if (rng.below(3 * 2 ** 30) < 2 ** 30) low++
    expect(Math.abs(low / 10_000 - 1 / 3)).toBeLessThan(0.025)
  })

  test('draws below 2³² and below 1, and nothing else is a bound', () => {
    const rng = rngOf(3)
    expect(rng.below(1)).toBe(0)
    expect(rng.below(2 ** 32)).toBeGreaterThanOrEqual(0)
    for (const n of [0, -1, 1.5, NaN, 2 ** 32 + 1]) expect(() => rng.below(n)).toThrow('Rng.below')
  })

  test('draws units from 0 to below 1', () => {
    const rng = rngOf(5)
    const drawn = Array.from({ length: 1000 }, () => rng.unit())
    expect(drawn.every((u) => u >= 0 && u < 1)).toBe(true)
    expect(Math.abs(drawn.reduce((a, b) => a + b) / 1000 - 0.5)).toBeLessThan(0.05)
  })

  test('refuses a state of zeros, which would never leave zero', () => {
    expect(() => rngFromState(0, 0, 0, 0)).toThrow('rngFromState')
  })
})

describe('Zobrist keys', () => {
  test('are the same for the same seed and all different', () => {
    const keys = zobristKeys(11, 722)
    expect(keys).toEqual(zobristKeys(11, 722))
    const pairs = new Set(Array.from(keys.lo, (lo, i) => `${lo},${keys.hi[i]}`))
    expect(pairs.size).toBe(722)
    expect(keys).not.toEqual(zobristKeys(12, 722))
  })
})
