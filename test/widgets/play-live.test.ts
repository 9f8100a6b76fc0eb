import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Connect4Solver, connect4, type GameOptions } from '../../engine/index.ts'
import { signed } from '../../src/i18n/en/numbers.ts'
import { playHints as words } from '../../src/i18n/en/play-hints.ts'
import '../../src/widgets/play/element.ts'
import { boardData } from './play-help.ts'

const home = location.href

function open(game: string, link: string, options: GameOptions = {}, most = '3'): void {
  const url = new URL(home)
  url.searchParams.set('play', link)
  history.replaceState(null, '', url)
  const host = document.createElement('cutoff-play')
  host.id = 'play'
  Object.assign(host.dataset, boardData(game, options), { most })
  const figure = document.createElement('figure')
  figure.append(host)
  document.body.append(figure)
}

const says = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible()

afterEach(() => {
  for (const figure of document.querySelectorAll('figure')) figure.remove()
  history.replaceState(null, '', home)
})

test('each column of Connect 4 has its exact score where the end is near', async () => {
  const moves = '4444443265235532'
  open('connect4', `moves:${moves};live:yes`)
  await says(words.scores)
  const read = connect4.game.parse(moves)
  if (!read.ok) throw new Error(read.error.code)
  const { scores = [] } = new Connect4Solver().solve(read.value, { moves: true })
  const board = connect4.board
  const told = scores.flatMap((score, move) => {
    const [square] = score === undefined ? [] : (board?.targets(read.value, move) ?? [])
    if (score === undefined || square === undefined) return []
    return [`${board?.squareName(read.value, square)}, empty, ${signed(score)}`]
  })
  expect(told.length).toBeGreaterThan(4)
  for (const name of told) {
    await expect.element(page.getByRole('gridcell', { name, exact: true })).toBeInTheDocument()
  }
  expect(document.querySelectorAll('.board-label')).toHaveLength(told.length)
})

test('the moves of a game without a solver are judged by a brief search', async () => {
  open('abalone', 'moves:a1b2.i9h8;live:yes')
  await says(/^A brief search makes of the moves: [a-i]\d[a-i]\d/)
})

test('of moves that look the same those near the middle are judged', async () => {
  open('gomoku8', 'live:yes')
  await says(words.onSquares)
  await expect.poll(() => document.querySelectorAll('.board-label').length).toBe(16)
  const judged = page.getByRole('gridcell', { name: /^[c-f][3-6], empty, \S/ })
  await expect.poll(() => judged.elements().length).toBe(16)
})

test('where marbles are moved, the moves that are expected are drawn with numbered arrows while they are thought of', async () => {
  open('abalone', 'begins:engine;level:5;live:yes')
  const count = (selector: string) => document.querySelectorAll(selector).length
  // It thinks on, and answers: what is told and what is drawn are looked at together.
  const drawn = () => {
    const told = document.querySelector('.play-live')?.textContent ?? ''
    const isThree = /It expects 1\. .+ 2\. .+ 3\. /.test(told)
    if (!isThree || count('.board-arrow.advised') < 1 || count('.board-arrow.planned') < 2)
      return ''
    const numbers = [...document.querySelectorAll('text.board-number')]
    return numbers
      .flatMap((each) => each.textContent.split(', '))
      .toSorted()
      .join()
  }
  await expect.poll(drawn, { interval: 5 }).toMatch(/^1,2,3(,4)?$/)
})

test('a solver tells while it searches what it expects, and between what it has shown the end to lie', async () => {
  open('connect4', 'begins:engine;level:5;live:yes')
  await says(/It expects 1\. \d, 2\. \d[^]* proved/i)
  expect(document.querySelector('.play-live meter')).not.toBeNull()
})

// Of the moves the first loses at once and so is soon judged; all others take long.
test.each([
  ['connect4', 'moves:23427473;', 12, {}],
  ['mnk', 'moves:a5.c1.b5.d1.e4.e1;', 9, { columns: 5, rows: 5, k: 4 }],
])(
  'a search of %s that does not deepen tells the best of its moves so far',
  async (game, begun, depth, options) => {
    const link = `${begun}begins:engine;against:alphabeta;depth:${depth};live:yes`
    open(game, link, options, String(depth))
    await says(/It expects 1\. \S+, 2\. /)
  },
)

test('nothing is judged where that is not wanted', async () => {
  open('connect4', 'moves:4444443265235532')
  await says(/Your turn/)
  expect(document.querySelectorAll('.board-label, .play-live')).toHaveLength(0)
})
