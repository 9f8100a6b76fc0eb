import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { THE_33_NODE_TREE } from '../../engine/index.ts'
import { whole as words } from '../../src/i18n/en/whole.ts'
import { leavesNothing } from './figure-help.ts'
import { LAB_STYLES, linked, openLab } from './lab-help.ts'
import { styled } from './styled.ts'

styled(...LAB_STYLES, 'widgets/tree/whole/whole.css')

leavesNothing()

const BOARD = 'mode:step;game:connect4;position:4455;plies:4;order:centre;whole:yes;step:0'

async function openWhole(link: string): Promise<HTMLElement> {
  await openLab(THE_33_NODE_TREE, link)
  await expect.poll(() => spoken()).not.toBe('')
  const item = document.querySelector<HTMLElement>('.whole-item')
  if (item === null) throw new Error('The tree is not seen as a whole')
  return item
}

/** What a screen reader says of the place that has the keys. */
const spoken = () => document.querySelector('.whole-item')?.getAttribute('aria-label') ?? ''
const level = () => document.querySelector('.whole-item')?.getAttribute('aria-level')
/** Resolves after the frame in which a change is drawn. */
const drawn = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
const find = () => page.getByRole('textbox', { name: words.find })
const wrong = () => document.querySelector('.whole-controls .error')?.textContent ?? ''

test('the tree is seen whole, and again as it was, and the link says so', async () => {
  await openLab(THE_33_NODE_TREE, 'mode:step')
  const whole = page.getByRole('checkbox', { name: words.show })
  await whole.press()
  await expect.poll(linked).toMatch(/whole:yes/)
  await expect.element(page.getByRole('tree', { name: words.label })).toBeInTheDocument()
  await whole.press()
  await expect.element(page.getByRole('tree', { name: words.label })).not.toBeInTheDocument()
  await expect.poll(linked).not.toMatch(/whole/)
})

test('keys go from node to node, and each says what it is and where', async () => {
  const item = await openWhole(BOARD)
  const root = spoken()
  expect(level()).toBe('1')
  item.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(level).toBe('2')
  expect(spoken()).not.toBe(root)
  expect(item.getAttribute('aria-posinset')).toBe('1')
  const of = Number(item.getAttribute('aria-setsize'))
  expect(of).toBeGreaterThan(1)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => item.getAttribute('aria-posinset')).toBe('2')
  expect(item.getAttribute('aria-expanded')).toMatch(/true|false/)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => item.getAttribute('aria-selected')).toBe('true')
  await expect.poll(linked).toMatch(/node:\d/)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(spoken).toBe(root)
})

test('a press on a shape goes into it, and what is pressed is selected', async () => {
  const item = await openWhole(BOARD)
  const { width, height } = item.getBoundingClientRect()
  item.dispatchEvent(
    new MouseEvent('click', {
      bubbles: true,
      clientX: item.getBoundingClientRect().x + width * 0.55,
      clientY: item.getBoundingClientRect().y + height - 40,
    }),
  )
  await expect.poll(() => item.getAttribute('aria-selected')).toBe('true')
  expect(item.dataset['near']).toBe('')
  await expect.poll(linked).toMatch(/node:\d/)
})

test('the picture is dragged, and a press that drags selects nothing', async () => {
  const item = await openWhole(BOARD)
  await find().write('4 4')
  await userEvent.keyboard('{Enter}')
  await expect.poll(linked).toMatch(/node:\d/)
  const before = linked()
  const { x, y, width, height } = item.getBoundingClientRect()
  const at = (dx: number) => ({
    bubbles: true,
    pointerId: 1,
    isPrimary: true,
    button: 0,
    buttons: 1,
    clientX: x + width / 2 + dx,
    clientY: y + height / 2,
  })
  item.dispatchEvent(new PointerEvent('pointerdown', at(0)))
  for (const dx of [-10, -40, -90]) item.dispatchEvent(new PointerEvent('pointermove', at(dx)))
  item.dispatchEvent(new PointerEvent('pointerup', { ...at(-90), buttons: 0 }))
  item.dispatchEvent(new MouseEvent('click', at(-90)))
  await drawn()
  expect(item.getAttribute('aria-selected')).toBe('true')
  // The same press without a drag selects what lies there, or nothing.
  item.dispatchEvent(new PointerEvent('pointerdown', at(-90)))
  item.dispatchEvent(new PointerEvent('pointerup', { ...at(-90), buttons: 0 }))
  item.dispatchEvent(new MouseEvent('click', at(-90)))
  await expect.poll(linked).not.toBe(before)
})

test('a line is found by its moves; one that is none says where it leaves the tree', async () => {
  await openWhole(BOARD)
  await find().write('4 5')
  await userEvent.keyboard('{Enter}')
  await expect.poll(level).toBe('3')
  expect(wrong()).toBe('')
  await expect.element(page.getByText(/^Found: after 4 5/)).toBeInTheDocument()
  await find().write('4 9 1')
  await userEvent.keyboard('{Enter}')
  await expect.poll(wrong).toMatch(/“9” is not in this tree after 4, where these are: /)
  expect(level()).toBe('3')
})

test('what is shown of it is chosen, and kept in the link', async () => {
  const item = await openWhole(`${BOARD};only:line`)
  await expect.element(page.getByRole('combobox', { name: words.only })).toHaveValue('line')
  const cuts = page.getByRole('combobox', { name: words.only })
  await cuts.choose(words.onlys.cuts)
  await expect.poll(linked).toMatch(/only:cuts/)
  const reach = page.getByRole('spinbutton', { name: words.reach })
  await reach.write('1')
  await userEvent.keyboard('{Enter}')
  await expect.poll(linked).toMatch(/reach:1/)
  await cuts.choose(words.onlys.all)
  item.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(level).toBe('2')
  // Nothing further down is shown.
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(level).toBe('2')
})
