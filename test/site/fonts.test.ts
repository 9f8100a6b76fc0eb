import { statSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type CDPSession, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve, type StaticServer } from '../../src/cli/serve.ts'
import { chromiumLaunch } from '../browsers.ts'
import { dist, pages } from './built.ts'
import { Traffic } from './traffic.ts'

/**
 * Bytes of fonts that a page may fetch when it opens: those of text, and those of formulas. A
 * browser without any font of its own fetches all there are.
 */
const MOST_BYTES = 130_000

/** What the files that are served call themselves. */
const OWN = new Set(['Source Serif 4', 'IBM Plex Sans', 'IBM Plex Mono', 'STIX Two Math'])

let server: StaticServer
let browser: Browser
let page: Page
let traffic: Traffic
let devtools: CDPSession
const asked: string[] = []

beforeAll(async () => {
  server = await serve(dist, 0)
  browser = await chromium.launch(await chromiumLaunch())
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  traffic = new Traffic(page)
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
})

afterAll(async () => {
  await browser.close()
  await server.close()
})

describe.each(pages.map(({ path }) => path))('%s', (path) => {
  it('fetches few fonts, and sets each character in one of them', async () => {
    asked.length = 0
    await page.goto(server.url + path)
    await traffic.quiet()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))

    const fonts = new Set(asked.filter((name) => name.endsWith('.woff2')))
    const bytes = [...fonts].reduce((sum, name) => sum + statSync(join(dist, name)).size, 0)
    expect(bytes, [...fonts].join('\n')).toBeLessThanOrEqual(MOST_BYTES)

    await page.evaluate(markNew)
    const { root } = await devtools.send('DOM.getDocument', { depth: 0 })
    const selector = '[data-new]'
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector,
    })
    expect(nodeIds.length).toBeGreaterThan(0)
    const others: string[] = []
    for (const nodeId of nodeIds) {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
      if (fonts.every(({ familyName }) => OWN.has(familyName))) continue
      const { outerHTML } = await devtools.send('DOM.getOuterHTML', { nodeId })
      others.push(`${fonts.map(({ familyName }) => familyName).join(', ')}: ${outerHTML}`)
    }
    expect(others).toEqual([])
  })
})

/** In the page: marks elements that together have every character in every face that it is set in. */
function markNew(): void {
  const known = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const { parentElement: parent } = text
    if (parent?.checkVisibility() !== true || text.textContent?.trim() === '') continue
    const { fontFamily, fontStyle, fontWeight } = getComputedStyle(parent)
    for (const letter of text.textContent ?? '') {
      const set = [fontFamily, fontStyle, fontWeight, letter].join()
      if (known.has(set)) continue
      known.add(set)
      parent.setAttribute('data-new', '')
    }
  }
}
