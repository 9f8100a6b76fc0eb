import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { tree as words } from '../../src/i18n/en/tree.ts'
import { FigureView } from '../../src/widgets/tree/figure.ts'
import { startStep } from '../../src/widgets/tree/start.ts'
import { unreadable } from './drawn-texts.ts'
import { restingCamera } from '../../src/widgets/tree/view.ts'
import { states, type State } from './tree-states.ts'
import { sessionOf, tellingOf } from './tree-help.ts'
import { styled } from './styled.ts'

styled(
  'boards/board.css',
  'styles/tokens.css',
  'fonts/fonts.css',
  'styles/figures.css',
  'styles/controls.css',
  'figure/stepper/stepper.css',
  'widgets/tree/tree.css',
)

beforeAll(() => document.fonts.ready)

afterEach(() => document.body.replaceChildren())

function draw({ spec, step, selected = -1, choice = new Map() }: State, room: 'wide' | 'narrow') {
  // Fewer nodes than a page keeps: the largest need not be recorded whole here.
  const session = sessionOf(spec, 20_000)
  const view = new FigureView(document, words, [room])
  const host = document.createElement('cutoff-tree')
  host.append(view.element)
  document.body.append(host)
  const telling = tellingOf(session)
  const models = view.update(telling, {
    step: startStep(session.replay, step),
    selected,
    choice,
  })
  const model = models.get(room)
  if (model === undefined) throw new Error('not drawn')
  return { model, host }
}

describe.each(['wide', 'narrow'] as const)('in a %s room', (room) => {
  test.each(states)('$name has room for every node and every number', async (state) => {
    await page.viewport(room === 'wide' ? 1280 : 390, 844)
    const { model, host } = draw(state, room)
    const { width, height } = model.cell
    model.nodes.forEach((a, i) => {
      for (const b of model.nodes.slice(i + 1)) {
        const apart = Math.abs(a.x - b.x) >= width - 0.01 || Math.abs(a.y - b.y) >= height - 0.01
        // Leaves and folds are smaller than a cell.
        const small = [a, b].some(({ leaf, shown }) => leaf || shown.kind === 'more')
        expect(apart || (small && Math.hypot(a.x - b.x, a.y - b.y) >= 26)).toBe(true)
      }
      expect(a.x - width / 2).toBeGreaterThanOrEqual(-1)
      expect(a.x + width / 2).toBeLessThanOrEqual(model.width + 1)
      expect(a.y + 14).toBeLessThanOrEqual(model.height + 1)
    })
    expect(unreadable(host, restingCamera(model).x < 0)).toEqual([])
    expect(host.querySelector('.tree-says')?.textContent).toMatch(/\.$/)
  })
})
