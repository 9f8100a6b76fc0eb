import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropped } from '../../src/boards/crop.ts'
import type { SquareModel } from '../../src/boards/square-geometry.ts'

const boards = fc
  .record({ columns: fc.integer({ min: 1, max: 19 }), rows: fc.integer({ min: 1, max: 19 }) })
  .chain(({ columns, rows }) =>
    fc.record({
      columns: fc.constant(columns),
      rows: fc.constant(rows),
      squares: fc.uniqueArray(fc.nat(columns * rows - 1), { maxLength: 6 }),
    }),
  )

test('keeps every stone where it is among the others, and says where that is', () => {
  fc.assert(
    fc.property(boards, ({ columns, rows, squares }) => {
      const stones = new Int8Array(columns * rows).fill(-1)
      squares.forEach((square, at) => (stones[square] = at % 2))
      const columnLabels = Array.from({ length: columns }, (_, at) => `c${at}`)
      const rowLabels = Array.from({ length: rows }, (_, at) => `r${at}`)
      const whole: SquareModel = { columns, rows, stones, last: squares, columnLabels, rowLabels }
      const small = cropped(whole)
      const named = (model: SquareModel) =>
        Array.from(model.stones)
          .map(
            (side, square) =>
              `${model.columnLabels?.[square % model.columns]} ${model.rowLabels?.[Math.floor(square / model.columns)]} ${side}`,
          )
          .filter((name) => !name.endsWith('-1'))
      expect(named(small)).toEqual(named(whole))
      expect(small.last).toHaveLength(squares.length)
      for (const square of small.last ?? []) expect(small.stones[square]).not.toBe(-1)
      expect(small.stones).toHaveLength(small.columns * small.rows)
      expect(small.columns).toBeLessThanOrEqual(columns)
      if (columns === rows) expect(small.rows).toBe(small.columns)
      expect(small.columns).toBeGreaterThanOrEqual(Math.min(5, columns))
      expect(small.rows).toBeGreaterThanOrEqual(Math.min(5, rows))
    }),
  )
})

test('leaves whole what fills from the bottom, and what is empty', () => {
  const empty = { columns: 8, rows: 8, stones: new Int8Array(64).fill(-1) }
  expect(cropped(empty)).toBe(empty)
  const slots = { columns: 7, rows: 6, ground: 'slots', stones: new Int8Array(42).fill(0) } as const
  expect(cropped(slots)).toBe(slots)
})

test('makes a small board of two stones on a large one', () => {
  const stones = new Int8Array(19 * 19).fill(-1)
  stones[9 * 19 + 9] = 0
  stones[10 * 19 + 10] = 1
  const { columns, rows } = cropped({ columns: 19, rows: 19, stones })
  expect([columns, rows]).toEqual([5, 5])
})
