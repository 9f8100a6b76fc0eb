import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  connect4,
  gomoku8,
  kits,
  mnk,
  randomPosition,
  reversi,
  rngOf,
} from '../../../engine/index.ts'

/** Rows from the top, each a letter a square, and the side to move. */
interface Board {
  readonly rows: readonly string[]
  readonly side: string
}

type Written = (board: Board) => string

const cells = (rows: readonly string[], marks: Readonly<Record<string, string>>, by: string) =>
  rows.map((row) => [...row].map((cell) => marks[cell]).join(by))

/** How programs, chats and servers write a board, its counts telling whose turn it is. */
const FORMS: Readonly<Record<string, Written>> = {
  'Python, marks': ({ rows }) =>
    `board = [\n${cells(rows, { X: "'X'", O: "'O'", '.': "' '" }, ', ')
      .map((row) => `  [${row}],`)
      .join('\n')}\n]`,
  'Python, None': ({ rows }) =>
    `[${cells(rows, { X: '"X"', O: '"O"', '.': 'None' }, ',').map((row) => `[${row}]`)}]`,
  numbers: ({ rows }) =>
    `[${cells(rows, { X: '1', O: '-1', '.': '0' }, ', ').map((row) => `[${row}]`)}]`,
  numpy: ({ rows }) =>
    `np.array([${cells(rows, { X: '1.', O: '2.', '.': '0.' }, ', ').map((row) => `[${row}]`)}])`,
  Java: ({ rows }) =>
    `int[][] b = new int[][] {${cells(rows, { X: '1', O: '2', '.': '0' }, ',').map((row) => `{${row}}`)}};`,
  'words a row': ({ rows }) => `[${rows.map((row) => `"${row}"`).join(', ')}]`,
  'black and white circles': ({ rows }) =>
    cells(rows, { X: '\u26ab', O: '\u26aa\ufe0f', '.': '\u{1f7e9}' }, '').join('\n'),
  'red and yellow circles': ({ rows }) =>
    cells(rows, { X: '\u{1f534}', O: '\u{1f7e1}', '.': '\u26ab' }, '').join('\n'),
  'counts of empty squares': ({ rows, side }) =>
    `${rows.map((row) => row.replace(/\.+/g, ({ length }) => String(length))).join('/')} ${side}`,
}

function boardOf(text: string): Board {
  const [rows, side] = text.split(' ')
  return { rows: rows.split('/'), side }
}

const positions = fc.record({ seed: fc.nat(), plies: fc.integer({ min: 0, max: 9 }) })

describe.each(['mnk', 'connect4', 'gomoku8'] as const)('a board of %s', (id) => {
  const { game, forms } = kits[id]
  const board = forms.find((form) => form.id === 'board')

  test.each(Object.entries(FORMS))('is read as %s has it', (_, written) => {
    fc.assert(
      fc.property(positions, ({ seed, plies }) => {
        const position = randomPosition(kits[id], {}, plies, rngOf(seed))
        const text = board?.write(position)
        if (!text?.ok) throw new Error('no board')
        const drawn = boardOf(text.value)
        // A word of empty squares alone is nobody's board.
        if (!/[XO]/.test(text.value.split(' ')[0])) return
        const read = game.parse(written(drawn))
        expect(read.ok ? game.format(read.value) : read.error).toBe(text.value)
      }),
      { numRuns: 60 },
    )
  })
})

describe('all squares in one text', () => {
  test('are read with the side to move', () => {
    const start = `${'-'.repeat(27)}XO${'-'.repeat(6)}OX${'-'.repeat(27)}`
    const read = reversi.game.parse(`${start} X`)
    expect(read.ok && reversi.game.format(read.value)).toBe(
      '......../......../......../...XO.../...OX.../......../......../........ X',
    )
    for (const text of [
      'XOX.X.O.O',
      '[1,2,1,0,1,0,2,0,2]',
      "['X','O','X',None,'X',None,'O',None,'O']",
    ]) {
      const flat = mnk.game.parse(text)
      expect(flat.ok && mnk.game.format(flat.value)).toBe('XOX/.X./O.O X')
    }
  })

  test('are told where they are wrong, in what was written', () => {
    const text = "[['X','X','O'],['X','X','.'],['.','.','.']]"
    expect(mnk.game.parse(text)).toMatchObject({ error: { code: 'board/wrong-counts' } })
    expect(connect4.game.parse('7/7/7/7/3X3/7')).toMatchObject({
      error: { at: expect.any(Number) },
    })
  })
})

describe('moves as servers and chats write them', () => {
  test.each([
    ['d4-e5-e3', 'd4 e5 e3'],
    ['[d4][e5][e3]', 'd4 e5 e3'],
    ['1 d4\n2 e5\n3 e3', 'd4 e5 e3'],
    ['1) d4\n2) e5', 'd4 e5'],
    ['https://example.org/play?moves=d4e5e3', 'd4 e5 e3'],
    ['[Player 1 Name "one"]\n[Game "eight"]\n1. d4 e5 2. e3', 'd4 e5 e3'],
  ])('%j', (text, same) => {
    const read = gomoku8.game.parse(text)
    expect(read.ok ? gomoku8.game.format(read.value) : read.error).toBe(same)
  })

  test('are pairs in one list, too', () => {
    const read = kits.gomoku.game.parse('[(10,10),(11,10),(11,11)]')
    expect(read.ok && kits.gomoku.game.format(read.value)).toBe('j10 k10 k9')
  })
})
