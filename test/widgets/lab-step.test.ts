import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { THE_33_NODE_TREE } from '../../engine/index.ts'
import { debug } from '../../src/i18n/en/debug.ts'
import { lab } from '../../src/i18n/en/lab.ts'
import { tree } from '../../src/i18n/en/tree.ts'
import { leavesNothing } from './figure-help.ts'
import { LAB_STYLES, linked, openLab, told } from './lab-help.ts'
import { styled } from './styled.ts'

styled(...LAB_STYLES, 'widgets/tree/techniques/techniques.css')

leavesNothing()

const press = (name: string) => page.getByRole('button', { name, exact: true }).press()
const place = () => document.querySelector('.stepper-place')?.textContent ?? ''
const lines = () =>
  Array.from(document.querySelectorAll('.tree-code li'), (line) => line.textContent)

test('a tree is stepped through from before its first cut, into, over and out', async () => {
  await openLab(THE_33_NODE_TREE, 'mode:step')
  await expect.poll(told).toMatch(/so β becomes 4\.$/)
  expect(place()).toBe('19 / 77')
  await press(debug.in)
  await expect.poll(told).toMatch(/cannot matter/)
  await press(debug.out)
  await expect.poll(told).toMatch(/at E/)
  await expect.poll(linked).toMatch(/mode:step;step:\d+/)
  await press(debug.next)
  await expect.poll(told).toMatch(/cannot matter/)
})

test('what is folded is in the link', async () => {
  await openLab(THE_33_NODE_TREE, 'mode:step;step:77;folds:c1.o99999')
  const shown = () => document.querySelectorAll('[role=treeitem]').length
  await expect.poll(shown).toBe(33 - 11)
  await page.getByRole('treeitem', { name: /^C,/ }).click({ position: { x: 4, y: 4 } })
  await press(tree.controls.fold)
  await expect.poll(linked).toMatch(/folds:c1\.o99999\.c\d+/)
  await expect.poll(shown).toBeLessThan(33 - 11)
})

test('no control without a word stands where a search has no positions that meet', async () => {
  await openLab(THE_33_NODE_TREE, 'mode:step')
  await expect.poll(place).toBe('19 / 77')
  const seen = Array.from(document.querySelectorAll<HTMLElement>('.tree-main button')).filter(
    (button) => button.checkVisibility(),
  )
  expect(
    seen.filter(
      (button) => button.textContent.trim() === '' && button.ariaLabel === null && !button.title,
    ),
  ).toEqual([])
})

test('keys go over and out, unless a field wants them', async () => {
  await openLab(THE_33_NODE_TREE, 'mode:step;step:1')
  await expect.poll(place).toBe('1 / 77')
  document.querySelector<SVGElement>('[role=treeitem][tabindex="0"]')?.focus()
  await userEvent.keyboard('o')
  await expect.poll(place).toBe('77 / 77')
})

test('it runs to a node that is pressed', async () => {
  await openLab(THE_33_NODE_TREE, 'mode:step')
  await page.getByRole('treeitem', { name: /^C,/ }).click({ position: { x: 4, y: 4 } })
  await press(debug.run)
  await expect.poll(told).toMatch(/^Max looks at C;/)
})

test('it stops where a value is found, and says where that never happens', async () => {
  await openLab(THE_33_NODE_TREE, 'mode:step;step:0')
  await page.getByText(debug.stop, { exact: true }).first().press()
  await page.getByRole('combobox', { name: debug.stop }).choose(debug.conditions.above)
  const value = page.getByRole('textbox', { name: debug.value })
  await value.write('6')
  await userEvent.keyboard('{Enter}')
  await press(debug.go)
  await expect.poll(told).toBe('This leaf is worth 7.')
  await value.write('600')
  await userEvent.keyboard('{Enter}')
  await press(debug.go)
  await expect.element(page.getByText(debug.never)).toBeInTheDocument()
})

test('it stops where a branch is cut', async () => {
  await openLab(THE_33_NODE_TREE, 'mode:step;step:0')
  await page.getByText(debug.stop, { exact: true }).first().press()
  await page.getByRole('combobox', { name: debug.stop }).choose(debug.conditions.cut)
  expect(page.getByRole('textbox', { name: debug.value }).query()).toBeNull()
  await press(debug.go)
  await expect.poll(told).toMatch(/cannot matter/)
  expect(place()).toBe('20 / 77')
})

test('the mode is changed, and another search begins anew; undo takes it back', async () => {
  await openLab('[[3,12],[2,4]]')
  await page.getByText(lab.mode, { exact: true }).press()
  await page.getByRole('combobox', { name: lab.does }).choose(lab.modes.step)
  await expect.poll(place).toMatch(/^\d+ \/ \d+$/)
  await page.getByText(lab.search, { exact: true }).press()
  const algorithm = page.getByRole('combobox', { name: lab.algorithm })
  await algorithm.choose('principal variation search')
  await expect.poll(() => lines()[0]).toBe('pvs(d, α, β)')
  await algorithm.choose('minimax')
  await expect.poll(() => lines()[0]).toBe('minimax(d)')
  await page.getByRole('combobox', { name: lab.code }).choose(lab.codes.two)
  await expect.poll(() => lines()[0]).toBe('max-value(d)')
  await page.getByRole('button', { name: 'Undo' }).press()
  await expect.poll(() => lines()[0]).toBe('pvs(d, α, β)')
})

test('a position of a game comes with the link, and opens at the choice of its root', async () => {
  await openLab('[[3,12],[2,4]]', 'mode:step;game:connect4;position:4455;plies:2;order:centre')
  await expect.poll(told).toMatch(/^Done: the root is worth/)
  expect(document.querySelectorAll('.debug-line svg').length).toBeGreaterThan(0)
})

test('the order of moves stands at them, in full where there is room for it', async () => {
  const { innerWidth: width, innerHeight: height } = window
  onTestFinished(() => page.viewport(width, height))
  const link = 'mode:step;game:connect4;position:4455;order:centre;plies:'
  const notes = () =>
    Array.from(document.querySelectorAll('.node-note'), (note) => note.textContent).slice(0, 3)
  await page.viewport(1280, 720)
  await openLab('[[3,12],[2,4]]', `${link}2`)
  await expect.poll(notes).toEqual(['1 centre 0', '2 centre −2', '3 centre −2'])
  document.body.replaceChildren()
  await page.viewport(390, 844)
  await openLab('[[3,12],[2,4]]', `${link}4;step:12`)
  await expect.poll(notes).toEqual(['1', '2', '3'])
})

test('a file of the lab is dropped on it, and brings back what it was saved from', async () => {
  const figure = await openLab('[[3,12],[2,4]]')
  const drop = (text: string) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([text], 'lab.cutoff.txt', { type: 'text/plain' }))
    for (const type of ['dragover', 'drop']) {
      figure.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
    }
  }
  drop('cutoff-lab 9\nmode:step\n')
  await expect.poll(() => figure.querySelector('.error')?.textContent).toMatch(/version “9”/)
  drop('cutoff-lab 1\nmode:step;tree:((5,6),(7,8));step:2\n')
  await expect.poll(place).toMatch(/^2 \//)
  expect(document.querySelector<HTMLInputElement>('.lab-fields input.code')?.value).toBe(
    '[[5,6],[7,8]]',
  )
})

test('where nothing can be dropped, a file is opened by a button', async () => {
  const figure = await openLab('[[3,12],[2,4]]')
  const chooser = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {})
  onTestFinished(() => chooser.mockRestore())
  const choose = async (text: string) => {
    chooser.mockClear()
    await press(lab.openFile)
    const [input] = chooser.mock.contexts as HTMLInputElement[]
    const { items, files } = new DataTransfer()
    items.add(new File([text], 'lab.cutoff.txt', { type: 'text/plain' }))
    input.files = files
    input.dispatchEvent(new Event('change'))
  }
  await page.getByText(lab.source, { exact: true }).press()
  await choose('cutoff-lab 9\nmode:step\n')
  await expect.poll(() => figure.querySelector('.error')?.textContent).toMatch(/version “9”/)
  await choose('cutoff-lab 1\nmode:step;tree:((5,6),(7,8));step:2\n')
  await expect.poll(place).toMatch(/^2 \//)
})

test('a position that is none is refused, and what the page gives is shown', async () => {
  const figure = await openLab('[[3,12],[2,4]]', 'mode:step;game:connect4;position:999')
  expect(figure.querySelector('.error')?.textContent).toMatch(/link/)
})

test('a tree too large to be read by the page is read by a worker, and stepped through', async () => {
  const figure = await openLab(THE_33_NODE_TREE, 'mode:step')
  const wrong = () => figure.querySelector('.lab-answer .error')?.textContent ?? ''
  const field = page.getByRole('textbox', { name: lab.tree })
  await page.getByText(lab.source, { exact: true }).press()
  const row = (from: number) => `(${Array.from({ length: 90 }, (_, i) => from + i).join(' ')})`
  const rows = (last: string) =>
    `(${Array.from({ length: 30 }, (_, i) => row(i)).join(' ')} ${last})`
  await field.write(rows('(1 2)'))
  await userEvent.keyboard('{Enter}')
  await expect.poll(told).toMatch(/becomes/)
  await expect.poll(place).toMatch(/ \/ 8,199$/)
  // What is wrong with one is said, and the text stays in its field.
  await field.write(rows('(1 2'))
  await userEvent.keyboard('{Enter}')
  await expect.poll(wrong).toMatch(/\S/)
  await expect.element(field).toHaveValue(rows('(1 2'))
  // It is too large to be marked.
  await field.write(rows('(1 3)'))
  await userEvent.keyboard('{Enter}')
  await expect.poll(wrong).toMatch(/too much for a link/)
  await page.getByText(lab.mode, { exact: true }).press()
  await page.getByRole('combobox', { name: lab.does }).choose(lab.modes.predict)
  await expect.poll(wrong).toMatch(/at most 400 nodes/)
  expect(place()).toMatch(/ \/ 8,199$/)
})

test('a file is told what of it is not known, until another is opened', async () => {
  const figure = await openLab(THE_33_NODE_TREE, 'mode:step')
  const drop = (text: string) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([text], 'lab.cutoff.txt', { type: 'text/plain' }))
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    figure.dispatchEvent(event)
  }
  const hint = () => document.querySelector('.lab-answer .hint')?.textContent
  drop('cutoff-lab 1\nmode:step;tree:((3,12),(2,4));ink:blue\n')
  await expect.poll(hint).toMatch(/also gives ink/)
  await expect.poll(linked).toMatch(/tree:\(\(3,12\),\(2,4\)\)/)
  drop('cutoff-lab 1\nmode:flip\n')
  await expect
    .poll(() => document.querySelector('.lab-answer .error')?.textContent)
    .toMatch(/“mode” must be one of/)
  expect(hint()).toBe('')
})

test('a solver tells how far it is, and stopped before anything is shown, searches again', async () => {
  const busy = () => document.querySelector('.tree-busy')?.textContent ?? ''
  await openLab(THE_33_NODE_TREE, 'mode:step;game:connect4;position:44;proof:solver', 'status')
  await expect.poll(busy).toMatch(/[1-9][\d,]* nodes so far/)
  await press(tree.controls.cancel)
  await expect.poll(busy).toMatch(/Stopped/)
  await press(tree.controls.again)
  await expect.poll(busy).not.toMatch(/Stopped/)
  await expect.poll(busy).toMatch(/[1-9][\d,]* nodes so far/)
  await press(tree.controls.cancel)
})
