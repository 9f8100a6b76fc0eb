import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { connect4 } from '../../engine/index.ts'
import { element } from '../../src/figure/dom.ts'
import { techniqueBench as words } from '../../src/i18n/en/technique-bench.ts'
import '../../src/widgets/technique-bench/element.ts'
import { rowsOf, type TechniqueGame } from '../../src/widgets/technique-bench/runs.ts'
import { visit, type Visited } from '../../src/workers/techniques/measure.ts'
import { leavesNothing, mountFigure, textOf } from './figure-help.ts'

leavesNothing()

const searched = { id: 'connect4', depth: 3, positions: ['4455', '4321'] } as const
const visited = [...visit(connect4, searched)]
const spent = visited.flatMap(({ technique }) =>
  technique === 'threads' ? [] : [{ technique, ms: 10 }],
)
const names = ['shown', 'table', 'others', 'controls']

function mounted(all: readonly Visited[]) {
  const game: TechniqueGame = { ...searched, rows: rowsOf(all, spent) }
  mountFigure(
    'cutoff-technique-bench',
    { games: JSON.stringify([game]) },
    ...names.map((name) => element(document, 'div', { class: `technique-bench-${name}` })),
  )
  return page.getByRole('button', { name: words.run }).press()
}

test('rows are parts of plain alpha-beta, and the threads’ time is that of their longest lane', () => {
  const rows = rowsOf(visited, spent)
  expect(rows[0]).toMatchObject({ technique: 'plain', ofNodes: 1, ofTime: 1 })
  const threads = visited.find(({ technique }) => technique === 'threads')
  const row = rows.find(({ technique }) => technique === 'threads')
  expect(row?.ofTime).toBeCloseTo((threads?.longest ?? 0) / (visited[0]?.nodes ?? 0))
  expect(rows.filter(({ others }) => others !== undefined).map((each) => each.technique)).toEqual([
    'beam',
  ])
})

test('rows tell in how many positions another value is found, and another move', () => {
  const [plain] = visited
  if (plain === undefined) throw new Error('nothing is visited')
  const beam = {
    ...plain,
    technique: 'beam',
    values: [plain.values[0] ?? 0, 99],
    moves: ['x', 'y'],
  }
  const rows = rowsOf([plain, beam as Visited], [...spent])
  expect(rows[1]?.others).toEqual([1, 2])
})

test('measures in a worker, and comes to the same nodes', async () => {
  await mounted(visited)
  await expect.poll(() => textOf('.says'), { timeout: 60_000 }).toBe(words.measured)
  const heads = [...document.querySelectorAll('thead th')].map((head) => head.textContent)
  expect(heads.at(-1)).toBe(words.here)
  expect(document.querySelectorAll('.techniques-here')).toHaveLength(visited.length)
}, 90_000)

test('says so where a technique comes to other nodes than are stored', async () => {
  await mounted(visited.map((each, i) => (i === 2 ? { ...each, nodes: each.nodes + 1 } : each)))
  const name = words.names[visited[2]?.technique ?? 'plain']
  await expect.element(page.getByText(words.differ(name))).toBeInTheDocument()
}, 60_000)

test('can be stopped, and shows what is stored then', async () => {
  await mounted(visited)
  await page.getByRole('button', { name: words.stop }).press()
  await expect.element(page.getByRole('button', { name: words.run })).toBeInTheDocument()
  expect(textOf('.says')).toBe(words.stopped)
  expect(document.querySelector('.techniques-here')).toBeNull()
})
