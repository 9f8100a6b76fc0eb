import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve, type StaticServer } from '../../src/cli/serve.ts'
import { fetched as words } from '../../src/i18n/en/fetched.ts'
import { play } from '../../src/i18n/en/play.ts'
import { stepper } from '../../src/i18n/en/stepper.ts'
import { dist } from './built.ts'
import { answered } from './answered.ts'
import { browsers } from './in-browsers.ts'
import { Traffic } from './traffic.ts'

/** For a machine that has much to do. */
const SOON = { timeout: 20_000 }

/** Scripts, by the name they are built from, without which a figure cannot begin. */
const kinds = [
  ['/en/minimax/', 'cutoff-tree', 'element', stepper.forward],
  ['/en/a-heuristic-for-abalone/', 'cutoff-play', 'hex-face', play.game],
] as const

/** The scripts of workers for Connect 4. */
const ENGINE = /\/_astro\/connect4-[^/]*\.js$/

let server: StaticServer

beforeAll(async () => {
  server = await serve(dist, 0)
})

afterAll(async () => {
  await server.close()
})

describe.each(browsers)('in %s', (_, launch) => {
  let browser: Browser

  beforeAll(async () => {
    browser = await launch()
  })

  afterAll(async () => {
    await browser.close()
  })

  /** A chapter whose figure waits for a script that does not come. */
  async function openWithout(path: string, figure: string, script: string): Promise<Page> {
    const page = await browser.newPage()
    await answered(page)
    await page.route(scriptsOf(script), (route) => route.abort())
    await page.goto(server.url + path)
    await page.locator(figure).first().scrollIntoViewIfNeeded()
    const alert = noticeAt(page, figure).getByRole('alert')
    await expect.poll(() => alert.textContent(), SOON).toBe(words.failed)
    return page
  }

  it.each(kinds)('%s says at a figure what it lacks, and begins it when asked', async (...kind) => {
    const [path, figure, script, control] = kind
    const page = await openWithout(path, figure, script)
    expect(await controlOf(page, figure, control).count()).toBe(0)
    await page.unroute(scriptsOf(script))
    await noticeAt(page, figure).getByRole('button', { name: words.again }).click()
    await expect.poll(() => begun(page, figure, control), SOON).toBe(true)
    expect(await noticeAt(page, figure).count()).toBe(0)
    await page.close()
  })

  /** A board on which the reader has moved, and whose engine did not start. */
  async function openWithoutEngine(): Promise<Page> {
    const page = await browser.newPage()
    await answered(page)
    await page.goto(`${server.url}/en/games/connect4/`)
    await page.route(ENGINE, (route) => route.abort())
    const board = page.locator('cutoff-play')
    await board.scrollIntoViewIfNeeded()
    await board.getByRole('gridcell', { name: 'd6, empty' }).click({ force: true })
    const alert = noticeAt(page, 'cutoff-play').getByRole('alert')
    await expect.poll(() => alert.textContent(), SOON).toBe(words.noEngine)
    return page
  }

  it.each([
    ['the reader asks', (page: Page) => engineButton(page).click()],
    [
      'the network is back',
      (page: Page) => page.evaluate(() => dispatchEvent(new Event('online'))),
    ],
  ])('asks an engine that did not start again when %s, and keeps the game', async (_, again) => {
    const page = await openWithoutEngine()
    await again(page)
    // It fails once more, and is said to.
    await expect.poll(() => engineButton(page).count(), SOON).toBe(1)
    await page.unroute(ENGINE)
    await again(page)
    const board = page.locator('cutoff-play')
    await board.getByText(/^The engine played/).waitFor()
    expect(await board.getByRole('gridcell', { name: /^d1, X/ }).count()).toBe(1)
    expect(await noticeAt(page, 'cutoff-play').count()).toBe(0)
    await page.close()
  })

  it.each(kinds)('%s begins a figure by itself when the network is back', async (...kind) => {
    const [path, figure, , control] = kind
    const page = await browser.newPage()
    await answered(page)
    const traffic = new Traffic(page)
    await page.goto(server.url + path)
    // What is on its way when the network goes is lost to a browser that keeps failures in mind.
    await traffic.quiet()
    await page.context().setOffline(true)
    await page.locator(figure).last().scrollIntoViewIfNeeded()
    const notice = page.locator(`.not-fetched:has(+ ${figure})`)
    await notice.last().waitFor()
    await page.context().setOffline(false)
    await expect.poll(() => notice.count(), SOON).toBe(0)
    await page.locator(figure).last().getByRole('button', { name: control }).first().waitFor()
    await page.close()
  })
})

function scriptsOf(name: string): RegExp {
  return new RegExp(`/_astro/${name}\\.[^/]*\\.js$`)
}

/** What is said above the first figure of a kind. */
function noticeAt(page: Page, figure: string): Locator {
  return page.locator(figure).first().locator('xpath=preceding-sibling::*[1][@class="not-fetched"]')
}

function engineButton(page: Page): Locator {
  return noticeAt(page, 'cutoff-play').getByRole('button', { name: words.again })
}

function controlOf(page: Page, figure: string, name: string): Locator {
  return page.locator(figure).first().getByRole('button', { name, exact: true })
}

/** Whether a figure has its controls. Where the page has been opened anew it is come to again. */
async function begun(page: Page, figure: string, control: string): Promise<boolean> {
  await page.locator(figure).first().scrollIntoViewIfNeeded()
  return (await controlOf(page, figure, control).count()) === 1
}
