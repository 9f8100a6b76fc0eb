import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../src/widgets/play/element.ts'
import { boardData, openPanel } from './play-help.ts'
import { linkOf } from './figure-help.ts'
import { withoutPauses } from '../without-pauses.ts'

beforeAll(withoutPauses)

const home = location.href

function open(game: string, link = ''): void {
  const url = new URL(home)
  if (link !== '') url.searchParams.set('play', link)
  history.replaceState(null, '', url)
  const host = document.createElement('cutoff-play')
  host.id = 'play'
  Object.assign(host.dataset, boardData(game))
  const figure = document.createElement('figure')
  figure.append(host)
  document.body.append(figure)
}

const cell = (name: RegExp) => page.getByRole('gridcell', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const list = (name: string) => page.getByRole('combobox', { name, exact: true })
const says = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible()
const linked = () => linkOf('play') ?? ''
const number = async (name: string, value: string) => {
  await page.getByRole('spinbutton', { name, exact: true }).write(value)
  await userEvent.tab()
}

const unfold = (name: RegExp) => page.getByText(name).press()

beforeEach(() => history.replaceState(null, '', home))
afterEach(() => document.querySelector('figure')?.remove())

test('a player of one’s own is put together, played against, and opened again by its link', async () => {
  open('reversi')
  await openPanel()
  await list('Opponent').choose('A player of your own')
  await number('Depth in plies', '2')
  await unfold(/^Weights of its evaluation/)
  await number('corners', '75')
  await says('Weights of its evaluation (1 changed)')
  await unfold(/^Which moves it tries/)
  await list('Order of moves').choose('by the evaluation')
  await expect.poll(linked).toBe('against:own:depth=2,order=evaluation,corners=75')
  await cell(/^d3/).press({ force: true })
  await says(/^It looked at [\d,]+ positions?, 2 plies deep/)
  const link = linked()
  document.querySelector('figure')?.remove()
  open('reversi', link)
  await says(
    /^Against “A player of your own”\. Put together by its link: depth 2, order evaluation/,
  )
  await openPanel()
  await unfold(/^Weights of its evaluation/)
  await expect.element(page.getByRole('spinbutton', { name: 'corners' })).toHaveValue(75)
})

test('what does not go together is said, and changes nothing', async () => {
  open('connect4', 'against:own:depth=2')
  await openPanel()
  await number('Budget of positions (0: none)', '500')
  await says(/^A budget of positions is for iterative deepening/)
  expect(linked()).toBe('against:own:depth=2')
  await list('Search').choose('iterative deepening')
  await number('Budget of positions (0: none)', '500')
  await expect.poll(linked).toBe('against:own:search=deepening,depth=2,nodes=500')
})

test.each([
  'against:own:depth=99',
  'players:engines;other:own:depth=99',
  'moves:44;against:own:search=mcts,depth=99',
])('a link to a player that cannot be is told as it is opened: %s', async (link) => {
  open('connect4', link)
  await says(
    /^The link is not right, so the figure begins as it is in the text\. The option “(?:depth|search)” must be/,
  )
  await expect.element(cell(/^d6/)).toBeVisible()
})

test('the fields of a player of one’s own have room beside the board when it is put together', async () => {
  await page.viewport(1280, 800)
  open('gomoku8', 'against:own:depth=2')
  await openPanel()
  const fold = page.getByText('How it plays: Opponent').element().parentElement
  expect(fold?.getBoundingClientRect().height).toBeLessThan(400)
})

test('two players of one’s own play each other', async () => {
  open('connect4', 'players:engines;against:own:depth=1;other:own:depth=2,ties=random')
  await button('One move').press()
  await expect.poll(linked).toMatch(/^moves:\d;/)
  await button('One move').press()
  await expect.poll(linked).toMatch(/^moves:\d\d;/)
  await openPanel()
  await expect.element(page.getByText('How it plays: One engine')).toBeVisible()
  await expect.element(page.getByText('How it plays: The other')).toBeVisible()
})
