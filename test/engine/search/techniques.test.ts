import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alphabeta } from '../../../engine/search/alphabeta.ts'
import { deepening } from '../../../engine/search/deepening.ts'
import { pvs } from '../../../engine/search/pvs.ts'
import { pliesToEnd } from '../../../engine/search/score.ts'
import { search } from '../../../engine/search/search.ts'
import type { SearchOptions, Subject } from '../../../engine/search/types.ts'
import {
  orderingsOf,
  plainValue,
  positions,
  scoreAfter,
  SMALL_GAMES,
  treeSubject,
} from './small-games.ts'

/** One slot, 64 slots and more than enough: the first two collide all the time. */
const TABLES = [undefined, 18 / 2 ** 20, 0.0011, 0.1] as const

/** Options that must not change the value; `pick` chooses an order of moves. */
const harmless = fc.record({
  pick: fc.nat(),
  tableMegabytes: fc.constantFrom(...TABLES),
  replace: fc.constantFrom('always' as const, 'deeper' as const),
  aspiration: fc.constantFrom(undefined, 0, 1, 7, 100, 900_000),
  wide: fc.boolean(),
})

type Harmless = typeof harmless extends fc.Arbitrary<infer T> ? T : never

function optionsFor(subject: Subject<unknown>, depth: number, from: Harmless) {
  const orderings = orderingsOf(subject)
  const ordering = orderings[from.pick % orderings.length]
  const ordered: SearchOptions = {
    depth,
    ordering,
    ...(from.wide && subject.near !== undefined ? { candidates: 100 } : {}),
    ...(from.wide && ordering !== 'killers' ? { beam: 100_000 } : {}),
  }
  const tabled: SearchOptions = {
    ...ordered,
    ...(from.tableMegabytes === undefined
      ? {}
      : { tableMegabytes: from.tableMegabytes, replace: from.replace }),
  }
  const { aspiration } = from
  return {
    ordered,
    tabled,
    deepened: aspiration === undefined ? tabled : { ...tabled, aspiration },
  }
}

function expectMinimax(subject: Subject<unknown>, depth: number, each: readonly Harmless[]): void {
  const before = subject.game.format(subject.position)
  const value = plainValue(subject, { depth })
  for (const from of each) {
    const { ordered, tabled, deepened } = optionsFor(subject, depth, from)
    const results = [
      alphabeta(subject, ordered),
      pvs(subject, tabled),
      deepening(subject, deepened),
    ]
    for (const result of results) {
      expect({ ...from, algorithm: result.algorithm, value: result.value }).toEqual({
        ...from,
        algorithm: result.algorithm,
        value,
      })
      expect(result.bound).toBe('exact')
      expect(result.move).toBe(result.line[0] ?? -1)
      // Its line leads to what it says, and is as long as the search is deep.
      if (pliesToEnd(value) === undefined) expect(scoreAfter(subject, result.line)).toBe(value)
      else expect(result.line.length).toBe(pliesToEnd(value))
    }
  }
  expect(subject.game.format(subject.position)).toBe(before)
}

const three = fc.array(harmless, { minLength: 3, maxLength: 3 })

describe('whatever its order of moves, table and windows, a search has the value of minimax', () => {
  it('on explicit trees', () => {
    fc.assert(
      fc.property(treeSubject, fc.integer({ min: 0, max: 6 }), three, (subject, depth, each) => {
        expectMinimax(subject, depth, each)
      }),
      { numRuns: 500, seed: 41 },
    )
  })

  it.each(SMALL_GAMES)('on positions of $name', (small) => {
    fc.assert(
      fc.property(positions(small), fc.nat({ max: small.depth }), three, (subject, depth, each) => {
        expectMinimax(subject, depth, each)
      }),
      { numRuns: 60, seed: 42 },
    )
  })
})

describe('the table', () => {
  it('answers nodes where positions are met again, and saves nodes', () => {
    const small = SMALL_GAMES[1]
    fc.assert(
      fc.property(positions(small), (subject) => {
        const depth = 5
        const without = pvs(subject, { depth })
        const result = pvs(subject, { depth, tableMegabytes: 1 })
        expect(without.tableHits + without.tableStores).toBe(0)
        expect(result.value).toBe(without.value)
        expect(result.tableStores).toBeLessThanOrEqual(result.nodes - result.leaves)
        expect(result.tableHits).toBeLessThanOrEqual(result.nodes - result.leaves)
        fc.pre(without.nodes > 2000)
        expect(result.tableHits).toBeGreaterThan(0)
        expect(result.nodes).toBeLessThan(without.nodes)
      }),
      { numRuns: 30, seed: 43 },
    )
  })
})

describe('killers and history', () => {
  it('save nodes over the canonical order, in the sum over many positions', () => {
    let canonical = 0
    let ordered = 0
    fc.assert(
      fc.property(positions(SMALL_GAMES[2]), (subject) => {
        canonical += alphabeta(subject, { depth: 5 }).nodes
        ordered += alphabeta(subject, { depth: 5, ordering: 'killers' }).nodes
      }),
      { numRuns: 40, seed: 44 },
    )
    expect(ordered).toBeLessThan(0.9 * canonical)
  })
})

describe('every search', () => {
  it('refuses options that it does not have', () => {
    const subject = fc.sample(positions(SMALL_GAMES[0]), { numRuns: 1, seed: 1 })[0]
    const depth = 2
    expect(() => search('alphabeta', subject, { depth, tableMegabytes: 1 })).toThrow(/tableMegab/)
    expect(() => search('minimax', subject, { depth, replace: 'deeper' })).toThrow(/replace/)
    expect(() => search('pvs', subject, { depth, aspiration: 5 })).toThrow(/aspiration/)
    expect(() => search('pvs', subject, { depth, fail: 'hard' })).toThrow(/fail/)
    expect(() => search('deepening', subject, { depth, tie: 'lt' })).toThrow(/tie/)
  })

  it('refuses values out of range, and what the game does not have', () => {
    const subject = fc.sample(positions(SMALL_GAMES[0]), { numRuns: 1, seed: 1 })[0]
    const depth = 2
    for (const beam of [0, -3, 1.5, Number.NaN]) {
      expect(() => search('alphabeta', subject, { depth, beam })).toThrow(/beam/)
    }
    expect(() => search('negamax', subject, { depth, candidates: 0 })).toThrow(/radius/)
    expect(() => search('alphabeta', subject, { depth, beam: 3, ordering: 'killers' })).toThrow(
      /depends on the position alone/,
    )
    for (const tableMegabytes of [0, -1, 1e9, Number.NaN]) {
      expect(() => search('pvs', subject, { depth, tableMegabytes })).toThrow(/MB/)
    }
    expect(() => search('deepening', subject, { depth, aspiration: -1 })).toThrow(/aspiration/)
    const tree = fc.sample(treeSubject, { numRuns: 1, seed: 1 })[0]
    expect(() => search('pvs', tree, { depth, ordering: 'influence' })).toThrow(/influence/)
    expect(() => search('pvs', tree, { depth, ordering: 'centre' })).toThrow(/centre/)
    expect(() => search('pvs', tree, { depth, candidates: 2 })).toThrow(/stones/)
  })
})
