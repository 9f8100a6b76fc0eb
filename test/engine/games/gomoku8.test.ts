import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromBits, toHex } from '../../../engine/core/bits.ts'
import { ContractError } from '../../../engine/core/errors.ts'
import { lines } from '../../../engine/core/grid.ts'
import { perftCounts } from '../../../engine/core/perft.ts'
import { gomoku8 } from '../../../engine/games/gomoku8/index.ts'
import {
  bitOfSquare,
  hasFive,
  squaresInFives,
  wordOfSide,
} from '../../../engine/games/gomoku8/rules.ts'
import { parsed } from './random-game.ts'

const { game } = gomoku8
const FIVES = lines(8, 8, 5)

function fiveOn(bits: readonly number[]): boolean {
  const { lo, hi } = fromBits(bits)
  return hasFive(lo, hi)
}

describe('gomoku on 8×8', () => {
  test('has the known numbers of move sequences', () => {
    // RULES: 64!/(64 − n)!, for no line of five can be made in four plies.
    expect(perftCounts(game, game.initial(), 4)).toEqual([64, 4032, 249984, 15249024])
  })

  test('has the words of the position in figure 1 of Garrido, Gélin & Lor (2019)', () => {
    // X on c6 d6 e5 f4 f7, O on b5 c4 d4 e6 f5; the most significant bit is a8.
    const board = '......../.....X../..XXO.../.O..XO../..OOFX../......../......../........ X'
    const p = parsed(game.parse(board.replace('F', '.')))
    expect(toHex(wordOfSide(p, 0))).toBe('0004300804000000')
    expect(toHex(wordOfSide(p, 1))).toBe('0000084430000000')
    expect(game.format(p)).toBe(board.replace('F', '.'))
  })

  test('numbers its moves by bits, h1 lowest', () => {
    const p = game.initial()
    expect(['h1', 'g1', 'a1', 'h2', 'a8'].map((text) => parsed(game.parseMove(p, text)))).toEqual([
      0, 1, 7, 8, 63,
    ])
    const moves = new Int32Array(game.maxMoves)
    expect(game.moves(p, moves)).toBe(64)
    expect(Array.from(moves)).toEqual(Array.from({ length: 64 }, (_, bit) => bit))
  })

  test('each of the 96 fives of the board wins, and no four of one does', () => {
    expect(FIVES).toHaveLength(96)
    for (const five of FIVES) {
      const bits = five.map(bitOfSquare)
      expect(fiveOn(bits)).toBe(true)
      for (const missing of bits) expect(fiveOn(bits.filter((bit) => bit !== missing))).toBe(false)
    }
  })

  test('five bits in step that go over an edge are no line', () => {
    for (const step of [1, 7, 8, 9]) {
      for (let bit = 0; bit + 4 * step < 64; bit++) {
        const bits = [0, 1, 2, 3, 4].map((i) => bit + i * step)
        const squares = bits.map(bitOfSquare).toSorted((a, b) => a - b)
        const line = FIVES.some((five) => five.toSorted((a, b) => a - b).join() === squares.join())
        expect(fiveOn(bits)).toBe(line)
      }
    }
  })

  test('the shifted words find five where looking at every five of squares does', () => {
    const words = fc.uniqueArray(fc.nat(63), { minLength: 20, maxLength: 50 })
    fc.assert(
      fc.property(words, (bits) => {
        const cells = new Int8Array(64).fill(-1)
        for (const bit of bits) cells[bitOfSquare(bit)] = 0
        expect(fiveOn(bits)).toBe(squaresInFives(cells, 0).length > 0)
      }),
    )
  })

  test('six in a line win, and all six are the winning squares', () => {
    const p = parsed(game.parse('a1 a8 b1 b8 c1 c8 e1 e8 f1 f8 d1'))
    expect(game.outcome(p)).toEqual({ winner: 0, reason: 'line', squares: [0, 1, 2, 3, 4, 5] })
  })

  test('two lines made by one stone are both winning squares', () => {
    const p = parsed(game.parse('a1 h8 b1 h7 c1 h6 d1 g8 e2 g7 e3 g6 e4 f8 e5 f7 e1'))
    expect(game.outcome(p)?.squares).toEqual([0, 1, 2, 3, 4, 12, 20, 28, 36])
  })

  test('a full board is a draw, unless its last stone makes a line', () => {
    const twice = 'XXOOXXOO/OOXXOOXX/XXOOXXOO'
    const full = parsed(game.parse(`XXOOXXOO/OOXXOOXX/${twice}/OOXXOOXX/${twice.slice(0, 17)} X`))
    expect(game.outcome(full)).toEqual({ winner: 'draw', reason: 'full', squares: [] })
    const won = parsed(game.parse(`OOOOOXXX/OOXXOOXX/${twice}/OOXXOOXX/XXOOXXOO/XOXXOOXX X`))
    expect(game.outcome(won)).toEqual({
      winner: 1,
      reason: 'line',
      squares: [56, 57, 58, 59, 60],
    })
  })

  test.each([
    ['e9', 'square/no-such-row', 1],
    ['i1', 'square/no-such-column', 0],
    ['e4 e5 e4', 'move/occupied', 6],
    ['a1 a8 b1 b8 c1 c8 d1 d8 e1 e8', 'move/game-over', 27],
    ['........ X', 'board/too-few-rows', 8],
    [
      '......../......../......../......../......../......../......../.......O X',
      'board/wrong-counts',
      0,
    ],
    [
      '......../......../......../......../......../......../......../.......X X',
      'board/wrong-side',
      72,
    ],
    [
      'OOOOO.../......../......../......../......../......../......../XXXXX... X',
      'board/both-won',
      0,
    ],
    [
      'OOOO.O../......../......../......../......../......../......../XXXXX... X',
      'board/played-on',
      0,
    ],
    [
      'OOO.OOO./.OOO..../......../......../......../......../..XXXXX./XXXXX... O',
      'board/played-on',
      0,
    ],
  ])('%j is refused with %s at %i', (text, code, at) => {
    expect(game.parse(text)).toMatchObject({ ok: false, error: { code, at } })
  })

  test('stones put down as a board cannot be taken back', () => {
    const p = parsed(game.parse(`${'......../'.repeat(7)}......X. O`))
    expect(gomoku8.board?.lastMove(p)).toEqual([])
    game.play(p, 0)
    game.undo(p)
    expect(() => game.undo(p)).toThrow(ContractError)
  })
})
