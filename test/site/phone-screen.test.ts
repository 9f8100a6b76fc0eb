import { expect, it } from 'vitest'
import { caseWords } from '../../src/i18n/en/case.ts'
import { pages } from './built.ts'
import { server, tab } from './in-chromium.ts'

/** A telephone, in pixels. */
const SCREEN = { width: 390, height: 844 }

const phone = tab({ viewport: SCREEN })

/** Every figure with a tree and steps, by its page. */
const FIGURES = pages.flatMap(({ path, document }) =>
  [...document.querySelectorAll('cutoff-tree[id], cutoff-signs[id], cutoff-case[id]')].map(
    ({ id }) => [path, id] as const,
  ),
)

it('there are such figures', () => {
  expect(FIGURES.length).toBeGreaterThan(12)
})

it.each(FIGURES)('%s#%s has tree, line of code and steps on one screen', async (path, id) => {
  const { page } = phone
  await page.goto(server.url + path)
  const figure = page.locator(`#${id}`)
  await figure.scrollIntoViewIfNeeded()
  const closed = figure.getByRole('button', { name: caseWords.open })
  if ((await closed.count()) > 0) await closed.click()
  await figure.locator('.stepper').waitFor()
  const height = () =>
    figure.evaluate((host) => {
      const parts = [
        ...host.querySelectorAll(
          '.tree-drawing, .signs-drawing, .tree-line, .signs-code, .stepper',
        ),
      ]
        .map((part) => part.getBoundingClientRect())
        .filter((box) => box.height > 0)
      return Math.max(...parts.map((box) => box.bottom)) - Math.min(...parts.map((box) => box.top))
    })
  await expect.poll(height).toBeLessThanOrEqual(SCREEN.height)
})
