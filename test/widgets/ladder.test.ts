import { expect, test, vi } from 'vitest'
import { agentOf, kits, resultOf, Tournament } from '../../engine/index.ts'
import { ladder as words } from '../../src/i18n/en/ladder.ts'
import '../../src/widgets/ladder/element.ts'

function agent(id: string) {
  const found = agentOf('abalone', id)
  if (!found.ok) throw new Error(found.error.code)
  return found.value
}

function figure(id: string): HTMLElement {
  const element = document.createElement('cutoff-ladder')
  element.id = id
  document.body.append(element)
  return element
}

test('a match in the page ends as the same match does elsewhere', async () => {
  const element = figure('played')
  const [select, games] = element.querySelectorAll<HTMLInputElement>('select, input')
  select.value = 'agent-1'
  select.dispatchEvent(new Event('change'))
  games.value = '2'
  games.dispatchEvent(new Event('change'))
  element.querySelector('button')?.click()
  const status = () => element.querySelector('[role="status"]')?.textContent
  await vi.waitFor(() => expect(status()).toBe(words.done(2)), { timeout: 20_000 })
  const kit = kits.abalone
  const start = kit.game.initial({ variant: 'inf8175' })
  const match = new Tournament(kit, start, [agent('agent-1'), agent('random')], {
    games: 2,
    seed: 11,
  })
  while (!match.finished) match.playNext()
  const cells = [...element.querySelectorAll('tbody td')].map((cell) => cell.textContent)
  const result = resultOf(match.games)
  expect(cells).toEqual([words.score(result), words.elo(result), words.shown(result)])
  element.remove()
})

test('a number out of range is refused with a sentence, and the last one kept', () => {
  const element = figure('refused')
  const games = element.querySelector('input')
  if (games === null) throw new Error('no field')
  games.value = '1000'
  games.dispatchEvent(new Event('change'))
  expect(element.querySelector('[role="alert"]')?.textContent).toBe(words.wrong(2, 40))
  expect(games.value).toBe('10')
  element.remove()
})
