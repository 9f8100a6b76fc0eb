import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drillOf, type RungName, type Stop } from '../../engine/index.ts'
import { ask } from '../../src/i18n/en/ask.ts'
import { drill } from '../../src/i18n/en/drill.ts'
import { wordsReady } from '../../src/i18n/in-language.ts'
import '../../src/widgets/drill/element.ts'
import { leavesNothing } from './figure-help.ts'
import { styled } from './styled.ts'

styled(
  'styles/tokens.css',
  'styles/controls.css',
  'styles/figures.css',
  'widgets/tree/tree.css',
  'widgets/lab/lab.css',
  'widgets/drill/drill.css',
)

leavesNothing()
beforeEach(() => localStorage.clear())
afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

async function open(rung: RungName, link = '', ladder = false): Promise<HTMLElement> {
  await wordsReady()
  history.replaceState(null, '', link === '' ? location.pathname : `?drill=${link}`)
  document.body.innerHTML = `<figure class="lab-figure"><cutoff-drill id="drill" data-rung="${rung}"${ladder ? ' data-ladder' : ''}><p class="lab-question"></p><p class="lab-how"></p><div class="lab-stage"></div><div class="lab-controls"></div></cutoff-drill><figcaption>The page’s.</figcaption></figure>`
  await expect.element(page.getByRole('treeitem').first()).toBeInTheDocument()
  const figure = document.querySelector<HTMLElement>('cutoff-drill')
  if (figure === null) throw new Error('no drill')
  return figure
}

function stopOf(rung: RungName, tree: number): Stop {
  const found = drillOf(rung, tree)
  if (!found.ok) throw new Error(found.error.code)
  return found.value.stop
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).press()
const button = (name: string) => page.getByRole('button', { name, exact: true })
const verdict = () =>
  [...document.querySelectorAll('.lab-verdict li')].map((each) => each.textContent ?? '')
const progress = () =>
  document.querySelector('.drill-progress')?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
const item = (node: number) =>
  document.querySelector<SVGElement>(`[role="treeitem"][data-node="${node}"]`)

test('ten trees are answered by the keyboard alone, and the level is passed', async () => {
  await open('carry')
  document.querySelector<HTMLElement>('.lab-answer input')?.focus()
  for (let tree = 10; tree < 20; tree++) {
    const [value = ''] = stopOf('carry', tree).right.values ?? []
    await expect.poll(progress).toContain(drill.at(tree - 9, 10))
    await expect.poll(() => document.activeElement?.localName).toBe('input')
    await userEvent.keyboard(`${value}{Enter}`)
    await expect.poll(() => verdict()[0]).toBe(ask.right)
    await expect.poll(() => document.activeElement?.textContent?.trim()).toBe(ask.next)
    await userEvent.keyboard('{Enter}')
  }
  await expect.poll(progress).toContain(drill.passed)
  await expect.element(button(drill.up(drill.rungs.negated))).toBeInTheDocument()
})

test('branches are marked by presses and by keys, and a cut that was missed is told with its step', async () => {
  await open('first')
  const { right } = stopOf('first', 10)
  const [one = -1, ...others] = right.nodes ?? []
  expect(others.length).toBeGreaterThan(0)
  item(one)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(() => item(one)?.getAttribute('aria-selected')).toBe('true')
  expect(item(one)?.getAttribute('aria-label')).toContain(ask.signs.marked)
  await press(ask.check)
  await expect.poll(() => verdict()[0]).toBe(ask.wrong)
  expect(verdict().join(' ')).toMatch(/Missed: .* Nothing below could matter since step \d+: [αβ]/)
  await press(ask.next)
  await expect.poll(progress).toContain('0 of the last 1 right')
})

test('a node that is next is pressed once, and a node that is skipped is told with its cut', async () => {
  await open('first', 'ask:next')
  const found = drillOf('first', 10, 'next')
  if (!found.ok) throw new Error(found.error.code)
  const { asked, stop } = found.value
  const cut = Array.from({ length: asked.replay.nodeCount }, (_, node) => node).find(
    (node) => !asked.replay.isVisited(node) && asked.replay.state(node, stop.step) === 'unvisited',
  )
  item(cut ?? -1)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(() => verdict()[0]).toBe(ask.wrong)
  expect(verdict().join(' ')).toMatch(/is skipped\. Nothing below could matter since step/)
})

test('what is no number is refused, and ∞ is one', async () => {
  const figure = await open('first', 'ask:window')
  const alpha = page.getByRole('textbox', { name: ask.alpha })
  await alpha.write('x')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => figure.querySelector('.error')?.textContent).toMatch(/not a number/)
  await alpha.write('−∞')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => verdict()[0]).toBe(ask.wrong)
  expect(verdict()[1]).toBe(ask.slips['whole-window'])
})

test('what was missed comes back some questions later', async () => {
  await open('carry')
  await press(ask.show)
  await press(ask.next)
  for (let i = 0; i < 3; i++) {
    await expect.poll(progress).toContain(drill.at(i + 2, 10))
    const [value = ''] = stopOf('carry', 11 + i).right.values ?? []
    await page.getByRole('textbox', { name: ask.value }).write(value)
    await userEvent.keyboard('{Enter}')
    await press(ask.next)
  }
  await expect.poll(progress).toContain(drill.again)
})

test('a link has the rung and the ten trees, and the device how they went', async () => {
  await open('first', 'rung:ties;set:7', true)
  await expect.element(page.getByRole('combobox', { name: drill.level })).toHaveValue('ties')
  const found = drillOf('ties', 70)
  if (!found.ok) throw new Error(found.error.code)
  const { asked } = found.value
  expect(document.querySelectorAll('[role="treeitem"]')).toHaveLength(asked.replay.nodeCount)
  await press(ask.show)
  expect(JSON.parse(localStorage.getItem('drills') ?? '{}')).toMatchObject({
    'ties/cuts': { set: 7, at: 1, last: '0' },
  })
})

test('where the device keeps nothing, that is said, and the drill goes on', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const figure = await open('carry')
  await press(ask.show)
  await expect
    .poll(() => figure.querySelector('.hint[role=status]')?.textContent)
    .toBe(drill.unkept)
  await press(ask.next)
  await expect.poll(progress).toContain(drill.at(2, 10))
})

test('has a caption of its own where its level or its question is not the page’s', async () => {
  const own = () => document.querySelector('.caption-own')?.textContent
  await open('carry')
  await expect.element(button(drill.more).or(button(ask.check))).toBeInTheDocument()
  expect(own()).toBeUndefined()
  await open('carry', 'rung:ties')
  await expect.poll(own).toBe(drill.caption(drill.rungs.ties))
  await open('both', 'ask:next')
  await expect.poll(own).toBe(drill.caption(drill.rungs.both))
  await open('carry', 'rung:ties', true)
  await expect.element(page.getByRole('combobox', { name: drill.level })).toBeInTheDocument()
  expect(own()).toBeUndefined()
})
