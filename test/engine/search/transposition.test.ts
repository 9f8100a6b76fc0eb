import { describe, expect, it } from 'vitest'
import { WIN } from '../../../engine/search/score.ts'
import { EXACT, LOWER, NO_BOUND, UPPER } from '../../../engine/search/tracer.ts'
import {
  BYTES_PER_ENTRY,
  NO_SLOT,
  TranspositionTable,
} from '../../../engine/search/transposition.ts'

const bytes = (entries: number) => (entries * BYTES_PER_ENTRY) / 2 ** 20

describe('a transposition table', () => {
  it('has as many slots as fit, a power of two, and at least one', () => {
    expect(new TranspositionTable(1e-9).slots).toBe(1)
    expect(new TranspositionTable(bytes(64)).slots).toBe(64)
    expect(new TranspositionTable(bytes(127)).slots).toBe(64)
    expect(new TranspositionTable(1).slots).toBe(32768)
  })

  it('finds a position by all 64 bits of its hash, the hash 0 among them', () => {
    const table = new TranspositionTable(bytes(16))
    expect(table.find(0, 0)).toBe(NO_SLOT)
    const slot = table.store(0, 0, 3, 0, 5, EXACT, 7)
    expect(table.find(0, 0)).toBe(slot)
    expect(table.move(slot)).toBe(7)
    expect(table.find(16, 0)).toBe(NO_SLOT)
    expect(table.find(0, 1)).toBe(NO_SLOT)
  })

  it('answers only at the depth it was told, and only what its bound can settle', () => {
    const table = new TranspositionTable(bytes(4))
    const exact = table.store(1, 9, 3, 0, 5, EXACT, 0)
    expect(table.answers(exact, 3, 0, -10, 10)).toBe(true)
    expect(table.answers(exact, 2, 0, -10, 10)).toBe(false)
    expect(table.answers(exact, 4, 0, -10, 10)).toBe(false)
    const lower = table.store(2, 9, 3, 0, 5, LOWER, 0)
    expect(table.answers(lower, 3, 0, 4, 5)).toBe(true)
    expect(table.answers(lower, 3, 0, 5, 6)).toBe(false)
    expect(table.answers(lower, 3, 0, -10, 10)).toBe(false)
    const upper = table.store(3, 9, 3, 0, 5, UPPER, 0)
    expect(table.answers(upper, 3, 0, 5, 6)).toBe(true)
    expect(table.answers(upper, 3, 0, 4, 5)).toBe(false)
    expect(table.answers(upper, 3, 0, -10, 10)).toBe(false)
    expect(table.hits).toBe(3)
    expect(table.stores).toBe(3)
  })

  it('counts the plies of a win from wherever the position is met', () => {
    const table = new TranspositionTable(bytes(4))
    // Won 3 plies after a node at ply 4, so 7 plies after the root.
    const won = table.store(1, 1, 5, 4, WIN - 7, EXACT, 0)
    expect(table.score(won, 4)).toBe(WIN - 7)
    expect(table.score(won, 0)).toBe(WIN - 3)
    expect(table.score(won, 6)).toBe(WIN - 9)
    const lost = table.store(2, 1, 5, 4, 7 - WIN, EXACT, 0)
    expect(table.score(lost, 0)).toBe(3 - WIN)
    const judged = table.store(3, 1, 5, 4, 900_000, EXACT, 0)
    expect(table.score(judged, 0)).toBe(900_000)
  })

  it('replaces always, or only what is not deeper, or the position itself', () => {
    const always = new TranspositionTable(bytes(1), 'always')
    always.store(1, 1, 5, 0, 10, EXACT, 0)
    expect(always.store(2, 2, 1, 0, 20, EXACT, 0)).toBe(0)
    expect(always.find(1, 1)).toBe(NO_SLOT)

    const deeper = new TranspositionTable(bytes(1), 'deeper')
    deeper.store(1, 1, 5, 0, 10, EXACT, 0)
    expect(deeper.store(2, 2, 4, 0, 20, EXACT, 0)).toBe(NO_SLOT)
    expect(deeper.find(1, 1)).toBe(0)
    expect(deeper.store(1, 1, 4, 0, 11, EXACT, 0)).toBe(0)
    expect(deeper.store(2, 2, 4, 0, 20, EXACT, 0)).toBe(0)
    expect(deeper.find(2, 2)).toBe(0)
    expect(deeper.stores).toBe(3)
  })

  it('takes nothing that says nothing, and refuses sizes that are none', () => {
    const table = new TranspositionTable(bytes(1))
    expect(table.store(1, 1, 5, 0, 10, NO_BOUND, 0)).toBe(NO_SLOT)
    expect(table.find(1, 1)).toBe(NO_SLOT)
    for (const size of [0, -1, Number.NaN, 5000]) {
      expect(() => new TranspositionTable(size)).toThrow(/MB/)
    }
  })
})
