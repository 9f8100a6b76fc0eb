import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitLanes } from '../../../engine/search/split-lanes.ts'
import { search } from '../../../engine/search/search.ts'
import type { SplitName } from '../../../engine/search/split-worker.ts'
import { subjectFrom } from '../../../engine/search/types.ts'
import { kits } from '../../../engine/games/registry.ts'
import { walk } from '../random-positions.ts'

const cases = fc.record({
  kit: fc.constantFrom(kits.mnk, kits.connect4, kits.reversi),
  picks: fc.array(fc.nat(), { maxLength: 6 }),
  algorithm: fc.constantFrom<SplitName[]>('alphabeta', 'pvs', 'deepening'),
  depth: fc.integer({ min: 1, max: 4 }),
  workers: fc.integer({ min: 1, max: 4 }),
  shared: fc.boolean(),
})

describe('a root split that is told in nodes', () => {
  it('has the value and the move of one thread, whose nodes it counts for each share', () => {
    fc.assert(
      fc.property(cases, ({ kit, picks, algorithm, depth, workers, shared }) => {
        const subject = () => subjectFrom(kit, walk(kit, picks))
        if (kit.game.outcome(subject().position) !== undefined) return
        const options = { depth }
        const one = search(algorithm, subject(), options)
        const lanes = splitLanes(subject, algorithm, options, workers, shared)
        expect([lanes.result.value, lanes.result.move]).toEqual([one.value, one.move])
        // The nodes that are split are entered by who deals them out.
        const split = one.nodes - lanes.alone
        const worked = lanes.shares.reduce((sum, { from, to }) => sum + to - from, 0)
        // The first window of deepening is another one where the eldest line alone has it.
        if (algorithm !== 'deepening') expect(lanes.result.nodes).toBe(worked + split)
        expect(lanes.shares.reduce((sum, { alone }) => sum + alone, 0)).toBe(lanes.alone)
        if (workers === 1) expect(worked).toBe(lanes.alone)
        expect(lanes.length).toBe(Math.max(0, ...lanes.shares.map(({ to }) => to)))
        for (let worker = 0; worker < workers; worker++) {
          const mine = lanes.shares.filter((share) => share.worker === worker)
          mine.forEach(({ from, to }, i) => {
            expect(from).toBeGreaterThanOrEqual(mine[i - 1]?.to ?? 0)
            expect(to).toBeGreaterThanOrEqual(from)
          })
        }
        const moves = lanes.shares.map(({ depth: plies, line }) => `${plies}:${line.join()}`)
        expect(new Set(moves).size).toBe(moves.length)
      }),
      { numRuns: 150, seed: 41 },
    )
  })

  it('hears of a bound once it is found, and only where bounds are shared', () => {
    const kit = kits.connect4
    const subject = () => subjectFrom(kit, walk(kit, []))
    const options = { depth: 6 }
    const [shared, own] = [true, false].map((together) =>
      splitLanes(subject, 'alphabeta', options, 3, together),
    )
    const root = ({ shares }: typeof shared) =>
      shares.filter(({ line, depth }) => line.length === 1 && depth === 6)
    const rises = root(shared).filter(({ better }) => better !== undefined)
    expect(rises.length).toBeGreaterThan(0)
    for (const { from, floor } of root(shared)) {
      const heard = rises.filter(({ to }) => to <= from).map(({ better = 0 }) => better)
      expect(floor).toBeGreaterThanOrEqual(Math.max(-Infinity, ...heard) - 1)
    }
    // Without, a worker knows what its round began with, and what it has found itself.
    const [first, second, third] = root(own)
    expect([first, second, third].map(({ from }) => from)).toEqual([
      first.from,
      first.from,
      first.from,
    ])
    expect(new Set([first, second, third].map(({ floor }) => floor)).size).toBe(1)
  })
})
