import { describe, expect, test } from 'vitest'
import {
  defaultPatterns,
  findMask,
  fromBits,
  hasBit,
  masksOf,
  rngOf,
  slideCost,
  type PatternMask,
  type Word,
} from '../../../engine/index.ts'

const MASKS = [
  ...defaultPatterns().flatMap(masksOf),
  ...masksOf({ name: 'closed', weight: 1, rows: ['ox.', '?.o'], turned: false }),
]

/** Stones thrown on the board, more or fewer of them. */
function thrown(seed: number): [Word, Word] {
  const rng = rngOf(seed)
  const share = 0.1 + 0.4 * rng.unit()
  const bits: [number[], number[]] = [[], []]
  for (let bit = 0; bit < 64; bit++) {
    const at = rng.unit()
    if (at < share) bits[0].push(bit)
    else if (at < 2 * share) bits[1].push(bit)
  }
  return [fromBits(bits[0]), fromBits(bits[1])]
}

/** Square by square, without a shift: how many of the mask's words are looked at, and matches. */
function looked(own: Word, enemy: Word, mask: PatternMask): { looks: number; matches: number } {
  const { rows, width, height } = mask
  const is = {
    x: (bit: number) => hasBit(own, bit),
    '.': (bit: number) => !hasBit(own, bit) && !hasBit(enemy, bit),
    o: (bit: number) => hasBit(enemy, bit),
  }
  const letters = (['x', '.', 'o'] as const).filter((l) => rows.join('').includes(l))
  let looks = 0
  let matches = 0
  for (let top = 0; top + height <= 8; top++) {
    for (let left = 0; left + width <= 8; left++) {
      let fits = true
      for (const letter of letters) {
        if (!fits) break
        looks++
        rows.forEach((row, y) =>
          [...row].forEach((l, x) => {
            if (l === letter && !is[letter](63 - 8 * (top + y) - (left + x))) fits = false
          }),
        )
      }
      if (fits) matches++
    }
  }
  return { looks, matches }
}

describe('the cost of sliding', () => {
  test('is a look at the own word at each place, and at the next word only after a match', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const [own, enemy] = thrown(seed)
      for (const mask of MASKS) {
        const { looks, matches } = looked(own, enemy, mask)
        const cost = slideCost(own, enemy, mask)
        expect(cost).toMatchObject({ ands: looks, compares: looks, matches })
        expect(cost.matches).toBe(findMask(own, enemy, mask).length)
      }
    }
  })

  test('of five in a row on an empty board is 32 places, 32 looks and a shift more a row', () => {
    const [row] = masksOf({ name: 'five', weight: 1, rows: ['xxxxx'], turned: true })
    const nothing = fromBits([])
    // Eight rows of 8 − 5 + 1 places.
    expect(slideCost(nothing, nothing, row)).toEqual({
      places: 32,
      shifts: 40,
      ands: 32,
      compares: 32,
      matches: 0,
    })
  })
})
