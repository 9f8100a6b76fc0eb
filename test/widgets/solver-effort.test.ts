import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { connect4, Connect4Solver, connect4Won } from '../../engine/index.ts'
import { element } from '../../src/figure/dom.ts'
import { solverEffort as words } from '../../src/i18n/en/solver-effort.ts'
import '../../src/widgets/solver-effort/element.ts'
import type { Asks } from '../../src/workers/solver-effort/protocol.ts'
import { leavesNothing, mountFigure, textOf } from './figure-help.ts'

leavesNothing()

const texts = ['6114123431422377442226366643', '2252715515622417553611767677']

function at(text: string) {
  const read = connect4.game.parse(text)
  if (!read.ok) throw new Error(read.error.code)
  return read.value
}

const nodesOf = (asks: Asks) => {
  const all = texts.map((text) =>
    asks === 'win' ? connect4Won(at(text)) : new Connect4Solver().solve(at(text)),
  )
  return all.reduce((sum, { nodes }) => sum + nodes, 0) / texts.length
}

function mounted(asks: Asks, nodes: number) {
  const effort = { pieces: 28, texts, nodes: Math.round(nodes), ms: 1 }
  const part = (name: string) => element(document, 'div', { class: name })
  mountFigure(
    'cutoff-solver-effort',
    { efforts: JSON.stringify([effort]), asks },
    ...['solver-effort-shown', 'solver-effort-controls'].map(part),
  )
  return page.getByRole('button', { name: words.run }).press()
}

test.for(['score', 'win'] as const)(
  'solves the positions again, asked for the %s',
  async (asks) => {
    await mounted(asks, nodesOf(asks))
    await expect.poll(() => textOf('.says'), { timeout: 30_000 }).toMatch(/as in the stored run/)
    expect(textOf('tbody td:last-child')).toMatch(/ (ms|s)$/)
  },
)

test('says so where they take other nodes than are stored', async () => {
  await mounted('score', nodesOf('score') + 1)
  await expect.element(page.getByText(words.differ)).toBeInTheDocument()
})
