import { describe, expect, it } from 'vitest'
import { FIRST_NAMES } from '../../src/state/first-names.ts'
import { stepper } from '../../src/i18n/en/stepper.ts'
import { chapters } from './built.ts'
import { browser, server, tab } from './in-chromium.ts'

const complaints: string[] = []
const laptop = tab({}, async (page) => {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
})

const WHERE = '?first-cut=step:12#first-cut'

describe('an address with the number of a chapter', () => {
  it.each(Object.entries(FIRST_NAMES))('leads on: %s-%s', async (number, name) => {
    const now = `/en/${name}/`
    expect(chapters.map(({ path }) => path)).toContain(now)
    const { page } = laptop
    complaints.length = 0
    await page.goto(`${server.url}/en/${number}-${name}/?x=1#text`)
    await page.waitForURL(`${server.url}${now}?x=1#text`)
    expect(complaints).toEqual([])
  })

  it('shows what a link to it says of a figure', async () => {
    const { page } = laptop
    await page.goto(`${server.url}/en/07-cutting-branches/${WHERE}`)
    await page.waitForURL(`${server.url}/en/cutting-branches/${WHERE}`)
    const slider = page.getByRole('slider', { name: stepper.slider })
    await slider.and(page.locator('[aria-valuetext^="12 "]')).waitFor()
  })

  it('leads on without scripts too', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${server.url}/en/07-cutting-branches/`)
    await page.waitForURL(`${server.url}/en/cutting-branches/`)
    await context.close()
  })
})
