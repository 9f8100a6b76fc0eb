import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { GameOptions } from '../../../engine/core/game.ts'
import { squareName } from '../../../engine/core/grid.ts'
import { perftCounts } from '../../../engine/core/perft.ts'
import { ninuki } from '../../../engine/games/ninuki/index.ts'
import { formatBoard } from '../../../engine/games/ninuki/notation.ts'
import { capturesOf, fiveSquares } from '../../../engine/games/ninuki/rules.ts'
import { emptyGrid, type Grid, type Letter } from './ninuki-referee.ts'

const { game, board } = ninuki

interface Case {
  readonly id: string
  readonly X: readonly string[]
  readonly O: readonly string[]
  readonly side: Letter
  readonly move: string
  readonly capturedByX: number
  readonly capturedByO: number
  readonly pendingFiveOf: Letter | null
  readonly expect: {
    readonly legal: boolean
    readonly captured: readonly string[]
    readonly winner: Letter | null
    readonly reason: string
    readonly pendingFiveOf: Letter | null
  }
}

const CASES: Case[] = readFileSync(
  new URL('../../fixtures/ninuki/cases.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

describe('the cases of Ninuki (test/fixtures/ninuki)', () => {
  test('are thirty', () => {
    expect(CASES).toHaveLength(30)
  })

  test.each(CASES.map((one) => [one.id, one] as const))('%s', (_, one) => {
    const flag = one.pendingFiveOf === null ? '' : ` !${one.pendingFiveOf}`
    const rows = rowsOf(emptyGrid(19), one)
    const p = at(`${rows} ${one.side} ${one.capturedByX},${one.capturedByO}${flag}`)
    const move = game.parseMove(p, one.move)
    expect(move.ok).toBe(one.expect.legal)
    if (!move.ok) {
      expect(move.error.code).toBe(`move/${one.expect.reason}`)
      return
    }
    const names = capturesOf(p, move.value).map((square) => squareName(square, 19))
    expect(names.toSorted()).toEqual(one.expect.captured.toSorted())
    game.play(p, move.value)
    const outcome = game.outcome(p)
    expect(outcome === undefined ? null : ['X', 'O'][Number(outcome.winner)]).toBe(
      one.expect.winner,
    )
    expect(letterOf(p.pending)).toBe(one.expect.pendingFiveOf)
    const reason = p.pending === -1 ? '' : 'five-breakable'
    expect(outcome?.reason ?? reason).toBe(one.expect.reason)
  })
})

describe('a five in Ninuki', () => {
  // O can take e4 and e5 with e3, once X has made the five with g4.
  const FIVE = { X: ['c4', 'd4', 'e4', 'f4', 'e5'], O: ['e6'] }
  const pending = (more: { X?: string[]; O?: string[] } = {}, counts = '0,0') => {
    const X = [...FIVE.X, ...(more.X ?? [])]
    const O = [...FIVE.O, ...(more.O ?? [])]
    return played(at(`${rowsOf(emptyGrid(9), { X, O })} X ${counts}`), 'g4')
  }

  test('that a capture can break is pending: nobody has won, and the text says so', () => {
    const p = pending()
    expect(game.outcome(p)).toBeUndefined()
    expect(p.pending).toBe(0)
    expect(fiveSquares(p, 0).map((square) => squareName(square, 9))).toEqual([
      'c4',
      'd4',
      'e4',
      'f4',
      'g4',
    ])
    expect(game.format(p)).toMatch(/ O 0,0 !X$/)
    // It follows from the stones, so a text may leave it out.
    const same = at(game.format(p).replace(' !X', ''))
    expect(same.pending).toBe(0)
    expect(same.hash).toEqual(p.hash)
  })

  test('wins after an answer that does not break it', () => {
    const p = played(pending(), 'a1')
    expect(outcomeOf(p)).toEqual(['X', 'five'])
    expect(game.moves(p, new Int32Array(361))).toBe(0)
    expect(p.pending).toBe(-1)
    expect(game.outcome(at(game.format(p)))).toEqual(game.outcome(p))
  })

  test('is gone once it is broken, and play goes on', () => {
    const p = played(pending(), 'e3')
    expect(game.outcome(p)).toBeUndefined()
    expect(p.pending).toBe(-1)
    expect(game.format(p)).toMatch(/ X 0,2$/)
    expect(board?.at(p, 3 * 9 + 4)).toBe(-1)
  })

  test('wins over a five that the opponent makes instead of breaking it', () => {
    const p = played(pending({ O: ['a7', 'b7', 'c7', 'd7'] }), 'e7')
    expect(outcomeOf(p)).toEqual(['X', 'five'])
    expect(outcomeOf(at(game.format(p)))).toEqual(['X', 'five'])
  })

  test('loses to a move that breaks it and makes a five', () => {
    const p = played(pending({ O: ['a3', 'b3', 'c3', 'd3'] }), 'e3')
    expect(outcomeOf(p)).toEqual(['O', 'five'])
  })

  test('is followed by another pending five, if the move that breaks it makes one', () => {
    // X can take c3 and c2 with c1: the five of O is pending in its turn.
    const p = played(pending({ O: ['a3', 'b3', 'c3', 'd3', 'c2'] }), 'e3')
    expect(game.outcome(p)).toBeUndefined()
    expect(p.pending).toBe(1)
    expect(game.format(p)).toMatch(/ X 0,2 !O$/)
    expect(outcomeOf(played(p, 'i9'))).toEqual(['O', 'five'])
    game.undo(p)
    expect(p.pending).toBe(1)
    expect(game.outcome(played(p, 'c1'))).toBeUndefined()
  })

  test('loses to the tenth stone, wherever that is taken', () => {
    const p = pending({ X: ['b8', 'c8'], O: ['a8'] }, '0,8')
    expect(outcomeOf(played(p, 'd8'))).toEqual(['O', 'capture-10'])
    expect(outcomeOf(at(game.format(p)))).toEqual(['O', 'capture-10'])
    game.undo(p)
    expect(p.pending).toBe(0)
  })

  test('is pending where only the tenth stone can answer it', () => {
    const stones = { X: ['c4', 'd4', 'e4', 'f4', 'b8', 'c8'], O: ['a8'] }
    const rows = rowsOf(emptyGrid(9), stones)
    expect(played(at(`${rows} X 0,8`), 'g4').pending).toBe(0)
    expect(outcomeOf(played(at(`${rows} X 0,6`), 'g4'))).toEqual(['X', 'five'])
  })

  test('wins at once if a capture leaves five of its six', () => {
    // O can take c4 and c5, an end of the six.
    const stones = { X: ['c4', 'd4', 'e4', 'f4', 'h4', 'c5'], O: ['c6'] }
    const p = played(at(`${rowsOf(emptyGrid(9), stones)} X`), 'g4')
    expect(capturesOf(p, squareNamed('c3'))).toHaveLength(2)
    expect(outcomeOf(p)).toEqual(['X', 'five'])
  })

  test('wins at once if no one capture breaks both of two', () => {
    const column = ['g1', 'g2', 'g3', 'g5']
    expect(outcomeOf(pending({ X: column }))).toEqual(['X', 'five'])
  })

  test('is pending if one capture breaks both of two', () => {
    // d3 takes f5 and e4, where the two cross.
    const X = ['c4', 'd4', 'f4', 'g4', 'e2', 'e3', 'e5', 'e6', 'f5']
    const p = played(at(`${rowsOf(emptyGrid(9), { X, O: ['g6'] })} X`), 'e4')
    expect(p.pending).toBe(0)
    expect(fiveSquares(p, 0)).toHaveLength(9)
    expect(game.outcome(played(p, 'd3'))).toBeUndefined()
    expect(fiveSquares(p, 0)).toEqual([])
  })

  test('wins at once where nothing is breakable', () => {
    const rows = rowsOf(emptyGrid(9), FIVE)
    const p = played(at(`${rows} X`, { breakable: false }), 'g4')
    expect(outcomeOf(p)).toEqual(['X', 'five'])
    expect(game.parse(`${formatBoard(p)} !X`, { breakable: false })).toMatchObject({
      ok: false,
      error: { code: 'ninuki/no-pending-five' },
    })
  })

  test('is not the reason of a win that ten stones make as well', () => {
    const stones = { X: ['c4', 'd4', 'e4', 'f4', 'g1'], O: ['g2', 'g3'] }
    const p = played(at(`${rowsOf(emptyGrid(9), stones)} X 8,0`), 'g4')
    expect(outcomeOf(p)).toEqual(['X', 'capture-10'])
  })

  test('made with the last stone of a full board wins; without one it is a draw', () => {
    expect(outcomeOf(played(at('XXOXX/OOXOO/XXOXX/OOXOO/XXXX. X'), 'e1'))).toEqual(['X', 'five'])
    const p = played(at('XXOXX/OOXOO/XXOXX/OOXOO/XXOX. X'), 'e1')
    expect(game.outcome(p)).toEqual({ winner: 'draw', reason: 'full', squares: [] })
  })
})

describe('a capture in Ninuki', () => {
  test('can take sixteen stones in eight directions at once', () => {
    const around = (distance: number) =>
      [-1, 0, 1].flatMap((up) =>
        [-1, 0, 1].flatMap((right) =>
          up === 0 && right === 0
            ? []
            : [squareName((4 + up * distance) * 9 + 4 + right * distance, 9)],
        ),
      )
    const stones = { X: around(3), O: [...around(1), ...around(2)] }
    const p = at(`${rowsOf(emptyGrid(9), stones)} X`)
    const before = game.format(p)
    expect(capturesOf(p, squareNamed('e5'))).toHaveLength(16)
    expect(outcomeOf(played(p, 'e5'))).toEqual(['X', 'capture-10'])
    expect(game.format(p)).toMatch(/ O 16,0$/)
    game.undo(p)
    expect(game.format(p)).toBe(before)
  })

  test('is not foreseen on a square that is taken', () => {
    const p = at(`${rowsOf(emptyGrid(9), { X: ['a1'], O: ['b1', 'c1', 'd1'] })} X`)
    expect(capturesOf(p, squareNamed('d1'))).toEqual([])
  })
})

describe('a double three in Ninuki', () => {
  const THREES = { X: ['d5', 'f5', 'e4', 'e6'], O: [] as string[] }

  test('is refused, unless the option allows it', () => {
    const text = `${rowsOf(emptyGrid(9), THREES)} X`
    expect(game.parseMove(at(text), 'e5')).toEqual({
      ok: false,
      error: { code: 'move/double-three', at: 0, params: { square: 'e5' } },
    })
    expect(game.parseMove(at(text, { doubleThree: false }), 'e5').ok).toBe(true)
  })

  test('is legal if the move captures', () => {
    const stones = { X: [...THREES.X, 'h8'], O: ['f6', 'g7'] }
    expect(game.parseMove(at(`${rowsOf(emptyGrid(9), stones)} X`), 'e5').ok).toBe(true)
  })

  test('is refused even if the move makes a five as well', () => {
    const stones = { X: [...THREES.X, 'd4', 'c3', 'f6', 'g7'], O: [] }
    const p = at(`${rowsOf(emptyGrid(9), stones)} X`)
    expect(game.parseMove(p, 'e5')).toMatchObject({ error: { code: 'move/double-three' } })
  })

  test('is none if one of the two makes a four, or can only make a four closed at one end', () => {
    for (const more of [{ X: ['g5'] }, { O: ['c5'], X: [] }, { O: ['b5', 'h5'], X: [] }]) {
      const stones = { X: [...THREES.X, ...more.X], O: more.O ?? [] }
      expect(game.parseMove(at(`${rowsOf(emptyGrid(9), stones)} X`), 'e5').ok).toBe(true)
    }
  })

  test('is none if both threes lie in one line', () => {
    const stones = { X: ['b5', 'c5', 'g5', 'h5'], O: [] }
    expect(game.parseMove(at(`${rowsOf(emptyGrid(9), stones)} X`), 'e5').ok).toBe(true)
  })
})

describe('the hash of a Ninuki position', () => {
  test('is the same however the stones came there, moves or board', () => {
    const one = at('j10k10a1b1')
    const two = at('a1 b1 j10 k10')
    expect(two.hash).toEqual(one.hash)
    expect(at(formatBoard(one)).hash).toEqual(one.hash)
  })

  test('tells apart the side to move, the captured counts and a pending five', () => {
    const rows = rowsOf(emptyGrid(9), { X: ['c4', 'd4', 'e4', 'f4', 'g4', 'e5'], O: ['e6'] })
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
  const ROWS = rowsOf(emptyGrid(9), { X: ['e5'], O: [] })
  const EMPTY_ROWS = rowsOf(emptyGrid(9), { X: [], O: [] })

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
    ['board/extra-text', 92, `${ROWS} O 4`],
    ['board/extra-text', 91, `${ROWS} O0,0`],
    ['ninuki/no-pending-five', 96, `${ROWS} O 0,0 !X`],
    ['board/extra-text', 96, `${ROWS} O 0,0 !Z`],
    ['board/extra-text', 96, `${ROWS} O 0,0 e5`],
    ['board/extra-text', 96, `${EMPTY_ROWS} X 0,0 \u0000`],
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

function at(text: string, options?: GameOptions): ReturnType<typeof game.initial> {
  const read = game.parse(text, options)
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.error)}`)
  return read.value
}

function squareNamed(name: string): number {
  return (Number(name.slice(1)) - 1) * 9 + name.charCodeAt(0) - 97
}

/** The same position after one legal move. */
function played(p: ReturnType<typeof at>, text: string): ReturnType<typeof at> {
  const move = game.parseMove(p, text)
  if (!move.ok) throw new Error(`${text}: ${JSON.stringify(move.error)}`)
  game.play(p, move.value)
  return p
}

function outcomeOf(p: ReturnType<typeof at>): unknown {
  const outcome = game.outcome(p)
  return outcome && [outcome.winner === 'draw' ? 'draw' : letterOf(outcome.winner), outcome.reason]
}

function letterOf(side: number): Letter | null {
  return side === 0 ? 'X' : side === 1 ? 'O' : null
}

function rowsOf(grid: Grid, stones: { X: readonly string[]; O: readonly string[] }): string {
  for (const side of ['X', 'O'] as const) {
    for (const name of stones[side]) {
      grid[Number(name.slice(1)) - 1][name.charCodeAt(0) - 97] = side
    }
  }
  return grid
    .map((row) => row.join(''))
    .toReversed()
    .join('/')
}
