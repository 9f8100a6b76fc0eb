import { describe, expect, test } from 'vitest'
import type { GameOptions } from '../../../engine/core/game.ts'
import { kits, type GameId } from '../../../engine/games/registry.ts'
import { parsed } from './random-game.ts'

describe('a game or position as people have it', () => {
  test.each<[GameId, string, string, GameOptions]>([
    ['connect4', '1. 4 4 2. 5 3 1-0', '4453', {}],
    ['connect4', '4;4;5', '445', {}],
    ['connect4', 'D d E', '445', {}],
    ['connect4', '４４５', '445', {}],
    ['connect4', 'https://example.org/c4?x=1&pos=4%204%2C5#top', '445', {}],
    [
      'connect4',
      '|_|_|_|_|_|_|_|\n'.replaceAll('_', ' ').repeat(5) + '| | |X|O| | | |\n 1 2 3 4 5 6 7',
      '......./......./......./......./......./..XO... X',
      {},
    ],
    [
      'connect4',
      '6 . . . . . . .\n5 . . . . . . .\n4 . . . . . . .\n3 . . . . . . .\n2 . . . . . . .\n1 R Y R . . . .\n  a b c d e f g\nY to move',
      '......./......./......./......./......./XOX.... O',
      {},
    ],
    [
      'connect4',
      `[${'[0,0,0,0,0,0,0],'.repeat(5)}[0,1,-1,0,0,0,0]]`,
      '......./......./......./......./......./.XO.... X',
      {},
    ],
    ['mnk', 'X | O | \n---+---+---\n  | X | \n---+---+---\n  |   | O', 'XO./.X./..O X', {}],
    ['mnk', 'x o .\n. x .\n. . o', 'XO./.X./..O X', {}],
    ['gomoku', '(8,8), (9,7); (8,6)', 'h8 i9 h10', { size: 15 }],
    ['gomoku', '8,8\n9,7\n8,6\n', 'h8 i9 h10', { size: 15 }],
    ['gomoku', '(;GM[4]C[a \\] b]SZ[15];B[hh](;W[ig];B[hf])(;W[aa]))', 'h8 i9 h10', { size: 15 }],
    [
      'gomoku',
      '[Event "x"]\r\n[Size "15"]\r\n\r\n1. h8 {best} i9 2. h10 *',
      'h8 i9 h10',
      { size: 15 },
    ],
    ['gomoku8', '(;GM[4]SZ[8];B[ee];W[dd])', 'e4 d5', {}],
    ['gomoku', '(;gm[4]sz[15];b[hh];w[ig];b[hf])', 'h8 i9 h10', { size: 15 }],
    ['gomoku', '(;GaMe[4]SiZe[15];Black[hh];White[ig];B[hf])', 'h8 i9 h10', { size: 15 }],
    ['gomoku', '1. h8! i9?! 2. h10??', 'h8 i9 h10', { size: 15 }],
    ['connect4', '[4, 4, 5]', '445', {}],
    ['gomoku', '(;GM[4]SZ[5]AB[cc]AW[aa];B[bb])', 'O..../.X.../..X../...../..... O', { size: 5 }],
    ['reversi', '1. f5 d6 2. c3', 'f5 d6 c3', {}],
    [
      'abalone',
      '1. c3d4 g7f6, 2. c4d5',
      'wwwww/wwwwww/..w.w../......w./...b...../...b..../..b..../bbbbbb/bbbbb',
      {},
    ],
  ])('%s: %j', (id, text, same, options) => {
    const { game } = kits[id]
    const read = game.format(parsed(game.parse(text, options)))
    if (id === 'abalone') expect(read.split(' ')).toHaveLength(4)
    else expect(read).toBe(same)
  })

  test('is told where it is wrong, in its own text', () => {
    const { game } = kits.gomoku
    for (const [text, code, at] of [
      ['(;GM[1]SZ[19];B[pd])', 'sgf/other-game', 5],
      ['(;GM[4]SZ[15];B[hh];B[hf])', 'sgf/other-turn', 22],
      ['(;GM[4]SZ[15];B[hh];W[])', 'sgf/pass', 22],
      ['(;GM[4]SZ[15];B[hh];W[hh])', 'move/occupied', 22],
      ['(;GM[4]SZ[15];B[zz])', 'sgf/off-board', 16],
      ['(;GM[4]SZ[15];B[hh]', 'sgf/unclosed', 19],
      ['(;GM[4]SZ[15];B[hh', 'sgf/open-value', 15],
      ['8,8 9,0', 'gomoku/pair-off-board', 4],
      ['8,8 nine', 'gomoku/not-a-pair', 4],
      ['1. h8 2. h99', 'square/no-such-row', 10],
    ] as const) {
      const read = game.parse(text, { size: 15 })
      expect([text, read]).toMatchObject([text, { ok: false, error: { code, at } }])
    }
    const grid = '. . .\n. X ?\n. . .'
    expect(kits.mnk.game.parse(grid)).toMatchObject({
      error: { code: 'board/unknown-letter', at: 10, params: { letter: '?' } },
    })
    expect(kits.connect4.game.parse('d1 d3')).toMatchObject({
      error: { code: 'move/other-row', at: 3, params: { square: 'd3', falls: 'd2' } },
    })
  })

  test('is asked about where its letters may leave out i', () => {
    const { doubts } = kits.gomoku
    expect(doubts?.('K10 J9 K11 J11 H8')).toMatchObject([{ option: 'letters', value: 'no-i' }])
    for (const text of ['K10 I9 H8', 'h8 g7', '(;GM[4];B[hh];W[kk])', '...../.....']) {
      expect(doubts?.(text)).toEqual([])
    }
    expect(doubts?.('K10 H8', { letters: 'no-i' })).toEqual([])
  })
})
