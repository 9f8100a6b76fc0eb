import { describe, expect, it } from 'vitest'
import { gameIds, kits } from '../../../engine/games/registry.ts'
import { isSplitName, SPLIT_SEARCHES } from '../../../engine/search/root-split.ts'
import { INFINITE, WIN } from '../../../engine/search/score.ts'
import { search, SEARCHES } from '../../../engine/search/search.ts'
import {
  subjectFrom,
  type SearchName,
  type SearchOptions,
  type SearchResult,
} from '../../../engine/search/types.ts'
import { record } from '../../../engine/trace/record.ts'
import { Replay } from '../../../engine/trace/replay.ts'
import { simulate } from './split-simulation.ts'

/** Nodes and moves at which a search is stopped: at the root, in its first moves, later. */
const BUDGETS = [1, 2, 3, 4, 5, 7, 9, 12, 20, 50, 120]

/** All ways of a search that differ in what an unfinished node is worth. */
function waysOf(algorithm: SearchName): readonly Omit<SearchOptions, 'depth' | 'nodes'>[] {
  if (algorithm !== 'alphabeta') return [{}]
  return [{}, { fail: 'hard' }, { tie: 'lt' }, { fail: 'hard', tie: 'lt' }]
}

/** A clock that is late after so many looks at it. */
function lateAfter(looks: number): () => number {
  let left = looks
  return () => (left-- > 0 ? 0 : 1000)
}

function expectHonest(result: SearchResult): void {
  const { value, depth, bound, line, move, stopped } = result
  if (value === undefined) {
    expect(stopped).toBeDefined()
    expect({ depth, bound: bound === 'exact', line }).toEqual({ depth: 0, bound: false, line: [] })
    expect(move).toBeGreaterThanOrEqual(0)
  } else {
    expect(Math.abs(value)).toBeLessThanOrEqual(WIN)
    expect(Object.is(value, -0)).toBe(false)
    expect(line.length > 0 || depth === 0).toBe(true)
  }
}

describe.each(gameIds)('a search of %s that is stopped early', (id) => {
  const kit = kits[id]
  const subject = () => subjectFrom(kit, kit.game.initial())

  it.each(SEARCHES)('by %s answers a value that it has found, or none', (algorithm) => {
    let without = 0
    for (const way of waysOf(algorithm)) {
      for (const nodes of BUDGETS) {
        for (const depth of [0, 1, 2, 4]) {
          const result = search(algorithm, subject(), { ...way, depth, nodes })
          expectHonest(result)
          if (result.value === undefined) without++
        }
      }
    }
    expect(without).toBeGreaterThan(0)
  })

  it.each(SEARCHES)('by %s shows no score at any step that nobody has found', (algorithm) => {
    for (const way of waysOf(algorithm)) {
      for (const nodes of BUDGETS) {
        const { recording } = record(algorithm, subject(), { ...way, depth: 3, nodes })
        const replay = new Replay(recording)
        for (let step = 0; step <= replay.steps; step++) {
          const score = replay.score(replay.current(step), step) ?? 0
          expect(Math.abs(score)).toBeLessThan(INFINITE)
        }
      }
    }
  })

  it('by several workers answers a value that they have found, or none', () => {
    for (const algorithm of SPLIT_SEARCHES) {
      for (let looks = 1; looks < 8; looks++) {
        const how = { workers: 2, shared: looks % 2 === 0, seed: looks }
        const options = { depth: 2, ms: 10 }
        const { position } = subject()
        expectHonest(simulate({ kit }, position, algorithm, options, how, lateAfter(looks)))
      }
    }
    expect(SEARCHES.filter(isSplitName)).toEqual(SPLIT_SEARCHES)
  })
})
