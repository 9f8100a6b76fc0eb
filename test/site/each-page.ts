import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchedLimit } from '../../src/cli/page-weight.ts'
import { serve, type StaticServer } from '../../src/cli/serve.ts'
import { CONTRAST, faults } from './axe.ts'
import { dist, pages } from './built.ts'
import { inFirefox, unpainted, type Launch } from './in-browsers.ts'
import { isComplaint, Traffic } from './traffic.ts'

/*
 * What is asked of every page, in each browser: `pages-*.test.ts` names one each, so that they can
 * be tried at once.
 */

/** What a page asked for and what it complained of while it opened. */
export interface Opened {
  readonly page: Page
  readonly complaints: readonly string[]
  readonly requests: readonly string[]
}

// Nothing moves, so that no colour is measured on its way to another.
const still = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const

/**
 * A tab in which one page after the other is opened: a tab of its own for each would be a process
 * to start for each, which takes longer than the page.
 */
class Tab {
  readonly page: Page
  private readonly traffic: Traffic
  private readonly complaints: string[] = []
  private readonly requests: string[] = []

  constructor(page: Page) {
    this.page = page
    this.traffic = new Traffic(page)
    page.on('console', (message) => {
      if (isComplaint(message)) this.complaints.push(message.text())
    })
    page.on('pageerror', (error) => this.complaints.push(String(error)))
    page.on('requestfailed', (request) => this.complaints.push(`failed: ${request.url()}`))
    page.on('request', (request) => this.requests.push(request.url()))
  }

  async open(url: string): Promise<Opened> {
    await this.page.setViewportSize(still.viewport)
    this.complaints.length = 0
    this.requests.length = 0
    // A tab behind another may wait for its frames.
    await this.page.bringToFront()
    await this.page.goto(url)
    await this.traffic.quiet()
    return { page: this.page, complaints: [...this.complaints], requests: [...this.requests] }
  }

  /** Opens a page that runs no script, and so is never seen to be quiet. */
  async read(url: string): Promise<readonly string[]> {
    this.complaints.length = 0
    await this.page.bringToFront()
    await this.page.goto(url)
    return this.complaints
  }

  /**
   * The next page finds a device with nothing kept, and no request is broken off by it, unless the
   * page has not come to rest after ten seconds: nothing of it is asked any more.
   */
  async leave(): Promise<void> {
    const rest = this.atRest()
    // What fails later than that fails nobody.
    rest.catch(() => undefined)
    await Promise.race([rest, new Promise<void>((done) => setTimeout(done, 10_000))])
  }

  private async atRest(): Promise<void> {
    await this.traffic.quiet()
    await this.page.evaluate(() => localStorage.clear())
  }
}

/** Bytes after gzip of the scripts among what was asked for, workers' included. */
function weightOf(requests: readonly string[]): number {
  const scripts = new Set(requests.map((url) => new URL(url).pathname))
  return [...scripts]
    .filter((path) => path.endsWith('.js'))
    .reduce((sum, path) => sum + gzipSync(readFileSync(join(dist, path))).length, 0)
}

/** `--paper` in the dark as a browser writes it. */
const darkPaper = 'rgb(23, 24, 27)'

/**
 * Opens every page in a browser and looks at it from all sides.
 *
 * @param launch starts the browser; where this machine has none, its tests are skipped
 * @param rules which of axe’s rules are tried too: none where the same engine has been asked already,
 *              and contrast, which takes it longest and is the same wherever colours are, in one
 * @param more  tests in this browser alone: of a page as it has opened, and as it is without scripts
 */
export function checkPages(
  name: string,
  launch: Launch | undefined,
  rules: 'all' | 'but contrast' | 'none' = 'all',
  more: {
    readonly opened?: (visit: () => Opened) => void
    readonly plain?: (page: () => Page) => void
  } = {},
): void {
  describe.skipIf(launch === undefined)(`in ${name}`, () => {
    let server: StaticServer
    let browser: Browser
    let withoutScripts: Browser
    let tab: Tab
    let plain: Tab

    beforeAll(async () => {
      if (launch === undefined) return
      server = await serve(dist, 0)
      browser = await launch()
      const page = await browser.newPage({ ...still, colorScheme: 'light' })
      // Axe takes no contrast of what has no opacity.
      tab = new Tab(rules === 'all' ? page : await unpainted(page))
      withoutScripts = launch === inFirefox ? await launch(false) : browser
      plain = new Tab(await withoutScripts.newPage({ ...still, javaScriptEnabled: false }))
    })

    afterAll(async () => {
      await withoutScripts.close()
      await browser.close()
      await server.close()
    })

    describe.each(pages.map(({ path }) => path))('%s', (path) => {
      // One visit for all tests of a page: a page opens in a second, a browser's axe takes longer.
      let opened: Opened

      beforeAll(async () => {
        opened = await tab.open(server.url + path)
      })

      afterAll(() => tab.leave())

      it('opens without a complaint and without a request to elsewhere', () => {
        expect(opened.complaints).toEqual([])
        expect(opened.requests.filter((url) => !url.startsWith(`${server.url}/`))).toEqual([])
      })

      it('opens with no more scripts than a page may have, workers included', () => {
        expect(weightOf(opened.requests)).toBeLessThanOrEqual(fetchedLimit)
      })

      more.opened?.(() => opened)

      it.runIf(rules !== 'none')('is accessible', async () => {
        const chosen = { [CONTRAST]: { enabled: rules === 'all' } }
        expect(await faults(tab.page, { rules: chosen })).toEqual([])
      })

      it.runIf(rules === 'all')('is readable in the dark', async () => {
        await tab.page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
        const ground = () => getComputedStyle(document.body).backgroundColor
        expect(await tab.page.evaluate(ground)).toBe(darkPaper)
        expect(await faults(tab.page, { runOnly: [CONTRAST] })).toEqual([])
      })

      it('fits a phone, a laptop and a projector', async () => {
        for (const width of [1280, 1920, 390]) {
          await tab.page.setViewportSize({ width, height: 800 })
          const needed = await tab.page.evaluate(() => document.documentElement.scrollWidth)
          expect(needed, `${width} px`).toBeLessThanOrEqual(width)
        }
      })

      it('shades the edge of whatever scrolls sideways on a phone', async () => {
        await tab.page.setViewportSize({ width: 390, height: 800 })
        const bare = await tab.page.evaluate(() =>
          [...document.querySelectorAll('main *')]
            .filter((each) => {
              const { overflowX, backgroundAttachment } = getComputedStyle(each)
              const scrolls =
                /auto|scroll/.test(overflowX) && each.scrollWidth > each.clientWidth + 1
              return scrolls && !backgroundAttachment.includes('local')
            })
            .map(({ outerHTML }) => outerHTML.slice(0, 100)),
        )
        expect(bare).toEqual([])
      })

      it('fits a phone where a reader sets letters, words and lines further apart', async () => {
        const { page } = tab
        await page.setViewportSize({ width: 390, height: 800 })
        for (const figure of await page.locator('main figure, .exercise').all()) {
          // Not when it is still, as Playwright would wait for: others above it are beginning.
          await figure.evaluate(
            (each) =>
              new Promise((seen) => {
                each.scrollIntoView({ block: 'center' })
                requestAnimationFrame(() => setTimeout(seen))
                setTimeout(seen, 250)
              }),
          )
        }
        const waiting = page.locator(
          'main :not(:defined):not(cutoff-commit:not([data-answer]) *), .waits',
        )
        // A height that changes has the browser draw, which it does not always do by itself.
        let height = 800
        const left = async () => {
          height = height === 800 ? 801 : 800
          await page.setViewportSize({ width: 390, height })
          return waiting.count()
        }
        await expect.poll(left, { timeout: 60_000 }).toBe(0)
        await page.setViewportSize({ width: 390, height: 800 })
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
        const { page } = tab
        await page.evaluate(() => {
          let isAtEnd = false
          document.addEventListener('focusin', ({ target }) => {
            if (!(target instanceof Element)) return
            isAtEnd = target.closest('footer') !== null
            const { outlineStyle, boxShadow, stroke } = getComputedStyle(target)
            const { width, height } = target.getBoundingClientRect()
            const marked = [outlineStyle, boxShadow, stroke].some((style) => style !== 'none')
            if (!marked || width * height === 0) target.setAttribute('data-unseen', '')
          })
          // So that the end is not left again before it is asked for.
          const stop = (event: KeyboardEvent) => isAtEnd && event.key === 'Tab' && halt(event)
          const halt = (event: Event) => event.preventDefault()
          window.addEventListener('keydown', stop, { capture: true })
        })
        // The tab has been used: a browser goes on from where it was pressed last.
        await page.evaluate(() => {
          document.body.tabIndex = -1
          document.body.focus()
          document.body.removeAttribute('tabindex')
        })
        await page.keyboard.press('Tab')
        expect(await page.locator(':focus').getAttribute('class')).toBe('skip')
        const end = page.locator('footer :focus')
        for (let tens = 0; tens < 150 && (await end.count()) === 0; tens++) {
          // As a key that is held: none waits until the one before it has been drawn.
          await Promise.all(Array.from({ length: 10 }, () => page.keyboard.down('Tab')))
          await page.keyboard.up('Tab')
        }
        expect(await end.count()).toBe(1)
        const unseen = await page
          .locator('[data-unseen]')
          .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 100)))
        expect(unseen).toEqual([])
      })

      it('shows its text and a first frame of every figure with scripts off', async () => {
        const complaints = await plain.read(server.url + path)
        const { page } = plain
        // What the first script in the page leaves behind.
        expect(await page.locator('[data-opening]').count()).toBe(0)
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
      })

      more.plain?.(() => plain.page)
    })
  })
}
