import { describe, expect, it } from 'vitest'
import { DEFAULT_CONVENTION } from '../../../engine/predict/convention.ts'
import { PLAIN_DEMANDS, type Demands } from '../../../engine/predict/demands.ts'
import { hasDeepCut, randomTree, treeOfSeed } from '../../../engine/predict/random-tree.ts'
import { leavesOf, textbookCut, type Values } from './textbook.ts'

const rules = {
  tie: 'le',
  fail: 'soft',
  bounds: 'all',
  order: 'left',
  first: 'max',
  window: [-Infinity, Infinity],
} as const

function found(seed: number, demands: Partial<Demands>) {
  const tree = randomTree(seed, { ...PLAIN_DEMANDS, ...demands }, DEFAULT_CONVENTION)
  if (!tree.ok) throw new Error(tree.error.code)
  return { ...tree.value, values: JSON.parse(tree.value.text) as Values }
}

const depthOf = (node: Values): number =>
  typeof node === 'number' ? 0 : 1 + Math.max(...node.map(depthOf))

describe('a random tree', () => {
  it('is the same for the same seed, and another for the next', () => {
    expect(found(7, {}).text).toBe(found(7, {}).text)
    const { seed, text } = found(7, { deep: true })
    expect(text).toBe(treeOfSeed(seed, { ...PLAIN_DEMANDS, deep: true }))
    expect(found(seed, { deep: true })).toMatchObject({ seed, text })
    const next = found(seed + 1, { deep: true })
    expect(next.seed).toBeGreaterThan(seed)
    expect(next.text).not.toBe(text)
  })

  it('is as it was asked for', () => {
    for (let seed = 0; seed < 40; seed++) {
      const demands = { depth: 3, branching: [2, 4], values: [-20, 20], cuts: 3 } as const
      const { values, searched } = found(seed * 100, demands)
      expect(depthOf(values)).toBe(3)
      expect(searched.result.cutoffs).toBeGreaterThanOrEqual(3)
      expect(searched.cut).toEqual(textbookCut(values, rules))
      for (const leaf of leavesOf(values)) expect(Math.abs(leaf)).toBeLessThanOrEqual(20)
    }
  })

  it('has a deep cut where one is asked for: the parent’s bounds alone would not make it', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { values, searched } = found(seed * 1000, { deep: true, cuts: 1, depth: 5 })
      expect(hasDeepCut(searched)).toBe(true)
      const shallow = textbookCut(values, { ...rules, bounds: 'parent' })
      expect(shallow.length).toBeLessThan(searched.cut.length)
    }
  })

  it('has as many ties as are asked for, or none while values are left', () => {
    const repeats = (ties: number) => {
      const leaves = leavesOf(found(1, { ties, depth: 5, values: [0, 999], cuts: 0 }).values)
      return 1 - new Set(leaves).size / leaves.length
    }
    expect(repeats(0)).toBe(0)
    expect(repeats(50)).toBeGreaterThan(0.25)
    expect(repeats(100)).toBeGreaterThan(0.9)
  })

  it('may be uneven', () => {
    const depths = (node: Values): number[] =>
      typeof node === 'number' ? [0] : node.flatMap((child) => depths(child).map((d) => d + 1))
    expect(new Set(depths(found(3, { uneven: true }).values)).size).toBeGreaterThan(1)
    expect(new Set(depths(found(3, {}).values)).size).toBe(1)
  })

  it('that cannot be is refused', () => {
    const asked = (demands: Partial<Demands>) =>
      randomTree(1, { ...PLAIN_DEMANDS, ...demands }, DEFAULT_CONVENTION)
    expect(asked({ depth: 1, cuts: 1 })).toMatchObject({
      error: { code: 'predict/no-such-tree', params: { seed: 1, tries: 1000 } },
    })
    expect(asked({ depth: 20 })).toMatchObject({ error: { code: 'predict/too-large' } })
  })
})
