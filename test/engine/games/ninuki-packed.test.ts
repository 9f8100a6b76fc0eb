import { describe, expect, test } from 'vitest'
import { rngOf, type Rng } from '../../../engine/core/rng.ts'
import { ninuki } from '../../../engine/games/ninuki/index.ts'
import {
  liftPacked,
  MOST_INFLUENCE,
  packed,
  packedBoard,
  packedSum,
  PACKED_BITS,
  putPacked,
  readPacked,
  type PackedCells,
} from '../../../engine/games/ninuki/packed-cells.ts'
import { EMPTY, PATTERN_OF, PATTERNS, VIEWS } from '../../../engine/games/ninuki/patterns.ts'
import { other, type NinukiPosition } from '../../../engine/games/ninuki/position.ts'
import { capturesOf, lastCaptures, movesPlayed } from '../../../engine/games/ninuki/rules.ts'
import { at } from './ninuki-board.ts'

const { game, near } = ninuki

/** Plays a random move near the stones, on both boards. */
function playRandom(p: NinukiPosition, b: PackedCells, rng: Rng): void {
  const out = new Int32Array(game.maxMoves)
  const legal = Array.from(out.subarray(0, game.moves(p, out)))
  const close = legal.filter((move) => near?.(p, move, 2))
  const choice = close.length === 0 ? legal : close
  const move = choice[rng.below(choice.length)]
  const taken = capturesOf(p, move)
  putPacked(b, move, p.toMove)
  for (const square of taken) liftPacked(b, square)
  game.play(p, move)
}

function undo(p: NinukiPosition, b: PackedCells): void {
  const taken = lastCaptures(p)
  const [move] = movesPlayed(p).slice(-1)
  game.undo(p)
  for (const square of taken) putPacked(b, square, other(p.toMove))
  liftPacked(b, move)
}

/** What lies on a square, what it sees and its influence, from the position alone. */
function expected(p: NinukiPosition, square: number) {
  const colour = p.cells[p.cellOf[square]]
  const influence = [0, 0]
  p.cellOf.forEach((cell, from) => {
    const far = Math.max(
      Math.abs((from % p.size) - (square % p.size)),
      Math.abs(Math.floor(from / p.size) - Math.floor(square / p.size)),
    )
    if (p.cells[cell] !== EMPTY && far <= 3) influence[p.cells[cell] - 1] += 8 >> far
  })
  const patterns = Array.from({ length: 8 }, (_, d) => {
    const view = p.views[p.cellOf[square] * 8 + d]
    const seen = [0, 1, 2, 3, 4].map((i) => (view >> (2 * i)) & 3)
    const own = colour === EMPTY ? (seen.find((content) => content !== EMPTY) ?? EMPTY) : colour
    return PATTERN_OF[(own === 2 ? VIEWS : 0) + view]
  })
  return { colour, patterns, influence }
}

describe('the cell of the report', () => {
  test('keeps in 56 of 64 bits what our board keeps, through play and undo', () => {
    let captures = 0
    for (let seed = 1; seed <= 12; seed++) {
      const rng = rngOf(seed)
      const p = game.initial({ size: 9 })
      const b = packedBoard(9)
      for (let i = 0; i < 120; i++) {
        if (game.outcome(p) !== undefined || (p.played > 0 && rng.below(4) === 0)) undo(p, b)
        else playRandom(p, b, rng)
        captures += lastCaptures(p).length
        for (const side of [0, 1] as const) expect(packedSum(b, side)).toBe(p.sums[side])
        if (i % 10 > 0) continue
        for (let square = 0; square < 81; square++) {
          expect(readPacked(b, square)).toEqual(expected(p, square))
        }
        expect(packed(p)).toEqual(b)
      }
      while (p.played > 0) undo(p, b)
      expect(b).toEqual(packedBoard(9))
    }
    expect(captures).toBeGreaterThan(20)
  })

  test('never has a field run over into the next', () => {
    const b = packedBoard(9)
    for (let square = 0; square < 81; square++) putPacked(b, square, square & 1 ? 1 : 0)
    for (let square = 1; square < 81; square += 2) {
      liftPacked(b, square)
      putPacked(b, square, 0)
    }
    // 8 + 8 · 4 + 16 · 2 + 24 · 1
    expect(readPacked(b, 40)).toMatchObject({ colour: 1, influence: [MOST_INFLUENCE, 0] })
    expect(MOST_INFLUENCE).toBe(96)
    expect(b.hi.every((word) => word >>> (PACKED_BITS.used - 32) === 0)).toBe(true)
  })

  test('sees o_oo: three stones with a hole', () => {
    const p = at(
      `........./........./........./........./XX.XX..../........./........./........./......... X 0,0`,
    )
    const seen = readPacked(packed(p), 4 * 9)
    expect(PATTERNS[seen.patterns[0]]).toBe('o_oo_')
  })

  test('refuses a stone on a stone, and to lift none', () => {
    const b = packedBoard(5)
    expect(() => liftPacked(b, 3)).toThrow('liftPacked')
    putPacked(b, 3, 0)
    expect(() => putPacked(b, 3, 1)).toThrow('putPacked')
  })
})
