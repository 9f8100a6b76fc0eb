import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { pages } from './built.ts'
import { server, tab } from './in-chromium.ts'

const reader = tab()

/** The open page as a reader has it whose browser sets type in `size` pixels; 16 is usual. */
async function set(width: number, size: number): Promise<Page> {
  const { page } = reader
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}px`
    delete document.documentElement.dataset['opening']
    return document.fonts.ready
  }, size)
  return page
}

const withCharts = pages
  .filter(({ document }) => document.querySelector('.chart-plot'))
  .map(({ path }) => path)

const sizes = [
  [390, 16],
  [640, 32],
  [1280, 16],
] as const

// What is asked of a page is of its style alone: it is opened once.
describe.each(withCharts)('the charts and boards of %s', (path) => {
  beforeAll(() => reader.page.goto(server.url + path))

  it.each(sizes)('have no word over another at %i px with type of %i px', async (width, size) => {
    const page = await set(width, size)
    const met = await page.locator('.chart-plot').evaluateAll((charts) =>
      charts.flatMap((chart) => {
        const words = [...chart.querySelectorAll('text')]
          .map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0)
        return words.flatMap((one, i) =>
          words
            .slice(i + 1)
            .filter(
              ({ box }) =>
                Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 1 &&
                // A line is higher than its letters.
                Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) >
                  0.3 * Math.min(box.height, one.box.height),
            )
            .map((other) => `${one.text} | ${other.text}`),
        )
      }),
    )
    expect(met).toEqual([])
  })

  it('grow with the type, as far as there is room', async () => {
    const widths = async (size: number) => {
      const page = await set(640, size)
      const found = await page
        .locator('figure > :is(.chart-narrow, .beside) svg:is(.board, .chart-plot)')
        .evaluateAll((all) =>
          all.map((each) => ({
            width: each.getBoundingClientRect().width,
            room: each.parentElement?.getBoundingClientRect().width ?? 0,
          })),
        )
      return found
    }
    const usual = await widths(16)
    const large = await widths(32)
    const small = large.filter(
      ({ width, room }, i) => width < Math.min(2 * usual[i].width, room) - 2,
    )
    expect(small).toEqual([])
  })
})
