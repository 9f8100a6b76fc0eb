import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kits } from '../../../engine/games/registry.ts'
import {
  FixedDeal,
  floorFor,
  keyOf,
  MOST_PLACES,
  placeOfKey,
  scoreOfKey,
  SHARED_CELLS,
  SharedDeal,
} from '../../../engine/search/deal.ts'
import { RootSplit, SPLIT_SEARCHES } from '../../../engine/search/root-split.ts'
import { foundValue, pliesToEnd, WIN } from '../../../engine/search/score.ts'
import { search } from '../../../engine/search/search.ts'
import type { SplitName } from '../../../engine/search/split-worker.ts'
import { subjectFrom, type SearchOptions, type Subject } from '../../../engine/search/types.ts'
import {
  orderingsOf,
  plainValue,
  positions,
  scoreAfter,
  SMALL_GAMES,
  treeSubject,
  type SmallGame,
} from './small-games.ts'
import { simulate, type Simulation } from './split-simulation.ts'

const simulation: fc.Arbitrary<Simulation> = fc.record({
  workers: fc.integer({ min: 1, max: 5 }),
  shared: fc.boolean(),
  seed: fc.nat(),
})

type Played = Pick<SmallGame, 'kit' | 'options'>

interface Technique {
  readonly pick: number
  readonly tableMegabytes: number | undefined
  readonly aspiration: number | undefined
  readonly strict: boolean
  readonly hard: boolean
}

const technique: fc.Arbitrary<Technique> = fc.record({
  pick: fc.nat(),
  tableMegabytes: fc.constantFrom(undefined, undefined, 0.0011, 0.1),
  aspiration: fc.constantFrom(undefined, 0, 1, 100),
  strict: fc.boolean(),
  hard: fc.boolean(),
})

/** Options that this search has. */
function optionsFor(
  subject: Subject<unknown>,
  algorithm: SplitName,
  depth: number,
  { pick, tableMegabytes, aspiration, strict, hard }: Technique,
): SearchOptions {
  const orderings = orderingsOf(subject)
  const ordering = orderings[pick % orderings.length]
  if (algorithm === 'alphabeta') {
    return { depth, ordering, tie: strict ? 'lt' : 'le', fail: hard ? 'hard' : 'soft' }
  }
  const tabled = tableMegabytes === undefined ? {} : { tableMegabytes }
  const aspired = algorithm === 'pvs' || aspiration === undefined ? {} : { aspiration }
  return { depth, ordering, ...tabled, ...aspired }
}

/** Whether the root's moves keep their order from depth to depth. */
function isSteady(algorithm: SplitName, { ordering, tableMegabytes }: SearchOptions): boolean {
  return algorithm !== 'deepening' || (ordering !== 'killers' && tableMegabytes === undefined)
}

function expectSame(
  game: Played,
  subject: Subject<unknown>,
  depth: number,
  how: Simulation,
  by: Technique,
): void {
  const before = subject.game.format(subject.position)
  const value = plainValue(subject, { depth })
  for (const algorithm of SPLIT_SEARCHES) {
    const options = optionsFor(subject, algorithm, depth, by)
    const alone = search(algorithm, subject, options)
    const found = simulate(game, subject.position, algorithm, options, how)
    const what = { algorithm, value: found.value, bound: found.bound, depth: found.depth }
    expect(what).toEqual({ algorithm, value, bound: 'exact', depth: alone.depth })
    if (isSteady(algorithm, options)) {
      expect(found.move).toBe(alone.move)
      const steadyLine = options.tableMegabytes === undefined && options.ordering !== 'killers'
      if (steadyLine) expect(found.line).toEqual(alone.line)
    }
    expect(found.move).toBe(found.line[0] ?? -1)
    if (pliesToEnd(value) === undefined) expect(scoreAfter(subject, found.line)).toBe(value)
    else expect(found.line.length).toBe(pliesToEnd(value))
  }
  expect(subject.game.format(subject.position)).toBe(before)
}

describe('a split search has minimax’s value, and the move of one thread, whoever comes first', () => {
  it('on explicit trees, where many scores are equal', () => {
    fc.assert(
      fc.property(
        treeSubject,
        fc.integer({ min: 0, max: 6 }),
        simulation,
        technique,
        (subject, depth, how, by) => {
          // A tree's text does not say who begins.
          const first = subject.game.toMove(subject.position) === 0 ? 'max' : 'min'
          expectSame({ kit: kits.tree, options: { first } }, subject, depth, how, by)
        },
      ),
      { numRuns: 1000, seed: 51 },
    )
  })

  it.each(SMALL_GAMES)('on positions of $name', (small) => {
    fc.assert(
      fc.property(
        positions(small),
        fc.nat({ max: small.depth }),
        simulation,
        technique,
        (subject, depth, how, by) => expectSame(small, subject, depth, how, by),
      ),
      { numRuns: 150, seed: 52 },
    )
  })
})

describe('one worker', () => {
  it.each(SMALL_GAMES.slice(0, 4))(
    'visits exactly the nodes of one thread on positions of $name',
    (small) => {
      fc.assert(
        fc.property(positions(small), fc.nat({ max: small.depth }), (subject, depth) => {
          for (const algorithm of ['alphabeta', 'pvs'] as const) {
            for (const ordering of orderingsOf(subject)) {
              const options = { depth, ordering }
              const alone = search(algorithm, subject, options)
              for (const shared of [true, false]) {
                const how = { workers: 1, shared, seed: 1 }
                expect(simulate(small, subject.position, algorithm, options, how)).toEqual(alone)
              }
            }
          }
        }),
        { numRuns: 30, seed: 53 },
      )
    },
  )
})

describe('what one worker finds is of use to the others', () => {
  it.each([true, false])(
    'so that four visit few more nodes than one (bound shared: %s)',
    (shared) => {
      let one = 0
      let four = 0
      fc.assert(
        fc.property(positions(SMALL_GAMES[3]), (subject) => {
          const options = { depth: 3 }
          const how = { workers: 4, shared, seed: 1 }
          one += search('alphabeta', subject, options).nodes
          four += simulate(SMALL_GAMES[3], subject.position, 'alphabeta', options, how).nodes
        }),
        { numRuns: 60, seed: 54 },
      )
      expect(four).toBeLessThan(1.25 * one)
    },
  )
})

describe('a split search that is stopped', () => {
  const kit = kits.connect4
  const DEPTH = 7

  /** A clock that is late after so many looks at it, all workers’ together. */
  function lateAfter(looks: number) {
    let left = looks
    return () => (left-- > 0 ? 0 : 1000)
  }

  it('answers like one thread: by the depth that is done, or by a lower bound', () => {
    const subject = subjectFrom(kit, kit.game.initial())
    const values = Array.from({ length: DEPTH + 1 }, (_, depth) => {
      return foundValue(search('pvs', subject, { depth }))
    })
    const stopped = { exact: 0, lower: 0, upper: 0 }
    for (let looks = 2; looks < 30; looks++) {
      for (const algorithm of SPLIT_SEARCHES) {
        const options = { depth: DEPTH, ms: 10 }
        const how = { workers: 2, shared: looks % 2 === 0, seed: looks }
        const clock = lateAfter(looks)
        const found = simulate({ kit }, subject.position, algorithm, options, how, clock)
        if (found.stopped === undefined) continue
        stopped[found.bound]++
        expect(found.stopped).toBe('time')
        if (found.value !== undefined) {
          expect(found.move).toBe(found.line[0])
          expect(found.bound).toBe(algorithm === 'deepening' ? 'exact' : 'lower')
        }
        if (found.bound === 'exact') expect(found.value).toBe(values[found.depth])
        else if (found.value === undefined) {
          expect(found).toMatchObject({ depth: 0, bound: 'lower', line: [] })
        } else expect(found.value).toBeLessThanOrEqual(values[DEPTH])
      }
    }
    expect(kit.game.format(subject.position)).toBe('')
    expect(stopped.exact).toBeGreaterThan(10)
    expect(stopped.lower).toBeGreaterThan(10)
  })
})

describe('a split search', () => {
  const subject = subjectFrom(kits.connect4, kits.connect4.game.initial())

  it('refuses what it cannot do', () => {
    const options = { depth: 3 }
    for (const workers of [0, -1, 1.5, Number.NaN]) {
      expect(() => new RootSplit('pvs', subject, options, workers)).toThrow(/workers/)
    }
    expect(() => new RootSplit('pvs', subject, { depth: 3, nodes: 9 }, 2)).toThrow(/limit of nodes/)
    expect(() => new RootSplit('pvs', subject, { depth: -1 }, 2)).toThrow(/depth/)
    expect(() => new RootSplit('alphabeta', subject, { depth: 3, tableMegabytes: 1 }, 2)).toThrow(
      /tableMegabytes/,
    )
  })

  it('leaves a node with more moves than a key can tell apart to one worker', () => {
    const leaves = Array.from({ length: MOST_PLACES + 1 }, (_, i) => [i, -((i * 7919) % 5003)])
    const read = kits.tree.game.parse(JSON.stringify(leaves))
    if (!read.ok) throw new Error(read.error.code)
    const at = subjectFrom(kits.tree, read.value)
    const how = { workers: 3, shared: true, seed: 1 }
    const found = simulate({ kit: kits.tree }, at.position, 'pvs', { depth: 2 }, how)
    expect(found).toEqual(search('pvs', at, { depth: 2 }))
  })
})

describe('a key', () => {
  const score = fc.integer({ min: -WIN, max: WIN })
  const place = fc.integer({ min: 0, max: MOST_PLACES - 1 })

  it('is an int32 that gives its score and place back, ordered by score and then by place', () => {
    fc.assert(
      fc.property(score, place, score, place, (a, i, b, j) => {
        const key = keyOf(a, i)
        expect(key | 0).toBe(key)
        expect([scoreOfKey(key), placeOfKey(key)]).toEqual([a, i])
        expect(Math.sign(key - keyOf(b, j))).toBe(Math.sign(a - b) || Math.sign(j - i))
      }),
      { numRuns: 1000, seed: 55 },
    )
  })

  it('asks of a move just what makes its own key larger', () => {
    fc.assert(
      fc.property(score, place, fc.integer({ min: -2, max: 2 }), place, (a, i, more, j) => {
        fc.pre(i !== j)
        const better = keyOf(a + more, j) > keyOf(a, i)
        expect(a + more > floorFor(keyOf(a, i), j)).toBe(better)
      }),
      { numRuns: 1000, seed: 56 },
    )
  })
})

describe('a deal', () => {
  it('gives each move but the eldest to one worker, shared or not', () => {
    const cells = new Int32Array(new SharedArrayBuffer(SHARED_CELLS * 4))
    new SharedDeal(cells).begin(keyOf(0, 0))
    for (const dealFor of [
      (worker: number) => new FixedDeal(1, worker, 3, keyOf(0, 0)),
      () => new SharedDeal(cells),
    ]) {
      const places: number[] = []
      for (let worker = 0; worker < 3; worker++) {
        const deal = dealFor(worker)
        for (let place = deal.next(); place < 9; place = deal.next()) places.push(place)
      }
      expect(places.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    }
  })

  it('keeps the largest key', () => {
    const cells = new Int32Array(new SharedArrayBuffer(SHARED_CELLS * 4))
    const deal = new SharedDeal(cells)
    deal.begin(keyOf(-5, 0))
    for (const key of [keyOf(-9, 1), keyOf(3, 4), keyOf(3, 5), keyOf(-WIN, 2)]) deal.raise(key)
    expect(new SharedDeal(cells).best()).toBe(keyOf(3, 4))
  })
})
