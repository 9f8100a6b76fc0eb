import { describe, expect, it } from 'vitest'
import { kits } from '../../../engine/games/registry.ts'
import { depthFor, freeSquares } from '../../../engine/search/depth-rule.ts'

describe('the depth that follows the free squares', () => {
  const steps = [
    { free: 40, depth: 4 },
    { free: 20, depth: 6 },
    { free: 0, depth: 10 },
  ]

  it('is that of the first step whose squares there are', () => {
    expect([64, 40, 39, 20, 19, 0].map((free) => depthFor(steps, free))).toEqual([
      4, 4, 6, 6, 10, 10,
    ])
  })

  it('refuses steps out of order, or that end too soon', () => {
    expect(() => depthFor([{ free: 10, depth: 3 }], 20)).toThrow(/full board/)
    expect(() => depthFor([...steps.slice(1, 2), ...steps], 20)).toThrow(/out of order/)
  })

  it('counts the squares without a stone, on square boards and on hexagons', () => {
    const count = (id: 'mnk' | 'connect4' | 'abalone', text: string) => {
      const { game, board } = kits[id]
      const read = game.parse(text)
      if (!read.ok || board === undefined) throw new Error(text)
      return freeSquares(board, read.value)
    }
    expect(count('mnk', 'a1b2')).toBe(7)
    expect(count('connect4', '4455')).toBe(38)
    expect(count('abalone', '')).toBe(61 - 28)
  })
})
