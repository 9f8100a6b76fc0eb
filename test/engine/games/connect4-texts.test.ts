import { describe, expect, test } from 'vitest'
import { connect4 } from '../../../engine/games/connect4/index.ts'
import { parsed } from './random-game.ts'

const { game } = connect4

/** A board text of the lowest rows; the empty ones above are put on. */
function rows(...lowest: string[]): string {
  return [...Array.from({ length: 6 - lowest.length }, () => '.......'), ...lowest].join('/')
}

describe('texts of Connect 4', () => {
  test('a move list is written as it came, without its spaces', () => {
    expect(game.format(parsed(game.parse(' 44 5\n5 ')))).toBe('4455')
  })

  test('a board stays a board when it is played on', () => {
    const p = parsed(game.parse(`${rows('...O...', '...X...')} X`))
    game.play(p, 3)
    expect(game.format(p)).toBe(`${rows('...X...', '...O...', '...X...')} O`)
    game.undo(p)
    expect(game.format(p)).toBe(`${rows('...O...', '...X...')} X`)
    expect(() => game.undo(p)).toThrow('no move')
  })

  test('a board and the moves that lead to it have the same hash and outcome', () => {
    for (const [moves, board] of [
      ['4455', `${rows('...OO..', '...XX..')} X`],
      ['1122334', `${rows('OOO....', 'XXXX...')} O`],
    ] as const) {
      const [p, q] = [parsed(game.parse(moves)), parsed(game.parse(board))]
      expect([game.hashLo(q), game.hashHi(q)]).toEqual([game.hashLo(p), game.hashHi(p)])
      expect(game.outcome(q)).toEqual(game.outcome(p))
    }
  })

  test.each([
    ['448', 'move/no-such-column', 2],
    ['440', 'move/no-such-column', 2],
    ['44h', 'move/unknown-letter', 2],
    ['44😀', 'move/unknown-letter', 2],
    ['4444 444', 'move/column-full', 7],
    ['12121212', 'move/game-over', 7],
    ['713535321563541365672272277354244176441661 1', 'move/game-over', 43],
    ['4'.repeat(1001), 'text/too-long', 1000],
  ])('the moves %j are refused with %s at %i', (text, code, at) => {
    expect(game.parse(text)).toMatchObject({ ok: false, error: { code, at } })
  })

  test.each([
    ['a piece that floats', `${rows('.......', '...X...', '.......')} O`, 'board/floating', 35],
    ['too many of one side', `${rows('...XX..')} X`, 'board/wrong-counts', 0],
    ['one O too many', `${rows('...O...')} X`, 'board/wrong-counts', 0],
    ['the wrong side to move', `${rows('...X...')} X`, 'board/wrong-side', 48],
    ['no side to move', rows('...X...'), 'board/no-side', 47],
    ['an unknown side', `${rows('...X...')} Z`, 'board/unknown-side', 48],
    ['a text after it', `${rows('...X...')} O 4`, 'board/extra-text', 50],
    ['an unknown letter', rows('...x...'), 'board/unknown-letter', 43],
    ['a short row', rows('...X..'), 'board/row-short', 46],
    ['a long row', rows('...X....'), 'board/row-long', 47],
    ['a row too few', '......./....... X', 'board/too-few-rows', 15],
    ['a row too many', `......./${rows()} X`, 'board/too-many-rows', 47],
    ['four of both', `${rows('OOOO...', 'XXXX...')} X`, 'board/both-won', 0],
    ['a move after X had won', `${rows('OOO....', 'XXXX..O')} X`, 'board/played-on', 0],
    [
      'two lines that no one piece made',
      `${rows('......X', '......X', 'OOO.OOX', 'XXXXOOX')} O`,
      'board/played-on',
      0,
    ],
    [
      'a line, but no place for the first move',
      `${rows('X......', 'X......', 'X......', 'X......', 'OOO....')} O`,
      'board/unreachable',
      0,
    ],
    ['a first move on top of another', `${rows('X......', 'O......')} X`, 'board/unreachable', 0],
  ])('a board with %s is refused', (_, text, code, at) => {
    expect(game.parse(text)).toMatchObject({ ok: false, error: { code, at } })
  })

  test.each([
    ['', 'move/empty', 0],
    ['  ', 'move/empty', 2],
    ['1', 'move/column-full', 0],
    [' 1', 'move/column-full', 1],
    ['44', 'move/extra-text', 1],
    ['4 4', 'move/extra-text', 2],
    ['8', 'move/no-such-column', 0],
    ['x', 'move/unknown-letter', 0],
  ])('the move %j is refused where column 1 is full, with %s at %i', (text, code, at) => {
    const p = parsed(game.parse('111111'))
    expect(game.parseMove(p, text)).toMatchObject({ ok: false, error: { code, at } })
    expect(game.parseMove(p, ' 4 ')).toEqual({ ok: true, value: 3 })
  })

  test('no move is read when the game is over', () => {
    expect(game.parseMove(parsed(game.parse('1212121')), '4')).toMatchObject({
      error: { code: 'move/game-over', at: 0 },
    })
  })
})
