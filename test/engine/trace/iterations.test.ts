import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pvs } from '../../../engine/search/pvs.ts'
import { deepening } from '../../../engine/search/deepening.ts'
import type { Iteration } from '../../../engine/search/types.ts'
import { iterationsOf, nodesAlone } from '../../../engine/trace/iterations.ts'
import { record } from '../../../engine/trace/record.ts'
import { positions, SMALL_GAMES } from '../search/small-games.ts'

describe('the searches from the root of a deepening search', () => {
  it('have the nodes that the search counts for each depth, repeated searches among them', () => {
    let repeated = 0
    fc.assert(
      fc.property(
        positions(SMALL_GAMES[2]),
        fc.constantFrom(0, 1, 9, 100),
        (subject, aspiration) => {
          const options = { depth: 4, aspiration, ordering: 'killers' as const }
          const { recording, result } = record('deepening', subject, options)
          const done: Iteration[] = []
          deepening(subject, options, { iteration: (iteration) => done.push(iteration) })
          const iterations = iterationsOf(recording)
          expect(iterations.reduce((sum, { nodes }) => sum + nodes, 0)).toBe(result.nodes)
          for (const { depth, nodes } of done) {
            const upTo = iterations.filter((each) => each.depth <= depth)
            expect(upTo.reduce((sum, each) => sum + each.nodes, 0)).toBe(nodes)
          }
          for (const { again, depth } of iterations) {
            if (again) repeated++
            expect(depth).toBeGreaterThan(0)
          }
        },
      ),
      { numRuns: 30, seed: 4 },
    )
    expect(repeated).toBeGreaterThan(0)
  })

  it('are measured against the same depth alone: the search of that depth, told its window', () => {
    let saved = 0
    fc.assert(
      fc.property(positions(SMALL_GAMES[2]), (subject) => {
        const ordering = 'killers' as const
        const options = { depth: 4, aspiration: 0, ordering, tableMegabytes: 0.1 }
        const { recording } = record('deepening', subject, options)
        const alone = nodesAlone(subject, options, recording, 1_000_000)
        const { aspiration: _, ...plain } = options
        iterationsOf(recording).forEach(({ depth, nodes }, i) => {
          expect(alone[i]).toBe(pvs(subject, { ...plain, depth }).nodes)
          if (depth === 1) expect(nodes).toBe(alone[i])
          saved += alone[i] - nodes
        })
      }),
      { numRuns: 20, seed: 6 },
    )
    expect(saved).toBeGreaterThan(0)
  })

  it('are not measured past a budget', () => {
    const [subject] = fc.sample(positions(SMALL_GAMES[2]), { numRuns: 1, seed: 1 })
    const { recording } = record('deepening', subject, { depth: 4 })
    const alone = nodesAlone(subject, { depth: 4 }, recording, 10)
    expect(alone[0]).toBeGreaterThan(0)
    expect(alone.at(-1)).toBe(-1)
  })
})
