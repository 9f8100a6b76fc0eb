import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { THE_33_NODE_TREE } from '../../engine/index.ts'
import { lab } from '../../src/i18n/en/lab.ts'
import { labCompare as words } from '../../src/i18n/en/lab-compare.ts'
import { tree } from '../../src/i18n/en/tree.ts'
import { LAB_STYLES, linked, openLab } from './lab-help.ts'
import { styled } from './styled.ts'

styled(...LAB_STYLES, 'widgets/chart/chart.css')

const address = location.href

afterEach(() => {
  document.body.replaceChildren()
  linked()
  history.replaceState(null, '', address)
})

const press = (name: string) => page.getByRole('button', { name, exact: true }).first().press()
const place = () => document.querySelector('.stepper-place')?.textContent ?? ''
const all = (selector: string) =>
  Array.from(document.querySelectorAll(selector), (each) => each.textContent)
const findings = () => document.querySelector('.lab-findings')?.textContent ?? ''

test('alpha-beta beside minimax opens where they part, with both sentences and equal values', async () => {
  await openLab(THE_33_NODE_TREE, 'mode:compare')
  await expect.poll(place).toBe('20 / 98')
  expect(all('.lab-title')).toEqual(['A: alpha-beta', 'B: minimax'])
  const [one, other] = all('.lab-said')
  expect(one).toMatch(/cannot matter/)
  expect(other).not.toMatch(/cannot matter/)
  expect(findings()).toMatch(/A and B part at step 20\./)
  expect(findings()).toMatch(/must be equal, and are/)
  expect(document.querySelectorAll('.lab-columns > div:first-child .ghost')).toHaveLength(0)
  expect(document.querySelectorAll('.lab-columns > div:last-child .ghost').length).toBeGreaterThan(
    0,
  )
})

test('a move beside a better one opens where that is decided, with the reply that decides it', async () => {
  await openLab(
    THE_33_NODE_TREE,
    'mode:compare;game:connect4;position:44;plies:3;exclude:!!1;beside:algorithm:alphabeta!sexclude:!!!!4',
  )
  await expect
    .poll(findings)
    .toMatch(/At step \d+ it is decided\. B has all of 4, .+ in A, 1 is answered by \d/)
  await expect.poll(place).not.toMatch(/^1 \//)
  expect(document.querySelectorAll('.lab-columns .ghost')).toHaveLength(0)
  await expect.element(page.getByRole('button', { name: words.decided })).toBeVisible()
})

test('both are stepped by one slider, by steps or by nodes, and led back to where they part', async () => {
  await openLab(THE_33_NODE_TREE, 'mode:compare;moment:3')
  await expect.poll(place).toBe('3 / 98')
  await press(words.part)
  await expect.poll(place).toBe('20 / 98')
  await page.getByRole('combobox', { name: words.pace }).choose(words.paces.nodes)
  await expect.poll(place).toMatch(/ \/ 33$/)
  await press('To the end')
  await expect.poll(linked).toMatch(/pace:nodes;moment:33/)
  expect(all('.lab-columns .hint')[1]).toBe(words.visited(33, 33))
})

test('a node that is pressed in one is selected in the other', async () => {
  const figure = await openLab(THE_33_NODE_TREE, 'mode:compare')
  figure.classList.add('lab-figure')
  await page
    .getByRole('treeitem', { name: /^C,/ })
    .first()
    .click({ position: { x: 4, y: 4 } })
  const selected = () => Array.from(document.querySelectorAll('.lab-columns .node.selected'))
  await expect.poll(() => selected().length).toBe(2)
  const frames = selected().map((node) => node.querySelector('.node-ring'))
  for (const frame of frames) expect(frame && getComputedStyle(frame).stroke).toMatch(/^rgb/)
})

test('the node that is selected is in the link, and let go of by another press', async () => {
  await openLab(THE_33_NODE_TREE, 'mode:compare')
  const selected = () => document.querySelectorAll('.lab-columns .node.selected').length
  const node = page.getByRole('treeitem', { name: /^C,/ }).nth(1)
  await node.click({ position: { x: 4, y: 4 } })
  await expect.poll(linked).toMatch(/column:1;chosen:\d+/)
  const link = linked()
  await node.click({ position: { x: 4, y: 4 } })
  await expect.poll(selected).toBe(0)
  document.body.replaceChildren()
  await openLab(THE_33_NODE_TREE, link)
  await expect.poll(selected).toBe(2)
})

test('a search is put beside itself, changed, exchanged and left out', async () => {
  await openLab('[[3,12],[2,4]]', 'mode:compare')
  await expect.poll(() => all('.lab-title').length).toBe(2)
  await press(words.add)
  await expect
    .poll(() => all('.lab-title'))
    .toEqual(['A: alpha-beta', 'B: minimax', 'C: alpha-beta'])
  await page.getByText(lab.search, { exact: true }).press()
  await page.getByRole('combobox', { name: lab.algorithm }).choose('principal variation search')
  await expect.poll(() => all('.lab-title')[0]).toBe('A: principal variation search')
  await press(words.swapName('C'))
  await expect
    .poll(() => all('.lab-title'))
    .toEqual(['A: alpha-beta', 'B: minimax', 'C: principal variation search'])
  await press(words.dropName('B'))
  await expect
    .poll(() => all('.lab-title'))
    .toEqual(['A: alpha-beta', 'B: principal variation search'])
  await press('Undo')
  await expect.poll(() => all('.lab-title').length).toBe(3)
})

test('a search that cannot be run is said to be none, and not to be running', async () => {
  await openLab('[[3,12],[2,4]]', 'mode:compare')
  await expect.poll(() => all('.lab-title').length).toBe(2)
  await page.getByText(lab.search, { exact: true }).press()
  await page.getByRole('textbox', { name: lab.low }).write('low')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.querySelector('.error')?.textContent).not.toBe('')
  expect(document.body.textContent).not.toContain(words.searching)
  await page.getByRole('textbox', { name: lab.low }).write('9')
  await userEvent.keyboard('{Enter}')
  await expect.poll(findings).toMatch(/narrower window/)
})

test('a beam shows the move that it lost and its refutation on boards', async () => {
  const link = 'mode:compare;game:connect4;position:4455;plies:3;beam:1;beside:algorithm:alphabeta'
  await openLab('[[3,12],[2,4]]', link)
  await expect.poll(findings, { timeout: 10_000 }).toMatch(/has lost/)
  expect(document.querySelectorAll('.lab-board svg')).toHaveLength(2)
})

test('a search beside it that a link has wrong is told', async () => {
  const figure = await openLab(THE_33_NODE_TREE, 'mode:compare;beside:algorithmus:pvs')
  await expect.poll(() => figure.querySelector('.error')?.textContent).toMatch(/algorithmus/)
})

test('nodes are measured against depth, drawn as they come, and the measuring is stopped', async () => {
  await openLab('[[3,12],[2,4]]', 'mode:compare;game:connect4;position:4455;plies:2')
  await expect.poll(() => all('.lab-title').length, { timeout: 10_000 }).toBe(2)
  await press(words.effort.measure(2))
  await expect.element(page.getByRole('img', { name: words.effort.picture })).toBeInTheDocument()
  await press(words.effort.stop)
  await expect.element(page.getByRole('button', { name: words.effort.measure(2) })).toBeVisible()
  await page.getByText(words.effort.numbers).press()
  const rows = Array.from(document.querySelectorAll('.chart-table tbody tr'), (row) =>
    Array.from(row.children, (cell) => cell.textContent),
  )
  // One ply of a position with seven moves: the root and they.
  expect(rows[0].slice(0, 2)).toEqual(['1', '8'])
  await userEvent.keyboard('{Escape}')
})

test('what is folded in one is folded in the other, and is in the link', async () => {
  await openLab(THE_33_NODE_TREE, 'mode:compare;moment:98')
  const folded = () => page.getByRole('treeitem', { name: /^B, .*folded below/ }).elements().length
  const node = page.getByRole('treeitem', { name: /^B,/ }).first().element()
  if (node instanceof SVGElement) node.focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(folded).toBe(2)
  await expect.poll(linked).toMatch(/folds:c1_c1/)
  const link = linked()
  document.body.replaceChildren()
  await openLab(THE_33_NODE_TREE, link)
  await expect.poll(folded).toBe(2)
})

test('the node that is selected is folded and opened by a button, in both', async () => {
  await openLab(THE_33_NODE_TREE, 'mode:compare;moment:98')
  const folded = () => page.getByRole('treeitem', { name: /^B, .*folded below/ }).elements().length
  const { fold, unfold } = tree.controls
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await expect.element(button(fold)).toHaveAttribute('aria-disabled', 'true')
  await page
    .getByRole('treeitem', { name: /^B,/ })
    .nth(1)
    .click({ position: { x: 4, y: 4 } })
  await expect.element(button(fold)).toHaveAttribute('aria-disabled', 'false')
  await press(fold)
  await expect.poll(folded).toBe(2)
  await press(unfold)
  await expect.poll(folded).toBe(0)
})
