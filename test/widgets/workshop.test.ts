import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { agentsOf, kits, ownAgent, resultOf, Tournament } from '../../engine/index.ts'
import { gamePanel } from '../../src/i18n/en/game-panel.ts'
import { match as words } from '../../src/i18n/en/match.ts'
import { workshop } from '../../src/i18n/en/workshop.ts'
import { workshopCasts, workshopNames } from '../../src/widgets/workshop/casts.ts'
import {
  WORKSHOP_GAMES,
  type WorkshopCasts,
  type WorkshopStart,
} from '../../src/widgets/workshop/schema.ts'
import { stories } from '../../src/widgets/workshop/stories.ts'
import '../../src/widgets/workshop/element.ts'
import { leavesNothing, linked, mountFigure, textOf } from './figure-help.ts'
import { styled } from './styled.ts'

styled('styles/tokens.css', 'widgets/match/match.css', 'widgets/workshop/workshop.css')

const start: WorkshopStart = stories.Workshop['as-it-opens'].start
let casts: WorkshopCasts

// The names of agents are there when the figure is.
beforeAll(async () => {
  await customElements.whenDefined('cutoff-workshop')
  casts = workshopCasts()
})

leavesNothing()

function open(link = ''): void {
  if (link !== '') history.replaceState(null, '', `?figure=${encodeURIComponent(link)}`)
  mountFigure('cutoff-workshop', {
    start: JSON.stringify(start),
    casts: JSON.stringify(casts),
    names: JSON.stringify(workshopNames()),
    seed: String(start.seed),
  })
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const list = (name: string) => page.getByRole('combobox', { name, exact: true })
const number = async (name: string, value: string) => {
  await page.getByRole('spinbutton', { name, exact: true }).write(value)
  await userEvent.tab()
}
const play = async (games: number) => {
  await number(words.games, String(games))
  await button(words.play).press()
  await expect.element(page.getByText(words.done(games))).toBeVisible()
}
const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )

test('every game whose evaluation can be weighed is there, with levels or programs to play against', () => {
  const weighed = Object.values(kits).filter(({ weighing }) => weighing !== undefined)
  expect(weighed.map(({ game }) => game.id).toSorted()).toEqual([...WORKSHOP_GAMES].toSorted())
  for (const game of WORKSHOP_GAMES) {
    const ids = casts[game].opponents.map(({ id }) => id)
    expect(ids[0]).toBe('level-1')
    expect(ids).toEqual(expect.arrayContaining(['level-5']))
    expect(agentsOf(game).map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
  }
})

test('a choice is changed, measured by the match that it is, kept in the link, and taken up again', async () => {
  open()
  await number(gamePanel.own.options.depth, '1')
  await expect.poll(linked).toBe('player:own:depth=1,ties=random')
  await play(4)
  const kit = kits.connect4
  const [own, level] = [
    ownAgent(kit, 'own:depth=1,ties=random'),
    agentsOf('connect4').find(({ id }) => id === 'level-2'),
  ]
  if (!own.ok || level === undefined) throw new Error('no player')
  const options = { games: 4, seed: start.seed }
  const match = new Tournament(kit as never, kit.game.initial(), [own.value, level], options)
  while (!match.finished) match.playNext()
  const name = workshop.numbered(2, 'Level 2, casual')
  const row = words.row({ ...resultOf(match.games), name, seed: start.seed })
  await expect.poll(() => rows().at(-1)).toEqual(row)
  expect(rows()).toHaveLength(2)
  await button(workshop.againNamed(1)).press()
  await expect
    .element(page.getByRole('spinbutton', { name: gamePanel.own.options.depth }))
    .toHaveValue(3)
  expect(rows()).toHaveLength(2)
})

test('a player is made the opponent, and improved on', async () => {
  open()
  await button(workshop.oppose).press()
  await number(gamePanel.own.options.depth, '2')
  await expect.poll(linked).toBe('player:own:depth=2,ties=random;against:own:ties=random')
  await play(2)
  expect(rows().at(-1)?.[0]).toBe(workshop.numbered(2, workshop.ownAgainst))
})

test('another game has its own choices, opponents and board to play on', async () => {
  open()
  await list(workshop.game).choose('Abalone')
  await expect.poll(linked).toBe('game:abalone;player:own:;against:level-1')
  await page.getByText(/^Weights of its evaluation/).press()
  await number('nearness to the centre', '100')
  await expect.poll(linked).toBe('game:abalone;player:own:centre=100;against:level-1')
  const href = page.getByRole('link').element().getAttribute('href') ?? ''
  const url = new URL(href, location.href)
  expect(url.searchParams.get('abalone')).toBe('against:own:centre=100')
  expect(url.hash).toBe('#abalone')
  await button('Undo').press()
  await button('Undo').press()
  await expect.poll(linked).toBe(null)
})

test.each([
  ['player:own:depth=99', /The option “depth” must be from 1 to 60\./],
  ['player:level-2', /There is no agent “level-2” for this game\./],
  ['against:own:nodes=5', /A budget of positions is for iterative deepening/],
  ['against:level-9', /There is no agent “level-9” for this game\./],
])('a wrong link is told when it is opened: %s', async (link, sentence) => {
  open(link)
  await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(list(workshop.against)).toHaveValue('level-2')
})

test('a choice that does not go with another is refused with a sentence', async () => {
  open()
  await number(gamePanel.own.options.nodes, '500')
  await expect.poll(() => textOf('[role=alert]')).toMatch(/^A budget of positions is for/)
  expect(linked()).toBe(null)
})

test('a match is stopped, and goes on from there', async () => {
  open('player:own:depth=6')
  await number(words.games, '200')
  await button(words.play).press()
  await button(words.stop).press()
  await expect.element(page.getByText(/^Stopped, with \d+ of 200 games played\./)).toBeVisible()
  await expect.element(button(words.play)).toBeVisible()
})
