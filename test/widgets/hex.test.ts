import { describe, expect, test } from 'vitest'
import { hexBoard, hexLayers } from '../../src/boards/hex.ts'
import { hexGeometry, type HexModel } from '../../src/boards/hex-geometry.ts'
import { HexTrail, slidesBack, slidesOf } from '../../src/boards/hex-slides.ts'
import { InteractiveHex } from '../../src/boards/hex-interactive.ts'

const CELLS = 61
const E5 = 30
const OFF = 61

function model(stones: Readonly<Record<number, 0 | 1>>, rest: Partial<HexModel> = {}): HexModel {
  return {
    stones: Int8Array.from({ length: CELLS }, (_, cell) => stones[cell] ?? -1),
    ...rest,
  }
}

const count = (layers: readonly Element[], selector: string) =>
  layers.flatMap((layer) => [
    ...(layer.matches(selector) ? [layer] : []),
    ...layer.querySelectorAll(selector),
  ]).length

describe('a board of hexagons', () => {
  test('has every cell within its drawing, e5 in the middle, neighbours one cell apart', () => {
    const g = hexGeometry({ cell: 50 })
    for (let cell = 0; cell < CELLS; cell++) {
      expect(g.x(cell)).toBeGreaterThan(25)
      expect(g.x(cell)).toBeLessThan(g.width - 25)
      expect(g.y(cell)).toBeGreaterThan(25)
      expect(g.y(cell)).toBeLessThan(g.height - 25)
    }
    expect(g.x(E5)).toBeCloseTo(g.width / 2)
    expect(Math.hypot(g.x(E5 + 1) - g.x(E5), g.y(E5 + 1) - g.y(E5))).toBeCloseTo(50)
    expect(Math.hypot(g.x(39) - g.x(E5), g.y(39) - g.y(E5))).toBeCloseTo(50)
  })

  test('draws the sides apart, and the light side light whoever begins', () => {
    const usual = hexLayers(document, model({ 0: 0, 1: 1 }))
    expect(count(usual, '.side-a')).toBe(1)
    expect(count(usual, '.side-b')).toBe(1)
    const whiteBegins = hexLayers(document, model({ 0: 0 }, { light: 0 }))
    expect(count(whiteBegins, '.side-a')).toBe(0)
    expect(count(whiteBegins, '.side-b')).toBe(1)
  })

  test('draws each marble by itself that is to be moved', () => {
    const loose = [E5, OFF]
    const layers = hexLayers(document, model({ [E5]: 0, 3: 0, 4: 0 }, { loose }))
    expect(count(layers, `[data-at="${E5}"]`)).toBe(1)
    expect(count(layers, '.stones')).toBe(2)
  })

  test('names itself to a screen reader only where it is asked to', () => {
    expect(hexBoard(document, model({}), 'empty').getAttribute('aria-label')).toBe('empty')
    expect(hexBoard(document, model({})).getAttribute('aria-hidden')).toBe('true')
  })

  test('is a grid of nine rows from the top, with one tab stop', () => {
    const board = new InteractiveHex(document, { pick: () => {}, point: () => {} })
    const names = Array.from({ length: CELLS }, (_, cell) => String(cell))
    board.show({ model: model({}), label: 'Board', names, active: true })
    const rows = [...board.element.querySelectorAll('[role=row]')]
    expect(rows.map((row) => row.children.length)).toEqual([5, 6, 7, 8, 9, 8, 7, 6, 5])
    expect(rows[0].firstElementChild?.getAttribute('aria-label')).toBe('56')
    expect(board.element.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  })
})

describe('how marbles go', () => {
  const right = (from: number, player = 0) => ({ from, to: from + 1, direction: 0, player })
  const push = [right(26), right(27), right(28, 1)]
  const off = { from: 34, to: OFF, direction: 0, player: 1 }

  test('is from behind where they come to, and beyond the edge for one that leaves', () => {
    expect(slidesOf([right(33), off])).toEqual([
      { cell: 34, player: 0, x: -1, y: -0 },
      { cell: 34, player: 1, x: 1, y: 0, edge: 'goes' },
    ])
  })

  test('is the same way back when moves are taken back, both of them at once', () => {
    const back = slidesBack([push, [right(29, 1), right(31, 1)]])
    expect(back.map(({ cell, x }) => [cell, x])).toEqual([
      [26, 1],
      [27, 1],
      [28, 2],
      [31, 1],
    ])
    expect(slidesBack([[off]])).toEqual([{ cell: 34, player: 1, x: 1, y: 0, edge: 'comes' }])
  })

  test('is known of one more move and of moves taken back, and of no other board', () => {
    const start = model({ 26: 0 })
    const one = model({ 27: 0 }, { steps: [right(26)] })
    const two = model({ 28: 0 }, { steps: [right(27)] })
    const three = model({ 29: 0 }, { steps: [right(28)] })
    const trail = new HexTrail()
    expect(trail.follow(start, false)).toEqual([])
    expect(trail.follow(one, true)).toHaveLength(1)
    expect(trail.follow(one, false)).toBeUndefined()
    trail.follow(two, false)
    expect(trail.follow(two, true)).toHaveLength(1)
    expect(trail.follow(start, false)).toEqual([{ cell: 26, player: 0, x: 2, y: 0 }])
    for (const board of [one, two, three]) trail.follow(board, true)
    expect(trail.follow(start, false)).toEqual([])
    trail.follow(two, false)
    expect(trail.follow(start, false)).toEqual([])
  })
})
