import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { figure as words } from '../../src/i18n/en/figure.ts'
import { lab } from '../../src/i18n/en/lab.ts'
import { labTrees } from '../../src/i18n/en/lab-trees.ts'
import { leavesNothing } from './figure-help.ts'
import { LAB_STYLES, linked, openLab } from './lab-help.ts'
import { styled } from './styled.ts'

styled(...LAB_STYLES)

const { edit, ordering } = labTrees

leavesNothing()

const item = (name: RegExp) => page.getByRole('treeitem', { name })
const press = (name: string) => page.getByRole('button', { name, exact: true }).press()
const says = () => document.querySelector('.says')?.textContent

async function tree(is: string): Promise<void> {
  await expect
    .poll(() => document.querySelector<HTMLInputElement>('.lab-fields input.code')?.value)
    .toBe(is)
}

test('nodes are added, valued, named and removed, and all of it is taken back', async () => {
  await openLab('[[3,12],[2,4]]', 'mode:edit')
  await item(/leaf 12/).press()
  const value = page.getByRole('textbox', { name: edit.value })
  await value.write('-7')
  await userEvent.keyboard('{Enter}')
  await tree('[[3,-7],[2,4]]')
  await press(edit.beside)
  await tree('[[3,-7,0],[2,4]]')
  await press(edit.child)
  await tree('[[3,-7,[0]],[2,4]]')
  const name = page.getByRole('textbox', { name: edit.label })
  await name.write('new')
  await userEvent.keyboard('{Enter}')
  await tree('[[3,-7,[new=0]],[2,4]]')
  await press(edit.remove)
  await tree('[[3,-7,0],[2,4]]')
  for (const before of ['[[3,-7,[new=0]],[2,4]]', '[[3,-7,[0]],[2,4]]', '[[3,-7,0],[2,4]]']) {
    await press(words.undo)
    await tree(before)
  }
  await press(words.redo)
  await tree('[[3,-7,[0]],[2,4]]')
  await expect.poll(linked).toMatch(/^mode:edit;tree:\(\(3,-7,\(0\)\),\(2,4\)\)/)
})

test('an inner node is judged by hand, and no more', async () => {
  await openLab('[[3,12],[2,4]]', 'mode:edit')
  await item(/^B,/).press()
  const judged = page.getByRole('textbox', { name: edit.judged })
  for (const [text, is] of [
    ['9', '[[3,12]=9,[2,4]]'],
    ['', '[[3,12],[2,4]]'],
    ['-5', '[[3,12]=-5,[2,4]]'],
  ]) {
    await judged.write(text)
    await userEvent.keyboard('{Enter}')
    await tree(is)
  }
})

test('a search of a tree that stops early counts what its inner nodes are judged to be', async () => {
  await openLab('[[3,12]=-5,[2,4]=-6]', 'mode:step;step:4')
  await page.getByText(lab.search, { exact: true }).press()
  await page.getByRole('spinbutton', { name: lab.stop }).write('1')
  await userEvent.keyboard('{Enter}')
  await expect.poll(linked).toMatch(/stop:1/)
  await expect.poll(() => page.getByRole('treeitem').elements().length).toBe(3)
  await openLab('[[3,12]=-5,[2,4]=-6]', 'mode:step;stop:1;step:4')
  await expect.element(item(/^B,.*−5/)).toBeInTheDocument()
})

test('keys do the same, and a node is hung elsewhere', async () => {
  await openLab('[[3,12],[2,4]]', 'mode:edit')
  await item(/leaf 4/).press()
  await userEvent.keyboard('b')
  await tree('[[3,12],[2,4,0]]')
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  await tree('[[3,12],[2,0,4]]')
  await userEvent.keyboard('{Delete}')
  await tree('[[3,12],[2,4]]')
  await press(edit.carry)
  await item(/^B/).press()
  await tree('[[3,12,4],[2]]')
})

test('children change places, and the count of visits with them', async () => {
  await openLab('[[3,12],[2,4]]', 'mode:order')
  await expect.poll(says).toBe(labTrees.counts(7, 4, 6, 1))
  await press(ordering.worst)
  await tree('[[4,2],[12,3]]')
  await expect.poll(says).toBe(labTrees.counts(7, 4, 7, 0))
  await press(ordering.best)
  await expect.poll(says).toBe(labTrees.counts(7, 4, 6, 1))
  await item(/leaf 2,/).press()
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await tree('[[3,12],[4,2]]')
  await page.getByRole('checkbox', { name: ordering.critical }).press()
  await expect.element(item(/^B.*must be seen/)).toBeInTheDocument()
})

test('modes follow each other on one stage', async () => {
  const figure = await openLab('[[3,12],[2,4]]', 'mode:order')
  await page.getByText(lab.mode, { exact: true }).press()
  const mode = page.getByRole('combobox', { name: lab.does })
  for (const name of ['step', 'predict', 'edit', 'order', 'predict'] as const) {
    await mode.choose(lab.modes[name])
    await expect
      .poll(linked)
      .toMatch(name === 'predict' ? /^(?!mode)/ : new RegExp(`^mode:${name}`))
    await expect.poll(() => figure.querySelectorAll('.lab-stage [role=tree]').length).toBe(1)
  }
  await item(/leaf 4/).press()
  await expect.poll(says).toBe(lab.marked(1, 4))
})

test('a challenge of so many swaps says what they can reach, and allows no more', async () => {
  await openLab('[[3,12],[4,2]]', 'mode:order')
  await page.getByText(lab.mode, { exact: true }).press()
  await page.getByRole('combobox', { name: ordering.goal }).choose(ordering.goals.fewest)
  await page.getByRole('spinbutton', { name: ordering.limit }).write('1')
  await userEvent.keyboard('{Enter}')
  await expect.poll(says).toContain(ordering.within('fewest', 0, 1, { visited: 6, all: true }))
  await item(/leaf 3/).press()
  await press(ordering.right)
  await tree('[[12,3],[4,2]]')
  await expect.poll(says).toContain(ordering.within('fewest', 1, 1, { visited: 6, all: true }))
  await item(/leaf 4/).press()
  await press(ordering.right)
  await expect.element(page.getByText(ordering.used(1))).toBeInTheDocument()
  await tree('[[12,3],[4,2]]')
  await press(words.undo)
  await tree('[[3,12],[4,2]]')
  await expect.poll(says).toContain('0 of 1 swap.')
})

test('a node is given to the other side, by a switch or by its key, and is searched so', async () => {
  await openLab('[[3,12],[2,4]]', 'mode:edit')
  await item(/^B,/).press()
  const turn = (side: 'max' | 'min') => page.getByRole('radio', { name: edit.sides[side] })
  await expect.element(turn('min')).toBeChecked()
  await turn('max').press()
  await tree('max=[max=[3,12],[2,4]]')
  await expect.element(turn('max')).toBeChecked()
  await expect.element(item(/^B, Max/)).toBeInTheDocument()
  await press(words.undo)
  await tree('[[3,12],[2,4]]')
  await item(/^B,/).press()
  await item(/^B,/).press()
  await userEvent.keyboard('m')
  await tree('max=[max=[3,12],[2,4]]')
  // A leaf is nobody's turn.
  await item(/leaf 2/).press()
  await expect.element(turn('max')).not.toBeInTheDocument()
})

test('a finger on a node drags it, and beside the nodes scrolls the page', async () => {
  const figure = await openLab('[[3,12],[2,4]]', 'mode:edit')
  const nodes = [...figure.querySelectorAll<SVGElement>('[role=treeitem]')]
  const named = (name: RegExp) => nodes.find((each) => name.test(each.ariaLabel ?? ''))
  const [from, to] = [named(/leaf 12/), named(/leaf 4/)]
  if (from === undefined || to === undefined) throw new Error('no such leaves')
  const move = (on: Element) => {
    const event = new Event('touchmove', { bubbles: true, cancelable: true })
    on.dispatchEvent(event)
    return event.defaultPrevented
  }
  const drawing = figure.querySelector('.tree-drawing')
  if (drawing === null) throw new Error('no drawing')
  const down = { bubbles: true, pointerId: 1, pointerType: 'touch', button: 0 }
  drawing.dispatchEvent(new PointerEvent('pointerdown', down))
  expect(move(drawing)).toBe(false)
  drawing.dispatchEvent(new PointerEvent('pointerup', down))
  from.dispatchEvent(new PointerEvent('pointerdown', down))
  expect(move(from)).toBe(true)
  const { x, y, width } = to.getBoundingClientRect()
  const at = { clientX: x + width / 2, clientY: y + 8 }
  drawing.dispatchEvent(new PointerEvent('pointerup', { ...down, ...at }))
  await tree('[[3],[2,12,4]]')
  await expect.poll(() => document.activeElement?.ariaLabel).toMatch(/leaf 12/)
})
