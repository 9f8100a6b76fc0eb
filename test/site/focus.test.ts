import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve, type StaticServer } from '../../src/cli/serve.ts'
import { chromiumLaunch } from '../browsers.ts'
import { dist, pages } from './built.ts'

/** More than any figure has: a button that is pressed may change its name. */
const MOST = 60

let server: StaticServer
let browser: Browser

beforeAll(async () => {
  server = await serve(dist, 0)
  browser = await chromium.launch(await chromiumLaunch())
})

afterAll(async () => {
  await browser.close()
  await server.close()
})

const chapters = pages
  .map(({ path, document }) => ({
    path,
    figures: [...document.querySelectorAll('[id]')]
      .filter((each) => each.localName.startsWith('cutoff-'))
      .map(({ id }) => id),
  }))
  .filter(({ path, figures }) => /\/\d\d-/.test(path) && figures.length > 0)

describe.each(chapters)('$path', ({ path, figures }) => {
  it('keeps the focus in a figure whose buttons are pressed by key', async () => {
    const page = await browser.newPage()
    await page.goto(`${server.url}${path}`)
    const lost: string[] = []
    for (const id of figures) {
      const figure = page.locator(`#${id}`)
      await figure.scrollIntoViewIfNeeded()
      await figure.locator('button:visible').first().or(figure.locator('input')).first().waitFor()
      const pressed = new Set<string>()
      while (pressed.size < MOST) {
        // One that fills the screen changes more than the figure.
        const name = await figure.evaluate(
          (host, done) => {
            const nameOf = (each: Element) =>
              (each.getAttribute('aria-label') ?? each.textContent).trim().replace(/\s+/g, ' ')
            const next = [...host.querySelectorAll('button')].find(
              (each) => each.checkVisibility() && !each.disabled && !done.includes(nameOf(each)),
            )
            next?.focus()
            return next && nameOf(next)
          },
          ['Full screen', 'Fill the screen', ...pressed],
        )
        if (name === undefined) break
        pressed.add(name)
        await page.keyboard.press('Enter')
        const kept = await figure.evaluate(async (host) => {
          for (let frame = 0; frame < 3; frame++) {
            await new Promise((resolve) => requestAnimationFrame(resolve))
          }
          return (host.closest('figure, section') ?? host).contains(document.activeElement)
        })
        if (!kept) lost.push(`${id}: ${name}`)
      }
    }
    expect(lost).toEqual([])
    await page.close()
  })
})
