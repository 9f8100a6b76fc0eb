import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Player } from '../../../engine/core/game.ts'
import { gomoku } from '../../../engine/games/gomoku/index.ts'
import { LineBoard } from '../../../engine/games/gomoku/line-board.ts'
import { alphabeta } from '../../../engine/search/alphabeta.ts'
import { foundValue, pliesToEnd } from '../../../engine/search/score.ts'
import { threats } from '../../../engine/search/threats.ts'
import { subjectAt } from '../random-positions.ts'
import { strategyOf } from './strategy.ts'
import { check, fewestFours, Grid, winsBy } from './threat-referee.ts'

interface Scattered {
  readonly board: LineBoard
  readonly grid: Grid
}

/** Stones of both sides thrown at a board, X with more of them, as no win is to be had else. */
function scattered(sizes: { min: number; max: number }): fc.Arbitrary<Scattered> {
  return fc
    .record({
      size: fc.integer(sizes),
      exact: fc.boolean(),
      own: fc.array(fc.nat(), { minLength: 5, maxLength: 9 }),
      enemy: fc.array(fc.nat(), { minLength: 2, maxLength: 6 }),
    })
    .map(({ size, exact, own, enemy }) => {
      const board = new LineBoard(size, exact, size * size)
      const cells = Array.from({ length: size * size }, () => '.')
      const put = (choices: readonly number[], player: Player) => {
        for (const choice of choices) {
          const square = choice % cells.length
          if (cells[square] !== '.') continue
          cells[square] = 'XO'.charAt(player)
          board.place(square, player)
        }
      }
      put(own, 0)
      put(enemy, 1)
      const rows = Array.from({ length: size }, (_, i) => cells.slice(i * size, (i + 1) * size))
      const fromTop = rows.toReversed().map((row) => row.join(''))
      return { board, grid: new Grid({ size, exact }, fromTop) }
    })
}

describe('the search for threats', () => {
  it('finds a win by fours exactly where trying every stone does, and as short', () => {
    fc.assert(
      fc.property(scattered({ min: 5, max: 9 }), ({ board, grid }) => {
        const result = threats(board, 0, { kind: 'fours', depth: 5 })
        expect(result.win ? result.depth : undefined).toBe(fewestFours(grid, 'X', 5))
      }),
      { numRuns: 400, seed: 1 },
    )
  })

  it('finds a win by threats exactly where trying every stone and every reply does', () => {
    fc.assert(
      fc.property(scattered({ min: 5, max: 6 }), ({ board, grid }) => {
        expect(threats(board, 0, { depth: 3 }).win).toBe(winsBy(grid, 'X', 3, true))
      }),
      { numRuns: 300, seed: 2 },
    )
  })

  it('has an answer to every reply wherever it claims a win', () => {
    let byThreats = 0
    fc.assert(
      fc.property(scattered({ min: 6, max: 10 }), ({ board, grid }) => {
        const result = threats(board, 0, { depth: 8, nodes: 3000 })
        if (!result.win) return
        if (result.kind === 'threats') byThreats++
        const told = strategyOf(result.tree, (square) => grid.name(square))
        expect(check(grid, 'X', told)).toBe(result.depth)
      }),
      { numRuns: 250, seed: 3 },
    )
    expect(byThreats).toBeGreaterThan(20)
  })

  it('claims no win that a search to the end of the game denies', () => {
    let won = 0
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { minLength: 30, maxLength: 30 }),
        fc.boolean(),
        (choices, exact) => {
          const { game } = gomoku
          const p = game.initial({ size: 6, exact, centre: false })
          const out = new Int32Array(game.maxMoves)
          for (const choice of choices) {
            game.play(p, out[choice % game.moves(p, out)])
            if (game.outcome(p) !== undefined) game.undo(p)
          }
          const board = gomoku.threatBoard?.(p)
          if (board === undefined || !threats(board, game.toMove(p)).win) return
          won++
          const value = foundValue(alphabeta(subjectAt(gomoku, p), { depth: 36 - p.plies }))
          expect(value > 0 && pliesToEnd(value) !== undefined).toBe(true)
        },
      ),
      { numRuns: 300, seed: 4 },
    )
    expect(won).toBeGreaterThan(20)
  })
})
