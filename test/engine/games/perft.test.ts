import { describe, expect, test } from 'vitest'
import type { Game } from '../../../engine/core/game.ts'
import { perft, perftCounts } from '../../../engine/core/perft.ts'
import { connect4 } from '../../../engine/games/connect4/index.ts'
import { key } from '../../../engine/games/connect4/hash.ts'
import { mnk } from '../../../engine/games/mnk/index.ts'
import { tree } from '../../../engine/games/tree/index.ts'
import { legalMoves, parsed, summary } from './random-game.ts'

/** Every sequence played out, nothing counted without being played. */
function played<P>(game: Game<P>, p: P, depth: number): number {
  if (depth === 0) return 1
  let count = 0
  for (const move of legalMoves(game, p)) {
    game.play(p, move)
    count += played(game, p, depth - 1)
    game.undo(p)
  }
  return count
}

describe('perft', () => {
  test('of tic-tac-toe is known to the end', () => {
    // 9 · 8 · 7 · 6 · 5 sequences of five moves; after that those of ended games are missing.
    expect(perftCounts(mnk.game, mnk.game.initial(), 9)).toEqual([
      9, 72, 504, 3024, 15_120, 54_720, 148_176, 200_448, 127_872,
    ])
  })

  test('of Connect 4 is known to eight plies', () => {
    // 7ⁿ to six plies; at seven full columns are missing, from eight on games that have ended.
    expect(perftCounts(connect4.game, connect4.game.initial(), 8)).toEqual([
      7, 49, 343, 2401, 16_807, 117_649, 823_536, 5_673_234,
    ])
  })

  test('equals playing every sequence, and leaves the position as it was', () => {
    for (const text of ['', '4455', '121212', '1212121', '44444432333']) {
      const p = parsed(connect4.game.parse(text))
      const before = summary(connect4.game, p)
      for (let depth = 0; depth <= 4; depth++) {
        expect(perft(connect4.game, p, depth)).toBe(played(connect4.game, p, depth))
      }
      expect(summary(connect4.game, p)).toBe(before)
    }
  })

  test('of an explicit tree counts the nodes of each level', () => {
    expect(perftCounts(tree.game, tree.game.initial(), 6)).toEqual([3, 6, 9, 14, 0, 0])
  })

  test('has no depth below zero, between plies or beyond 255', () => {
    for (const depth of [-1, 0.5, NaN, 256, 1e9]) {
      expect(() => perft(mnk.game, mnk.game.initial(), depth)).toThrow('perftCounts')
    }
  })
})

describe('all games of tic-tac-toe', () => {
  test('are 255,168, won, lost and drawn as known, in 549,946 nodes', () => {
    const { game } = mnk
    const p = game.initial()
    const ends = { X: 0, O: 0, draw: 0 }
    let nodes = 0
    const buffers = Array.from({ length: 10 }, () => new Int32Array(9))
    function walk(ply: number): void {
      nodes++
      const outcome = game.outcome(p)
      if (outcome !== undefined) {
        ends[outcome.winner === 'draw' ? 'draw' : outcome.winner === 0 ? 'X' : 'O']++
        return
      }
      const count = game.moves(p, buffers[ply])
      for (let i = 0; i < count; i++) {
        game.play(p, buffers[ply][i])
        walk(ply + 1)
        game.undo(p)
      }
    }
    walk(0)
    expect(ends).toEqual({ X: 131_184, O: 77_904, draw: 46_080 })
    expect(nodes).toBe(549_946)
  })

  test('reach 5,478 positions, each with its own hash', () => {
    // 5,478 is the well-known number of positions of tic-tac-toe that play can reach.
    const { game, board } = mnk
    const p = game.initial()
    const looks = new Set<string>()
    const hashes = new Set<string>()
    function walk(): void {
      const look = Array.from({ length: 9 }, (_, square) => board?.at(p, square)).join()
      if (looks.has(look)) return
      looks.add(look)
      hashes.add(`${game.hashLo(p)},${game.hashHi(p)}`)
      for (const move of legalMoves(game, p)) {
        game.play(p, move)
        walk()
        game.undo(p)
      }
    }
    walk()
    expect([looks.size, hashes.size]).toEqual([5478, 5478])
  })
})

describe('positions of Connect 4', () => {
  test('by ply are as many as known, by their keys and by their hashes', () => {
    // OEIS A212693 (Tromp 2012).
    const known = [1, 7, 49, 238, 1120, 4263, 16_422, 54_859]
    const { game } = connect4
    const p = game.initial()
    const keys = known.map(() => new Set<number>())
    const hashes = new Set<string>()
    const low = new Uint32Array(256)
    const high = new Uint32Array(256)
    function walk(ply: number): void {
      const { lo, hi } = key(p)
      // The key has 49 bits: a number holds it exactly.
      const exact = hi * 2 ** 32 + (lo >>> 0)
      if (keys[ply].has(exact)) return
      keys[ply].add(exact)
      hashes.add(`${game.hashLo(p)},${game.hashHi(p)}`)
      low[game.hashLo(p) & 255]++
      high[game.hashHi(p) >>> 24]++
      if (ply + 1 === known.length) return
      for (const move of legalMoves(game, p)) {
        game.play(p, move)
        walk(ply + 1)
        game.undo(p)
      }
    }
    walk(0)
    expect(keys.map((set) => set.size)).toEqual(known)
    const total = known.reduce((sum, count) => sum + count)
    expect(hashes.size).toBe(total)
    // Both halves spread evenly: about 300 each, within five deviations.
    const mean = total / 256
    for (const count of [...low, ...high]) {
      expect(Math.abs(count - mean)).toBeLessThan(5 * Math.sqrt(mean))
    }
  })
})
