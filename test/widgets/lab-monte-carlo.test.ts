import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { kits, mcts, subjectFrom } from '../../engine/index.ts'
import { lab } from '../../src/i18n/en/lab.ts'
import { monteCarlo as words } from '../../src/i18n/en/monte-carlo.ts'
import { stepper } from '../../src/i18n/en/stepper.ts'
import { leavesNothing } from './figure-help.ts'
import { LAB_STYLES, linked, openLab } from './lab-help.ts'
import { styled } from './styled.ts'

styled(...LAB_STYLES)

leavesNothing()

const open = (link: string, tree = '[[3,12],[2,4]]') =>
  openLab(tree, `mode:step;way:monte-carlo;${link}`, 'img')
const press = (name: string) => page.getByRole('button', { name, exact: true }).press()
const says = () => document.querySelector('.monte-carlo-says')?.textContent ?? ''
const rows = () =>
  Array.from(document.querySelectorAll('.monte-carlo-children tbody tr'), (row) =>
    Array.from(row.children, (cell) => cell.textContent.trim().replace(/\s+/g, ' ')),
  )
const place = () => document.querySelector('.stepper-place')?.textContent ?? ''
const phase = () => document.querySelector('.monte-carlo-phases [aria-current]')?.textContent

test('the four phases of an iteration are stepped through, forwards and back', async () => {
  await open('game:mnk;iterations:40;event:0')
  await expect.poll(says).toBe(words.steps.start)
  const seen: string[] = []
  for (let step = 0; step < 3; step++) {
    await press(stepper.forward)
    await expect.poll(place).toMatch(new RegExp(`^${step + 1} / `))
    seen.push(says())
  }
  expect(seen[0]).toMatch(/^Iteration 1, expansion: \w\d is added below the root/)
  expect(seen[1]).toMatch(/^Iteration 1, playout: from \w\d, \d random moves are played/)
  expect(seen[2]).toMatch(/^Iteration 1, backing up: \w\d now has 1 visit,/)
  await press(stepper.back)
  await press(stepper.back)
  await expect.poll(says).toBe(seen[0])
  await expect.poll(linked).toContain('event:1')
})

test('selection goes to the child whose mean and exploration add up to the most', async () => {
  await open('game:mnk;iterations:60;event:0')
  const field = page.getByRole('spinbutton', { name: words.iteration })
  await field.write('30')
  await userEvent.keyboard('{Enter}')
  await expect.poll(says).toMatch(/^Iteration 30, playout/)
  await press(words.previous)
  await expect.poll(says).toMatch(/^Iteration 29, backing up: the root now has 29 visits/)
  await press(stepper.forward)
  await expect.poll(phase).toBe(words.phases.select)
  const bounds = rows().map((row) => ({ row, bound: parseFloat(row[4] ?? '') }))
  expect(bounds).toHaveLength(9)
  const most = bounds.reduce((best, each) => (each.bound > best.bound ? each : best))
  expect(says()).toContain(`goes to ${most.row[0]}, whose UCT is the highest`)
  expect(most.row[4]).toContain(words.children.highest)
  for (const { row, bound } of bounds) {
    expect(Number(row[2]) + Number(row[3])).toBeCloseTo(bound, 1)
  }
})

test('the last step has the answer of the engine’s own search', async () => {
  await open('game:connect4;position:4433;iterations:300;explore:70;chance:5')
  await press(stepper.end)
  await expect.poll(says).toMatch(/^Iteration 300, backing up: the root now has 300 visits/)
  const { connect4 } = kits
  const read = connect4.game.parse('4433')
  if (!read.ok) throw new Error(read.error.code)
  const options = { iterations: 300, seed: 5, exploration: 0.7 }
  const { visits } = mcts(subjectFrom(connect4, read.value), options)
  expect(rows().map((row) => row.slice(0, 3))).toEqual(
    visits.map(({ move, visits: count, value }) => [
      connect4.game.formatMove(read.value, move),
      String(count),
      value.toFixed(2),
    ]),
  )
})

test('the playout is on the board: its stones are numbered', async () => {
  await open('game:mnk;iterations:20')
  await expect.poll(phase).toBe(words.phases.simulate)
  const moves = /played: ([^.]+)\./.exec(says())?.[1]?.split(' ') ?? []
  const labels = Array.from(document.querySelectorAll('.monte-carlo-board .board-label'), (label) =>
    Number(label.textContent),
  )
  expect(labels.sort((a, b) => a - b)).toEqual(moves.map((_, i) => i + 1))
})

test('another constant is another search, taken back by undo, and constants are compared', async () => {
  await open('game:mnk;iterations:200')
  const slider = page.getByRole('slider', { name: words.explore })
  await expect.element(slider).toHaveAttribute('aria-valuetext', '1.41')
  const usual = says()
  const element = slider.element()
  if (!(element instanceof HTMLInputElement)) throw new Error('no slider')
  element.value = '0'
  element.dispatchEvent(new InputEvent('input', { bubbles: true }))
  await expect.poll(linked).toContain('explore:0')
  await expect.poll(says).not.toBe(usual)
  await press('Undo')
  await expect.poll(says).toBe(usual)
  await press(words.constants.run)
  const constants = () =>
    Array.from(document.querySelectorAll('.monte-carlo-constants tbody tr'), (row) =>
      Array.from(row.children, (cell) => cell.textContent.trim()),
    )
  await expect.poll(constants).toHaveLength(5)
  const { mnk } = kits
  const position = mnk.game.initial()
  for (const [c, move, , mean, nodes, depth] of constants()) {
    const options = { iterations: 200, seed: 1, exploration: Number(c) }
    const result = mcts(subjectFrom(mnk, position), options)
    expect([move, mean, nodes, depth]).toEqual([
      mnk.game.formatMove(position, result.move),
      result.value.toFixed(2),
      String(result.nodes),
      String(result.depth),
    ])
  }
  await press(words.constants.take('2.80'))
  await expect.poll(linked).toContain('explore:280')
})

test('a card, or a move of the list, shows its children', async () => {
  const figure = await open('game:mnk;iterations:200;look:0')
  const caption = () => figure.querySelector('.monte-carlo-children caption')?.textContent.trim()
  await press(words.children.look('b2'))
  await expect.poll(caption).toMatch(/^Moves at b2, where O chooses/)
  await press(words.children.up)
  await expect.poll(caption).toMatch(/^Moves at the root/)
  await press(words.children.follow)
  await expect.poll(linked).not.toContain('look')
})

test('a long search says how far it is, and is stopped and begun again', async () => {
  await openLab(
    '',
    'mode:step;way:monte-carlo;game:gomoku;position:j10;iterations:20000;playout:300',
    'progressbar',
  )
  await expect.element(page.getByText(/^Searching: [\d,]+ of 20,000 iterations\.$/)).toBeVisible()
  await press(words.stop)
  await expect.element(page.getByText(words.stopped)).toBeVisible()
  const iterations = page.getByRole('spinbutton', { name: words.iterations, exact: true })
  await iterations.write('50')
  await userEvent.keyboard('{Enter}')
  await expect.poll(phase).toBe(words.phases.simulate)
})

test('a tree is searched too, and refused where its values have no mean', async () => {
  const figure = await open('iterations:30')
  await expect.poll(says).toMatch(/^Iteration 30, playout/)
  await page.getByText(lab.source, { exact: true }).press()
  const field = page.getByRole('textbox', { name: lab.tree })
  await field.write('[[0.5,1],[2,4]]')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => figure.querySelector('.error')?.textContent).toMatch(/takes means/)
})

test('it is turned to by what is stepped through, and back', async () => {
  await openLab('[[3,12],[2,4]]', 'mode:step')
  await page.getByText(lab.search, { exact: true }).press()
  const way = page.getByRole('combobox', { name: lab.way })
  await way.choose(lab.ways['monte-carlo'])
  await expect.poll(says).toMatch(/^Iteration 200/)
  await way.choose(lab.ways.tree)
  await expect.element(page.getByRole('treeitem').first()).toBeInTheDocument()
})
