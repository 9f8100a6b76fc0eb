import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tree } from '../../../engine/games/tree/index.ts'
import { minimax } from '../../../engine/search/minimax.ts'
import { foundValue, INFINITE } from '../../../engine/search/score.ts'
import { search } from '../../../engine/search/search.ts'
import { EXACT, LOWER, NO_BOUND, UPPER } from '../../../engine/search/tracer.ts'
import type { SearchOptions } from '../../../engine/search/types.ts'
import { record } from '../../../engine/trace/record.ts'
import { movesTo } from '../../../engine/trace/recording.ts'
import { Replay } from '../../../engine/trace/replay.ts'
import { subjectOf } from '../random-positions.ts'
import { nestedTree, valueOf, type Nested } from '../random-trees.ts'

const WINDOWED = ['alphabeta', 'pvs'] as const

const windows = fc
  .tuple(fc.integer({ min: -8, max: 8 }), fc.integer({ min: 1, max: 9 }))
  .map(([alpha, width]) => [alpha, alpha + width] as const)
const windowsOrNone = fc.option(windows, { nil: undefined })

const cases = fc.record({
  nested: nestedTree(),
  first: fc.constantFrom('max' as const, 'min' as const),
  algorithm: fc.constantFrom(...WINDOWED),
  tie: fc.constantFrom('le' as const, 'lt' as const),
  fail: fc.constantFrom('hard' as const, 'soft' as const),
  window: windowsOrNone,
})

function optionsOf({
  algorithm,
  tie,
  fail,
  window,
}: Pick<Case, 'algorithm' | 'tie' | 'fail' | 'window'>) {
  const options: SearchOptions = {
    depth: 8,
    ...(algorithm === 'pvs' ? {} : { tie, fail }),
    ...(window === undefined ? {} : { window }),
  }
  return options
}

type Case = typeof cases extends fc.Arbitrary<infer T> ? T : never

function below(nested: Nested, path: readonly number[]): Nested {
  let at: Nested = nested
  for (const child of path) at = typeof at === 'number' ? at : at[child]
  return at
}

/** The bound of each node of a search of a tree, by its path: `most`, as a textbook writes it. */
function boundsOf(text: string, options: Omit<SearchOptions, 'depth'> = {}) {
  const { recording } = record('alphabeta', subjectOf(tree, text), { depth: 8, ...options })
  const replay = new Replay(recording)
  const bounds: Record<string, string> = {}
  for (let node = 0; node < replay.nodeCount; node++) {
    if (!replay.isVisited(node) || replay.isLeaf(node)) continue
    const bound = replay.bound(node)
    const most = (bound === UPPER) === (replay.player(node) === 0)
    const sign = bound === EXACT ? '' : bound === NO_BOUND ? '?' : most ? '≤' : '≥'
    bounds[movesTo(recording, node).join('.')] = `${sign}${replay.score(node, replay.steps)}`
  }
  return bounds
}

describe('what is known of a node', () => {
  it('is its value where all of its leaves were seen (Russell & Norvig’s tree)', () => {
    expect(boundsOf('[[3,12,8],[2,4,6],[14,5,2]]')).toEqual({ '': '3', 0: '3', 1: '≤2', 2: '2' })
  })

  it('is a bound where a move was skipped, or where a skipped move lies below it', () => {
    expect(boundsOf('[[3,12,8],[2,4,6],[14,2,5]]')).toEqual({ '': '3', 0: '3', 1: '≤2', 2: '≤2' })
    expect(boundsOf('[[5],[[[1,9],[2]]]]')).toMatchObject({ '': '5', 1: '2' })
    expect(boundsOf('[[5],[[[6,9],[2]],[3]]]')['1']).toBe('3')
  })

  it('is not the score that fail-hard has cut to size', () => {
    expect(boundsOf('[[3],[2]]', { fail: 'hard' })).toMatchObject({ 1: '≤3' })
    expect(boundsOf('[[3],[3]]', { fail: 'hard' })).toMatchObject({ 1: '3' })
  })

  it('holds of the true value, whatever the window at the root', () => {
    const seen = { [EXACT]: 0, [LOWER]: 0, [UPPER]: 0 }
    fc.assert(
      fc.property(cases, ({ nested, first, ...rules }) => {
        const subject = subjectOf(tree, JSON.stringify(nested), { first })
        const { recording } = record(rules.algorithm, subject, optionsOf(rules))
        const replay = new Replay(recording)
        for (let node = 0; node < replay.nodeCount; node++) {
          if (!replay.isVisited(node)) continue
          const bound = replay.bound(node)
          if (bound === NO_BOUND) continue
          const here = below(nested, movesTo(recording, node))
          const truth = valueOf(here, replay.player(node) === 0)
          const mine = replay.player(node) === 0 ? 1 : -1
          const more = mine * (truth - (replay.score(node, replay.steps) ?? NaN))
          const holds = bound === EXACT ? more === 0 : bound === LOWER ? more >= 0 : more <= 0
          if (!holds) expect.fail(`${JSON.stringify(nested)}, node ${node}: off by ${more}`)
          seen[bound === EXACT ? EXACT : bound === LOWER ? LOWER : UPPER]++
        }
      }),
      { numRuns: 1500, seed: 81 },
    )
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(500)
  })

  it('is exact under fail-soft wherever nothing below was skipped', () => {
    fc.assert(
      fc.property(cases, ({ nested, first, ...rules }) => {
        const subject = subjectOf(tree, JSON.stringify(nested), { first })
        const options = optionsOf({ ...rules, fail: 'soft' })
        const { recording } = record('alphabeta', subject, options)
        const replay = new Replay(recording)
        const whole = (node: number): boolean =>
          replay.children(node).every((child) => replay.isVisited(child) && whole(child))
        for (let node = 0; node < replay.nodeCount; node++) {
          if (replay.isVisited(node) && whole(node)) expect(replay.bound(node)).toBe(EXACT)
        }
      }),
      { numRuns: 500, seed: 82 },
    )
  })
})

describe('a search that begins with a window', () => {
  it('answers the value inside it, else a bound that holds, and says which', () => {
    const seen = { exact: 0, lower: 0, upper: 0 }
    fc.assert(
      fc.property(cases, windows, ({ nested, first, ...rules }, window) => {
        const subject = subjectOf(tree, JSON.stringify(nested), { first })
        const result = search(rules.algorithm, subject, optionsOf({ ...rules, window }))
        const truth = valueOf(nested, first === 'max') * (first === 'max' ? 1 : -1)
        const value = foundValue(result)
        const [alpha, beta] = window
        expect(result.bound).toBe(truth <= alpha ? 'upper' : truth >= beta ? 'lower' : 'exact')
        if (result.bound === 'exact') expect(value).toBe(truth + 0)
        else if (result.bound === 'lower') expect(value).toBeLessThanOrEqual(truth)
        else expect(value).toBeGreaterThanOrEqual(truth)
        seen[result.bound]++
      }),
      { numRuns: 1000, seed: 83 },
    )
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(50)
  })

  it('takes no more nodes than with the whole one, where ties are cut', () => {
    fc.assert(
      fc.property(cases, windows, ({ nested, first, fail }, window) => {
        const subject = subjectOf(tree, JSON.stringify(nested), { first })
        const open = search('alphabeta', subject, { depth: 8, fail })
        const narrow = search('alphabeta', subject, { depth: 8, fail, window })
        expect(narrow.nodes).toBeLessThanOrEqual(open.nodes)
      }),
      { numRuns: 500, seed: 84 },
    )
  })

  it('has no value where a limit ends it before a move has reached alpha', () => {
    const subject = subjectOf(tree, '[[3,12],[2,4],[9,8]]')
    const options = { depth: 8, window: [5, 15] } as const
    expect(search('alphabeta', subject, { ...options, nodes: 5 })).toMatchObject({
      value: undefined,
      depth: 0,
      line: [],
    })
    expect(search('alphabeta', subject, options)).toMatchObject({ value: 8, bound: 'exact' })
  })

  it('is refused where it holds nothing, or where the search has none', () => {
    const subject = subjectOf(tree, '[1,2]')
    for (const window of [
      [3, 3],
      [4, 3],
      [0.5, 2],
      [-2 * INFINITE, 0],
    ] as const) {
      expect(() => search('alphabeta', subject, { depth: 1, window })).toThrow(/holds nothing/)
    }
    for (const algorithm of ['minimax', 'negamax', 'deepening'] as const) {
      expect(() => search(algorithm, subject, { depth: 1, window: [0, 1] })).toThrow(/window/)
    }
    expect(minimax(subject, { depth: 1 }).bound).toBe('exact')
  })
})
