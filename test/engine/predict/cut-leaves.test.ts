import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conventionOf, PRESETS } from '../../../engine/predict/convention.ts'
import { readSearched, searchedBy } from '../../../engine/predict/cut-leaves.ts'
import { tree } from '../../../engine/games/tree/index.ts'
import { parsed } from '../games/random-game.ts'
import { THE_33_NODE_TREE } from '../../../engine/games/tree/examples.ts'
import { ALL_RULES, anyTree, conventionFor, textbookCut, textOf } from './textbook.ts'

function cutUnder(text: string, own: Parameters<typeof conventionOf>[0] = {}): readonly number[] {
  const searched = readSearched(text, conventionOf(own))
  if (!searched.ok) throw new Error(searched.error.code)
  return searched.value.cut
}

describe('the leaves that are cut', () => {
  it('are those that the textbook’s recursion does not look at, under every convention', () => {
    fc.assert(
      fc.property(anyTree(), (values) => {
        const text = textOf(values)
        const read = {
          max: parsed(tree.game.parse(text, { first: 'max' })),
          min: parsed(tree.game.parse(text, { first: 'min' })),
        }
        for (const rules of ALL_RULES) {
          const searched = searchedBy(read[rules.first], conventionFor(rules))
          if (!searched.ok) throw new Error(searched.error.code)
          const cut = searched.value.cut.join()
          const expected = textbookCut(values, rules).join()
          if (cut !== expected) expect({ rules, cut }).toEqual({ rules, cut: expected })
        }
      }),
      { numRuns: 100, seed: 6 },
    )
  })

  it('are those of the published example: three cuts, or two where a tie is not enough', () => {
    // Leaves 5,6 | 7,4,5 | 3 || 6 | 6,9 | 7 || 5 | 9,8 | 6: the cuts skip 1, 1 and 6 nodes.
    expect(cutUnder(THE_33_NODE_TREE)).toEqual([4, 8, 11, 12, 13])
    expect(cutUnder(THE_33_NODE_TREE, { tie: 'lt' })).toEqual([4, 11, 12, 13])
  })

  it('are none in a tree of one node', () => {
    expect(cutUnder('7')).toEqual([])
    expect(cutUnder('[[[7]]]')).toEqual([])
  })

  it('are counted from the left, from whichever end the search begins', () => {
    expect(cutUnder('[[3,12],[2,4]]')).toEqual([3])
    expect(cutUnder('[[4,2],[12,3]]', { order: 'right' })).toEqual([0])
  })

  it('follow a text that says who begins, unless the convention does', () => {
    expect(cutUnder('min=[[3,12],[13,4]]')).toEqual([3])
    expect(readSearched('min=[1,2]', conventionOf({ first: 'max' }))).toMatchObject({
      error: { code: 'tree/other-side' },
    })
  })

  it('can be asked of a tree with leaves that are not known', () => {
    // Russell and Norvig's example: x and y need not be known.
    expect(cutUnder('[[3,12,8],[2,x,y],[14,5,2]]')).toEqual([4, 5])
  })

  it('are refused with the place and the reason', () => {
    expect(readSearched('', conventionOf({}))).toMatchObject({ error: { code: 'tree/empty' } })
    expect(readSearched('[1,[2', conventionOf({}))).toMatchObject({
      error: { code: 'tree/unclosed' },
    })
    expect(readSearched('[[1,2],3] 0', conventionOf({}))).toMatchObject({
      error: { code: 'predict/not-the-root', at: 10 },
    })
    expect(readSearched('[1,2]', conventionOf({ window: ['3', '3.0'] }))).toMatchObject({
      error: { code: 'predict/not-a-window', params: { low: '3', high: '3.0' } },
    })
    const long = readSearched('[1,2]', conventionOf({ window: ['['.repeat(120_000), '3'] }))
    expect(JSON.stringify(long).length).toBeLessThan(200)
  })

  it('are found in the largest trees that can be read', () => {
    const wide = `[${Array.from({ length: 9_999 }, (_, i) => `[${i % 7},5,${i % 11}]`).join(',')}]`
    expect(cutUnder(wide).length).toBeGreaterThan(9_000)
    const deep = `${'[5,[1,'.repeat(30)}5${']]'.repeat(30)}`
    expect(cutUnder(deep)).toHaveLength(59)
  })
})

describe('a preset', () => {
  it('has a name of its own and says something the default can be compared with', () => {
    expect(new Set(PRESETS.map(({ id }) => id)).size).toBe(PRESETS.length)
    const found = Object.fromEntries(PRESETS.map((preset) => [preset.id, conventionOf({}, preset)]))
    expect(found['berkeley-cs188']).toMatchObject({ tie: 'lt', fail: 'soft' })
    expect(found['ucla-cs161']).toMatchObject({ tie: 'le', fail: 'hard' })
    expect(conventionOf({ tie: 'le' }, PRESETS[2])).toMatchObject({ tie: 'le' })
  })
})
