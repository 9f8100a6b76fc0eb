import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centrality, lines, readSquare, squareName } from '../../../engine/core/grid.ts'

describe('square names', () => {
  test('begin at a1, bottom left, and count along the row', () => {
    expect([0, 1, 7, 8, 63].map((square) => squareName(square, 8))).toEqual([
      'a1',
      'b1',
      'h1',
      'a2',
      'h8',
    ])
    expect(squareName(360, 19)).toBe('s19')
  })

  test('are read back to the same square wherever they stand in a text', () => {
    const board = fc.record({
      columns: fc.integer({ min: 1, max: 19 }),
      rows: fc.integer({ min: 1, max: 19 }),
    })
    fc.assert(
      fc.property(board, fc.nat(), fc.string(), ({ columns, rows }, seed, before) => {
        const square = seed % (columns * rows)
        const name = squareName(square, columns)
        const read = readSquare(`${before}${name}a1`, before.length, columns, rows)
        expect(read).toEqual({
          ok: true,
          value: { value: square, next: before.length + name.length },
        })
        expect(readSquare(name.toUpperCase(), 0, columns, rows).ok).toBe(true)
      }),
    )
  })

  test.each([
    ['', 'square/no-letter', 0],
    ['4', 'square/no-letter', 0],
    ['é4', 'square/no-letter', 0],
    ['@1', 'square/no-letter', 0],
    ['i1', 'square/no-such-column', 0],
    ['e', 'square/no-number', 1],
    ['ee', 'square/no-number', 1],
    ['e0', 'square/no-such-row', 1],
    ['e9', 'square/no-such-row', 1],
    ['e9999999999', 'square/no-such-row', 1],
  ])('%j is refused on 8×8 with %s at %i', (text, code, at) => {
    expect(readSquare(text, 0, 8, 8)).toMatchObject({ ok: false, error: { code, at } })
  })
})

describe('lines of a board', () => {
  test.each([
    [7, 6, 4, 69],
    [3, 3, 3, 8],
    [8, 8, 5, 96],
    [19, 19, 5, 1020],
    [2, 2, 3, 0],
    [3, 1, 1, 3],
  ])('on %i×%i of length %i are %i', (columns, rows, length, count) => {
    expect(lines(columns, rows, length)).toHaveLength(count)
  })

  test('are different, straight, and within the board', () => {
    const all = lines(5, 4, 3)
    expect(new Set(all.map((line) => line.toSorted((a, b) => a - b).join())).size).toBe(all.length)
    for (const line of all) {
      const places = line.map((square) => [square % 5, Math.floor(square / 5)] as const)
      const [first, second] = places
      if (first === undefined || second === undefined) throw new Error('a line has three squares')
      const [dx, dy] = [second[0] - first[0], second[1] - first[1]]
      expect(Math.max(Math.abs(dx), Math.abs(dy))).toBe(1)
      expect(places).toEqual([0, 1, 2].map((i) => [first[0] + i * dx, first[1] + i * dy]))
      for (const [column, row] of places) {
        expect(column >= 0 && column < 5 && row >= 0 && row < 4).toBe(true)
      }
    }
  })
})

describe('centrality', () => {
  test('is largest in the middle and equal at mirrored squares', () => {
    expect(centrality(4, 3, 3)).toBe(0)
    expect(centrality(1, 3, 3)).toBe(-4)
    expect(centrality(0, 3, 3)).toBe(-8)
    for (let square = 0; square < 42; square++) {
      expect(centrality(square, 7, 6)).toBe(centrality(41 - square, 7, 6))
    }
  })
})
