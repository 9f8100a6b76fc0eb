import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { serve } from '../../src/cli/serve.ts'
import { chromiumLaunch } from '../browsers.ts'
import { median, type Row } from './measure.ts'

const DIST = join(import.meta.dirname, '../../dist')
/** A search of Connect 4 with more than 5,000 nodes, in a figure of the chapter on cutting branches. */
const FIGURE = 'real'
const PAGE = `/en/cutting-branches/?${FIGURE}=depth:5;order:none;step:1#${FIGURE}`
const LEAST_NODES = 5000
const STEPS = 300
/** What the slider is set to, as parts of the whole. */
const JUMPS = [0.1, 0.9, 0.3, 0.7, 0.5, 1, 0, 0.99]

declare global {
  interface Window {
    longTasks: number[]
  }
}

/** Longest task of the page's main thread since this was last asked, in ms; under 50 is 0. */
async function longest(page: Page): Promise<number> {
  await page.waitForTimeout(100)
  return page.evaluate(() => Math.max(0, ...window.longTasks.splice(0)))
}

export async function bench(): Promise<Row[]> {
  if (!existsSync(DIST)) throw new Error('stepping: build the site first, with `npm run build`')
  const { url, close } = await serve(DIST, 0)
  const browser = await chromium.launch(await chromiumLaunch())
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.addInitScript(() => {
      window.longTasks = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.longTasks.push(entry.duration)
      }).observe({ type: 'longtask', buffered: true })
    })
    // No question stands before a figure.
    const { answered } = await import('../site/answered.ts')
    await answered(page)
    await page.goto(new URL(PAGE, url).href)
    const figure = page.locator(`#${FIGURE}`)
    const slider = figure.getByRole('slider').first()
    await slider.waitFor()
    await page.waitForFunction(
      ({ id, least }) => {
        const input = document.querySelector<HTMLInputElement>(`#${id} input[type=range]`)
        return input !== null && Number(input.max) > least
      },
      { id: FIGURE, least: LEAST_NODES },
    )
    await page.waitForTimeout(1000)
    const opening = await longest(page)
    const steps = Number(await slider.getAttribute('max'))

    await slider.focus()
    const frames: number[] = []
    for (let i = 0; i < STEPS; i++) {
      const start = performance.now()
      await page.keyboard.press('ArrowRight')
      frames.push(performance.now() - start)
    }
    const stepping = await longest(page)
    for (const part of JUMPS) {
      await slider.fill(String(Math.round(steps * part)))
      await page.waitForTimeout(50)
    }
    const jumping = await longest(page)
    const said = (ms: number) => (ms === 0 ? 'none' : `${Math.round(ms)} ms`)
    return [
      {
        what: 'Tasks over 50 ms while a large recording is stepped',
        figure: said(stepping),
        how: `Chromium, ${STEPS} steps of a recording with ${steps} steps; median ${median(frames).toFixed(1)} ms from key to answer`,
      },
      {
        what: 'Tasks over 50 ms while its slider jumps',
        figure: said(jumping),
        how: `the same recording, ${JUMPS.length} jumps`,
      },
      {
        what: 'Longest task when the chapter opens at that recording',
        figure: said(opening),
        how: 'Chromium, the search itself runs in a worker',
      },
    ]
  } finally {
    await browser.close()
    await close()
  }
}
