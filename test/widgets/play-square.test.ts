import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../src/widgets/play/element.ts'
import { tap, touch } from './touch.ts'
import { withoutPauses } from '../without-pauses.ts'
import { styled } from './styled.ts'

styled('widgets/table/table.css')

beforeAll(withoutPauses)

/** The address of the test's own page, to which each test returns. */
const home = location.href

function open(attributes: Readonly<Record<string, string>>, link = ''): void {
  const url = new URL(home)
  if (link !== '') url.searchParams.set('play', link)
  history.replaceState(null, '', url)
  const figure = document.createElement('figure')
  const host = document.createElement('cutoff-play')
  host.id = 'play'
  Object.assign(host.dataset, { algorithm: 'alphabeta', depth: '1', least: '1', most: '2' })
  Object.assign(host.dataset, attributes)
  figure.append(host)
  document.body.append(figure)
}

const levels = JSON.stringify([{ id: 'level-1', name: 'Level 1', uses: '' }])
const GOMOKU = { game: 'gomoku', options: '{"size":15,"centre":false}', levels, level: '1' }
const NINUKI = { game: 'ninuki', options: '{"size":13}', levels, level: '1' }

const cell = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const count = (selector: string) => document.querySelectorAll(selector).length

beforeEach(() => history.replaceState(null, '', home))
afterEach(() => {
  for (const figure of document.querySelectorAll('figure')) figure.remove()
})

describe('a finger on a board with small squares', () => {
  test('holds a stone over a square, moves it by buttons, and places it', async () => {
    open(GOMOKU)
    await tap('h8')
    await expect
      .element(page.getByText('Your stone would go on h8. Move it, then place it.'))
      .toBeVisible()
    await expect.element(cell('h8')).toHaveAccessibleName('h8, empty')
    expect([count('.board-aim'), count('.ghost')]).toEqual([1, 1])
    await button('Up').click()
    await button('Left').click()
    const place = button('Place on g9')
    expect(place.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await place.click()
    await expect.element(cell('g9')).toHaveAccessibleName(/^g9, (X|Black)/)
    expect(count('.board-aim')).toBe(0)
  })

  test('says why a stone that is held cannot be placed', async () => {
    open({ ...GOMOKU, options: '{"size":15}' })
    await tap('d5')
    const why = 'The first stone lies on the middle of the board: h8.'
    await expect.element(page.getByText(`${why} Move your stone, then place it.`)).toBeVisible()
  })

  test('moves the stone as the finger is drawn, from wherever that came down', async () => {
    open(GOMOKU)
    await tap('h8')
    await expect.element(button('Place on h8')).toBeVisible()
    const side = cell('h8').element().getBoundingClientRect().width + 2
    touch('c3', 'pointerdown')
    touch('c3', 'pointermove', 2 * side, -side)
    touch('c3', 'pointerup', 2 * side, -side)
    await expect.element(button('Place on j9')).toBeVisible()
  })

  test('takes a second tap on the stone as the move, and another square as another aim', async () => {
    open(GOMOKU)
    await tap('c4')
    await tap('d5')
    await expect.element(button('Place on d5')).toBeVisible()
    await tap('d5')
    await expect.element(cell('d5')).toHaveAccessibleName(/^d5, (X|Black)/)
    await expect.element(cell('c4')).toHaveAccessibleName('c4, empty')
  })

  test('takes the stone back by a button, and by Escape', async () => {
    open(GOMOKU)
    await tap('d5')
    await button('Cancel').click()
    expect([count('.board-aim'), count('.ghost')]).toEqual([0, 0])
    await tap('d5')
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Place on d5')).not.toBeInTheDocument()
    await expect.element(cell('d5')).toHaveAccessibleName('d5, empty')
  })

  test('plays at once where squares are large, and with a mouse everywhere', async () => {
    open({ game: 'mnk' })
    await tap('b2')
    await expect.element(cell('b2')).toHaveAccessibleName(/^b2, X/)
    document.querySelector('figure')?.remove()
    open(GOMOKU)
    await cell('d5').click({ force: true })
    await expect.element(cell('d5')).toHaveAccessibleName(/^d5, (X|Black)/)
  })
})

describe('a hint', () => {
  test('stands on the board as a ghost in a dashed ring, until the reader moves', async () => {
    open({ game: 'connect4', depth: '1' }, 'moves:414141')
    await button('Hint').click()
    await button('Show the move').click()
    await expect.element(cell('d4')).toHaveAccessibleName('d4, empty, suggested move')
    expect(count('.board-hint')).toBe(1)
    expect(count('.stones.ghost')).toBeGreaterThanOrEqual(1)
    await userEvent.hover(cell('b1').element(), { force: true })
    expect(count('.board-hint')).toBe(1)
    await cell('d6').click({ force: true })
    await expect
      .element(page.getByText('You win. The line is complete.', { exact: true }))
      .toBeInTheDocument()
    expect(count('.board-hint')).toBe(0)
  })

  test('goes when a move is taken back', async () => {
    open({ game: 'connect4', depth: '1' }, 'moves:414141')
    await button('Hint').click()
    await button('Show the move').click()
    await expect.poll(() => count('.board-hint')).toBe(1)
    await button('Undo').click()
    expect(count('.board-hint')).toBe(0)
  })
})

describe('captures', () => {
  test('are said, counted, and marked where the stones have gone', async () => {
    open(NINUKI, 'moves:g7.h7.a13.i7')
    await expect.element(page.getByText('captured by X')).toBeInTheDocument()
    await cell('j7').click({ force: true })
    await expect.element(page.getByText('X takes 2 stones: h7, i7.')).toBeInTheDocument()
    await expect
      .element(page.getByText('captured by X').element().parentElement)
      .toHaveTextContent('captured by X 2')
    await expect.element(page.getByText(/^The engine played/)).toBeInTheDocument()
    expect(count('.board-mark.line-beta')).toBeGreaterThanOrEqual(1)
    await button('Undo').click()
    await expect.element(cell('h7')).toHaveAccessibleName('h7, O')
    expect(count('.board-mark.line-beta')).toBe(0)
    expect(page.getByText('X takes').elements()).toHaveLength(0)
  })
})
