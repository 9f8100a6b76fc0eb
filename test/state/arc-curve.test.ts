import { describe, expect, it } from 'vitest'
import { curveOf, freeLabel } from '../../src/widgets/tree/arc-curve.ts'

const cell = { width: 60, height: 50 }
const [from, to] = [
  { x: 400, y: 40 },
  { x: 40, y: 300 },
]
const curve = curveOf(from, to)
const LETTERS = 12
const ROOM = 640

/** Whether a label there lies over the cell of a node. */
const over = (label: { x: number; y: number }, node: { x: number; y: number }) =>
  Math.abs(label.x - node.x) < (cell.width + 6.5 * LETTERS) / 2 &&
  Math.abs(label.y - 7 - node.y) < (cell.height + 14) / 2

describe('the label of a table’s arc', () => {
  it('lies in the middle of the arc, where no node is', () => {
    const label = freeLabel(curve, LETTERS, [from, to], cell, ROOM)
    expect(label.x).toBeCloseTo((from.x + 2 * curve.bend.x + to.x) / 4)
    expect(label.y).toBeCloseTo((from.y + 2 * curve.bend.y + to.y) / 4 - 4)
  })

  it('keeps clear of a node that is in the middle', () => {
    const middle = freeLabel(curve, LETTERS, [from, to], cell, ROOM)
    const node = { x: middle.x, y: middle.y - 7 }
    expect(over(middle, node)).toBe(true)
    const moved = freeLabel(curve, LETTERS, [from, to, node], cell, ROOM)
    for (const each of [from, to, node]) expect(over(moved, each)).toBe(false)
  })

  it('lies beside a column of nodes that the arc runs through, and within the drawing', () => {
    const column = Array.from({ length: 6 }, (_, i) => ({ x: 60, y: 40 + 55 * i }))
    const down = curveOf(column[0] ?? from, column[4] ?? to)
    const label = freeLabel(down, LETTERS, column, cell, ROOM)
    expect(column.filter((node) => over(label, node))).toEqual([])
    expect(label.x - (6.5 * LETTERS) / 2).toBeGreaterThanOrEqual(0)
  })

  it('covers least where nodes are everywhere', () => {
    const nodes = Array.from({ length: 100 }, (_, i) => ({
      x: 60 * (i % 10),
      y: 50 * Math.floor(i / 10),
    }))
    const label = freeLabel(curve, LETTERS, nodes, cell, ROOM)
    expect(Number.isFinite(label.x + label.y)).toBe(true)
    expect(nodes.some((node) => over(label, node))).toBe(true)
  })
})
