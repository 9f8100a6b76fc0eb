import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CLINIC, kits, ownAgent, resultOf, Tournament } from '../../engine/index.ts'
import { match as words } from '../../src/i18n/en/match.ts'
import type { StoredMatch } from '../../src/widgets/match/schema.ts'
import '../../src/widgets/match/element.ts'
import { leavesNothing, linked, mountFigure, textOf } from './figure-help.ts'
import { styled } from './styled.ts'

styled('styles/tokens.css', 'widgets/match/match.css')

const SEED = 9
/** Of 2 pairs, so that both are of their own. */
const OWN = ['own:depth=2,ties=random', 'own:depth=1'] as const
const RESULT = { played: 4, wins: 4, draws: 0, losses: 0, elo: 300, low: 1, high: 600 }
const STORED: readonly StoredMatch[] = [
  { game: 'connect4', agents: OWN, name: 'Mine', result: { ...RESULT, nodesPerMove: [9, 8] } },
]

leavesNothing()

function open(): HTMLElement {
  return mountFigure('cutoff-match', { stored: JSON.stringify(STORED), seed: String(SEED) })
}

const fail = () => {
  throw new Error('no such case')
}

const number = async (name: string, value: string) => {
  await page.getByRole('spinbutton', { name, exact: true }).write(value)
  await userEvent.tab()
}

test('players of one’s own play a match in the page, and it is the match they play elsewhere', async () => {
  open()
  await number(words.games, '4')
  await page.getByRole('button', { name: words.play, exact: true }).press()
  await expect.element(page.getByText(words.done(4))).toBeVisible()
  const kit = kits.connect4
  const [first, second] = OWN.map((id) => ownAgent(kit, id))
  if (!first.ok || !second.ok) throw new Error('no player')
  const match = new Tournament(kit, kit.game.initial(), [first.value, second.value], {
    games: 4,
    seed: SEED,
  })
  while (!match.finished) match.playNext()
  const row = words.row({ ...resultOf(match.games), name: 'Mine', seed: SEED })
  await expect
    .poll(() => [...document.querySelectorAll('tbody tr:last-child > *')].map((c) => c.textContent))
    .toEqual(row)
})

test('a faulty program of the clinic plays against its right twin', async () => {
  const { id, start, agent, twinAgent } = CLINIC.find((each) => each.id === 'shift-by-33') ?? fail()
  const match = {
    game: 'connect4',
    gameOptions: start,
    agents: [agent.id, twinAgent.id],
    served: 'clinic',
    name: id,
    result: { ...RESULT, nodesPerMove: [1, 1] },
  }
  mountFigure('cutoff-match', { stored: JSON.stringify([match]), seed: '1' })
  await number(words.games, '2')
  await page.getByRole('button', { name: words.play, exact: true }).press()
  await expect.element(page.getByText(words.done(2))).toBeVisible()
  const kit = kits.connect4
  const both = [agent, twinAgent] as const
  const again = new Tournament(kit, kit.game.initial(start), both, { games: 2, seed: 1 })
  while (!again.finished) again.playNext()
  const row = words.row({ ...resultOf(again.games), name: id, seed: 1 })
  expect(
    [...document.querySelectorAll('tbody tr:last-child > *')].map((cell) => cell.textContent),
  ).toEqual(row)
})

test.each([
  [words.games, '1', [2, 200]],
  [words.games, '2.5', [2, 200]],
  [words.seed, '100000', [0, 99_999]],
  [words.seed, '', [0, 99_999]],
])('a wrong number is refused with a sentence: %s %s', async (name, value, [min, max]) => {
  open()
  await number(name, value)
  await expect.poll(() => textOf('[role=alert]')).toBe(words.wrong(name, min, max))
  expect(linked()).toBe(null)
  await number(name, '12')
  await expect.poll(() => textOf('[role=alert]')).toBe('')
})
