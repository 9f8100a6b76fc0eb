import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { serve } from '../../src/cli/serve.ts'
import { chromiumLaunch } from '../browsers.ts'
import { chapterTexts } from '../chapters.ts'
import { median, type Row } from './measure.ts'
import { tasksOf } from './tasks.ts'

const DIST = join(import.meta.dirname, '../../dist')
const LANGUAGE = 'en'
const OPENINGS = 3
/** Keys pressed at each slider of a figure. */
const STEPS = 20
/** A page of text alone, for comparison: what the browser itself takes. */
const TEXT = `/${LANGUAGE}/sources/`
const VIEW = { viewport: { width: 1280, height: 900 } }

/**
 * The longest task of each chapter’s main thread while it opens and while its figures are stepped,
 * in milliseconds of the processor. All chapters are in one row, in their order.
 */
export async function bench(): Promise<Row[]> {
  if (!existsSync(DIST)) throw new Error('long-tasks: build the site first, with `npm run build`')
  const { url, close } = await serve(DIST, 0)
  const browser = await chromium.launch(await chromiumLaunch())
  try {
    const text = await opened(browser, url + TEXT)
    const opens: number[][] = []
    const opensAtPlay: number[][] = []
    const steps: (number | undefined)[] = []
    for (const { slug } of chapterTexts) {
      const page = `${url}/${LANGUAGE}/${slug}/`
      opens.push(await opened(browser, page))
      opensAtPlay.push(await opened(browser, `${page}#play`))
      steps.push((await stepped(browser, page)).at(-1))
      process.stderr.write(`${slug}\n`)
    }
    const last = chapterTexts.length
    return [
      opening(`Longest task while a chapter opens, chapters 1 to ${last}`, opens, text),
      opening('Longest task while it opens at its board to play, by a link', opensAtPlay, text),
      {
        what: `Longest task while its figures are stepped, chapters 1 to ${last}`,
        figure: `${steps.map((task) => task ?? '–').join(', ')} ms`,
        how: `the same, ${STEPS} steps of every slider; – has none`,
      },
    ]
  } finally {
    await browser.close()
    await close()
  }
}

function opening(what: string, longest: readonly number[][], text: readonly number[]): Row {
  const most = longest.map((tasks) => Math.max(...tasks)).join(', ')
  return {
    what,
    figure: `${most} ms; a page of text ${Math.max(...text)} ms`,
    how: `Chromium, time of the processor, the longest of ${OPENINGS} openings; medians ${longest.map(median).join(', ')}; a page of text ${median(text)}`,
  }
}

async function opened(browser: Browser, url: string): Promise<number[]> {
  const longest: number[] = []
  for (let i = 0; i < OPENINGS; i++) {
    const page = await browser.newPage(VIEW)
    longest.push(longestOf(await tasksOf(browser, page, () => open(page, url))))
    await page.close()
  }
  return longest
}

/** Opens a page and waits until all of it is laid out and the figures in sight have begun. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.in-turn main > :not(.opening), .in-turn main .drawing')].every(
      (each) => each.matches('.laid, .drawing:not(.waits)'),
    ),
  )
  await page.waitForTimeout(1000)
}

/** The longest task of each figure that has a slider, ascending. */
async function stepped(browser: Browser, url: string): Promise<number[]> {
  const page = await browser.newPage(VIEW)
  // No question stands before a figure.
  const { answered } = await import('../site/answered.ts')
  await answered(page)
  await open(page, url)
  const figures = await page
    .locator('main [id]')
    .evaluateAll((all) =>
      all.filter(({ localName }) => localName.startsWith('cutoff-')).map(({ id }) => id),
    )
  const longest: number[] = []
  for (const id of figures) {
    const figure = page.locator(`#${id}`)
    await figure.scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    const sliders = await figure.getByRole('slider').all()
    if (sliders.length === 0) continue
    const tasks = await tasksOf(browser, page, async () => {
      for (const slider of sliders) {
        if (!(await slider.isVisible())) continue
        await slider.focus()
        await page.keyboard.press('Home')
        for (let i = 0; i < STEPS; i++) await page.keyboard.press('ArrowRight')
      }
      await page.waitForTimeout(300)
    })
    longest.push(longestOf(tasks))
  }
  await page.close()
  return longest.toSorted((a, b) => a - b)
}

/** In whole milliseconds. */
function longestOf(tasks: readonly number[]): number {
  return Math.round(tasks.at(-1) ?? 0)
}
