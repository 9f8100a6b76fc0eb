import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kitOf, minimax, subjectFrom, tree } from '../../engine/index.ts'
import {
  bestPicks,
  formatPicks,
  promised,
  proofLeaves,
  readPicks,
  reached,
  wholeTree,
  type StrategyNode,
} from '../../src/widgets/strategy/model.ts'

const SMALL = '[[[4,7],[1,9]],[[6,2],[8,3]]]'

function nodesOfText(text: string, game = 'tree'): StrategyNode[] {
  const kit = kitOf(game)
  if (!kit.ok) throw new Error(game)
  const read = kit.value.game.parse(text)
  if (!read.ok) throw new Error(read.error.code)
  return wholeTree(kit.value, read.value)
}

/** Random trees of at most three plies, as they are written. */
const written = fc
  .array(
    fc.array(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 3,
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((nested) => JSON.stringify(nested))

describe('a strategy', () => {
  test('promises the worst of the leaves that it can come to', () => {
    const nodes = nodesOfText(SMALL)
    const picks = readPicks(nodes, 0, 'abb--')
    if (!picks.ok) throw new Error(picks.error.code)
    // Left, then 7 after the first reply and 9 after the second.
    expect(promised(nodes, 0, picks.value)).toEqual({ open: 0, leaves: 2, sure: 7 })
    expect(formatPicks(nodes, 0, picks.value)).toBe('abb--')
  })

  test('that is not whole promises nothing yet', () => {
    const nodes = nodesOfText(SMALL)
    expect(promised(nodes, 0, new Map())).toEqual({ open: 1, leaves: 0, sure: undefined })
    expect(promised(nodes, 0, new Map([[0, 0]]))).toMatchObject({ open: 2, sure: undefined })
    expect(readPicks(nodes, 0, 'zz').ok).toBe(false)
    expect(readPicks(nodes, 0, 'ac---').ok).toBe(false)
  })

  test('of each side at its best promises what minimax says, and they share one leaf', () => {
    fc.assert(
      fc.property(written, (text) => {
        const nodes = nodesOfText(text)
        const read = tree.game.parse(text)
        if (!read.ok) throw new Error(read.error.code)
        const value = minimax(subjectFrom(tree, read.value), { depth: 9 }).value ?? 0
        expect(nodes[0].value).toBe(value + 0)
        for (const side of [0, 1] as const) {
          expect(promised(nodes, side, bestPicks(nodes, side)).sure).toBe(value + 0)
        }
        const [max, min, either] = proofLeaves(nodes)
        expect(either).toBe(max + min - 1)
      }),
      { numRuns: 200, seed: 71 },
    )
  })

  test('no other promises more', () => {
    fc.assert(
      fc.property(written, fc.array(fc.nat(), { minLength: 40, maxLength: 40 }), (text, lots) => {
        const nodes = nodesOfText(text)
        const picks = new Map(
          nodes.flatMap(({ player, children }, node) =>
            player === 0 && children.length > 0 ? [[node, lots[node % 40] % children.length]] : [],
          ) as [number, number][],
        )
        expect(promised(nodes, 0, picks).sure).toBeLessThanOrEqual(nodes[0].value)
        expect(reached(nodes, 0, picks).size).toBeLessThanOrEqual(nodes.length)
      }),
      { numRuns: 200, seed: 72 },
    )
  })

  test('is found on a real board too', () => {
    const nodes = nodesOfText('b2a1a3c1c3a2', 'mnk')
    expect(promised(nodes, 0, bestPicks(nodes, 0)).sure).toBe(nodes[0].value)
  })
})
