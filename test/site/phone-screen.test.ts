import { beforeAll, describe, expect, it } from 'vitest'
import { caseWords } from '../../src/i18n/en/case.ts'
import { pages } from './built.ts'
import { server, tab } from './in-chromium.ts'

/** A telephone, in pixels. */
const SCREEN = { width: 390, height: 844 }

const phone = tab({ viewport: SCREEN })

/** The figures with a tree and steps of each page that has some. */
const FIGURES = pages
  .map(({ path, document }) => {
    const all = document.querySelectorAll('cutoff-tree[id], cutoff-signs[id], cutoff-case[id]')
    return [path, [...all].map(({ id }) => id)] as const
  })
  .filter(([, ids]) => ids.length > 0)

it('there are such figures', () => {
  expect(FIGURES.flatMap(([, ids]) => ids).length).toBeGreaterThan(12)
})

describe.each(FIGURES)('on %s', (path, ids) => {
  beforeAll(() => phone.page.goto(server.url + path))

  it.each(ids)('%s has tree, line of code and steps on one screen', async (id) => {
    const figure = phone.page.locator(`#${id}`)
    await figure.scrollIntoViewIfNeeded()
    const closed = figure.getByRole('button', { name: caseWords.open })
    const stepper = figure.locator('.stepper')
    await stepper.or(closed).first().waitFor()
    if ((await closed.count()) > 0) await closed.click()
    await stepper.first().waitFor()
    const height = () =>
      figure.evaluate((host) => {
        const parts = [
          ...host.querySelectorAll(
            '.tree-drawing, .signs-drawing, .tree-line, .signs-code, .stepper',
          ),
        ]
          .map((part) => part.getBoundingClientRect())
          .filter((box) => box.height > 0)
        return (
          Math.max(...parts.map((box) => box.bottom)) - Math.min(...parts.map((box) => box.top))
        )
      })
    await expect.poll(height).toBeLessThanOrEqual(SCREEN.height)
  })
})

/** The lab, stepping through a search. */
async function openLab(state: string) {
  const { page } = phone
  await page.goto(`${server.url}/en/lab/?lab=mode:step;${state}`)
  const lab = page.locator('#lab')
  await lab.locator('.debug').waitFor()
  return lab
}

it('the lab has the tree of 33 nodes, the line of code and all that steps on one screen', async () => {
  const lab = await openLab('step:20')
  const height = await lab.evaluate((host) => {
    const boxes = [...host.querySelectorAll('.tree-drawing, .tree-line, .stepper, .debug')].map(
      (part) => part.getBoundingClientRect(),
    )
    return Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top))
  })
  expect(height).toBeLessThanOrEqual(SCREEN.height)
})

it.each([
  ['connect4', 'position:44554'],
  ['gomoku', 'position:j10 j11 k11'],
])(
  'a board in a node of the lab is 44 pixels wide at least, the selected one larger: %s',
  async (game, place) => {
    const lab = await openLab(`game:${game};${place};plies:2;near:1;step:3`)
    const widths = await lab
      .locator('.tree-drawing .mini-frame')
      .evaluateAll((frames) => frames.map((frame) => frame.getBoundingClientRect().width))
    expect(widths.length).toBeGreaterThan(2)
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(44)
    const large = await lab.locator('.tree-board svg').boundingBox()
    expect(large?.width).toBeGreaterThan(2 * Math.min(...widths))
  },
)
