import { describe, expect, it } from 'vitest'
import { eloOf, eloOfPairs } from '../../../engine/agents/elo.ts'

describe('the Elo difference of a score', () => {
  it('is that of the table: 0 for a half, 190.8 for three quarters', () => {
    expect(eloOf(0.5)).toBe(0)
    // 400 log10 3.
    expect(eloOf(0.75)).toBeCloseTo(190.8485, 4)
    expect(eloOf(0.25)).toBeCloseTo(-190.8485, 4)
    // One in eleven and ten in eleven are 400 points apart by definition.
    expect(eloOf(10 / 11)).toBeCloseTo(400, 10)
  })
})

describe('the Elo difference of pairs of games', () => {
  it('is what a calculation by hand gives', () => {
    // 10 pairs, 2 drawn as 1 to 1, 3 of 1½ points and 5 of 2, and half a pair at each end:
    // s = (2·½ + 3·¾ + 5.5·1) / 11 = 0.795455; Σ(x − s)² = ½·0.632748 + 2·0.087293 + 3·0.002066
    // + 5.5·0.041839 = 0.727273; n = s(1 − s)·11² / 0.727273 = 27.07. Wilson with z² = 3.84146:
    // x = 0.14191, centre 0.866411, reach 1.959964·√(0.162707/27.07 + 0.14191/108.28) = 0.167644;
    // so from 0.611931 to 0.905528, in Elo 79.13 and 392.65; and s itself 235.94.
    const { elo, low, high } = eloOfPairs([0, 0, 2, 3, 5])
    expect(elo).toBeCloseTo(235.94, 1)
    expect(low).toBeCloseTo(79.1, 0)
    expect(high).toBeCloseTo(392.7, 0)
  })

  it('is finite where every game was won, and the bounds come nearer with more games', () => {
    let before = Infinity
    for (const pairs of [1, 5, 20, 100, 1000]) {
      const { elo, low, high } = eloOfPairs([0, 0, 0, 0, pairs])
      expect(Number.isFinite(high)).toBe(true)
      expect(low).toBeLessThan(elo)
      expect(elo).toBeLessThan(high)
      // s = (n + ½) / (n + 1): odds of 2n + 1.
      expect(elo).toBeCloseTo(400 * Math.log10(2 * pairs + 1), 8)
      expect(elo / (high - low)).toBeGreaterThan(before === Infinity ? 0 : before)
      before = elo / (high - low)
    }
  })

  it('is the same from the other side, with another sign', () => {
    const one = eloOfPairs([3, 1, 4, 1, 5])
    const other = eloOfPairs([5, 1, 4, 1, 3])
    expect(one.elo).toBeCloseTo(-other.elo, 10)
    expect(one.low).toBeCloseTo(-other.high, 10)
    expect(one.high).toBeCloseTo(-other.low, 10)
  })

  it('is 0 of no games at all, with bounds that say nothing', () => {
    const { elo, low, high } = eloOfPairs([0, 0, 0, 0, 0])
    expect(elo).toBe(0)
    expect(low).toBeLessThan(-200)
    expect(high).toBeGreaterThan(200)
  })

  it('is surer where pairs are split than where they are won and lost as wholes', () => {
    const split = eloOfPairs([0, 0, 10, 0, 0])
    const whole = eloOfPairs([5, 0, 0, 0, 5])
    expect([split.elo, whole.elo]).toEqual([0, 0])
    expect(split.high).toBeLessThan(whole.high / 2)
  })

  it('holds the true difference in 95 of 100 matches, or more', () => {
    // Every score a pair can bring, of two games each won with 0.7 and never drawn: true 147.2.
    const p = 0.7
    const pairs = 20
    let held = 0
    for (let both = 0; both <= pairs; both++) {
      for (let one = 0; both + one <= pairs; one++) {
        const none = pairs - both - one
        const { low, high } = eloOfPairs([none, 0, one, 0, both])
        const chance =
          multinomial(pairs, both, one, none) *
          p ** (2 * both) *
          (2 * p * (1 - p)) ** one *
          (1 - p) ** (2 * none)
        if (low <= eloOf(p) && eloOf(p) <= high) held += chance
      }
    }
    expect(held).toBeGreaterThan(0.93)
    expect(held).toBeLessThan(0.99)
  })
})

function multinomial(n: number, ...parts: number[]): number {
  return parts.reduce((left, part) => left / factorial(part), factorial(n))
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1)
}
