import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../src/widgets/play/element.ts'
import { moveList } from '../../src/i18n/en/move-list.ts'
import { play as words } from '../../src/i18n/en/play.ts'
import { boardData, openPanel } from './play-help.ts'
import { linkOf } from './figure-help.ts'
import { withoutPauses } from '../without-pauses.ts'

beforeAll(withoutPauses)

const home = location.href

/** Comes to the page as a new tab does, by a link or by none. */
function come(link = '', game = 'connect4', large = true): void {
  leave()
  const url = new URL(home)
  if (link !== '') url.searchParams.set('play', link)
  history.replaceState(null, '', url)
  const host = document.createElement('cutoff-play')
  host.id = 'play'
  Object.assign(host.dataset, boardData(game), large && { large: 'true' })
  const figure = document.createElement('figure')
  figure.append(host)
  document.body.append(figure)
}

function leave(): void {
  for (const figure of document.querySelectorAll('figure')) figure.remove()
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const cell = (name: RegExp) => page.getByRole('gridcell', { name })
const says = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible()
const linked = () => linkOf('play') ?? ''
const others = () => page.getByRole('list', { name: /^Other games on this device \(\d\)$/ })
/** Opens what stands behind a name that begins so. */
const unfold = (name: RegExp) => page.getByText(name).press()
const engineMoved = () => says(/^The engine played \S+\./)
/** The moves that are listed, as one text. */
const moves = () =>
  Array.from(document.querySelectorAll('.play-moves button'), (each) => each.textContent?.trim())
    .slice(1)
    .join('')

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  leave()
  history.replaceState(null, '', home)
})

test('a game goes on in the next tab, with its rounds, its lines and the game before it', async () => {
  come('moves:4435;score:2-1-0;lines:4417')
  await cell(/^c6/).press({ force: true })
  await engineMoved()
  const played = moves()
  expect(played).toMatch(/^44353\d$/)
  await openPanel()
  await button('New game').press()
  await says('Your turn: you play X.')
  await button('Bring back the last game').press()
  await expect.poll(moves).toBe(played)

  come()
  await says(words.keptGame)
  await expect.poll(moves).toBe(played)
  await says('Rounds: you 2, the engine 0, drawn 1.')
  await unfold(/^Other lines/)
  await expect.element(page.getByRole('button', { name: '4417', exact: true })).toBeVisible()
  expect(linked()).toBe('')
})

test('the game before it can be brought back after a reload, also from another board', async () => {
  come('moves:h8.g7;lifted:size=15', 'gomoku')
  await expect.poll(moves).toBe('h8g7')
  await openPanel('Board and rules')
  await page.getByRole('spinbutton', { name: 'Points a side' }).write('9')
  await userEvent.keyboard('{Enter}')
  await expect.poll(moves).toBe('')
  await expect.poll(linked).toContain('pastLifted:size=15')
  come(linked(), 'gomoku')
  await openPanel()
  await button('Bring back the last game').press()
  await expect.poll(moves).toBe('h8g7')
  await expect.poll(linked).toContain('lifted:size=15')
})

test('a link wins, and the game that was kept is listed and can be gone on with', async () => {
  come('moves:4435')
  await cell(/^c6/).press({ force: true })
  await engineMoved()
  const played = moves()
  come('moves:11')
  await expect.poll(moves).toBe('11')
  await unfold(/^Other games/)
  await expect.element(others().getByRole('button', { name: played })).toBeVisible()
  await cell(/^b6/).press({ force: true })
  await engineMoved()
  const second = moves()
  await others().getByRole('button', { name: played }).press()
  await expect.poll(moves).toBe(played)
  await expect.element(others().getByRole('button', { name: second })).toBeVisible()
  await expect.element(others().getByRole('button', { name: played })).not.toBeInTheDocument()
  await expect.poll(linked).toContain(`moves:${played}`)
})

test('another tab’s game stays, whichever has been played at last', async () => {
  come('moves:44')
  await cell(/^c6/).press({ force: true })
  await engineMoved()
  const entry = localStorage.getItem('games/connect4') ?? ''
  // Another tab goes on with the same game.
  const other = entry.replace(/moves:\d+/, '$&11')
  expect(other).not.toBe(entry)
  localStorage.setItem('games/connect4', other)
  await button('Undo').press()
  await expect.poll(() => localStorage.getItem('games/connect4')).toContain('moves:44;')
  const kept = JSON.parse(localStorage.getItem('games/connect4') ?? '[]') as string[]
  expect(kept).toContain((JSON.parse(other) as string[])[0])
})

test('where storage is refused that is said, and the game goes on', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  come('moves:44')
  await says(moveList.notKept)
  await cell(/^c6/).press({ force: true })
  await engineMoved()
  expect(moves()).toMatch(/^443\d$/)
})

test('an entry that something else has written is no game', async () => {
  localStorage.setItem('games/connect4', '["moves:99","what:is;this"]')
  come()
  await says('Your turn: you play X.')
  expect(moves()).toBe('')
  await cell(/^c6/).press({ force: true })
  await engineMoved()
})

test('a board of a chapter keeps its game in its link alone', async () => {
  come('moves:4435', 'connect4', false)
  await cell(/^c6/).press({ force: true })
  await engineMoved()
  expect(localStorage.length).toBe(0)
})

test('a game too long for a link is kept on the device, which goes on with it', async () => {
  const lines = Array.from({ length: 300 }, () => '4435443544354435').join('~')
  const long = `moves:4435;lines:${lines}`
  expect(long.length).toBeGreaterThan(4000)
  localStorage.setItem('games/connect4', JSON.stringify([long]))
  come()
  await expect.poll(moves).toBe('4435')
  await cell(/^c6/).press({ force: true })
  await engineMoved()
  expect(moves()).toMatch(/^44353\d$/)
})
