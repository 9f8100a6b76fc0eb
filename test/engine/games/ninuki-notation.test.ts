import { describe, expect, test } from 'vitest'
import { perftCounts } from '../../../engine/core/perft.ts'
import { ninuki } from '../../../engine/games/ninuki/index.ts'
import { formatBoard } from '../../../engine/games/ninuki/notation.ts'
import { at, rowsOf } from './ninuki-board.ts'

const { game, board } = ninuki

describe('the hash of a Ninuki position', () => {
  test('is the same however the stones came there, moves or board', () => {
    const one = at('j10k10a1b1')
    const two = at('a1 b1 j10 k10')
    expect(two.hash).toEqual(one.hash)
    expect(at(formatBoard(one)).hash).toEqual(one.hash)
  })

  test('tells apart the side to move, the captured counts and a pending five', () => {
    const rows = rowsOf(9, { X: ['c4', 'd4', 'e4', 'f4', 'g4', 'e5'], O: ['e6'] })
    const hashes = [
      at(`${rows} O 0,0 !X`),
      at(`${rows} O 0,0`, { breakable: false }),
      at(`${rows} X 0,0`),
      at(`${rows} O 2,0 !X`),
      at(`${rows} O 0,2 !X`),
    ].map((p) => `${game.hashLo(p)} ${game.hashHi(p)}`)
    expect(new Set(hashes).size).toBe(hashes.length)
  })
})

describe('the texts of Ninuki', () => {
  const ROWS = rowsOf(9, { X: ['e5'], O: [] })
  const EMPTY_ROWS = rowsOf(9, { X: [], O: [] })

  test('are moves for a game from the start, and a board for a game from a board', () => {
    const moves = at(' j10 K10\ta1 ')
    expect(game.format(moves)).toBe('j10k10a1')
    expect(formatBoard(moves)).toMatch(/ O 0,0$/)
    const p = at(`  ${ROWS}   O  4,2 `)
    expect(game.format(p)).toBe(`${ROWS} O 4,2`)
    expect([...p.captured]).toEqual([4, 2])
  })

  test('of a board say its size; moves and an empty text take it from the options', () => {
    expect(at(`${ROWS} O`).size).toBe(9)
    expect(at('', { size: 7 }).size).toBe(7)
    expect(at('').size).toBe(19)
  })

  test.each([
    ['move/occupied', 2, 'e5e5'],
    ['square/no-such-column', 3, 'e5 x'],
    ['square/no-letter', 3, 'e5 é9'],
    ['square/no-such-row', 1, 'e20'],
    ['square/no-number', 1, 'e'],
    ['text/too-long', 4000, 'a1'.repeat(5000)],
    ['move/game-over', 18, 'a1b1a2b2a3b3a4b4a5b5'],
    ['ninuki/board-size', 0, '.../.../... X'],
    ['ninuki/board-size', 0, `${'.'.repeat(20)}/ X`],
    ['ninuki/board-size', 0, '/'],
    ['board/too-few-rows', 11, '...../..... X'],
    ['board/too-many-rows', 29, '...../...../...../...../...../..... X'],
    ['board/unknown-letter', 44, ROWS.replace('X', 'Q')],
    ['board/no-side', 89, ROWS],
    ['board/unknown-side', 90, `${ROWS} Z`],
    ['ninuki/captured-count', 92, `${ROWS} O 3,0`],
    ['ninuki/captured-count', 94, `${ROWS} O 0,26`],
    ['ninuki/both-captured-ten', 92, `${ROWS} O 10,10`],
    ['ninuki/after-side', 92, `${ROWS} O 4`],
    ['ninuki/after-side', 91, `${ROWS} O0,0`],
    ['ninuki/no-pending-five', 96, `${ROWS} O 0,0 !X`],
    ['ninuki/after-side', 96, `${ROWS} O 0,0 !Z`],
    ['ninuki/after-side', 96, `${ROWS} O 0,0 e5`],
    ['ninuki/after-side', 96, `${EMPTY_ROWS} X 0,0 \u0000`],
  ])('%s at %i', (code, place, text) => {
    expect(game.parse(text)).toMatchObject({ ok: false, error: { code, at: place } })
  })

  test.each([
    ['move/empty', 0, ''],
    ['move/occupied', 0, 'e5'],
    ['move/extra-text', 3, 'e6 e7'],
    ['square/no-letter', 0, '!'],
  ])('%s at %i of a move', (code, place, text) => {
    const move = game.parseMove(at(`${ROWS} O`), text)
    expect(move).toMatchObject({ ok: false, error: { code, at: place } })
  })

  test('refuse unknown options', () => {
    expect(game.parse('', { size: 4 })).toMatchObject({ error: { code: 'option/out-of-range' } })
    expect(() => game.initial({ colour: 1 })).toThrow('ninuki.initial')
  })
})

describe('the board of Ninuki', () => {
  test('is read square by square, and knows where the last stone fell', () => {
    const p = at('j10k11')
    expect(board?.size(p)).toEqual({ columns: 19, rows: 19 })
    expect(board?.at(p, 9 * 19 + 9)).toBe(0)
    expect(board?.at(p, 10 * 19 + 10)).toBe(1)
    expect(board?.at(p, 0)).toBe(-1)
    expect(board?.targets(p, 5)).toEqual([5])
    expect(board?.lastMove(p)).toEqual([10 * 19 + 10])
    expect(board?.lastMove(at(''))).toEqual([])
    expect(board?.squareName(p, 360)).toBe('s19')
    expect(ninuki.centrality?.(p, 180)).toBe(0)
  })

  test('has 361 first moves, and every other of them after each', () => {
    expect(perftCounts(game, at(''), 2)).toEqual([361, 361 * 360])
  })
})
