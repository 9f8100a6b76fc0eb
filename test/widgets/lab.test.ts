import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ask } from '../../src/i18n/en/ask.ts'
import { figure as words } from '../../src/i18n/en/figure.ts'
import { lab } from '../../src/i18n/en/lab.ts'
import { leavesNothing } from './figure-help.ts'
import { LAB_STYLES, openLab } from './lab-help.ts'
import { styled } from './styled.ts'

styled(...LAB_STYLES)

leavesNothing()

const item = (name: RegExp) => page.getByRole('treeitem', { name })
const press = (name: string) => page.getByRole('button', { name, exact: true }).press()
const verdict = () =>
  [...document.querySelectorAll('.lab-verdict li')].map((each) => each.textContent)
const says = () => document.querySelector('.says')?.textContent

test('a branch is marked by a press, and checked', async () => {
  await openLab('[[3,12],[2,4]]')
  expect(says()).toBe(lab.marked(0, 4))
  await item(/leaf 4/).press()
  await expect.poll(says).toBe(lab.marked(1, 4))
  await expect.element(item(/leaf 4/)).toHaveAttribute('aria-selected', 'true')
  await press(lab.check)
  await expect
    .poll(verdict)
    .toEqual([
      'Right: exactly these leaves are not looked at: number 3. Leaves are numbered from the left, from 0.',
    ])
  await expect.element(item(/leaf 4/)).toHaveAccessibleName(/Rightly marked as cut\.$/)
})

test('a whole branch is marked at its top, taken back there, and by undo', async () => {
  await openLab('[[3,12],[2,4]]')
  await item(/^C/).press()
  await expect.poll(says).toBe(lab.marked(2, 4))
  await item(/^C/).press()
  await expect.poll(says).toBe(lab.marked(0, 4))
  await press(words.undo)
  await expect.poll(says).toBe(lab.marked(2, 4))
  await press(lab.clear)
  await expect.poll(says).toBe(lab.marked(0, 4))
})

test('it is marked by keys as well', async () => {
  await openLab('[[3,12],[2,4]]')
  const first = item(/./).first().element()
  if (!(first instanceof SVGElement)) throw new Error('no item')
  first.focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.poll(says).toBe(lab.marked(1, 4))
  await userEvent.keyboard('{ArrowDown} ')
  await expect.poll(says).toBe(lab.marked(2, 4))
})

test('a wrong answer is told branch by branch, and its slip named', async () => {
  await openLab('[[3,12],[3,4]]', 'tie:lt;cut:3;checked:yes')
  await expect
    .poll(verdict)
    .toEqual([
      'Not right: 1 leaf wrongly cut. Score 0.00. Leaves are numbered from the left, from 0.',
      'It is the answer of a search that cuts where β equals α as well.',
      expect.stringMatching(/^Wrongly cut: the leaf 4 \(number 3\)\. The leaf 4 is not cut\./),
    ])
  await expect.element(item(/leaf 4/)).toHaveAccessibleName(/Wrongly marked as cut\.$/)
})

test('the signs of an answer are explained above it, and the tree is described by sentences', async () => {
  await openLab('[[3,12],[3,4],[2,5]]', 'cut:1.3;checked:yes')
  const signs = () =>
    Array.from(document.querySelectorAll('.lab-sign text'), (sign) => sign.textContent ?? '')
  const how = () => document.querySelector('.lab-how')?.textContent
  await expect.poll(() => new Set(signs())).toEqual(new Set(['✗', '✓', '!']))
  for (const sign of signs()) expect(how()).toContain(`${sign}:`)
  for (const each of document.querySelectorAll('[role="treeitem"]')) {
    expect(each.ariaLabel).not.toMatch(/[^.] (You have marked|Rightly|Cut, and|Wrongly)/)
  }
  await press(lab.again)
  await expect.poll(how).toBe(lab.how.asked)
})

test('a tree that is one leaf is not counted as many', () => {
  expect(lab.marked(0, 1)).toBe('The one leaf is not marked.')
})

test.each([390, 1280])(
  'parents stand amid their children in %i px, where all is shown',
  async (width) => {
    await page.viewport(width, 900)
    await openLab('[[[1,2,3],[4,5,6],[7,8,9]],[[1,2,3],[4,5,6],[7,8,9]]]')
    const drawn = () => [...document.querySelectorAll<SVGGElement>('[role="treeitem"]')]
    await expect.poll(() => drawn().length).toBe(27)
    const leaves = drawn().filter((each) => each.ariaLevel === '4')
    const middle = (all: readonly SVGGElement[]) => {
      const at = all.map((each) => {
        const moved = each.closest('[transform]')?.getAttribute('transform')
        return Number(/ ([-\d.]+)\)/.exec(moved ?? '')?.[1])
      })
      return (Math.min(...at) + Math.max(...at)) / 2
    }
    expect(middle(drawn().filter((each) => each.ariaLevel === '1'))).toBeCloseTo(middle(leaves), 0)
    const above = drawn().filter((each) => each.ariaLevel === '3')
    expect(above).toHaveLength(6)
    above.forEach((each, i) => {
      expect(middle([each])).toBeCloseTo(middle(leaves.slice(3 * i, 3 * i + 3)), 0)
    })
  },
)

test('the window is written as in the drawing, and read as it is written', async () => {
  await openLab('[[3,12],[3,4]]')
  await page.getByText(lab.search, { exact: true }).press()
  const low = page.getByRole('textbox', { name: lab.low })
  await expect.element(low).toHaveValue('−∞')
  await expect.element(page.getByRole('textbox', { name: lab.high })).toHaveValue('∞')
  await low.write('−3')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => decodeURIComponent(location.search)).toContain('low:-3')
  await low.write('−∞')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => decodeURIComponent(location.search)).not.toContain('low')
  await expect.element(low).toHaveValue('−∞')
})

test('other rules ask anew; a preset sets them all', async () => {
  await openLab('[[3,12],[3,4]]', 'cut:3;checked:yes')
  await expect.poll(verdict).toHaveLength(1)
  await page.getByText(lab.search, { exact: true }).press()
  const preset = page.getByRole('combobox', { name: lab.preset })
  await preset.choose(lab.presets['berkeley-cs188'] ?? '')
  await expect.element(page.getByRole('combobox', { name: lab.tie })).toHaveValue('lt')
  await expect.poll(verdict).toHaveLength(0)
  await press(lab.check)
  await expect.poll(() => verdict()[0]).toMatch(/^Not right/)
})

test('a tree is typed, and refused with place and reason', async () => {
  const figure = await openLab('[[3,12],[2,4]]')
  await page.getByText(lab.source, { exact: true }).press()
  const field = page.getByRole('textbox', { name: lab.tree })
  await field.write('[[7,1')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => figure.querySelector('.error')?.textContent).toMatch(/not closed/)
  await field.write(`[${Array.from({ length: 500 }, () => '1').join(',')}]`)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => figure.querySelector('.error')?.textContent).toMatch(/at most 400 nodes/)
  await field.write('[[7,1,2],5]')
  await userEvent.keyboard('{Enter}')
  await expect.poll(says).toBe(lab.marked(0, 4))
  expect(figure.querySelector('.error')?.textContent).toBe('')
})

test('a random tree has cuts, and another like it is another', async () => {
  const figure = await openLab('[[3,12],[2,4]]')
  await page.getByText(lab.source, { exact: true }).press()
  const text = () => figure.querySelector<HTMLInputElement>('input.code')?.value
  await press(lab.random)
  await expect.poll(text).not.toBe('[[3,12],[2,4]]')
  const first = text()
  await press(lab.another)
  await expect.poll(text).not.toBe(first)
  await press(lab.check)
  await expect.poll(() => verdict()[0]).toMatch(/^Not right: .* missed/)
  // Two plies have no bound from further up than the node above.
  await page.getByRole('combobox', { name: lab.depth }).choose('2')
  await page.getByRole('checkbox', { name: lab.deep }).press()
  await press(lab.another)
  await expect.poll(() => figure.querySelector('.error')?.textContent).toMatch(/^None of the 1,000/)
})

test('the same seed brings the same random tree', async () => {
  const figure = await openLab('[[3,12],[2,4]]')
  await page.getByText(lab.source, { exact: true }).press()
  const text = () => figure.querySelector<HTMLInputElement>('input.code')?.value
  const seed = page.getByRole('spinbutton', { name: lab.seed })
  await seed.write('77')
  await userEvent.keyboard('{Enter}')
  await press(lab.another)
  await expect.poll(text).not.toBe('[[3,12],[2,4]]')
  const first = text()
  await press(lab.another)
  await expect.poll(text).not.toBe(first)
  await seed.write('77')
  await userEvent.keyboard('{Enter}')
  await press(lab.another)
  await expect.poll(text).toBe(first)
})

test('from the right, the picture stays as the text has it', async () => {
  await openLab('[[4,2],[12,3]]', 'order:right')
  const names = [...document.querySelectorAll('[role=treeitem]')].map((each) =>
    (each.getAttribute('aria-label') ?? '').replace(/[,.:].*/, ''),
  )
  expect(names.join(' ')).toMatch(/B.*4.*2.*C.*12.*3/)
})

test('each level asks at its own steps, and goes on to the next of them', async () => {
  const figure = await openLab('[[3,12],[2,4]]', 'ask:next')
  const question = () => figure.querySelector('.lab-question')?.textContent
  await expect.poll(question).toBe(ask.question.next('the leaf 3'))
  await item(/leaf 12/).press()
  await expect.poll(verdict).toEqual([ask.right, expect.stringMatching(/^Step \d+: Min looks/)])
  await press(ask.next)
  await expect.poll(question).toBe(ask.question.next('the leaf 12'))
  await item(/leaf 4/).press()
  await expect.poll(() => verdict()[0]).toBe(ask.wrong)
  expect(verdict().join(' ')).toMatch(/The leaf 4 is skipped\. Nothing below could matter since/)
  await press(words.undo)
  await expect.poll(verdict).toEqual([])
})

test('a window is written, and the last question is followed by none', async () => {
  const figure = await openLab('[[3,12],[2,4]]', 'ask:window;at:1')
  await page.getByRole('textbox', { name: ask.alpha }).write('3.0')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => verdict()[0]).toBe(ask.right)
  await press(ask.next)
  await expect.poll(() => figure.querySelector('.lab-question')?.textContent).toBe(ask.over)
})

test.each([
  ['edges', 'leaf 4'],
  ['top-edges', 'leaf 4'],
  ['refuted-edge', '^C'],
  ['left-nodes', '^C'],
])('what is marked may be %s', async (mark, node) => {
  await openLab('[[3,12],[2,4]]', `mark:${mark}`)
  await item(new RegExp(node)).press()
  await press(ask.check)
  await expect.poll(() => verdict()[0]).toBe(ask.right)
})

test('what a course counts is asked beside, and a preset sets what is marked and counted', async () => {
  await openLab('[[3,12],[2,4]]')
  await page.getByText(lab.search, { exact: true }).press()
  const preset = page.getByRole('combobox', { name: lab.preset })
  await preset.choose(lab.presets['berkeley-cs188'] ?? '')
  await expect.element(preset).toHaveValue('berkeley-cs188')
  const count = page.getByRole('textbox', { name: ask.howMany.nodes })
  await count.write('6')
  await userEvent.keyboard('{Enter}')
  await item(/leaf 4/).press()
  await press(lab.check)
  await expect.poll(verdict).toContain(ask.counted(true, 6))
  await preset.choose(lab.presets['nyu-2021'] ?? '')
  await expect.element(preset).toHaveValue('nyu-2021')
})

test('one node, one child and equal leaves have their questions, or none', async () => {
  for (const tree of ['7', '[7]', '[5,5,5]', '[[1000000000],[-1000000000]]']) {
    for (const level of ['next', 'value', 'window', 'cuts']) {
      const figure = await openLab(tree, `ask:${level}`)
      expect(figure.querySelector('.lab-question')?.textContent).toMatch(/[?.]$/)
      expect(figure.querySelector('.error')?.textContent).toBe('')
      document.body.replaceChildren()
    }
  }
})

test('a position is asked about as a tree is, and one that is too large says so', async () => {
  await openLab('[[3,12],[2,4]]', 'mode:predict;game:mnk;position:a1b2c3;plies:2')
  const asks = () => document.querySelector('.lab-question')?.textContent
  await expect.poll(asks).toBe(ask.question.sheet())
  // The root's board in large; then that of the node with the focus.
  const large = () => document.querySelector('.lab-answer .tree-board svg')?.outerHTML
  const root = large()
  expect(root).toBeDefined()
  const [, child] = document.querySelectorAll<SVGElement>('[role=treeitem]')
  child.focus()
  expect(large()).not.toBe(root)
  await press(ask.show)
  await expect.element(page.getByText(ask.shown)).toBeInTheDocument()
  const plies = page.getByRole('spinbutton', { name: lab.plies })
  await page.getByText(lab.search, { exact: true }).press()
  await plies.write('6')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/Look fewer plies ahead/)).toBeInTheDocument()
  // What was asked stays.
  await expect.poll(asks).toBe(ask.question.sheet())
})

test('on a phone its switches are no wider than the screen', async () => {
  const { innerWidth: width, innerHeight: height } = window
  onTestFinished(() => page.viewport(width, height))
  await page.viewport(390, 844)
  await openLab('[[3,12],[2,4]]')
  for (const group of [lab.source, lab.search, lab.mode]) {
    await page.getByText(group, { exact: true }).press()
    await expect
      .poll(() => document.querySelector('details[open] > summary')?.textContent)
      .toBe(group)
    expect(document.documentElement.scrollWidth).toBe(390)
  }
})
