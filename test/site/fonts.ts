import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { dist } from './built.ts'
import type { Opened } from './each-page.ts'

/**
 * Bytes of fonts that a page may fetch when it opens: those of text, and those of formulas. A
 * browser without any font of its own fetches all there are.
 */
const MOST_BYTES = 130_000

/** What the files that are served call themselves. */
const OWN = new Set(['Source Serif 4', 'IBM Plex Sans', 'IBM Plex Mono', 'STIX Two Math'])

/** Asks of a page that has opened, in Chromium, which fonts it has fetched and uses. */
export function checkFonts(opened: () => Opened): void {
  it('fetches few fonts, and sets each character in one of them', async () => {
    const { page, requests } = opened()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))

    const paths = requests.map((url) => new URL(url).pathname)
    const fonts = new Set(paths.filter((name) => name.endsWith('.woff2')))
    const bytes = [...fonts].reduce((sum, name) => sum + statSync(join(dist, name)).size, 0)
    expect(bytes, [...fonts].join('\n')).toBeLessThanOrEqual(MOST_BYTES)

    const devtools = await page.context().newCDPSession(page)
    await devtools.send('DOM.enable')
    await devtools.send('CSS.enable')
    await page.evaluate(markNew)
    const { root } = await devtools.send('DOM.getDocument', { depth: 0 })
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: '[data-new]',
    })
    expect(nodeIds.length).toBeGreaterThan(0)
    const others: string[] = []
    for (const nodeId of nodeIds) {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
      if (fonts.every(({ familyName }) => OWN.has(familyName))) continue
      const { outerHTML } = await devtools.send('DOM.getOuterHTML', { nodeId })
      others.push(`${fonts.map(({ familyName }) => familyName).join(', ')}: ${outerHTML}`)
    }
    await devtools.detach()
    expect(others).toEqual([])
  })
}

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
