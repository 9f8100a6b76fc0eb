import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CentreOrder } from '../../../engine/search/ordering.ts'

it('sorts moves by falling rating and keeps the order of those rated alike', () => {
  const rated = fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(rated, (ratings) => {
      const order = new CentreOrder<number>((offset, move) => ratings[move] + offset, 60)
      const moves = Int32Array.from(ratings.keys())
      order.sort(7, moves, moves.length)
      const expected = [...ratings.keys()].toSorted((a, b) => ratings[b] - ratings[a])
      expect([...moves]).toEqual(expected)
    }),
    { seed: 31, numRuns: 500 },
  )
})

it('refuses ratings that lie too far apart to count', () => {
  const order = new CentreOrder<number>((_, move) => move * 2000, 2)
  expect(() => order.sort(0, Int32Array.of(0, 1), 2)).toThrow(/2000 apart/)
})
