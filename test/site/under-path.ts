import type { Browser, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import type { StaticServer } from '../../src/cli/serve.ts'
import { BASE } from '../pseudo/project.ts'

const BELOW = new RegExp(`^${BASE}`)

/** A site that is built and served below `BASE`, and what it is looked at with. */
export interface Served {
  readonly server: StaticServer
  readonly browser: Browser
}

/** Whether all of a site is below its path, and works there. */
export function checkUnderPath(served: () => Served): void {
  /** A page that keeps what it could not fetch, or asked for beside the path. */
  async function open(path: string): Promise<{ page: Page; wrong: string[] }> {
    const page = await served().browser.newPage()
    const wrong: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`)
    })
    page.on('request', (request) => {
      const { pathname, protocol } = new URL(request.url())
      if (protocol === 'http:' && !pathname.startsWith(BASE)) wrong.push(`beside ${pathname}`)
    })
    page.on('pageerror', (error) => wrong.push(error.message))
    await page.goto(`${served().server.url}${path}`)
    return { page, wrong }
  }

  describe('a site that is built for a path', () => {
    it('has all of its pages link to what is there', async () => {
      const { page, wrong } = await open('/en/')
      const seen = new Set<string>()
      const left = [page.url().replace(/#.*/, '')]
      while (left.length > 0) {
        const address = left.pop() ?? ''
        if (seen.has(address)) continue
        seen.add(address)
        const answer = await fetch(address)
        expect(answer.status, address).toBe(200)
        if (!answer.headers.get('content-type')?.startsWith('text/html')) continue
        for (const [, link = ''] of (await answer.text()).matchAll(/\s(?:href|src)="([^"]+)"/g)) {
          const url = new URL(link.replaceAll('&amp;', '&'), address)
          if (url.origin !== new URL(address).origin) continue
          expect(url.pathname, `${address} → ${link}`).toMatch(BELOW)
          left.push(url.origin + url.pathname)
        }
      }
      expect(seen.size).toBeGreaterThan(30)
      expect(wrong).toEqual([])
      await page.close()
    })

    it('sends its reader from the start to the language, and says where a page is not', async () => {
      const { page } = await open('/')
      expect(new URL(page.url()).pathname).toMatch(BELOW)
      const missing = await open('/en/no-such-page/')
      await missing.page.getByRole('main').getByRole('link').first().click()
      await missing.page.waitForURL((url) => url.pathname.startsWith(BASE))
      await Promise.all([page.close(), missing.page.close()])
    })

    it('draws its trees, plays, and has its fonts: styles, workers and figures come', async () => {
      const { page, wrong } = await open('/en/games/connect4/')
      await page.evaluate(() => document.fonts.ready)
      const fonts = await page.evaluate(() =>
        [...document.fonts].some((font) => font.status === 'loaded'),
      )
      expect(fonts).toBe(true)
      const board = page.locator('cutoff-play').first()
      await board.scrollIntoViewIfNeeded()
      await board.getByRole('gridcell', { name: 'd1, empty' }).click()
      // The opponent’s reply comes from a worker.
      await page.waitForFunction(() => /[?&][^=]+=moves:\d\d/.test(location.search))
      expect(wrong).toEqual([])
      await page.close()
    })

    it('finds words in its text', async () => {
      const { page, wrong } = await open('/en/search/')
      await page.getByRole('searchbox').fill('alpha-beta')
      const found = page.locator('.search-results a').first()
      await found.waitFor()
      await found.click()
      await page.waitForURL(
        (url) => url.pathname.startsWith(`${BASE}en/`) && !/search/.test(url.pathname),
      )
      expect(wrong).toEqual([])
      await page.close()
    })
  })
}
