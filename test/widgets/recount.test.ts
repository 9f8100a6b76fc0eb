import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { recount as words } from '../../src/i18n/en/recount.ts'
import '../../src/widgets/recount/element.ts'
import {
  gameAgainstDice,
  reachAfter,
  textOf as stepText,
  type Reach,
} from '../../src/workers/recount/abalone.ts'
import type { Recounted } from '../../src/workers/recount/protocol.ts'
import { leavesNothing, mountFigure, textOf } from './figure-help.ts'

leavesNothing()

const moves = 'h6g6 b5c6 g5f4 c4c3'
const start = reachAfter(moves, 0)

function mounted(stored: Recounted) {
  mountFigure('cutoff-recount', { stored: JSON.stringify(stored) })
  return page.getByRole('button', { name: words.run }).press()
}
const reach = (...steps: readonly Reach[]): Recounted => ({
  of: 'reach',
  moves,
  steps: steps.map(stepText),
})

test('searches the positions again in a worker, and finds what is stored', async () => {
  await mounted(reach(start))
  const { done } = words
  await expect.poll(() => textOf('.says'), { timeout: 60_000 }).toBe(done(words.reach.many(1)))
}, 90_000)

test('plays the one game that is asked for', async () => {
  // Of a short game.
  const seed = 28
  const steps = ['never played', stepText(gameAgainstDice(seed, 1))]
  history.replaceState(null, '', '?figure=step:2')
  await mounted({ of: 'dice', seed, steps })
  const { done } = words
  await expect.poll(() => textOf('.says'), { timeout: 60_000 }).toBe(done(words.dice.step(2)))
}, 90_000)

test('says so where something else comes out than is stored', async () => {
  await mounted(reach({ ...start, duplicates: start.duplicates + 1 }))
  const differ = words.differ(words.reach.step(0))
  await expect.element(page.getByText(differ), { timeout: 60_000 }).toBeInTheDocument()
}, 90_000)

test('can be stopped', async () => {
  await mounted(reach(start, start))
  await page.getByRole('button', { name: words.stop }).press()
  expect(textOf('.says')).toBe(words.stopped(0, words.reach.many(2)))
})
