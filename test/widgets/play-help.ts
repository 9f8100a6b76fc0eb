import type { GameOptions } from '../../engine/index.ts'
import '../../src/widgets/play/element.ts'
import { page } from 'vitest/browser'
import { expect } from 'vitest'
import { gameWords } from '../../src/i18n/games.ts'
import { levelsOf, opponentsOf, othersOf } from '../../src/widgets/play/opponents.ts'

/** Puts a board to play on into the page, with room for a search below, on which a level begins. */
export function layBoard(game: string, options: GameOptions | undefined, level: string): void {
  const figure = document.createElement('figure')
  const host = document.createElement('cutoff-play')
  host.id = 'play'
  Object.assign(host.dataset, {
    game,
    level,
    levels: JSON.stringify(opponentsOf(game, levelsOf(game))),
    depth: '1',
    least: '1',
    most: '1',
    begins: 'engine',
    ...(options && { options: JSON.stringify(options) }),
  })
  const below = document.createElement('div')
  below.className = 'play-search'
  figure.append(host, below)
  document.body.append(figure)
}

/** What a page says of a board on which all who play a game can be chosen, a level first. */
export function boardData(game: string, options: GameOptions = {}): Record<string, string> {
  const levels = opponentsOf(game, levelsOf(game))
  const { options: named, values } = gameWords(game)
  return {
    game,
    options: JSON.stringify(options),
    levels: JSON.stringify(levels),
    others: JSON.stringify(othersOf(game, levels)),
    labels: JSON.stringify({ options: named, values }),
    level: '1',
    depth: '2',
    least: '1',
    most: '3',
  }
}

/** Opens what stands behind “Game”, and in it what stands behind a heading. */
export async function openPanel(heading?: string): Promise<void> {
  await page.getByRole('button', { name: 'Game' }).press()
  await expect.element(page.getByRole('group', { name: 'Game' })).toBeVisible()
  if (heading !== undefined) await page.getByText(heading, { exact: true }).press()
}
