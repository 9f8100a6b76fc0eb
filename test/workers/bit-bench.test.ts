import { describe, expect, test } from 'vitest'
import { connect4, hasFour, perftCounts, popcount } from '../../engine/index.ts'
import {
  agree,
  answers,
  benchBoards,
  measure,
  PERFT_DEPTH,
  RATES,
} from '../../src/workers/bit-bench/measure.ts'
import { signed, unsigned } from '../../src/workers/bit-bench/wasm-bytes.ts'
import { WAYS } from '../../src/workers/bit-bench/ways.ts'

const boards = benchBoards()

describe('boards kept in four ways', () => {
  test('are answered alike, and as the engine answers', () => {
    const { game } = connect4
    const right = [
      boards.filter(({ lo, hi }) => hasFour(lo, hi)).length,
      boards.reduce((sum, word) => sum + popcount(word), 0),
      perftCounts(game, game.initial(), PERFT_DEPTH).at(-1),
    ]
    const found = answers(boards)
    expect(found).toEqual(Object.fromEntries(WAYS.map((way) => [way, right])))
    expect(agree(found)).toBe(true)
    expect(agree({ ...found, wasm: [...(found.array ?? []).slice(0, 2), 7] })).toBe(false)
  })

  test('have boards with a four and without', () => {
    const fours = boards.filter(({ lo, hi }) => hasFour(lo, hi)).length
    expect(fours).toBeGreaterThan(50)
    expect(fours).toBeLessThan(boards.length / 2)
  })

  test('are measured in every task, by a clock that is handed in', () => {
    // Each look at this clock is 60 ms after the last.
    let now = 0
    const rates = [...measure(boards.slice(0, 20), () => (now += 60))]
    expect(rates).toHaveLength(RATES)
    expect(new Set(rates.map(({ way, task }) => `${way} ${task}`)).size).toBe(RATES)
    expect(rates.every(({ perSecond }) => perSecond > 0 && Number.isFinite(perSecond))).toBe(true)
  })
})

describe('the bytes of a module', () => {
  test('are numbers of seven bits a byte', () => {
    // The examples of the DWARF specification, appendix C (LEB128).
    expect(unsigned(2)).toEqual([2])
    expect(unsigned(128)).toEqual([0x80, 1])
    expect(unsigned(12_857)).toEqual([0xb9, 0x64])
    expect(signed(2n)).toEqual([2])
    expect(signed(-2n)).toEqual([0x7e])
    expect(signed(127n)).toEqual([0xff, 0])
    expect(signed(-129n)).toEqual([0xff, 0x7e])
  })
})
