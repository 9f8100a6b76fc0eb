import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { connect4, splitLanes, subjectFrom } from '../../engine/index.ts'
import { lab } from '../../src/i18n/en/lab.ts'
import { rootSplit as words } from '../../src/i18n/en/root-split.ts'
import { leavesNothing } from './figure-help.ts'
import { LAB_STYLES, linked, openLab } from './lab-help.ts'
import { styled } from './styled.ts'

styled(...LAB_STYLES)

leavesNothing()

const open = (link: string) =>
  openLab('[[3,12],[2,4]]', `mode:step;way:threads;game:connect4;plies:5;${link}`, 'img')
const panel = () => document.querySelector('.root-split-panel')?.textContent ?? ''
const bars = () => Array.from(document.querySelectorAll('.root-split-share'))

function lanes(workers: number, shared: boolean) {
  const subject = () => subjectFrom(connect4, connect4.game.initial())
  return splitLanes(subject, 'alphabeta', { depth: 5 }, workers, shared)
}

function sumOf({ shares, alone, length }: ReturnType<typeof lanes>) {
  const visited = shares.reduce((sum, { from, to }) => sum + to - from, 0)
  return words.sum(visited, alone, length)
}

test('the lanes are those of the engine, with and without a shared bound, of 1 to 4 threads', async () => {
  await open('threads:3')
  await expect.poll(panel).toContain(sumOf(lanes(3, true)))
  expect(bars()).toHaveLength(lanes(3, true).shares.length)
  await page.getByRole('checkbox', { name: words.sharing }).press()
  await expect.poll(panel).toContain(sumOf(lanes(3, false)))
  await page.getByRole('combobox', { name: words.threads }).choose('4')
  await expect.poll(panel).toContain(sumOf(lanes(4, false)))
  await expect.poll(linked).toMatch(/threads:4;sharing:no/)
})

test('a bar, or its line in the list, tells its story', async () => {
  await open('threads:2')
  await expect.poll(panel).toContain(words.none)
  await page.getByText(words.list, { exact: true }).press()
  await page.getByRole('button', { name: words.show('2'), exact: true }).press()
  await expect.poll(panel).toMatch(/Thread \d searches 2 from [\d,]+ to [\d,]+ with the bound/)
  await expect.poll(linked).toContain('picked:')
  expect(document.querySelectorAll('.root-split-share.picked')).toHaveLength(1)
})

test('a run on this machine is measured', async () => {
  await open('threads:2')
  await page.getByRole('button', { name: words.measured.run(2) }).press()
  const rows = () =>
    Array.from(document.querySelectorAll('.root-split-measured tbody tr'), (row) =>
      Array.from(row.children, (cell) => cell.textContent.trim()),
    )
  await expect.element(page.getByRole('button', { name: words.measured.run(2) })).toBeVisible()
  await expect.poll(() => rows().length).toBeGreaterThanOrEqual(2)
  for (const [, , ms, nodes] of rows()) {
    expect(Number(ms?.replace(',', ''))).toBeGreaterThanOrEqual(0)
    expect(nodes).toMatch(/^[\d,]+$/)
  }
})

test('a search without bounds is refused with its reason', async () => {
  const figure = await open('')
  await page.getByText(lab.search, { exact: true }).press()
  await page.getByRole('combobox', { name: lab.algorithm }).choose(lab.algorithms.minimax)
  await expect.poll(() => figure.querySelector('.error')?.textContent).toMatch(/share the bounds/)
})
