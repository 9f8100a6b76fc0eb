import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gameIds, kits } from '../../../engine/games/registry.ts'
import { CentreOrder } from '../../../engine/search/ordering.ts'
import { RatingSort } from '../../../engine/search/rated-order.ts'

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

it('sorts as many moves as any game has, with the greatest of ratings', () => {
  const most = Math.max(...gameIds.map((id) => kits[id].game.maxMoves))
  const sorter = new RatingSort(most)
  const ratings = Int32Array.from({ length: most }, (_, i) =>
    i % 3 === 0 ? 2 ** 31 - 1 - (i % 7) : i % 3 === 1 ? i % 1000 : -(2 ** 31) + (i % 7),
  )
  const moves = Int32Array.from(ratings.keys())
  sorter.sort(moves, most, ratings)
  const expected = [...ratings.keys()].toSorted((a, b) => ratings[b] - ratings[a])
  expect(expected.findIndex((move, at) => move !== moves[at])).toBe(-1)
})
