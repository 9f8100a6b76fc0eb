import type { Page } from 'playwright'
import { expect, it } from 'vitest'

/** Widths in pixels, and of both margins in `print.css`: 24 mm each. */
const papers = { A4: 794, Letter: 816 }
const margins = 182

/** Asks of a page that has opened without scripts whether it can be printed. */
export function checkPaper(opened: () => Page): void {
  it('cuts nothing at the right on paper', async () => {
    const page = opened()
    const cut: string[] = []
    await page.emulateMedia({ media: 'print' })
    for (const [paper, width] of Object.entries(papers)) {
      await page.setViewportSize({ width, height: 900 })
      const room = width - margins
      await page.evaluate((to) => {
        document.body.style.width = `${to}px`
      }, room)
      const beyond = await page
        .locator('main :is(pre, table, svg, img, math, .program, .tree-code, .says)')
        .evaluateAll((all, edge) => {
          const isOver = (element: Element) =>
            element.getBoundingClientRect().right > edge + 1 ||
            (element.localName !== 'svg' && element.scrollWidth > element.clientWidth + 1)
          const shown = all.filter((element) => element.getClientRects().length > 0)
          return shown
            .filter(isOver)
            .map(
              (element) =>
                `${element.localName} .${element.getAttribute('class') ?? ''}: ${element.textContent?.trim().slice(0, 60)}`,
            )
        }, room)
      cut.push(...beyond.map((each) => `${paper}: ${each}`))
    }
    await page.emulateMedia({ media: null })
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(cut).toEqual([])
  })
}
