import { describe, expect, test } from 'vitest'
import type { GameOptions } from '../../../engine/core/game.ts'
import { lines } from '../../../engine/core/grid.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import { mnk } from '../../../engine/games/mnk/index.ts'
import { legalMoves, parsed } from './random-game.ts'

const { game, board, evaluation } = mnk
const BIG = { columns: 5, rows: 4, k: 4 }

describe('a game of m,n,k', () => {
  test('ends when a line of k is full, on every kind of board', () => {
    const rng = rngOf(6)
    for (let i = 0; i < 200; i++) {
      const size = { columns: 1 + rng.below(6), rows: 1 + rng.below(6), k: 1 + rng.below(5) }
      const all = lines(size.columns, size.rows, size.k)
      const p = game.initial(size)
      for (let legal = legalMoves(game, p); legal.length > 0; legal = legalMoves(game, p)) {
        const mover = game.toMove(p)
        game.play(p, legal[rng.below(legal.length)])
        const made = all.filter((line) => line.every((square) => board?.at(p, square) === mover))
        const squares = [...new Set(made.flat())].toSorted((a, b) => a - b)
        const full =
          legal.length === 1 ? { winner: 'draw', reason: 'full', squares: [] } : undefined
        expect(game.outcome(p)).toEqual(
          made.length > 0 ? { winner: mover, reason: 'line', squares } : full,
        )
      }
    }
  })

  test('a line made with the last stone of a full board is a win', () => {
    expect(game.outcome(parsed(game.parse('b1a3c2b3c3a1b2c1a2')))).toMatchObject({ winner: 0 })
    expect(game.outcome(parsed(game.parse('a1b2c2b1a3a2c1c3b3')))).toMatchObject({ winner: 'draw' })
  })

  test('a taken square and an empty stack are mistakes of our own and throw', () => {
    expect(() => game.play(parsed(game.parse('b2')), 4)).toThrow('mnk.play: square 4')
    expect(() => game.play(game.initial(), 9)).toThrow('mnk.play: square 9')
    expect(() => game.undo(game.initial())).toThrow('mnk.undo')
  })

  test.each([
    ['a1a1', {}, 'move/occupied', 2],
    ['a1 b9', {}, 'square/no-such-row', 4],
    ['d1', {}, 'square/no-such-column', 0],
    ['a1a2b1b2c1c2', {}, 'move/game-over', 10],
    ['e4', {}, 'square/no-such-column', 0],
    ['e5', BIG, 'square/no-such-row', 1],
    ['./../.. X', {}, 'board/row-short', 1],
    ['.../.../XX. X', {}, 'board/wrong-counts', 0],
    ['.../.../X.. X', {}, 'board/wrong-side', 12],
    ['.../.X./.O. X X', {}, 'board/extra-text', 14],
    ['OOO/.../XXX X', {}, 'board/both-won', 0],
    ['O.O/.O./XXX X', {}, 'board/played-on', 0],
    ['...../OOOOX/...O./XXXX. X', BIG, 'board/both-won', 0],
    ['OOO../XXXXO/OOO../XXXX. O', BIG, 'board/played-on', 0],
    ['', { columns: 9 }, 'option/out-of-range', 0],
    ['', { columns: 'x' }, 'option/not-an-integer', 0],
    ['.', {}, 'board/row-short', 1],
  ] as const)('%j with %j is refused with %s at %i', (text, options: GameOptions, code, at) => {
    expect(game.parse(text, options)).toMatchObject({ ok: false, error: { code, at } })
  })

  test('a board and the moves that lead to it have the same hash and outcome', () => {
    const [p, q] = [parsed(game.parse('a1a2b1b2c1')), parsed(game.parse('.../OO./XXX O'))]
    expect([game.hashLo(q), game.hashHi(q)]).toEqual([game.hashLo(p), game.hashHi(p)])
    expect(game.outcome(q)).toEqual(game.outcome(p))
    expect(game.format(q)).toBe('.../OO./XXX O')
  })

  test('the middle is nearer than the edge, and the corner farthest', () => {
    const p = game.initial()
    const [corner, edge, middle] = [0, 1, 4].map((square) => mnk.centrality?.(p, square) ?? NaN)
    expect(middle).toBeGreaterThan(edge)
    expect(edge).toBeGreaterThan(corner)
  })
})

describe('the evaluation of m,n,k', () => {
  test('counts the lines still open, four times as much for each further stone', () => {
    // The middle is on four lines, a corner on three; each is from the side to move's view.
    expect(evaluation.evaluate(parsed(game.parse('b2')))).toBe(-4)
    expect(evaluation.evaluate(parsed(game.parse('a1')))).toBe(-3)
    // X b2 c2, O a1: X has row 2 with two stones, and with one column b, column c and c1–a3; the
    // long diagonal is dead. O has row 1 and column a with one.
    expect(evaluation.evaluate(parsed(game.parse('b2a1c2')))).toBe(-(4 + 3 - 2))
  })

  test('explains each open line by the side that has it', () => {
    const terms = evaluation.explain(parsed(game.parse('b2a1c2')))
    expect(terms.filter(({ side }) => side === 0)).toHaveLength(4)
    expect(terms.find(({ contribution }) => contribution === -4)).toEqual({
      name: 'open-lines',
      squares: [3, 4, 5],
      side: 0,
      contribution: -4,
    })
  })
})
