import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Player } from '../../../engine/core/game.ts'
import { FIVE, FOUR, THREE, type Making } from '../../../engine/core/threat-board.ts'
import { gomoku } from '../../../engine/games/gomoku/index.ts'
import { gomoku8 } from '../../../engine/games/gomoku8/index.ts'
import { LineBoard } from '../../../engine/games/gomoku/line-board.ts'
import { lines } from '../../../engine/core/grid.ts'
import { laidOut } from '../search/puzzles.ts'

/** The empty squares where a stone makes so many in five squares in a line without an enemy. */
function makers(
  cells: readonly number[],
  size: number,
  exact: boolean,
  player: Player,
  making: Making,
) {
  const found = new Set<number>()
  const sixes = lines(size, size, 6)
  for (const five of lines(size, size, 5)) {
    const own = five.filter((square) => cells[square] === player)
    const empty = five.filter((square) => cells[square] === -1)
    if (own.length !== making - 1 || own.length + empty.length < 5) continue
    // A six is this five and one more at either end.
    const around = sixes.filter((six) => five.every((square) => six.includes(square))).flat()
    if (exact && around.some((s) => !five.includes(s) && cells[s] === player)) continue
    for (const square of empty) found.add(square)
  }
  return [...found].toSorted((a, b) => a - b)
}

describe('a board of threats', () => {
  it('says of every square what a stone makes there, while stones come and go', () => {
    const steps = fc.array(fc.tuple(fc.nat(), fc.boolean()), { minLength: 20, maxLength: 60 })
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 10 }), fc.boolean(), steps, (size, exact, all) => {
        const board = new LineBoard(size, exact, 0)
        const cells = Array.from({ length: size * size }, () => -1)
        for (const [choice, second] of all) {
          const square = choice % cells.length
          if (cells[square] === -1) {
            cells[square] = second ? 1 : 0
            board.place(square, second ? 1 : 0)
          } else {
            board.remove(square, cells[square] === 1 ? 1 : 0)
            cells[square] = -1
          }
          expect(board.isEmpty(square)).toBe(cells[square] === -1)
        }
        const out = new Int32Array(board.squares)
        for (const player of [0, 1] as const) {
          for (const making of [THREE, FOUR, FIVE] as const) {
            const expected = makers(cells, size, exact, player, making)
            const count = board.list(player, making, out)
            expect([...out.subarray(0, count)]).toEqual(expected)
            expect(board.any(player, making)).toBe(expected.length > 0)
            const makes = cells.flatMap((_, s) => (board.makes(player, making, s) ? [s] : []))
            expect(makes).toEqual(expected)
          }
        }
      }),
      { numRuns: 300, seed: 5 },
    )
  })

  it('is the position it was made from, in the position’s own moves', () => {
    const four = 'd4 a1 e4 a2 f4 b8'
    for (const { board, name } of [laidOut(gomoku8, four), laidOut(gomoku, `j10 ${four}`)]) {
      const out = new Int32Array(board.squares)
      const count = board.list(0, FOUR, out)
      const names = Array.from(out.subarray(0, count), name).toSorted()
      if (board.squares === 64) expect(names).toEqual(['b4', 'c4', 'g4', 'h4'])
      else expect(count).toBe(0)
    }
  })

  it('knows how many stones the game still has room for', () => {
    expect(laidOut(gomoku8, 'e4 d4').board.room).toBe(62)
    expect(laidOut(gomoku, 'j10 a1').board.room).toBe(359)
    expect(laidOut(gomoku, 'j10 a1', { stones: 60 }).board.room).toBe(118)
    const won = 'e4 a1 d4 a2 c4 a3 f4 a8 g4'
    expect(laidOut(gomoku8, won).board.room).toBe(0)
  })

  it('has the same hash for the same stones in any order', () => {
    const one = laidOut(gomoku, 'j10 a1 k11 b2').board
    const other = laidOut(gomoku, 'j10 b2 k11 a1').board
    expect([...one.hash]).toEqual([...other.hash])
    expect([...one.hash]).not.toEqual([...laidOut(gomoku, 'j10 a1 k11').board.hash])
  })
})
