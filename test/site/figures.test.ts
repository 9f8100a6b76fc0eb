import type { Locator } from 'playwright'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { chapters } from './built.ts'
import { answered } from './answered.ts'
import { browser, server, tab } from './in-chromium.ts'

/** For a machine that has much to do. */
const SOON = { timeout: 20_000 }

/** A telephone, in pixels. */
const SCREEN = { width: 390, height: 844 }

const laptop = tab()
/** What the scripts that a page opens with wait for on the telephone: they ask for all others. */
let held: Promise<void> = Promise.resolve()
const phone = tab({ viewport: SCREEN, hasTouch: true }, (page) =>
  page.route('**/page*.js', async (route) => {
    await held
    await route.continue()
  }),
)

/** The height in pixels of each that a selector finds on the telephone, in order. */
function heightsOf(selector: string): Promise<readonly number[]> {
  return phone.page
    .locator(selector)
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
}

/** The height of each figure there, by id. */
async function figureHeights(): Promise<readonly (readonly [string, number])[]> {
  const figures = phone.page.locator('main [id]')
  return figures.evaluateAll((all) =>
    all
      .filter(({ localName }) => localName.startsWith('cutoff-'))
      .map((each) => [each.id, each.getBoundingClientRect().height] as const),
  )
}

/** Opens a page on the telephone. @returns the heights that it has before its scripts come */
async function openedLate(path: string) {
  const { page } = phone
  const { promise, resolve: release } = Promise.withResolvers<void>()
  held = promise
  await page.goto(`${server.url}${path}`, { waitUntil: 'commit' })
  await page.waitForFunction(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    return document.readyState !== 'loading' && sheets.every(({ sheet }) => sheet !== null)
  })
  // What waits for its turn to be laid out has no height of its own yet.
  const opening = await page.evaluate(async () => {
    const { dataset } = document.documentElement
    const { opening } = dataset
    delete dataset['opening']
    // What is laid out asks for its typefaces.
    do {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      await document.fonts.ready
    } while (document.fonts.status !== 'loaded')
    return opening
  })
  expect(await page.locator('main :not(:defined)').count()).toBeGreaterThan(0)
  const figures = new Map(await figureHeights())
  const exercises = await heightsOf('.exercise')
  await page.evaluate((turn) => {
    document.documentElement.dataset['opening'] = turn
  }, opening)
  release()
  return { figures, exercises }
}

/** Brings a figure into sight until it has a control: what begins above it may push it out again. */
async function begun(figure: Locator, control: Locator): Promise<void> {
  const isThere = async () => {
    await figure.scrollIntoViewIfNeeded()
    return control.isVisible()
  }
  await vi.waitUntil(isThere, SOON)
}

describe.each(chapters)('$path', ({ path, figures }) => {
  describe('on a telephone', () => {
    let before: Awaited<ReturnType<typeof openedLate>>

    beforeAll(async () => {
      before = await openedLate(path)
      const { page } = phone
      for (const id of before.figures.keys()) {
        const figure = page.locator(`#${id}`)
        await begun(figure, figure.locator('button, input, select').first())
      }
      for (const exercise of await page.locator('.exercise').all()) {
        await begun(exercise, exercise.getByRole('button', { name: 'Show the answer' }))
      }
      await page.waitForFunction(() => document.querySelector('.waits') === null, undefined, SOON)
    })

    it('keeps the room of each exercise while its controls come', async () => {
      const after = await heightsOf('.exercise')
      expect(after).toHaveLength(before.exercises.length)
      const grown = after.map((height, at) => Math.abs(height - before.exercises[at]))
      expect(grown.filter((pixels) => pixels >= 24)).toEqual([])
    })

    it('keeps the room of each figure while it begins', async () => {
      // Two lines of a sentence that is longer or shorter than the room was made for.
      const grown = async () =>
        (await figureHeights()).filter(
          ([id, height]) => Math.abs(height - (before.figures.get(id) ?? 0)) > 42,
        )
      await expect.poll(grown, SOON).toEqual([])
    })

    it('has nothing to press that is smaller than a fingertip needs', async () => {
      // A board of more than eleven columns has finer points: there a stone is held before it is placed.
      const small = await phone.page.evaluate(() =>
        [...document.querySelectorAll('a[href], button, input, select, summary, [role=gridcell]')]
          .filter((each) => {
            const { width, height } = (each.closest('label') ?? each).getBoundingClientRect()
            const text = each.closest('p, li, td, th, dd, figcaption')?.textContent?.trim() ?? ''
            const inText = each.localName === 'a' && text !== each.textContent?.trim()
            const fine =
              each.getAttribute('role') === 'gridcell' &&
              (each.parentElement?.children.length ?? 0) > 11
            return width > 0 && Math.min(width, height) < 24 && !inText && !fine
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      )
      expect(small).toEqual([])
    })
  })

  describe('on a laptop', () => {
    beforeAll(async () => {
      const query = figures.map((id) => `${id}=otherfield:1`).join('&')
      await laptop.page.goto(`${server.url}${path}?${query}`)
    })

    it('says at each figure that its link was made for another', async () => {
      for (const id of figures) {
        await laptop.page.locator(`#${id}`, { hasText: /another.*otherfield/ }).waitFor()
      }
    })

    it('parts each exercise from the text before it', async () => {
      const gaps = await laptop.page.locator('.exercise-title').evaluateAll((titles) =>
        titles.map((title) => {
          let above = title.closest('.exercise')?.previousElementSibling
          while (above?.localName === 'script') above = above.previousElementSibling
          return title.getBoundingClientRect().top - (above?.getBoundingClientRect().bottom ?? 0)
        }),
      )
      expect(gaps.filter((gap) => gap < 12)).toEqual([])
    })

    it('holds blocks alone, which can wait for their turn, and lays all of them out', async () => {
      const { page } = laptop
      const blocks = page.locator('main > :not(script, .opening, :empty)')
      await expect.poll(() => blocks.and(page.locator(':not(.laid)')).count(), SOON).toBe(0)
      await expect.poll(() => page.locator('.waits').count(), SOON).toBe(0)
      const displays = await blocks.evaluateAll((all) =>
        all.map((each) => getComputedStyle(each).display),
      )
      expect(displays.filter((display) => /^(inline|contents)/.test(display))).toEqual([])
    })
  })
})

it('comes to the section that a link leads to, however the figures above grow', async () => {
  const page = await browser.newPage({ viewport: SCREEN })
  await answered(page)
  await page.goto(`${server.url}/en/negamax/#four-rules`)
  const top = () => page.locator('#four-rules').evaluate((each) => each.getBoundingClientRect().top)
  await expect.poll(top, SOON).toBeLessThan(40)
  expect(await top()).toBeGreaterThanOrEqual(0)
  // What is above it is laid out last.
  const waiting = page.locator('main > :not(script, .opening, :empty, .laid), .waits')
  await expect.poll(() => waiting.count(), SOON).toBe(0)
  expect(await top()).toBeLessThan(40)
  expect(await top()).toBeGreaterThanOrEqual(0)
  await page.close()
})

it.each([390, 1280, 1920])(
  'leaves no great blank under a tree to grow, at %i px',
  async (width) => {
    const page = await browser.newPage({ viewport: { width, height: 900 } })
    await answered(page)
    await page.goto(`${server.url}/en/moves-and-trees/`)
    const figure = page.locator('figure:has(> cutoff-growing-tree)')
    await figure.scrollIntoViewIfNeeded()
    await figure.getByRole('button').first().waitFor()
    // The record of a node stands under the tree, or under the panel where all is in one column.
    const blank = () =>
      figure.evaluate((each) => {
        const caption = each.querySelector('figcaption')?.getBoundingClientRect().top ?? 0
        const ends = [...each.querySelectorAll('.growing-tree-panel > *, .growing-tree-record > *')]
        return caption - Math.max(...ends.map((end) => end.getBoundingClientRect().bottom))
      })
    await expect.poll(blank, SOON).toBeLessThan(60)
    await page.close()
  },
)
