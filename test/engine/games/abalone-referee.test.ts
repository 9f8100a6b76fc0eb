import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rngOf } from '../../../engine/core/rng.ts'
import { HEX_CELLS, formatHexRows } from '../../../engine/core/hex.ts'
import { abalone } from '../../../engine/games/abalone/index.ts'
import type { AbalonePosition } from '../../../engine/games/abalone/position.ts'
import { legalMoves, winner } from './abalone-referee.ts'

/*
 * The engine against a second program that shares nothing with it but texts: the same moves, the
 * same positions after them, the same results.
 */

const { game, sideOf } = abalone
const buffer = new Int32Array(game.maxMoves)

function movesOf(p: AbalonePosition): number[] {
  return Array.from(buffer.subarray(0, game.moves(p, buffer)))
}

/** The engine's moves and the positions after them, as texts. */
function enginesMoves(p: AbalonePosition): Map<string, string> {
  return new Map(
    movesOf(p).map((m) => {
      game.play(p, m)
      const after = game.format(p)
      game.undo(p)
      return [game.formatMove(p, m), after]
    }),
  )
}

function enginesWinner(p: AbalonePosition): string | undefined {
  const winner = game.outcome(p)?.winner
  return winner === undefined || winner === 'draw' ? winner : sideOf?.(p, winner)
}

/** A move and the position after it on each line, in alphabetical order: readable in a diff. */
function lines(moves: ReadonlyMap<string, string>): string {
  return Array.from(moves, ([move, after]) => `${move} ${after}`)
    .toSorted()
    .join('\n')
}

function compare(p: AbalonePosition): void {
  const text = game.format(p)
  expect(lines(enginesMoves(p))).toBe(lines(legalMoves(text, p.rules)))
  expect(enginesWinner(p)).toBe(winner(text, p.rules))
  expect(game.format(p)).toBe(text)
}

const optionSets = fc.oneof(
  fc.constant({ variant: 'standard' }),
  fc.constant({ variant: 'inf8175' }),
  fc.record({
    broadside: fc.boolean(),
    selfEject: fc.boolean(),
    maxPlies: fc.constantFrom(0, 20, 40),
    first: fc.constantFrom('black', 'white'),
  }),
)
const starts = fc.constantFrom('classic', 'belgian-daisy', 'german-daisy', 'alien')

describe('Abalone and its referee agree', () => {
  test('at every ply of random games, by either variant and any options, from every start', () => {
    let pushed = 0
    fc.assert(
      fc.property(optionSets, starts, fc.integer(), (options, start, seed) => {
        const p = game.initial({ ...options, start })
        const rng = rngOf(seed)
        for (let ply = 0; ply < 60; ply++) {
          if (ply % 12 === 0) compare(p)
          const moves = movesOf(p)
          if (moves.length === 0) break
          game.play(p, moves[rng.below(moves.length)])
        }
        compare(p)
        pushed += p.lost[0] + p.lost[1]
      }),
      { numRuns: 24 },
    )
    expect(pushed).toBeGreaterThan(0)
  })

  test('on marbles thrown on the board at random, where lines of all kinds meet', () => {
    const throws = fc.record({
      options: optionSets,
      seed: fc.integer(),
      black: fc.integer({ min: 8, max: 14 }),
      white: fc.integer({ min: 9, max: 14 }),
      side: fc.constantFrom('b', 'w'),
      ply: fc.integer({ min: 0, max: 20 }),
    })
    fc.assert(
      fc.property(throws, ({ options, seed, black, white, side, ply }) => {
        const rng = rngOf(seed)
        const cells = Int8Array.from({ length: HEX_CELLS }, (_, i) =>
          i < black ? 0 : i < black + white ? 1 : -1,
        )
        for (let i = HEX_CELLS - 1; i > 0; i--) {
          const j = rng.below(i + 1)
          ;[cells[i], cells[j]] = [cells[j], cells[i]]
        }
        const rows = formatHexRows((cell) => cells[cell], ['b', 'w'])
        const text = `${rows} ${side} ${14 - black},${14 - white} ${ply}`
        const read = game.parse(text, options)
        if (!read.ok) throw new Error(`${text}: ${read.error.code}`)
        expect(game.format(read.value)).toBe(text)
        compare(read.value)
      }),
      { numRuns: 200 },
    )
  })

  test('on who has won at every end of hurried random games', () => {
    const ends = new Map<string, number>()
    const rng = rngOf(3)
    for (let n = 0; n < 200; n++) {
      const limit = 10 + rng.below(150)
      const p = game.initial({ variant: 'inf8175', start: 'alien', maxPlies: limit })
      for (let moves = movesOf(p); moves.length > 0; moves = movesOf(p)) {
        game.play(p, moves[rng.below(moves.length)])
      }
      const outcome = game.outcome(p)
      expect(enginesWinner(p)).toBe(winner(game.format(p), p.rules))
      const reason = outcome?.reason ?? 'none'
      ends.set(reason, (ends.get(reason) ?? 0) + 1)
    }
    expect([...ends.keys()].toSorted()).toEqual([
      'limit',
      'limit-distance',
      'limit-lost',
      'six-lost',
    ])
  })
})
