import type { CDPSession, Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { play as words } from '../../src/i18n/en/play.ts'
import { stepper } from '../../src/i18n/en/stepper.ts'
import { boardGames } from '../../src/layouts/board-games.ts'
import { withoutPauses } from '../without-pauses.ts'
import { server, tab } from './in-chromium.ts'

/*
 * Boards that are treated badly, or played on for long.
 */

/** On each board: a thousand in all. */
const PRESSES = Math.ceil(1000 / boardGames.length)
/** Moves after which memory is measured first, and those after which it must be no more. */
const [WARM, MOVES] = [100, 500]
/** What a heap may differ by: a list of moves, code that was compiled in between. */
const SLACK_BYTES = 1_500_000
/** What the nodes may differ by: the moves of one game in the list, not one for each move that is made. */
const SLACK_NODES = 300
/**
 * Workers of a board: in each of two seats one that searches and one for faulty programs, one for
 * hints, and one for what moves are worth.
 */
const MOST_WORKERS = 6

const complaints: string[] = []
const boards = tab({ viewport: { width: 1280, height: 900 } }, async (page) =>
  page.on('pageerror', (error) => complaints.push(String(error))),
)

/** Opens a board of the page of boards. */
async function opened(game: string, state: string) {
  const { page } = boards
  await page.goto('about:blank')
  complaints.length = 0
  await page.goto(`${server.url}/en/play/?${game}=${state}#${game}`)
  const figure = page.locator(`#${game}`)
  await figure.getByRole('button', { name: words.game, exact: true }).waitFor()
  return { page, figure }
}

/** How many stones lie on a board. */
async function stonesOn(figure: Locator): Promise<number> {
  const cells = await figure
    .getByRole('gridcell')
    .evaluateAll((all) => all.map((each) => each.ariaLabel))
  return cells.filter((name) => !/, empty|, not on/.test(name ?? '')).length
}

/** In the page: presses whatever can be pressed in a figure, and keys, as chance has it. */
async function pressAnything([id, presses]: readonly [string, number]): Promise<number> {
  let state = 12345
  const below = (limit: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', 'Escape', 't', ' ']
  const figure = document.getElementById(id)
  let thinking = 0
  for (let press = 0; press < presses; press++) {
    const all = [
      ...(figure?.querySelectorAll<HTMLElement>(
        'button, [role=gridcell], summary, select, input[type=checkbox], input[type=radio]',
      ) ?? []),
    ].filter((each) => each.checkVisibility())
    const each = all[below(all.length)]
    each.focus()
    if (below(4) === 0) {
      const key = keys[below(keys.length)]
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    } else if (each instanceof HTMLSelectElement) {
      each.selectedIndex = below(each.options.length)
      each.dispatchEvent(new Event('change', { bubbles: true }))
    } else {
      each.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
    await new Promise((done) => setTimeout(done, press % 10 === 0 ? 30 : 0))
    if (figure?.querySelector('.play-searching:not([hidden])') !== null) thinking++
  }
  return thinking
}

describe(`${PRESSES} presses of anything, while the engine thinks`, () => {
  it.each(boardGames)(
    'leave a board of %s that can be played on',
    async (game) => {
      const { page, figure } = await opened(game, 'begins:engine')
      // And one more, where the engine has begun.
      const stones = await stonesOn(figure)
      await page.evaluate(pressAnything, [game, PRESSES] as const)
      expect(page.workers().length).toBeLessThanOrEqual(MOST_WORKERS)
      const made = page.url()
      const fresh = figure.getByRole('button', { name: words.newGame, exact: true })
      const panel = figure.getByRole('button', { name: words.game, exact: true })
      const isOffered = async () => {
        if (await fresh.first().isVisible()) return true
        if ((await panel.getAttribute('aria-expanded')) === 'false') await panel.click()
        // Presses may have folded what it stands under.
        await figure
          .locator('.play-panel details')
          .evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')))
        return fresh.first().isVisible()
      }
      await expect.poll(isOffered).toBe(true)
      await fresh.first().click()
      // An engine, or two, may have answered already.
      await expect.poll(() => stonesOn(figure)).toBeLessThanOrEqual(stones + 3)
      // What was made of it was in the link, which opens.
      await page.goto('about:blank')
      await page.goto(made)
      await figure.getByRole('button', { name: words.game, exact: true }).waitFor()
      expect((await figure.getByRole('alert').allTextContents()).join()).not.toMatch(/link/)
      expect(complaints).toEqual([])
    },
    300_000,
  )
})

it('a link to the search below a board opens that board, with the search', async () => {
  const { page, figure } = await opened('reversi', 'moves:e6;begins:engine')
  await figure.getByRole('button', { name: words.step }).click()
  const search = page.locator('#reversi-search')
  await search.getByRole('tree').waitFor()
  await search.getByRole('button', { name: stepper.back }).click()
  await expect.poll(() => page.url()).toContain('reversi-search=')
  const made = `${page.url().split('#')[0]}#reversi-search`
  await page.goto('about:blank')
  await page.goto(made)
  await search.getByRole('tree').waitFor()
  expect(await page.locator('.play-games [aria-current]').textContent()).toContain('Reversi')
})

/** Bytes of the page's heap that are in use, and how many nodes its documents have, nothing left over. */
async function measured(session: CDPSession): Promise<{ bytes: number; nodes: number }> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes } = await session.send('Memory.getDOMCounters')
  return { bytes: usedSize, nodes }
}

/** In the page: plays Connect 4 against the engine, game after game, until so many moves are made. */
async function playOn([id, moves, fresh]: readonly [string, number, string]): Promise<void> {
  const figure = document.getElementById(id)
  const find = (selector: string) => [...(figure?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const next = () => new Promise((done) => setTimeout(done, 5))
  for (let made = 0; made < moves;) {
    const over = find('button').find((each) => each.textContent.trim() === fresh)
    const yours = figure?.querySelector('.play-turn')?.textContent.includes('Your turn') === true
    if (over !== undefined) over.click()
    else if (yours) {
      const free = find('[role=gridcell][aria-label*="6, empty"]')
      const empty = () => find('[role=gridcell][aria-label$=", empty"]').length
      const before = empty()
      free[(made * 5) % free.length].dispatchEvent(new MouseEvent('click', { bubbles: true }))
      while (empty() === before) await next()
      made += 2
    }
    await next()
  }
}

it(`${MOVES} moves, in game after game, take no more memory and no more workers`, async () => {
  const { page } = boards
  await page.addInitScript(withoutPauses)
  await opened('connect4', 'level:1')
  const session = await page.context().newCDPSession(page)
  const play = (moves: number) => page.evaluate(playOn, ['connect4', moves, words.newGame] as const)
  await play(WARM)
  const before = await measured(session)
  const workers = page.workers().length
  await play(MOVES - WARM)
  const after = await measured(session)
  expect(page.workers().length).toBe(workers)
  expect(after.bytes - before.bytes).toBeLessThan(SLACK_BYTES)
  expect(after.nodes - before.nodes).toBeLessThan(SLACK_NODES)
  expect(complaints).toEqual([])
}, 300_000)
