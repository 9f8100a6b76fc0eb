import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tree } from '../../../engine/games/tree/index.ts'
import { search } from '../../../engine/search/search.ts'
import { explainCut } from '../../../engine/trace/explain.ts'
import { record } from '../../../engine/trace/record.ts'
import { CUTOFF } from '../../../engine/trace/recording.ts'
import { Replay } from '../../../engine/trace/replay.ts'
import { subjectOf } from '../random-positions.ts'
import { nestedTree, valueOf } from '../random-trees.ts'

const options = fc.record({
  tie: fc.constantFrom('le', 'lt'),
  fail: fc.constantFrom('soft', 'hard'),
  ordering: fc.constantFrom('none', 'reversed'),
})

describe('bounds from the parent alone', () => {
  it('make no deep cut, and leave the value what it is', () => {
    fc.assert(
      fc.property(nestedTree(6), options, (nested, given) => {
        const subject = subjectOf(tree, JSON.stringify(nested))
        const asked = { ...given, depth: 10, bounds: 'parent' } as const
        const { result, recording } = record('alphabeta', subject, asked)
        expect(result).toMatchObject({ value: valueOf(nested, true), bound: 'exact' })
        const replay = new Replay(recording)
        recording.kind.forEach((kind, event) => {
          const node = recording.node[event]
          if (kind !== CUTOFF) return
          expect(explainCut(replay, node)).toMatchObject({ owner: replay.parent(node) })
        })
        // With β < α a fail-hard answer is cut to size by more bounds, and cuts less.
        const all = search('alphabeta', subject, { ...given, tie: 'le', depth: 10 })
        if (given.tie === 'le') expect(all.nodes).toBeLessThanOrEqual(result.nodes)
      }),
      { numRuns: 400, seed: 17 },
    )
  })

  it('miss the cut that only the grandparent’s bound makes', () => {
    // Max is sure of 6 at the root; three plies further down Min finds 5.
    const deep = subjectOf(tree, '[6,[[[5,9],9],9]]')
    expect(search('alphabeta', deep, { depth: 9 })).toMatchObject({ leaves: 4, value: 9 })
    const shallow = search('alphabeta', deep, { depth: 9, bounds: 'parent' })
    expect(shallow).toMatchObject({ leaves: 5, value: 9 })
  })

  it('are an option of alpha-beta alone', () => {
    const subject = subjectOf(tree, '[1,2]')
    expect(() => search('pvs', subject, { depth: 1, bounds: 'parent' })).toThrow(
      'pvs has no option bounds',
    )
  })
})

describe('the reversed order', () => {
  it('searches a tree as the plain order does its mirror image', () => {
    const mirrored = (text: string) => JSON.stringify(mirror(JSON.parse(text)))
    fc.assert(
      fc.property(nestedTree(5), options, (nested, { tie, fail }) => {
        const text = JSON.stringify(nested)
        const asked = { tie, fail, depth: 10 }
        const back = search('alphabeta', subjectOf(tree, text), { ...asked, ordering: 'reversed' })
        const { nodes, leaves, cutoffs, value } = search(
          'alphabeta',
          subjectOf(tree, mirrored(text)),
          asked,
        )
        expect(back).toMatchObject({ nodes, leaves, cutoffs, value })
      }),
      { numRuns: 200, seed: 17 },
    )
  })
})

type Mirrored = number | Mirrored[]

function mirror(node: Mirrored): Mirrored {
  return typeof node === 'number' ? node : node.map(mirror).reverse()
}
