import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nestedTree, valueOf, type Nested } from '../engine/random-trees.ts'
import { ask, error, json } from './ask.ts'

/** Russell & Norvig’s tree, its leaves 4 and 6 not seen by alpha-beta. */
const TEXTBOOK = '[[3,12,8],[2,4,6],[14,5,2]]'

interface NodeJson {
  readonly node: readonly number[]
  readonly side: string
  readonly state: string
  readonly entry: readonly [number | null, number | null] | null
  readonly exit: readonly [number | null, number | null] | null
  readonly value: number | null
  readonly bound: string | null
}

describe('every node of a tree that is searched', () => {
  it('has its window at entry and exit, its value, and what that is', async () => {
    const { tree } = await json('tree', TEXTBOOK)
    const at = (...path: number[]) => tree.find(({ node }: NodeJson) => node.join() === path.join())
    expect(tree).toHaveLength(13)
    expect(at()).toMatchObject({ side: 'max', entry: [null, null], exit: [3, null], value: 3 })
    expect(at(1)).toMatchObject({ entry: [3, null], exit: [3, 2], value: 2, bound: 'upper' })
    expect(at(2)).toMatchObject({ entry: [3, null], exit: [3, 2], value: 2, bound: 'exact' })
    expect(at(1, 1)).toMatchObject({
      state: 'cut',
      entry: null,
      exit: null,
      value: null,
      bound: null,
    })
    expect(at(2, 1)).toMatchObject({ side: 'leaf', entry: [3, 14], value: 5, bound: 'exact' })
  })

  it('has no window that holds what is no score, and bounds that hold, in random trees', async () => {
    const below = (nested: Nested, path: readonly number[]): Nested =>
      path.reduce<Nested>((at, child) => (typeof at === 'number' ? at : at[child]), nested)
    await fc.assert(
      fc.asyncProperty(
        nestedTree(4),
        fc.constantFrom('soft', 'hard'),
        fc.option(fc.integer({ min: -5, max: 5 }), { nil: undefined }),
        async (nested, fail, low) => {
          const window = low === undefined ? [] : ['--window', `${low},${low + 3}`]
          const { tree, value, bound } = await json(
            'tree',
            JSON.stringify(nested),
            '--fail',
            fail,
            ...window,
          )
          expect(JSON.stringify(tree)).not.toMatch(/\d{7}|null,null\],"value":null,"bound":"/)
          expect({ value, bound }).toEqual({ value: tree[0].value, bound: tree[0].bound })
          for (const each of tree as NodeJson[]) {
            if (each.value === null) continue
            const truth = valueOf(below(nested, each.node), each.node.length % 2 === 0)
            if (each.bound === 'exact') expect(each.value).toBe(truth)
            if (each.bound === 'lower') expect(truth).toBeGreaterThanOrEqual(each.value)
            if (each.bound === 'upper') expect(truth).toBeLessThanOrEqual(each.value)
          }
        },
      ),
      { numRuns: 150, seed: 95 },
    )
  })

  it('is as its text has it where its values are no whole numbers', async () => {
    const { tree } = await json('tree', '[[0.5,1.5],[-0.25,2]]', '--window', '-1.5,inf')
    expect(tree[0]).toMatchObject({ entry: [-1.5, null], value: 0.5 })
    expect(tree.at(-1)).toMatchObject({ state: 'cut' })
  })
})

describe('a search as a table', () => {
  it('has a row a step: the node, α, β, the value, what happened', async () => {
    const { out } = await ask(['tree', '[[3,12],[2,4]]', '--table'])
    const rows = out.trimEnd().split('\n')
    expect(rows[0]).toMatch(/^step +node +α +β +value +what happened$/)
    expect(rows[1]).toMatch(/^ +1 +A +−∞ +∞ +Max is to move at the root\./)
    expect(rows.some((row) => /^ *\d+ +C +3 +2 +2 +Max is already sure of 3 at/.test(row))).toBe(
      true,
    )
    expect(rows.some((row) => /^ *\d+ +C +3 +2 +≤2 +That is enough at C/.test(row))).toBe(true)
    expect(rows.map((row) => Number(row.trim().split(' ')[0])).slice(1)).toEqual(
      rows.slice(1).map((_, i) => i + 1),
    )
  })

  it('is also written as comma-separated values', async () => {
    const { out } = await ask(['tree', '[[3,12],[2,4]]', '--csv'])
    const rows = out.split('\r\n')
    expect(rows[0]).toBe('step,node,α,β,value,what happened')
    expect(rows[2]).toBe('2,B,−∞,∞,,Max looks at B; now Min seeks its best reply.')
    expect(rows[1]).toMatch(/^1,A,−∞,∞,,"Max is to move [^"]*"$/)
  })
})

describe('the window that the search of a tree begins with', () => {
  it('is Max’s, whoever moves first', async () => {
    for (const first of ['max', 'min']) {
      const { tree } = await json('tree', TEXTBOOK, '--first', first, '--window', '-15,15')
      expect(tree[0].entry).toEqual([-15, 15])
    }
    expect(await json('tree', TEXTBOOK, '--window', '5,15')).toMatchObject({ bound: 'upper' })
    const below = await ask(['tree', TEXTBOOK, '--window', '-15,1'])
    expect(below.out).toContain('the root is worth at least ')
    expect((await ask(['tree', TEXTBOOK, '--window', '4,9', '--table'])).out).toContain(
      'The search was told to ask only about scores between 4 and 9.',
    )
  })

  it('is compared exactly, whatever its ends and the values are', async () => {
    const cut = async (text: string, ...more: string[]) =>
      (await json('tree', text, ...more)).leavesCut
    // 2 is less than 2.5 by either rule; a window rounded to whole numbers would not have it so.
    for (const tie of ['le', 'lt']) {
      expect(await cut('[[2,9],[1,4]]', '--tie', tie, '--window', '2.5,7')).toEqual([1, 3])
      expect(await cut('[[2,9],[1,4]]', '--tie', tie, '--window', '2,7000000')).toEqual(
        tie === 'le' ? [1, 3] : [3],
      )
    }
  })

  it('ends at infinity, which a leaf can be as well', async () => {
    // With α = ∞ and β = ∞ the rule β ≤ α is met, and β < α is not.
    const endless = await json('tree', '[[inf,+inf],[-inf,2]]')
    expect(endless).toMatchObject({ value: 'inf', bound: 'exact', leavesCut: [2, 3] })
    expect(endless.cuts[0].reason).toMatch(/^No score is more than inf, so nothing /)
    expect(await json('tree', '[[-inf,7],3]')).toMatchObject({ value: 3, leavesCut: [1] })
    expect(await json('tree', '[[-inf,7],3]', '--tie', 'lt')).toMatchObject({ leavesCut: [] })
  })

  it('is refused where it holds nothing', async () => {
    for (const wrong of ['5', '5,5', '9,1', 'x,2', 'inf,2']) {
      expect(await error(['tree', TEXTBOOK, '--window', wrong])).toContain('--window takes α and β')
    }
    const plain = ['tree', TEXTBOOK, '--algorithm', 'minimax', '--window', '1,2']
    expect(await error(plain)).toContain('--window')
  })
})

describe('why a node is not cut', () => {
  const why = async (node: string, ...more: string[]) =>
    (await ask(['tree', TEXTBOOK, '--why', node, ...more])).out.trimEnd()

  it('is told for any node that was visited', async () => {
    expect(await why('root')).toMatch(/^The root is never cut/)
    expect(await why('2.1')).toBe(
      'The leaf 5 is not cut. When it is tried, Max is sure of 3, by B at the root, and Min can hold ' +
        'Max to 14, by the leaf 14 at D. Only a reply worth 3 or less to Max would cut at D, and no ' +
        'reply before it is worth 3 or less: there is still room between the two.',
    )
    expect(await why('C')).toContain('Min can hold Max to nothing yet, while Max is sure of 3')
    expect(await why('C', '--algorithm', 'minimax')).toBe('C is not cut: this search never cuts.')
    expect(await why('C', '--window', '-15,15')).toContain('15, as the search was told to begin')
  })

  it('is told of a tie that does not cut', async () => {
    const { out } = await ask(['tree', '[[3,12],[3,4]]', '--tie', 'lt', '--why', '1.1'])
    expect(out).toContain('the two are equal, and by this rule only less than that cuts')
  })

  it('is why it is cut, where it is', async () => {
    expect(await why('[1, 2]')).toMatch(/^Max is already sure of 3 at the root, by B\. At C, Min/)
    expect((await json('tree', TEXTBOOK, '--why', '1.2')).why).toMatchObject({
      node: [1, 2],
      cut: true,
    })
    expect((await json('tree', TEXTBOOK, '--why', 'D')).why).toMatchObject({
      node: [2],
      cut: false,
    })
  })

  it('names what there is no node of', async () => {
    expect(await error(['tree', TEXTBOOK, '--why', '7.1'])).toContain('no node “7.1”')
  })
})
