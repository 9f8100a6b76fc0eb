import { describe, expect, test } from 'vitest'
import type { Term } from '../../../engine/core/game.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import { explain } from '../../../engine/games/ninuki/evaluate.ts'
import { lineValue } from '../../../engine/games/ninuki/lines.ts'
import { linesInRow } from '../../../engine/games/ninuki/row-lines.ts'
import { at } from './ninuki-board.ts'

const cellsOf = (text: string) => [...text].map((letter) => '.XO'.indexOf(letter))

/** The terms of a board with that row in its middle and nothing else on it. */
function termsOf(row: string): Term[] {
  const empty = '.'.repeat(11)
  const rows = [...Array(5).fill(empty), row, ...Array(5).fill(empty)]
  return explain(at(`${rows.join('/')} X 0,0`))
}

describe('the lines in a row', () => {
  test('are those that the evaluation of a board finds along it, on two thousand rows', () => {
    const rng = rngOf(10)
    let compared = 0
    for (let trial = 0; trial < 2000; trial++) {
      const row = Array.from({ length: 11 }, () => '.XO.X'[rng.below(5)]).join('')
      // A single stone is a line of the three directions across as well: it is left out.
      const onBoard = termsOf(row)
        .filter(({ name, squares }) => name.endsWith('line') && squares.length > 1)
        .map(({ squares, contribution }) => ({
          cells: squares.map((square) => square - 5 * 11).join(),
          value: Math.abs(contribution),
        }))
      const inRow = linesInRow(cellsOf(row))
        .filter(({ cells, value }) => cells.length > 1 && value > 0)
        .map(({ cells, value }) => ({ cells: cells.join(), value }))
      expect(inRow, row).toEqual(onBoard)
      compared += inRow.length
    }
    expect(compared).toBeGreaterThan(2000)
  })

  test('have the a and b of the formula: open F(a, b), half-open F(a − 1, b), closed nothing', () => {
    const rng = rngOf(11)
    for (let trial = 0; trial < 2000; trial++) {
      const row = Array.from({ length: 11 }, () => rng.below(3) % 3)
      for (const { a, b, openEnds, value } of linesInRow(row)) {
        if (a >= 5) expect(value).toBe(0)
        else if (openEnds === 2) expect(value).toBe(lineValue(a, b))
        else if (openEnds === 1 || value > 0) expect(value).toBe(lineValue(a - 1, b))
      }
    }
  })

  test.each([
    ['...XXX.....', { a: 3, b: 0, openEnds: 2, value: 250 }],
    ['..OXXX.....', { a: 3, b: 0, openEnds: 1, value: 50 }],
    ['..OXXXO....', { a: 3, b: 0, openEnds: 0, value: 0 }],
    ['...XX.X....', { a: 2, b: 1, openEnds: 2, value: 150 }],
    ['XXX........', { a: 3, b: 0, openEnds: 1, value: 50 }],
    ['.XXXXXX....', { a: 6, b: 0, openEnds: 0, value: 0 }],
  ])('of %s are read as the report counts them', (row, line) => {
    expect(linesInRow(cellsOf(row)).find(({ side }) => side === 0)).toMatchObject(line)
  })

  test('of an empty row are none', () => {
    expect(linesInRow(cellsOf('...........'))).toEqual([])
  })
})
