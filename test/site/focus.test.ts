import { beforeAll, describe, expect, it } from 'vitest'
import { caseWords } from '../../src/i18n/en/case.ts'
import { chapters } from './built.ts'
import { server, tab } from './in-chromium.ts'

/** More than any figure has: a button that is pressed may change its name. */
const MOST = 60

const laptop = tab()

describe.each(chapters.filter(({ figures }) => figures.length > 0))(
  '$path',
  ({ path, figures }) => {
    beforeAll(() => laptop.page.goto(`${server.url}${path}`))

    it.each(figures)(
      'keeps the focus in the figure %s while its buttons are pressed',
      async (id) => {
        const { page } = laptop
        const lost: string[] = []
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
          // What is opened has more buttons.
          if (name === caseWords.open)
            await figure.locator('.case-open').waitFor({ state: 'detached' })
          const kept = await figure.evaluate(async (host) => {
            for (let frame = 0; frame < 3; frame++) {
              await new Promise((resolve) => requestAnimationFrame(resolve))
            }
            return (host.closest('figure, section') ?? host).contains(document.activeElement)
          })
          if (!kept) lost.push(name)
        }
        expect(lost).toEqual([])
      },
    )
  },
)
