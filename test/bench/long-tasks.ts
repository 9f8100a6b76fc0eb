import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { serve } from '../../src/cli/serve.ts'
import { chromiumLaunch } from '../browsers.ts'
import { median, type Row } from './measure.ts'

const DIST = join(import.meta.dirname, '../../dist')
const LANGUAGE = 'en'
const OPENINGS = 5
/** Keys pressed at each slider of a figure. */
const STEPS = 30
/** A page of text alone, for comparison: what the browser itself takes. */
const TEXT = `/${LANGUAGE}/sources/`

/** An event of Chromium’s trace, of those that last; times in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ph: string
  /** Time of the processor on the thread, which others at work on the machine do not add to. */
  readonly tdur?: number
}

/**
 * The longest task of each chapter’s main thread while it opens and while its figures are stepped,
 * in milliseconds of the processor.
 */
export async function bench(): Promise<Row[]> {
  if (!existsSync(DIST)) throw new Error('long-tasks: build the site first, with `npm run build`')
  const { url, close } = await serve(DIST, 0)
  const browser = await chromium.launch(await chromiumLaunch())
  const chapters = readdirSync(join(DIST, LANGUAGE))
    .filter((name) => /^\d\d-/.test(name))
    .toSorted()
  try {
    const rows: Row[] = [await opened(browser, url, TEXT, 'a page of text')]
    for (const chapter of chapters) {
      const path = `/${LANGUAGE}/${chapter}/`
      const name = `chapter ${Number(chapter.slice(0, 2))}`
      rows.push(await opened(browser, url, path, name), await stepped(browser, url, path, name))
    }
    return rows
  } finally {
    await browser.close()
    await close()
  }
}

async function opened(browser: Browser, url: string, path: string, name: string): Promise<Row> {
  const longest: number[] = []
  for (let i = 0; i < OPENINGS; i++) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    longest.push(
      await traced(browser, page, async () => {
        await page.goto(new URL(path, url).href)
        await page.waitForTimeout(1500)
      }),
    )
    await page.close()
  }
  return {
    what: `Longest task while ${name} opens`,
    figure: `${Math.round(median(longest))} ms`,
    how: `Chromium, time of the processor; median of ${OPENINGS}, ${longest.map(Math.round).join(', ')}`,
  }
}

async function stepped(browser: Browser, url: string, path: string, name: string): Promise<Row> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(new URL(path, url).href)
  const figures = await page
    .locator('main [id]')
    .evaluateAll((all) =>
      all.filter(({ localName }) => localName.startsWith('cutoff-')).map(({ id }) => id),
    )
  const longest: [string, number][] = []
  for (const id of figures) {
    const figure = page.locator(`#${id}`)
    await figure.scrollIntoViewIfNeeded()
    await page.waitForTimeout(1000)
    const sliders = await figure.getByRole('slider').all()
    if (sliders.length === 0) continue
    const task = await traced(browser, page, async () => {
      for (const slider of sliders) {
        if (!(await slider.isVisible())) continue
        await slider.focus()
        await page.keyboard.press('Home')
        for (let i = 0; i < STEPS; i++) await page.keyboard.press('ArrowRight')
      }
      await page.waitForTimeout(300)
    })
    longest.push([id, task])
  }
  await page.close()
  const most = Math.max(0, ...longest.map(([, task]) => task))
  return {
    what: `Longest task while ${name} is stepped`,
    figure: longest.length === 0 ? 'no slider' : `${Math.round(most)} ms`,
    how: longest.map(([id, task]) => `${id} ${Math.round(task)}`).join(', '),
  }
}

/** The longest task of the page’s main thread while something is done. */
async function traced(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  const path = join(tmpdir(), `cutoff-trace-${process.pid}.json`)
  await browser.startTracing(page, { path, categories: ['toplevel', 'devtools.timeline'] })
  await act()
  await browser.stopTracing()
  const { traceEvents } = JSON.parse(readFileSync(path, 'utf8')) as { traceEvents: TraceEvent[] }
  rmSync(path)
  // The page’s own process lays out most; others are the browser’s.
  const counts = new Map<string, number>()
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
  for (const event of traceEvents) {
    if (event.name !== 'Layout') continue
    counts.set(threadOf(event), (counts.get(threadOf(event)) ?? 0) + 1)
  }
  const [main] = [...counts].toSorted(([, a], [, b]) => b - a)
  const tasks = traceEvents.filter(
    (event) => main && event.name.endsWith('RunTask') && threadOf(event) === main[0],
  )
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000))
}
