import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../../src/widgets/play/element.ts'
import { gamePanel } from '../../src/i18n/en/game-panel.ts'
import { play as words } from '../../src/i18n/en/play.ts'
import { boardData, openPanel } from './play-help.ts'
import { linkOf } from './figure-help.ts'

const home = location.href

function open(game: string, link = ''): void {
  for (const figure of document.querySelectorAll('figure')) figure.remove()
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

const button = (name: string) => page.getByRole('button', { name, exact: true })
const put = (square: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${square},`) }).press({ force: true })
const says = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible()
const linked = () => linkOf('play') ?? ''
const told = () => document.querySelector('.play-says [role="status"]')?.textContent ?? ''

/** The engine's move in a game of Connect 4, as it is without a guess. */
async function answerTo(moves: string): Promise<string> {
  open('connect4', `moves:${moves}`)
  await says(/^The engine played \d\./)
  return /^moves:\d*(\d)$/.exec(linked())?.[1] ?? ''
}

beforeEach(() => history.replaceState(null, '', home))
afterEach(() => {
  for (const figure of document.querySelectorAll('figure')) figure.remove()
})

test('the reader says what the engine will play, and it counts how often she was right', async () => {
  const first = await answerTo('4')
  open('connect4')
  await openPanel(gamePanel.shows)
  await page.getByRole('checkbox', { name: gamePanel.foretell }).press()
  await put('d6')
  await says(words.foretell)
  expect(linked()).not.toContain('moves:44')
  // On the empty square that the column's name stands for: the seventh column of the answer.
  await put(`${'abcdefg'[Number(first) - 1]}6`)
  await says(new RegExp(`^The engine played ${first}\\.`))
  expect(told()).toBe(words.foretold(1, 1))

  const wrong = first === '1' ? '7' : '1'
  const second = await answerTo(`4${first}7`)
  const guess = second === wrong ? '2' : wrong
  open('connect4', `moves:4${first};foretell:yes`)
  await put('g6')
  await says(words.foretell)
  await put(`${'abcdefg'[Number(guess) - 1]}6`)
  await says(new RegExp(`^The engine played ${second}\\.`))
  expect(told()).toBe(words.expected(guess, 0, 1))
})

test('the engine waits for a guess, and plays without one when it is let', async () => {
  open('connect4', 'foretell:yes')
  await put('d6')
  await says(words.foretell)
  await new Promise((resolve) => setTimeout(resolve, 1200))
  // It has found its move by now: a pointer on its way to the buttons draws them anew.
  await page.getByRole('gridcell', { name: /^b6,/ }).hover({ force: true })
  await button('Game').hover()
  await expect.element(button(words.askAgain)).not.toBeInTheDocument()
  await says(words.foretell)
  await button(words.letPlay).press()
  await says(/^The engine played \d\./)
  expect(told()).toBe('')
  await expect.element(button(words.letPlay)).not.toBeInTheDocument()
})

test('what is asked is withdrawn by undo, and by a choice to let it play', async () => {
  open('connect4', 'foretell:yes')
  await put('d6')
  await says(words.foretell)
  await button('Undo').press()
  await says('Your turn: you play X.')
  await put('a6')
  await says(words.foretell)
  await openPanel(gamePanel.shows)
  await page.getByRole('checkbox', { name: gamePanel.foretell }).press()
  await says(/^The engine played \d\./)
  await expect.poll(linked).toMatch(/^moves:1\d;lines:4$/)
})

test('marbles are moved for the guess as for a move', async () => {
  open('abalone', 'foretell:yes')
  await put('a1')
  await put('c3')
  await put('d4')
  await says(words.foretell)
  for (const cell of ['i9', 'g7', 'f6']) await put(cell)
  await says(/^The engine played \S+\./)
  expect([words.foretold(1, 1), words.expected('i9h8', 0, 1)]).toContain(told())
})
