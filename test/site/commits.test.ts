import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BrowserContext, Page } from 'playwright'
import { commit as words } from '../../src/i18n/en/commit.ts'
import { chapters } from './built.ts'
import { unpainted } from './in-browsers.ts'
import { browser, server } from './in-chromium.ts'

/* What a chapter asks before its first figure shows. */

it('comes before any figure of a chapter, where no exercise does', () => {
  const first = chapters.map(({ path, document }) => {
    const { localName } = document.querySelector('cutoff-commit, cutoff-exercise, figure') ?? {}
    return [path, localName !== 'figure']
  })
  expect(first).toEqual(chapters.map(({ path }) => [path, true]))
})

const asking = chapters.flatMap(({ path, document }) => {
  const commit = document.querySelector('cutoff-commit')
  // None where the figure is a drawing alone.
  const figure = commit?.querySelector('figure [id]')?.id
  return commit === null ? [] : [{ path, name: commit.getAttribute('data-name'), figure }]
})

it('keeps its answer under the name of its chapter', () => {
  expect(asking.map(({ name }) => `/en/${name}/`)).toEqual(asking.map(({ path }) => path))
})

let context: BrowserContext
let page: Page

beforeAll(async () => {
  context = await unpainted(await browser.newContext())
  page = await context.newPage()
})

afterAll(() => context.close())

describe.each(asking)('$path', ({ path, figure }) => {
  // The next chapter finds a device with nothing kept.
  afterAll(() => page.evaluate(() => localStorage.clear()))

  const commit = () => page.locator('cutoff-commit')
  const caption = () => commit().locator('figcaption').first()
  const choices = () => commit().locator('[data-choice]')

  it('veils its figure, and fetches nothing for it, until an answer is given', async () => {
    await page.goto(server.url + path)
    await choices().first().waitFor()
    expect(await caption().isVisible()).toBe(false)
    const waiting = commit().locator('figure [id]:not(:defined)')
    expect(await waiting.count()).toBe(figure === undefined ? 0 : 1)

    await choices().first().press('Enter')
    expect(await commit().locator('.commit-told').getByRole('status').innerText()).toMatch(
      /^You said: /,
    )
    expect(await caption().isVisible()).toBe(true)
    expect(await choices().first().isVisible()).toBe(false)
    await expect.poll(() => waiting.count()).toBe(0)
  })

  it('asks nobody twice, unless who wants it', async () => {
    await page.goto(server.url + path)
    await page.locator('cutoff-commit[data-answer]').waitFor()
    expect(await caption().isVisible()).toBe(true)
    await commit().getByRole('button', { name: words.again }).click()
    expect(await caption().isVisible()).toBe(false)
    await commit().getByRole('button', { name: words.skip }).click()
    expect(await caption().isVisible()).toBe(true)
  })

  it.skipIf(figure === undefined)('shows what a link shows without asking', async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto(`${server.url}${path}?${figure}=x:1#${figure}`)
    await page.locator('cutoff-commit[data-answer="skip"]').waitFor()
    expect(await caption().isVisible()).toBe(true)
  })
})
