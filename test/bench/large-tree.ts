import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { serve } from '../../src/cli/serve.ts'
import { chromiumLaunch } from '../browsers.ts'
import type { Row } from './measure.ts'
import { tasksOf } from './tasks.ts'

const DIST = join(import.meta.dirname, '../../dist')
/** Searches of Connect 4 in the lab: about so many nodes are recorded. */
const SIZES = [
  ['7,000', 'plies:5;kept:1000000'],
  ['100,000', 'plies:9;kept:100000'],
  ['1,000,000', 'plies:10;kept:1000000'],
] as const
/** Seen from afar on a canvas, and folded to what is at hand. */
const VIEWS = [
  ['a whole tree', 'yes', '.whole-item'],
  ['a folded tree', 'no', '#lab .tree-drawing[role=tree]'],
] as const
/** Moves of the pointer, and keys. */
const TIMES = 100
/** Milliseconds between them, so that each can have a frame. */
const PAUSE = 20
/** Tasks of less are no frames of this page. */
const LEAST = 2

export async function bench(): Promise<Row[]> {
  if (!existsSync(DIST)) throw new Error('large-tree: build the site first, with `npm run build`')
  const { url, close } = await serve(DIST, 0)
  const browser = await chromium.launch(await chromiumLaunch())
  try {
    const rows: Row[] = []
    for (const [view, whole, selector] of VIEWS) {
      for (const [nodes, search] of SIZES) {
        const link = `mode:step;game:connect4;${search};whole:${whole};step:1000`
        const name = `${view} of ${nodes} recorded nodes`
        rows.push(...(await measured(browser, `${url}/en/lab/?lab=${link}#lab`, name, selector)))
      }
      rows.push(await memory(browser, url, view, `whole:${whole}`, selector))
    }
    return rows
  } finally {
    await browser.close()
    await close()
  }
}

async function measured(browser: Browser, url: string, name: string, selector: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const opening = await tasksOf(browser, page, () => opened(page, url, selector))
  const rows: Row[] = [
    {
      what: `Longest task while ${name} opens`,
      figure: ms(opening.at(-1)),
      how: 'Chromium, time of the processor; the search itself runs in a worker',
    },
  ]
  const { x, y } = await middleOf(page, selector)
  const slider = page.getByRole('slider').first()
  const acts: readonly (readonly [string, () => Promise<void>])[] = [
    [
      'zoomed',
      async () => {
        await page.mouse.move(x, y)
        await page.keyboard.down('Control')
        await often(page, 10, () => page.mouse.wheel(0, -200))
        await page.keyboard.up('Control')
      },
    ],
    [
      'panned',
      async () => {
        await page.mouse.down()
        await often(page, TIMES, (i) => page.mouse.move(x - 2 * i, y + (i % 7)))
        await page.mouse.up()
      },
    ],
    [
      'stepped',
      async () => {
        await slider.focus()
        await often(page, TIMES, () => page.keyboard.press('ArrowRight'))
      },
    ],
    [
      'scrubbed',
      async () => {
        const box = await slider.boundingBox()
        if (box === null) throw new Error('large-tree: there is no slider')
        const [from, at] = [box.x + 5, box.y + box.height / 2]
        await page.mouse.move(from, at)
        await page.mouse.down()
        await often(page, TIMES, (i) => page.mouse.move(from + ((box.width - 10) * i) / TIMES, at))
        await page.mouse.up()
      },
    ],
  ]
  for (const [what, act] of acts) {
    const tasks = (await tasksOf(browser, page, act)).filter((each) => each >= LEAST)
    const at = (share: number) => tasks[Math.floor(share * (tasks.length - 1))]
    rows.push({
      what: `Frames while ${name} is ${what}`,
      figure: `${ms(at(0.95))} for 95 in 100`,
      how: `Chromium, time of the processor of ${tasks.length} tasks of ${LEAST} ms or more; median ${ms(at(0.5))}, longest ${ms(tasks.at(-1))}`,
    })
  }
  await page.close()
  return rows
}

/** What the page holds more of a large search than of a small one. */
async function memory(
  browser: Browser,
  url: string,
  view: string,
  whole: string,
  selector: string,
): Promise<Row> {
  const [small, large] = [10_000, 1_000_000]
  const bytes = async (kept: number) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    const link = `mode:step;game:connect4;plies:10;kept:${kept};${whole};step:1000`
    await opened(page, `${url}/en/lab/?lab=${link}#lab`, selector)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('HeapProfiler.collectGarbage')
    await page.waitForTimeout(500)
    const held = await devtools.send('Runtime.getHeapUsage')
    await page.close()
    return held.usedSize + held.embedderHeapUsedSize + held.backingStorageSize
  }
  const node = ((await bytes(large)) - (await bytes(small))) / (large - small)
  return {
    what: `Memory that the page holds of ${view}`,
    figure: `${node.toFixed(1)} bytes a node`,
    how: 'Chromium, heap and buffers after a collection: those of a million recorded nodes of Connect 4 less those of 10,000',
  }
}

async function opened(page: Page, url: string, selector: string): Promise<void> {
  await page.goto(url)
  await page.locator(selector).waitFor({ timeout: 120_000 })
  await page.locator('[role=treeitem][aria-label]').first().waitFor({ timeout: 120_000 })
  await page.waitForTimeout(2000)
}

async function middleOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox()
  if (box === null) throw new Error('large-tree: the tree is not drawn')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function often(page: Page, times: number, act: (i: number) => Promise<void>): Promise<void> {
  for (let i = 1; i <= times; i++) {
    await act(i)
    await page.waitForTimeout(PAUSE)
  }
}

function ms(time = 0): string {
  return `${time.toFixed(1)} ms`
}
