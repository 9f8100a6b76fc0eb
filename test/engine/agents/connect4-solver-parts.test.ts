import { describe, expect, test } from 'vitest'
import {
  BoundsTable,
  highOf,
  lowOf,
  NO_BOUNDS,
  packBounds,
} from '../../../engine/agents/connect4-solver/bounds-table.ts'
import { BOARD_HI, BOARD_LO, halvesOf } from '../../../engine/agents/connect4-solver/halves.ts'
import { winningHi, winningLo } from '../../../engine/agents/connect4-solver/winning.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import { connect4, type Connect4Position } from '../../../engine/games/connect4/index.ts'
import { randomGame } from '../games/random-game.ts'

const { game, board } = connect4
if (board === undefined) throw new Error('Connect 4 has a board')

/** The bit of a square in the low half, or in the high one, by the drawing in `halves.ts`. */
function bitsOfSquare(square: number): { readonly lo: number; readonly hi: number } {
  const column = square % 7
  const row = Math.floor(square / 7)
  return column < 4
    ? { lo: 1 << (7 * column + row), hi: 0 }
    : { lo: 0, hi: 1 << (7 * (column - 4) + row) }
}

/** Whether four of these squares lie in a line, looked at square by square. */
function hasLine(mine: (column: number, row: number) => boolean): boolean {
  for (let column = 0; column < 7; column++) {
    for (let row = 0; row < 6; row++) {
      for (const [dc, dr] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [1, -1],
      ]) {
        if ([0, 1, 2, 3].every((i) => mine(column + i * dc, row + i * dr))) return true
      }
    }
  }
  return false
}

function winsFor(p: Connect4Position, player: number, square: number): boolean {
  return hasLine((column, row) => {
    if (column < 0 || column > 6 || row < 0 || row > 5) return false
    const other = row * 7 + column
    return other === square || board?.at(p, other) === player
  })
}

describe('the boards of the solver', () => {
  test('hold the pieces where the drawing says', () => {
    const rng = rngOf(1)
    for (let i = 0; i < 200; i++) {
      const p = randomGame(game, game.initial(), rng, i % 43)
      let [meLo, meHi, maskLo, maskHi] = [0, 0, 0, 0]
      for (let square = 0; square < 42; square++) {
        const player = board.at(p, square)
        if (player === -1) continue
        const { lo, hi } = bitsOfSquare(square)
        maskLo |= lo
        maskHi |= hi
        if (player !== game.toMove(p)) continue
        meLo |= lo
        meHi |= hi
      }
      expect(halvesOf(p)).toEqual({ meLo, meHi, maskLo, maskHi, stones: p.pieces })
    }
  })

  test('show the free squares that would make a line, all of them and no other', () => {
    const rng = rngOf(2)
    let wins = 0
    for (let i = 0; i < 2000; i++) {
      const p = randomGame(game, game.initial(), rng, 8 + (i % 34))
      if (game.outcome(p) !== undefined) continue
      const { meLo, meHi, maskLo, maskHi } = halvesOf(p)
      let [lo, hi] = [0, 0]
      for (let square = 0; square < 42; square++) {
        if (board.at(p, square) !== -1 || !winsFor(p, game.toMove(p), square)) continue
        const bits = bitsOfSquare(square)
        lo |= bits.lo
        hi |= bits.hi
        wins++
      }
      expect([
        winningLo(meLo, meHi) & BOARD_LO & ~maskLo,
        winningHi(meLo, meHi) & BOARD_HI & ~maskHi,
      ]).toEqual([lo, hi])
    }
    expect(wins).toBeGreaterThan(300)
  })
})

describe('the table of bounds', () => {
  test('packs every pair of bounds into a number that is not the empty one', () => {
    for (let low = -21; low <= 21; low++) {
      for (let high = low; high <= 21; high++) {
        const bounds = packBounds(low, high)
        expect([lowOf(bounds), highOf(bounds)]).toEqual([low, high])
        expect(bounds).not.toBe(NO_BOUNDS)
      }
    }
  })

  test('answers for the position that was stored and no other, until another takes its slot', () => {
    const table = new BoundsTable(1 / 64)
    const stored = new Map<number, number>()
    const known = (lo: number, hi: number) => stored.get(hi * 2 ** 28 + lo) ?? NO_BOUNDS
    const rng = rngOf(3)
    let wrong = 0
    for (let i = 0; i < 20_000; i++) {
      const lo = rng.below(2 ** 28)
      const hi = rng.below(2 ** 21)
      const bounds = packBounds(rng.below(20) - 20, rng.below(20))
      table.store(lo, hi, bounds)
      stored.set(hi * 2 ** 28 + lo, bounds)
      if (table.find(lo, hi) !== bounds) wrong++
      // What differs in a single bit is another position.
      for (let bit = 0; bit < 28; bit++) {
        if (table.find(lo ^ (1 << bit), hi) !== known(lo ^ (1 << bit), hi)) wrong++
      }
      for (let bit = 0; bit < 21; bit++) {
        if (table.find(lo, hi ^ (1 << bit)) !== known(lo, hi ^ (1 << bit))) wrong++
      }
    }
    expect(wrong).toBe(0)

    const found = () =>
      [...stored].filter(([key, bounds]) => {
        const entry = table.find(key % 2 ** 28, Math.floor(key / 2 ** 28))
        if (entry !== NO_BOUNDS && entry !== bounds) wrong++
        return entry !== NO_BOUNDS
      }).length
    // Ten times as many were stored as there are slots: nearly all of these are taken.
    expect(found()).toBeGreaterThan(0.95 * table.slots)
    expect(wrong).toBe(0)
    table.clear()
    expect(found()).toBe(0)
  })

  test('keeps what it knows while it grows, and begins small again when it is cleared', () => {
    const table = new BoundsTable(8)
    const first = table.slots
    const rng = rngOf(5)
    const keys = Array.from({ length: 100_000 }, () => [rng.below(2 ** 28), rng.below(2 ** 21)])
    const bounds = packBounds(-3, 4)
    for (const [lo, hi] of keys) table.store(lo, hi, bounds)
    expect([first < 100_000, table.slots]).toEqual([true, 2 ** 18])
    const kept = keys.filter(([lo, hi]) => table.find(lo, hi) === bounds).length
    // A quarter falls where another falls later: more while the table was small and nearly full.
    expect(kept).toBeGreaterThan(70_000)
    table.clear()
    expect(table.slots).toBe(first)
    expect(keys.every(([lo, hi]) => table.find(lo, hi) === NO_BOUNDS)).toBe(true)
  })
})
