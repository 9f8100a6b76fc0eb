import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  DEFAULT_CONVENTION,
  PLAIN_DEMANDS,
  readSearched,
  treeOfSeed,
  type Convention,
} from '../../engine/index.ts'
import { outlineIn, writeOutline } from '../../src/widgets/lab/edit/outline.ts'
import { arranged, criticalNodes, uniform } from '../../src/widgets/lab/order/arranged.ts'
import { withinSwaps } from '../../src/widgets/lab/order/within.ts'
import { drained } from '../../src/figure/unhurried.ts'

function searched(text: string, convention: Partial<Convention> = {}) {
  const read = readSearched(text, { ...DEFAULT_CONVENTION, ...convention })
  if (!read.ok) throw new Error(read.error.code)
  return read.value
}

function ordered(text: string, how: 'best' | 'worst', convention: Partial<Convention> = {}) {
  const { position } = searched(text, convention)
  const { root, min } = outlineIn(position)
  return writeOutline(arranged(root, position, how), min)
}

/** Trees of so many children and plies everywhere, no two leaves worth the same. */
const uniformTrees = fc
  .record({
    b: fc.integer({ min: 1, max: 3 }),
    d: fc.integer({ min: 1, max: 4 }),
    seed: fc.nat(9999),
  })
  .map(({ b, d, seed }) => ({
    b,
    d,
    text: treeOfSeed(seed, {
      ...PLAIN_DEMANDS,
      depth: d,
      branching: [b, b],
      values: [0, 100_000],
      ties: 0,
    }),
  }))

const treesTo = (depth: number) =>
  fc
    .record({ seed: fc.nat(9999), uneven: fc.boolean(), depth: fc.integer({ min: 1, max: depth }) })
    .map(({ seed, ...demands }) =>
      treeOfSeed(seed, { ...PLAIN_DEMANDS, ...demands, branching: [1, 3], ties: 30 }),
    )

const anyTrees = treesTo(4)

const firsts = fc.constantFrom<Convention['first']>('max', 'min')

test('with the best child first everywhere the leaves of Knuth and Moore are seen, and no others', () => {
  fc.assert(
    fc.property(uniformTrees, firsts, ({ b, d, text }, first) => {
      const { result, position } = searched(ordered(text, 'best', { first }), { first })
      expect(uniform(position.tree)).toEqual({ b, d })
      expect(result.leaves).toBe(b ** Math.ceil(d / 2) + b ** Math.floor(d / 2) - 1)
      const must = criticalNodes(position.tree, false)
      expect(result.nodes).toBe(must.filter(Boolean).length)
    }),
  )
})

test('what must be seen is seen in every order, from the left and from the right', () => {
  fc.assert(
    fc.property(
      anyTrees,
      firsts,
      fc.constantFrom<Convention['order']>('left', 'right'),
      fc.constantFrom('as it is', 'best', 'worst'),
      (text, first, order, how) => {
        const own = how === 'as it is' ? text : ordered(text, how as 'best' | 'worst', { first })
        const { position, treeNodes } = searched(own, { first, order })
        const visited = new Set(treeNodes)
        criticalNodes(position.tree, order === 'right').forEach((must, node) => {
          if (must) expect(visited.has(node)).toBe(true)
        })
      },
    ),
  )
})

test('another order is of the same nodes and the same value', () => {
  fc.assert(
    fc.property(anyTrees, firsts, (text, first) => {
      const before = searched(text, { first })
      for (const how of ['best', 'worst'] as const) {
        const after = searched(ordered(text, how, { first }), { first })
        expect(after.result.value).toBe(before.result.value)
        expect(after.leaves.count).toBe(before.leaves.count)
      }
    }),
  )
})

test('a tree that is not the same all over has no count of its own', () => {
  expect(uniform(searched('[[1,2],3]').position.tree)).toBe(undefined)
  expect(uniform(searched('[[1,2],[3]]').position.tree)).toBe(undefined)
})

test('the optimum within n swaps is met by an order so many swaps away, and by none nearer', () => {
  const visits = (text: string) => searched(text).result.nodes
  const within = (text: string, swaps: number, goal: 'fewest' | 'most') => {
    const { root, min } = outlineIn(searched(text).position)
    return drained(withinSwaps(root, min, DEFAULT_CONVENTION, swaps, goal))
  }
  // Of two nodes with two leaves there are eight orders, and three swaps lead to any of them.
  const orders = ['[[a],[b]]', '[[b],[a]]'].flatMap((order) =>
    ['3,12', '12,3'].flatMap((a) =>
      ['2,4', '4,2'].map((b) => order.replace('a', a).replace('b', b)),
    ),
  )
  const all = orders.map(visits)
  expect(within('[[12,3],[4,2]]', 3, 'fewest')).toEqual({ visited: Math.min(...all), all: true })
  expect(within('[[3,12],[2,4]]', 3, 'most')).toEqual({ visited: Math.max(...all), all: true })
  expect(within('[[3,12],[4,2]]', 0, 'fewest')).toEqual({ visited: 7, all: true })
  expect(within('[[3,12],[4,2]]', 1, 'fewest')).toEqual({ visited: 6, all: true })
})

test('more swaps never do worse, and too many orders are told', () => {
  fc.assert(
    // Two swaps in one with four plies are thousands of orders.
    fc.property(treesTo(3), (text) => {
      const { root, min } = outlineIn(searched(text).position)
      const found = [0, 1, 2].map((swaps) =>
        drained(withinSwaps(root, min, DEFAULT_CONVENTION, swaps, 'fewest')),
      )
      expect(found[0].visited).toBe(searched(text).result.nodes)
      expect(found[1].visited).toBeLessThanOrEqual(found[0].visited)
      expect(found[2].visited).toBeLessThanOrEqual(found[1].visited)
    }),
    { numRuns: 10 },
  )
  const { root, min } = outlineIn(searched('[1,2,3,4,5,6,7]').position)
  expect(drained(withinSwaps(root, min, DEFAULT_CONVENTION, 9, 'most')).all).toBe(false)
})
