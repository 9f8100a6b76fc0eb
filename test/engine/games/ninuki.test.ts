import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readSquare, squareName } from '../../../engine/core/grid.ts'
import { ninuki } from '../../../engine/games/ninuki/index.ts'
import { formatBoard } from '../../../engine/games/ninuki/notation.ts'
import { capturesOf, fiveSquares } from '../../../engine/games/ninuki/rules.ts'
import { at, letterOf, outcomeOf, played, rowsOf } from './ninuki-board.ts'
import type { Letter } from './ninuki-referee.ts'
import { parsed } from './random-game.ts'

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
    const rows = rowsOf(19, one)
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
    return played(at(`${rowsOf(9, { X, O })} X ${counts}`), 'g4')
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
    const rows = rowsOf(9, stones)
    expect(played(at(`${rows} X 0,8`), 'g4').pending).toBe(0)
    expect(outcomeOf(played(at(`${rows} X 0,6`), 'g4'))).toEqual(['X', 'five'])
  })

  test('wins at once if a capture leaves five of its six', () => {
    // O can take c4 and c5, an end of the six.
    const stones = { X: ['c4', 'd4', 'e4', 'f4', 'h4', 'c5'], O: ['c6'] }
    const p = played(at(`${rowsOf(9, stones)} X`), 'g4')
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
    const p = played(at(`${rowsOf(9, { X, O: ['g6'] })} X`), 'e4')
    expect(p.pending).toBe(0)
    expect(fiveSquares(p, 0)).toHaveLength(9)
    expect(game.outcome(played(p, 'd3'))).toBeUndefined()
    expect(fiveSquares(p, 0)).toEqual([])
  })

  test('wins at once where nothing is breakable', () => {
    const rows = rowsOf(9, FIVE)
    const p = played(at(`${rows} X`, { breakable: false }), 'g4')
    expect(outcomeOf(p)).toEqual(['X', 'five'])
    expect(game.parse(`${formatBoard(p)} !X`, { breakable: false })).toMatchObject({
      ok: false,
      error: { code: 'ninuki/no-pending-five' },
    })
  })

  test('is not the reason of a win that ten stones make as well', () => {
    const stones = { X: ['c4', 'd4', 'e4', 'f4', 'g1'], O: ['g2', 'g3'] }
    const p = played(at(`${rowsOf(9, stones)} X 8,0`), 'g4')
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
    const stones = { X: around(3), O: [...around(1), ...around(2)] }
    const p = at(`${rowsOf(9, stones)} X`)
    const before = game.format(p)
    expect(capturesOf(p, squareNamed('e5'))).toHaveLength(16)
    expect(outcomeOf(played(p, 'e5'))).toEqual(['X', 'capture-10'])
    expect(game.format(p)).toMatch(/ O 16,0$/)
    game.undo(p)
    expect(game.format(p)).toBe(before)
  })

  test('is not foreseen on a square that is taken', () => {
    const p = at(`${rowsOf(9, { X: ['a1'], O: ['b1', 'c1', 'd1'] })} X`)
    expect(capturesOf(p, squareNamed('d1'))).toEqual([])
  })
})

describe('a double three in Ninuki', () => {
  const THREES = { X: ['d5', 'f5', 'e4', 'e6'], O: [] as string[] }

  test('is refused, unless the option allows it', () => {
    const text = `${rowsOf(9, THREES)} X`
    const lift = { option: 'doubleThree', value: false }
    expect(game.parseMove(at(text), 'e5')).toEqual({
      ok: false,
      error: { code: 'move/double-three', at: 0, params: { square: 'e5' }, lift },
    })
    expect(game.parseMove(at(text, { doubleThree: false }), 'e5').ok).toBe(true)
  })

  test('is legal if the move captures', () => {
    const stones = { X: [...THREES.X, 'h8'], O: ['f6', 'g7'] }
    expect(game.parseMove(at(`${rowsOf(9, stones)} X`), 'e5').ok).toBe(true)
  })

  test('is refused even if the move makes a five as well', () => {
    const stones = { X: [...THREES.X, 'd4', 'c3', 'f6', 'g7'], O: [] }
    const p = at(`${rowsOf(9, stones)} X`)
    expect(game.parseMove(p, 'e5')).toMatchObject({ error: { code: 'move/double-three' } })
  })

  test('is none if one of the two makes a four, or can only make a four closed at one end', () => {
    for (const more of [{ X: ['g5'] }, { O: ['c5'], X: [] }, { O: ['b5', 'h5'], X: [] }]) {
      const stones = { X: [...THREES.X, ...more.X], O: more.O ?? [] }
      expect(game.parseMove(at(`${rowsOf(9, stones)} X`), 'e5').ok).toBe(true)
    }
  })

  test('is none if both threes lie in one line', () => {
    const stones = { X: ['b5', 'c5', 'g5', 'h5'], O: [] }
    expect(game.parseMove(at(`${rowsOf(9, stones)} X`), 'e5').ok).toBe(true)
  })
})

/** The eight squares of a 9×9 board that lie so far from e5 in each direction. */
function around(distance: number): string[] {
  const steps = [-distance, 0, distance]
  const squares = steps.flatMap((up) => steps.map((right) => (4 + up) * 9 + 4 + right))
  return squares.filter((square) => square !== 40).map((square) => squareName(square, 9))
}

function squareNamed(name: string): number {
  return parsed(readSquare(name, 0, 9, 9)).value
}
