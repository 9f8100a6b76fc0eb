import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  HEX_CELLS,
  HEX_DIAGONAL,
  HEX_DISTANCE,
  HEX_NEXT,
  HEX_OFF,
  HEX_ROW,
  formatHexRows,
  hexCell,
  hexDirection,
  hexName,
  hexPoint,
  readHexCell,
  readHexRows,
} from '../../../engine/core/hex.ts'

const CELLS = Array.from({ length: HEX_CELLS }, (_, cell) => cell)
const cellNamed = (name: string): number => {
  const read = readHexCell(name, 0)
  if (!read.ok) throw new Error(`${name}: ${read.error.code}`)
  return read.value.value
}
const next = (name: string, direction: number): string => {
  const cell = HEX_NEXT[cellNamed(name) * 6 + direction]
  return cell === HEX_OFF ? 'off' : hexName(cell)
}

describe('cells of the board of hexagons', () => {
  test('are named a1 to i9, five to nine in a row, and numbered along the rows', () => {
    const rows = Array.from({ length: 9 }, (_, row) => CELLS.filter((c) => HEX_ROW[c] === row))
    expect(rows.map((row) => `${hexName(row[0])}-${hexName(row.at(-1) ?? 0)}`)).toEqual([
      'a1-a5',
      'b1-b6',
      'c1-c7',
      'd1-d8',
      'e1-e9',
      'f2-f9',
      'g3-g9',
      'h4-h9',
      'i5-i9',
    ])
    expect(rows.map((row) => row.length)).toEqual([5, 6, 7, 8, 9, 8, 7, 6, 5])
    expect(rows.flat()).toEqual(CELLS)
    expect(cellNamed('e5')).toBe(30)
  })

  test('are found again by row and diagonal, and nothing else is', () => {
    for (const cell of CELLS) expect(hexCell(HEX_ROW[cell], HEX_DIAGONAL[cell])).toBe(cell)
    let found = 0
    for (let row = -2; row < 12; row++) {
      for (let d = -2; d < 12; d++) if (hexCell(row, d) !== HEX_OFF) found++
    }
    expect(found).toBe(HEX_CELLS)
  })

  test('have the neighbours (0,±1), (±1,0), (+1,+1), (−1,−1), against the clock from the right', () => {
    expect([0, 1, 2, 3, 4, 5].map((d) => next('e5', d))).toEqual([
      'e6',
      'f6',
      'f5',
      'e4',
      'd4',
      'd5',
    ])
    expect([0, 1, 2, 3, 4, 5].map((d) => next('a1', d))).toEqual([
      'a2',
      'b2',
      'b1',
      'off',
      'off',
      'off',
    ])
    expect([0, 1, 2, 3, 4, 5].map((d) => HEX_NEXT[HEX_OFF * 6 + d])).toEqual(Array(6).fill(HEX_OFF))
  })

  test('are reached back by the opposite direction', () => {
    let touching = 0
    for (const cell of CELLS) {
      for (let d = 0; d < 6; d++) {
        const to = HEX_NEXT[cell * 6 + d]
        if (to === HEX_OFF) continue
        touching++
        expect(HEX_NEXT[to * 6 + ((d + 3) % 6)]).toBe(cell)
        expect(hexDirection(cell, to)).toBe(d)
      }
    }
    // 61 cells in 5 rings have 156 pairs of neighbours.
    expect(touching).toBe(2 * 156)
    expect(hexDirection(cellNamed('a1'), cellNamed('a3'))).toBe(-1)
    expect(hexDirection(cellNamed('a1'), HEX_OFF)).toBe(-1)
  })

  test('lie in rings of 1, 6, 12, 18 and 24 around e5, each as far as a walk from it', () => {
    const rings = [0, 1, 2, 3, 4].map((d) => CELLS.filter((c) => HEX_DISTANCE[c] === d).length)
    expect(rings).toEqual([1, 6, 12, 18, 24])
    let reached = new Set([cellNamed('e5')])
    for (let steps = 0; steps <= 4; steps++) {
      expect(CELLS.filter((c) => HEX_DISTANCE[c] <= steps)).toEqual(
        [...reached].toSorted((a, b) => a - b),
      )
      reached = new Set([...reached].flatMap((c) => [c, ...neighbours(c)]))
    }
  })

  test('are drawn one apart in the direction of each step, e5 in the middle, rows going up', () => {
    expect(hexPoint(cellNamed('e5'))).toEqual({ x: 0, y: 0 })
    for (const cell of CELLS) {
      for (let d = 0; d < 6; d++) {
        const to = HEX_NEXT[cell * 6 + d]
        if (to === HEX_OFF) continue
        expect(hexPoint(to).x - hexPoint(cell).x).toBeCloseTo(Math.cos((d * Math.PI) / 3), 12)
        expect(hexPoint(to).y - hexPoint(cell).y).toBeCloseTo(Math.sin((d * Math.PI) / 3), 12)
      }
    }
  })
})

function neighbours(cell: number): number[] {
  return Array.from(HEX_NEXT.subarray(cell * 6, cell * 6 + 6)).filter((c) => c !== HEX_OFF)
}

describe('names of cells', () => {
  test('are read back wherever they stand in a text, in either case', () => {
    fc.assert(
      fc.property(fc.nat(HEX_CELLS - 1), fc.string(), (cell, before) => {
        const name = hexName(cell)
        const read = { ok: true, value: { value: cell, next: before.length + 2 } }
        expect(readHexCell(`${before}${name}${name}`, before.length)).toEqual(read)
        expect(readHexCell(before + name.toUpperCase(), before.length)).toEqual(read)
      }),
    )
  })

  test.each([
    ['', 'cell/no-letter', 0],
    ['5e', 'cell/no-letter', 0],
    ['é5', 'cell/no-letter', 0],
    ['j5', 'cell/no-such-row', 0],
    ['e', 'cell/no-number', 1],
    ['ee', 'cell/no-number', 1],
    ['a6', 'cell/no-such-cell', 0],
    ['i4', 'cell/no-such-cell', 0],
    ['e0', 'cell/no-such-cell', 0],
  ])('that are none, as in "%s", are an error %s', (text, code, at) => {
    expect(readHexCell(text, 0)).toMatchObject({ ok: false, error: { code, at } })
  })

  test('past the end of a row say where it begins and ends', () => {
    expect(readHexCell('G2', 0)).toMatchObject({
      error: { params: { cell: 'G2', first: 'g3', last: 'g9' } },
    })
  })
})

describe('rows of hexagons', () => {
  test('are read back as they were written', () => {
    const marbles = fc.array(fc.constantFrom(-1, 0, 1), {
      minLength: HEX_CELLS,
      maxLength: HEX_CELLS,
    })
    fc.assert(
      fc.property(marbles, (cells) => {
        const text = formatHexRows((cell) => cells[cell], ['b', 'w'])
        expect(readHexRows(`${text} b`, 0, ['b', 'w'])).toEqual({
          ok: true,
          value: { value: Int8Array.from(cells), next: 69 },
        })
      }),
    )
  })

  test('begin with row i, and each from the left', () => {
    const text = formatHexRows(
      (cell) => (hexName(cell) === 'i5' ? 0 : cell === 0 ? 1 : -1),
      ['b', 'w'],
    )
    expect(text).toBe('b..../....../......./......../........./......../......./....../w....')
  })

  test.each([
    ['', 'board/row-short', 0],
    ['..../', 'board/row-short', 4],
    ['....../', 'board/row-long', 5],
    ['..x', 'board/unknown-letter', 2],
    ['..W', 'board/unknown-letter', 2],
    ['...../......', 'board/too-few-rows', 12],
    [
      '...../....../......./......../........./......../......./....../...../',
      'board/too-many-rows',
      69,
    ],
  ])('of the wrong shape, as in "%s", are an error %s', (text, code, at) => {
    expect(readHexRows(text, 0, ['b', 'w'])).toMatchObject({ ok: false, error: { code, at } })
  })
})
