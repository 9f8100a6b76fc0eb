import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { gomoku, mnk, type GameKit, type GameOptions } from '../../engine/index.ts'
import { figure } from '../../src/i18n/figure.ts'
import { moveOrder as words } from '../../src/i18n/move-order.ts'
import { scores } from '../../src/i18n/scores.ts'
import { bestNow } from '../../src/widgets/move-order/best-now.ts'
import '../../src/widgets/move-order/element.ts'
import { moveOrderModel } from '../../src/widgets/move-order/model.ts'
import { ORDERS } from '../../src/widgets/move-order/schema.ts'
import { leavesNothing, linked, mountFigure } from './figure-help.ts'
import { styled } from './styled.ts'

styled('boards/board.css', 'styles/tokens.css', 'styles/controls.css')

leavesNothing()

const tables = { words, scores }

function modelOf<P>(
  kit: GameKit<P>,
  text: string,
  reading: { order: (typeof ORDERS)[number]; within?: number; depth?: number },
  options?: GameOptions,
) {
  const read = kit.game.parse(text, options)
  if (!read.ok) throw new Error(read.error.code)
  const { order, within = 0, depth } = reading
  const best = depth === undefined ? undefined : bestNow(kit, read.value, depth)
  const model = moveOrderModel(kit, read.value, { order, within, best }, tables)
  if (model === undefined) throw new Error('the game is over')
  return model
}

describe('a board shaded by an order of moves', () => {
  test('grows darker around a stone, by the influence that it has', () => {
    const { over } = modelOf(gomoku, 'e5', { order: 'influence' }, { size: 9 })
    const heat = Array.from(over.heat ?? [])
    const row = heat.slice(4 * 9, 5 * 9)
    const [far, three, two, one, stone] = row
    expect(stone).toBe(0)
    expect([far < three, three < two, two < one]).toEqual([true, true, true])
    expect(row).toEqual([...row].reverse())
  })

  test('says when each order comes to the best move', () => {
    const three = 'e5 d6 e6 e7 d5 f5 c4'
    const { rows, says, looked } = modelOf(
      gomoku,
      three,
      { order: 'influence', depth: 2 },
      { size: 9 },
    )
    expect(rows.map(({ order, first, place }) => [order, first, place])).toEqual([
      ['none', 'a1', '53'],
      ['centre', 'e4', '14'],
      ['influence', 'f6', '7'],
      ['evaluation', 'f7', '1'],
    ])
    expect(says).toContain('It is number 7 of 74 moves.')
    expect(looked).toBe(74)
  })

  test('leaves out what is not near enough, and says so of the best move', () => {
    const fork = 'e5 c5 f5 g5 e4 e3 g6 f4 h6 d3 h7 i8 d4 c3 f3 c4 c6'
    const reading = { order: 'evaluation', within: 1, depth: 3 } as const
    const { rows, says, over } = modelOf(gomoku, fork, reading, { size: 9 })
    expect(rows.map(({ place }) => place)).toEqual(ORDERS.map(() => words.out))
    expect(says).toContain('It is not among the')
    expect(over.notes?.[2]).toBe(words.noteOut(true))
    expect(modelOf(gomoku, fork, { ...reading, within: 2 }, { size: 9 }).rows[3].place).toBe('1')
  })

  test('shades a move that wins like the best, though it is rated beyond all others', () => {
    const { over } = modelOf(mnk, 'a1b1a2b2', { order: 'evaluation' })
    const heat = Array.from(over.heat ?? [])
    expect(heat[6]).toBe(Math.max(...heat))
    expect(over.labels?.[6]).toBe('1')
    expect(over.notes?.[6]).toBe(words.note(1, undefined, false))
  })
})

const says = () => document.querySelector('.move-order-says')?.textContent ?? ''

describe('the board of an order on the page', () => {
  test('searches what the reader has played, shades by another order, and takes moves back', async () => {
    mountFigure('cutoff-move-order', { game: 'mnk', position: 'b2', order: 'none', depth: '8' })
    await expect.poll(says).toContain('The best move, 8 plies deep, is a1.')
    await page.getByRole('button', { name: words.orders.influence }).press()
    await expect.poll(says).toContain('By influence')
    await page.getByRole('gridcell', { name: /^a1/ }).press()
    await expect.poll(says).toContain('of 7 moves')
    await page.getByRole('button', { name: figure.undo }).press()
    await expect.poll(says).toContain('of 8 moves')
    await expect.poll(linked).toContain('order:influence')
  })
})
