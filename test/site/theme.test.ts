import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { browser, server } from './in-chromium.ts'

/** `--paper` as a browser writes it. */
const lightPaper = 'rgb(255, 254, 252)'
const darkPaper = 'rgb(23, 24, 27)'

function groundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
}

/** A page on a device with nothing kept. */
async function opened(path: string, colorScheme: 'light' | 'dark'): Promise<Page> {
  const page = await browser.newPage({ colorScheme, reducedMotion: 'reduce' })
  await page.goto(server.url + path)
  return page
}

describe('light and dark', () => {
  it('follow the system where nothing was chosen', async () => {
    const page = await opened('/404.html', 'dark')
    expect(await groundOf(page)).toBe(darkPaper)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await groundOf(page)).toBe(lightPaper)
    await page.close()
  })

  it('can be switched, stay so on this device, and be given back to the system', async () => {
    const page = await opened('/en/glossary/', 'light')
    const dark = page.getByRole('button', { name: 'Dark page' })
    await dark.click()
    expect(await groundOf(page)).toBe(darkPaper)
    expect(await dark.getAttribute('aria-pressed')).toBe('true')
    await page.goto(new URL('/404.html', page.url()).href)
    expect(await groundOf(page)).toBe(darkPaper)
    await dark.click()
    expect(await groundOf(page)).toBe(lightPaper)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await groundOf(page)).toBe(darkPaper)
    await page.close()
  })
})
