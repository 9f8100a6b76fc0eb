import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../src/widgets/play/element.ts'
import { moveList } from '../../src/i18n/en/move-list.ts'
import { boardData, openPanel } from './play-help.ts'
import { linkOf } from './figure-help.ts'
import { withoutPauses } from '../without-pauses.ts'
import { styled } from './styled.ts'

styled('boards/board.css')

beforeAll(withoutPauses)

const home = location.href

function open(game: string, link = '', more: Readonly<Record<string, string>> = {}): void {
  for (const figure of document.querySelectorAll('figure')) figure.remove()
  const url = new URL(home)
  if (link !== '') url.searchParams.set('play', link)
  history.replaceState(null, '', url)
  const host = document.createElement('cutoff-play')
  host.id = 'play'
  Object.assign(host.dataset, boardData(game), more)
  const figure = document.createElement('figure')
  figure.append(host)
  document.body.append(figure)
}

const cell = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const linked = () => linkOf('play') ?? ''

/** Where a square is seen. */
function place(name: string): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = cell(name).element().getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** The square that has the focus. */
const focused = () => document.activeElement?.getAttribute('aria-label')?.split(',')[0]

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  for (const figure of document.querySelectorAll('figure')) figure.remove()
  history.replaceState(null, '', home)
})

describe.each([
  ['reversi', 'a1', 'h8', 'd3'],
  ['abalone', 'a1', 'i9', 'e5'],
])('a board that is turned, of %s', (game, low, high, middle) => {
  test('has its corners change places, is in the link, and is turned back by a key', async () => {
    open(game)
    await expect.element(cell(low)).toBeInTheDocument()
    expect(place(low).y).toBeGreaterThan(place(high).y)
    await openPanel('What you see and hear')
    await button('Turn the board (T)').press()
    await expect.poll(() => place(low).y - place(high).y).toBeLessThan(0)
    await expect.poll(linked).toBe('turned:yes')
    open(game, linked())
    await expect.element(cell(low)).toBeInTheDocument()
    expect(place(low).y).toBeLessThan(place(high).y)
    cell(middle).element().focus()
    await userEvent.keyboard('t')
    await expect.poll(() => place(low).y).toBeGreaterThan(place(high).y)
    expect(focused()).toBe(middle)
    await expect.poll(linked).toBe('')
  })

  test.each(['', 'turned:yes'])('is walked through as it is seen: %s', async (link) => {
    open(game, link)
    await expect.element(cell(middle)).toBeInTheDocument()
    for (const [key, dx, dy] of [
      ['ArrowRight', 1, 0],
      ['ArrowLeft', -1, 0],
      ['ArrowUp', 0, -1],
      ['ArrowDown', 0, 1],
    ] as const) {
      cell(middle).element().focus()
      const from = place(middle)
      await userEvent.keyboard(`{${key}}`)
      const to = place(focused() ?? '')
      if (dx === 0) expect(Math.sign(to.y - from.y)).toBe(dy)
      else expect(Math.sign(to.x - from.x)).toBe(dx)
    }
  })
})

test('marbles go where they are pointed to on a turned board, and its buttons say so', async () => {
  open('abalone', 'turned:yes;players:people')
  await expect.element(cell('c5')).toBeInTheDocument()
  await cell('c5').press({ force: true })
  await expect.element(page.getByRole('button', { name: 'lower right, c5d5' })).toBeVisible()
  expect(place('d5').y).toBeGreaterThan(place('c5').y)
  expect(place('d5').x).toBeGreaterThan(place('c5').x)
  await cell('d5').press({ force: true })
  await expect.poll(linked).toContain('moves:c5d5')
})

test('a board on which stones fall is not turned', async () => {
  open('connect4')
  await expect.element(cell('a1')).toBeInTheDocument()
  const before = place('a1')
  await openPanel('What you see and hear')
  await expect.element(button('Turn the board (T)')).not.toBeInTheDocument()
  cell('d1').element().focus()
  await userEvent.keyboard('t')
  expect(place('a1').x).toBe(before.x)
  expect(linked()).toBe('')
})

test('moves are heard once that is wanted, also on the next visit', async () => {
  vi.spyOn(OscillatorNode.prototype, 'stop').mockImplementation(() => undefined)
  const started = vi.spyOn(OscillatorNode.prototype, 'start').mockImplementation(() => undefined)
  open('connect4', 'players:people')
  await cell('d6').press({ force: true })
  await expect.element(cell('d1')).toHaveAccessibleName(/^d1, X/)
  expect(started).not.toHaveBeenCalled()
  await openPanel('What you see and hear')
  await page.getByRole('checkbox', { name: 'Sound of moves' }).press()
  await cell('d6').press({ force: true })
  await expect.poll(() => started.mock.calls.length).toBe(1)
  expect(localStorage.getItem('play/sound')).toBe('true')
  await page.getByRole('checkbox', { name: 'Sound of moves' }).press()
  expect(localStorage.getItem('play/sound')).toBeNull()
})

test('the clock of the engine’s thinking goes on over the game, and begins anew with the next', async () => {
  open('connect4', '', { large: 'true' })
  await cell('d6').press({ force: true })
  const clock = page.getByText(/^Its thinking in this game: \d+\.\d s\.$/)
  await expect.element(clock).toBeVisible()
  await openPanel()
  await button('New game').press()
  await expect.element(page.getByText(moveList.none)).toBeVisible()
  await expect.element(clock).not.toBeInTheDocument()
})
