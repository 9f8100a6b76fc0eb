import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { element } from '../../src/figure/dom.ts'
import { solvingSteps as words } from '../../src/i18n/en/solving-steps.ts'
import '../../src/widgets/solving-steps/element.ts'
import { leavesNothing, mountFigure, textOf } from './figure-help.ts'

leavesNothing()

const position = {
  text: '6114123431422377442226366643',
  free: 14,
  score: -3,
  nodes: [22063, 236, 516, 497, 256, 256, 88, 64],
}
const part = (name: string) => element(document, 'div', { class: name })

function mounted(nodes: readonly number[]) {
  mountFigure(
    'cutoff-solving-steps',
    { positions: JSON.stringify([{ ...position, nodes }]), picked: '1' },
    ...['solving-steps-controls', 'solving-steps-shown'].map(part),
  )
  return page.getByRole('button', { name: words.run }).press()
}

test('solves the position by every step, and tells the time of each', async () => {
  await mounted(position.nodes)
  await expect.poll(() => textOf('.says'), { timeout: 30_000 }).toBe(words.done)
  const cells = [...document.querySelectorAll('tbody td:last-child')]
  expect(cells.map((cell) => cell.textContent)).toHaveLength(position.nodes.length)
  for (const cell of cells) expect(cell.textContent).toMatch(/ (ms|s)$/)
}, 60_000)

test('says so where a step takes other nodes than are stored', async () => {
  await mounted(position.nodes.map((nodes) => nodes + 1))
  await expect.element(page.getByText(words.differ)).toBeInTheDocument()
}, 60_000)
