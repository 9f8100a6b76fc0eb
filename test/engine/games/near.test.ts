import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GameKit, GameOptions } from '../../../engine/core/game.ts'
import { kits } from '../../../engine/games/registry.ts'

const GAMES: readonly { kit: GameKit<unknown>; options?: GameOptions }[] = [
  { kit: kits.mnk, options: { columns: 7, rows: 4, k: 4 } },
  { kit: kits.gomoku8 },
  { kit: kits.gomoku, options: { size: 11 } },
  { kit: kits.gomoku },
  { kit: kits.ninuki, options: { size: 9 } },
]

/** A position after random moves, and king's distances from each legal move to each stone. */
function distances(kit: GameKit<unknown>, options: GameOptions | undefined, picks: number[]) {
  const { game, board } = kit
  if (board === undefined) throw new Error(`${game.id} has no board`)
  const p = game.initial(options)
  const out = new Int32Array(game.maxMoves)
  for (const pick of picks) {
    if (game.outcome(p) !== undefined) break
    game.play(p, out[pick % game.moves(p, out)])
  }
  const { columns, rows } = board.size(p)
  const stones = Array.from({ length: columns * rows }, (_, square) => square).filter(
    (square) => board.at(p, square) !== -1,
  )
  const moves = out.slice(0, game.moves(p, out))
  const away = Array.from(moves, (move) => {
    const [to] = board.targets(p, move)
    return stones.map((stone) =>
      Math.max(
        Math.abs((to % columns) - (stone % columns)),
        Math.abs(Math.floor(to / columns) - Math.floor(stone / columns)),
      ),
    )
  })
  return { p, moves, away }
}

describe.each(GAMES)('the moves of $kit.game.id', ({ kit, options }) => {
  const picks = fc.array(fc.nat(), { maxLength: 30 })

  it('are near to stones as the board shows it', () => {
    fc.assert(
      fc.property(picks, fc.integer({ min: 1, max: 25 }), (each, radius) => {
        const { p, moves, away } = distances(kit, options, each)
        moves.forEach((move, i) => {
          expect(kit.near?.(p, move, radius)).toBe(away[i].some((steps) => steps <= radius))
        })
      }),
      { numRuns: 60, seed: 51 },
    )
  })

  it('have the influence of all stones: 8, 4, 2, 1 by distance, and none further off', () => {
    fc.assert(
      fc.property(picks, (each) => {
        const { p, moves, away } = distances(kit, options, each)
        const out = new Int32Array(moves.length)
        kit.influence?.(p, moves, moves.length, out)
        const expected = away.map((steps) =>
          steps.reduce((sum, step) => sum + (step <= 3 ? 8 / 2 ** step : 0), 0),
        )
        expect([...out]).toEqual(expected)
      }),
      { numRuns: 60, seed: 52 },
    )
  })
})
