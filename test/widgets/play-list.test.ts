import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../src/widgets/play/element.ts'
import { boardData, openPanel } from './play-help.ts'
import { linkOf } from './figure-help.ts'
import { withoutPauses } from '../without-pauses.ts'

beforeAll(withoutPauses)

const home = location.href

function open(link: string, large = true): void {
  const url = new URL(home)
  url.searchParams.set('play', link)
  history.replaceState(null, '', url)
  const host = document.createElement('cutoff-play')
  host.id = 'play'
  Object.assign(host.dataset, { ...boardData('connect4'), ...(large && { large: 'true' }) })
  const figure = document.createElement('figure')
  figure.append(host)
  document.body.append(figure)
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const cell = (name: RegExp) => page.getByRole('gridcell', { name })
const says = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible()
const linked = () => linkOf('play') ?? ''

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', home)
})
afterEach(() => {
  for (const figure of document.querySelectorAll('figure')) figure.remove()
})

test('the moves lead to every position, also by keys, and the engine waits there', async () => {
  open('moves:4435')
  await button('Move 2, 4').press()
  await says('After move 2 of 4. Play from here, or go on through the moves.')
  await expect.element(cell(/^c1, empty/)).toBeInTheDocument()
  await userEvent.keyboard('{ArrowLeft}')
  await says('After move 1 of 4. Play from here, or go on through the moves.')
  await expect.element(button('Move 1, 4')).toHaveAttribute('aria-current', 'step')
  await userEvent.keyboard('{End}')
  await says('Your turn: you play X.')
  await userEvent.keyboard('{Home}')
  await says('The start. Play from here, or go on through the moves.')
  await expect.poll(linked).toBe('lines:4435')
})

test('the engine moves in a position that is looked at only when it is asked to', async () => {
  open('moves:4435')
  await button('Move 3, 3').press()
  await expect.poll(linked).toBe('moves:443;lines:4435')
  await button('Have the engine move here').press()
  await says(/^The engine played \d\./)
})

test('another move makes a branch of the line, which can be taken up again', async () => {
  open('moves:4435')
  await button('Move 2, 4').press()
  await cell(/^a6/).press({ force: true })
  await says(/^The engine played \d\./)
  await page.getByText('Other lines of this game (1)').press()
  await expect.poll(linked).toMatch(/^moves:441\d;lines:4435$/)
  await page.getByRole('button', { name: '4435', exact: true }).press()
  await expect.element(button('Move 4, 5')).toHaveAttribute('aria-current', 'step')
  await expect.poll(linked).toMatch(/^moves:4435;lines:441\d$/)
})

test('a board of a chapter lists its moves behind “Game”, and keeps nothing on the device', async () => {
  open('moves:4435', false)
  await says('Your turn: you play X.')
  await expect.element(button('Move 2, 4')).not.toBeInTheDocument()
  await openPanel()
  await button('Move 2, 4').press()
  await says('After move 2 of 4. Play from here, or go on through the moves.')
  await userEvent.keyboard('{End}')
  await says('Your turn: you play X.')
  await page.getByRole('button', { name: 'Game', exact: true }).press()
  await expect.element(button('Move 2, 4')).not.toBeInTheDocument()
  expect(localStorage.length).toBe(0)
})
