import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { serve } from '../../src/cli/serve.ts'
import { chromiumLaunch } from '../browsers.ts'
import type { Row } from './measure.ts'

const DIST = join(import.meta.dirname, '../../dist')
/** Searches of Connect 4 in the lab, seen as a whole: about so many nodes are recorded. */
const SIZES = [
  ['7,000', 'plies:5;kept:1000000'],
  ['100,000', 'plies:9;kept:100000'],
  ['1,000,000', 'plies:10;kept:1000000'],
] as const
/** Moves of the pointer, and keys. */
const TIMES = 120

declare global {
  interface Window {
    longTasks: number[]
    framesOf: number[]
  }
}

/** What the frames of the page took while something was done, in ms, ascending, and long tasks. */
async function watched(page: Page, act: () => Promise<void>) {
  await page.evaluate(() => {
    window.longTasks.length = 0
    window.framesOf = []
    let last = performance.now()
    const tick = (now: number) => {
      window.framesOf.push(now - last)
      last = now
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  await act()
  await page.waitForTimeout(200)
  return page.evaluate(() => ({
    frames: window.framesOf.slice(1).toSorted((a, b) => a - b),
    longest: Math.max(0, ...window.longTasks),
  }))
}

export async function bench(): Promise<Row[]> {
  if (!existsSync(DIST)) throw new Error('large-tree: build the site first, with `npm run build`')
  const { url, close } = await serve(DIST, 0)
  const browser = await chromium.launch(await chromiumLaunch())
  const rows: Row[] = []
  try {
    for (const [nodes, search] of SIZES) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
      await page.addInitScript(() => {
        window.longTasks = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) window.longTasks.push(entry.duration)
        }).observe({ type: 'longtask', buffered: true })
      })
      await page.goto(
        `${url}/en/lab/?lab=mode:step;game:connect4;${search};whole:yes;step:1000#lab`,
      )
      const item = page.locator('.whole-item')
      await item.waitFor({ timeout: 120_000 })
      await page.waitForFunction(() => document.querySelector('.whole-item[aria-label]') !== null)
      await page.waitForTimeout(1000)
      const opening = await page.evaluate(() => Math.max(0, ...window.longTasks))
      const box = await item.boundingBox()
      if (box === null) throw new Error('large-tree: the tree is not drawn')
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      await page.mouse.move(middle.x, middle.y)
      await page.keyboard.down('Control')
      for (let i = 0; i < 8; i++) await page.mouse.wheel(0, -200)
      await page.keyboard.up('Control')
      const panned = await watched(page, async () => {
        await page.mouse.down()
        for (let i = 1; i <= TIMES; i++) await page.mouse.move(middle.x - 2 * i, middle.y + (i % 7))
        await page.mouse.up()
      })
      await page.getByRole('slider').first().focus()
      const stepped = await watched(page, async () => {
        for (let i = 0; i < TIMES; i++) await page.keyboard.press('ArrowRight')
      })
      for (const [what, { frames, longest }] of [
        ['panned', panned],
        ['stepped', stepped],
      ] as const) {
        const at = (share: number) => frames[Math.floor(share * (frames.length - 1))]
        const short = frames.filter((ms) => ms < 17.5).length / frames.length
        rows.push({
          what: `Frames of a large tree that is ${what}, ${nodes} nodes recorded`,
          figure: `${at(0.95).toFixed(1)} ms for 95 in 100`,
          how: `Chromium, ${frames.length} frames, median ${at(0.5).toFixed(1)} ms, ${Math.round(100 * short)} % within a frame of 60 a second; longest task ${said(longest)}, while it opened ${said(opening)}; load ${loadavg()[0].toFixed(1)}`,
        })
      }
      await page.close()
    }
    return rows
  } finally {
    await browser.close()
    await close()
  }
}

function said(ms: number): string {
  return ms === 0 ? 'under 50 ms' : `${Math.round(ms)} ms`
}
