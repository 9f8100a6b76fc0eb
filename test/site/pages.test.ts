import AxeBuilder from '@axe-core/playwright'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageLimit } from '../../src/cli/page-weight.ts'
import { serve, type StaticServer } from '../../src/cli/serve.ts'
import { chromiumLaunch } from '../browsers.ts'
import { dist, pages } from './built.ts'
import { browsers } from './in-browsers.ts'

let server: StaticServer

beforeAll(async () => {
  server = await serve(dist, 0)
})

afterAll(async () => {
  await server.close()
})

/** A page opened, with what it asked for and what it complained of on the way. */
interface Visit {
  readonly page: Page
  readonly complaints: readonly string[]
  readonly requests: readonly string[]
  /** Sizes in bytes after gzip of the scripts fetched, workers' included. */
  readonly scripts: readonly number[]
}

// Nothing moves, so that no colour is measured on its way to another.
const still = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const

async function visit(
  browser: Browser,
  path: string,
  options: BrowserContextOptions,
): Promise<Visit> {
  const context = await browser.newContext({ ...options, ...still })
  const page = await context.newPage()
  const complaints: string[] = []
  const requests: string[] = []
  const scripts: Promise<number>[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`))
  page.on('request', (request) => requests.push(request.url()))
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) {
      scripts.push(response.body().then((body) => gzipSync(body).length))
    }
  })
  await page.goto(server.url + path, { waitUntil: 'networkidle' })
  return { page, complaints, requests, scripts: await Promise.all(scripts) }
}

/** The pages have no frames, and without looking for them axe takes a fifth of the time. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true)
}

/** What axe finds wrong, each with the markup it stands in. */
async function faults(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** `--paper` as a browser writes it. */
const lightPaper = 'rgb(255, 254, 252)'
const darkPaper = 'rgb(23, 24, 27)'

function groundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
}

describe.each(browsers)('in %s', (_, launch) => {
  let browser: Browser

  beforeAll(async () => {
    browser = await launch()
  })

  afterAll(async () => {
    await browser.close()
  })

  describe.each(pages.map(({ path }) => path))('%s', (path) => {
    // One visit for all tests of a page: a page opens in a second, a browser's axe takes longer.
    let opened: Visit

    beforeAll(async () => {
      opened = await visit(browser, path, { colorScheme: 'light' })
    })

    afterAll(async () => {
      await opened.page.context().close()
    })

    it('opens without a complaint and without a request to elsewhere', () => {
      expect(opened.complaints).toEqual([])
      expect(opened.requests.filter((url) => !url.startsWith(`${server.url}/`))).toEqual([])
    })

    it('opens with at most 60 kB of scripts, workers included', () => {
      expect(opened.scripts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(pageLimit)
    })

    it('is accessible', async () => {
      expect(await faults(axeOn(opened.page))).toEqual([])
    })

    it('is readable in the dark', async () => {
      // Playwright cannot tell Firefox what the system prefers; the attribute does the same.
      await opened.page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
      expect(await groundOf(opened.page)).toBe(darkPaper)
      expect(await faults(axeOn(opened.page).withRules(['color-contrast']))).toEqual([])
    })

    it('fits a phone, a laptop and a projector', async () => {
      for (const width of [390, 1280, 1920]) {
        await opened.page.setViewportSize({ width, height: 800 })
        const needed = await opened.page.evaluate(() => document.documentElement.scrollWidth)
        expect(needed, `${width} px`).toBeLessThanOrEqual(width)
      }
    })

    it('shades the edge of whatever scrolls sideways on a phone', async () => {
      await opened.page.setViewportSize({ width: 390, height: 800 })
      const bare = await opened.page.evaluate(() =>
        [...document.querySelectorAll('main *')]
          .filter((each) => {
            const { overflowX, backgroundAttachment } = getComputedStyle(each)
            const scrolls = /auto|scroll/.test(overflowX) && each.scrollWidth > each.clientWidth + 1
            return scrolls && !backgroundAttachment.includes('local')
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 100)),
      )
      expect(bare).toEqual([])
    })

    it('fits a phone where a reader sets letters, words and lines further apart', async () => {
      const { page } = opened
      await page.setViewportSize({ width: 390, height: 800 })
      for (const figure of await page.locator('main figure, .exercise').all()) {
        await figure.scrollIntoViewIfNeeded()
      }
      const waiting = page.locator('main :not(:defined), .waits')
      await expect.poll(() => waiting.count(), { timeout: 20_000 }).toBe(0)
      const needed = await page.evaluate(() => {
        // What WCAG 2.2, 1.4.12, wants a page to bear.
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(
          '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}' +
            'p{margin-bottom:2em!important}',
        )
        const before = document.adoptedStyleSheets
        document.adoptedStyleSheets = [...before, sheet]
        const { scrollWidth } = document.documentElement
        document.adoptedStyleSheets = before
        return scrollWidth
      })
      expect(needed).toBeLessThanOrEqual(390)
    })

    it('can be walked through to its end by keyboard, each stop seen', async () => {
      const { page } = opened
      await page.goto(server.url + path, { waitUntil: 'networkidle' })
      await page.evaluate(() => {
        document.addEventListener('focusin', ({ target }) => {
          if (!(target instanceof Element)) return
          const { outlineStyle, boxShadow, stroke } = getComputedStyle(target)
          const { width, height } = target.getBoundingClientRect()
          const marked = [outlineStyle, boxShadow, stroke].some((style) => style !== 'none')
          if (!marked || width * height === 0) target.setAttribute('data-unseen', '')
        })
      })
      await page.keyboard.press('Tab')
      expect(await page.locator(':focus').getAttribute('class')).toBe('skip')
      const end = page.locator('footer :focus')
      for (let i = 0; i < 500 && (await end.count()) === 0; i++) await page.keyboard.press('Tab')
      expect(await end.count()).toBe(1)
      const unseen = await page
        .locator('[data-unseen]')
        .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 100)))
      expect(unseen).toEqual([])
    })

    it('shows its text and a first frame of every figure with scripts off', async () => {
      const { page, complaints } = await visit(browser, path, { javaScriptEnabled: false })
      expect(await page.locator('h1').isVisible()).toBe(true)
      // Custom elements are the figures: each must show something before its script.
      const heights = await page.locator('main :not(:defined)').evaluateAll((figures) =>
        figures.map((figure) => {
          const { height } = figure.getBoundingClientRect()
          return [figure.outerHTML.slice(0, 80), height] as const
        }),
      )
      expect(heights.filter(([, height]) => height < 20)).toEqual([])
      expect(complaints).toEqual([])
      await page.context().close()
    })
  })
})

describe('light and dark', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await chromium.launch(await chromiumLaunch())
  })

  afterAll(async () => {
    await browser.close()
  })

  it('follow the system where nothing was chosen', async () => {
    const { page } = await visit(browser, '/404.html', { colorScheme: 'dark' })
    expect(await groundOf(page)).toBe(darkPaper)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await groundOf(page)).toBe(lightPaper)
  })

  it('can be switched, stay so on this device, and be given back to the system', async () => {
    const { page } = await visit(browser, '/en/glossary/', { colorScheme: 'light' })
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
  })
})
