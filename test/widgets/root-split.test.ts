import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { connect4 } from '../../engine/index.ts'
import { rootSplit as words } from '../../src/i18n/root-split.ts'
import { lanesNow } from '../../src/widgets/root-split/lanes-now.ts'
import '../../src/widgets/root-split/element.ts'
import { sumSays } from '../../src/widgets/root-split/panel.ts'
import { leavesNothing, linked, mountFigure } from './figure-help.ts'

leavesNothing()

const POSITION = '44214532'

function open(plies: number): void {
  const [lanes, controls] = ['root-split-lanes', 'root-split-controls'].map((name) => {
    const place = document.createElement('div')
    place.className = name
    return place
  })
  const data = { game: 'connect4', position: POSITION, plies: String(plies) }
  mountFigure('cutoff-root-split', data, lanes, controls)
}

function says(plies: number): string {
  const found = lanesNow(connect4, POSITION, plies, 2, true)
  if (!found.ok) throw new Error(found.error.code)
  return sumSays(found.value.lanes)
}

const panel = () => document.querySelector('.root-split-panel')?.textContent ?? ''

test('the lanes of a page are those of its search, and of any other depth', async () => {
  open(6)
  await expect.poll(panel).toContain(says(6))
  await page.getByRole('combobox', { name: words.plies }).choose('5')
  await expect.poll(panel).toContain(says(5))
  await expect.poll(linked).toContain('plies:5')
  expect(document.querySelectorAll('.root-split-drawing')).toHaveLength(1)
})

test('what has been measured goes with its search', async () => {
  open(5)
  await page.getByRole('button', { name: words.measured.run(2) }).press()
  const rows = () => document.querySelectorAll('.root-split-measured tbody tr').length
  await expect.poll(rows).toBeGreaterThanOrEqual(2)
  await page.getByRole('combobox', { name: words.plies }).choose('6')
  await expect.poll(rows).toBe(0)
  await expect.element(page.getByRole('button', { name: words.measured.run(2) })).toBeVisible()
})
