import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { instructors } from '../../src/i18n/en/instructors.ts'
import { link } from '../../src/i18n/en/link.ts'
import { progress as words } from '../../src/i18n/en/progress.ts'
import { search } from '../../src/i18n/en/search.ts'
import { tree } from '../../src/i18n/en/tree.ts'
import { loadSet } from '../../src/widgets/exercise/sets.ts'
import { chapterTexts } from '../chapters.ts'
import { faults } from './axe.ts'
import { pages } from './built.ts'
import { browser, server } from './in-chromium.ts'
import { isComplaint } from './traffic.ts'

/** A device, and what its page complained of. */
interface Device {
  readonly page: Page
  readonly complaints: string[]
}

/** @param before runs in every page before its own scripts */
async function ownDevice(before: () => void = () => {}): Promise<Device> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  })
  await context.addInitScript(before)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return { page, complaints }
}

let shared: Device

beforeAll(async () => {
  shared = await ownDevice()
})

// The next test finds it with nothing kept.
afterEach(async () => {
  await shared.page.emulateMedia({ media: null })
  if (shared.page.url() !== 'about:blank') await shared.page.evaluate(() => localStorage.clear())
  await shared.page.goto('about:blank')
  shared.complaints.length = 0
})

afterAll(() => shared.page.context().close())

const chapter = '/en/a-board-in-one-number/'
const exercises = Object.keys((await loadSet('a-board-in-one-number')).exercises).length

async function solveFirst(page: Page): Promise<void> {
  await page.goto(server.url + chapter)
  const exercise = page.locator('.exercise').first()
  await exercise.scrollIntoViewIfNeeded()
  await exercise.getByRole('textbox').fill('2^21')
  await exercise.getByRole('button', { name: 'Check' }).click()
  await exercise.locator('.exercise-title', { hasText: words.solved }).waitFor()
}

async function readToTheEnd(page: Page): Promise<string> {
  // The time that reading takes.
  await page.evaluate(() => {
    performance.now = () => 60 * 60_000
  })
  const end = page.locator('.progress')
  await end.scrollIntoViewIfNeeded()
  await page.locator('.progress', { hasText: words.here(true, 1, exercises) }).waitFor()
  return (await end.textContent()) ?? ''
}

/** What the start page says of the chapter. */
async function soFar(page: Page): Promise<string> {
  await page.goto(`${server.url}/`)
  const item = page.locator('[data-chapter="a-board-in-one-number"]')
  return (await item.locator('.so-far').textContent()) ?? ''
}

describe('progress', () => {
  it('is kept, shown in the contents, erased when it is asked, and brought back', async () => {
    const { page, complaints } = shared
    expect(await soFar(page)).toBe('')
    const wayIn = page.locator('.way-in')
    const begin = await wayIn.textContent()
    expect(await page.locator('.progress').isVisible()).toBe(false)

    await solveFirst(page)
    expect(await readToTheEnd(page)).toContain(words.kept)

    await expect
      .poll(() => soFar(page), { timeout: 60_000 })
      .toBe(words.ofChapter(true, 1, exercises))
    expect(await wayIn.textContent()).toContain('chapter 2')
    expect(await page.locator('.progress p').textContent()).toContain(words.kept)
    expect(await faults(page)).toEqual([])

    const answers = () => page.evaluate(() => localStorage.getItem('commits'))
    await page.evaluate(() => localStorage.setItem('commits', '{"minimax":"corners"}'))
    const puzzles = async () =>
      JSON.parse((await page.evaluate(() => localStorage.getItem('drills'))) ?? 'null')
    const run = { last: '10', set: 0, at: 2, asked: 2, back: [[1, 5]], missed: 1, passed: false }
    const entry = { 'puzzles/fork': run }
    await page.evaluate((text) => localStorage.setItem('drills', text), JSON.stringify(entry))
    await page.getByRole('button', { name: words.erase }).click()
    await page.getByText(words.erased).waitFor()
    expect(await answers()).toBeNull()
    expect(await puzzles()).toBeNull()
    expect(await page.locator('[data-chapter="a-board-in-one-number"] .so-far').textContent()).toBe(
      '',
    )
    expect(await wayIn.textContent()).toBe(begin)
    await page.getByRole('button', { name: words.undo }).click()
    expect(await answers()).toBe('{"minimax":"corners"}')
    expect(await puzzles()).toEqual(entry)
    expect(
      await page.locator('[data-chapter="a-board-in-one-number"] .so-far').textContent(),
    ).not.toBe('')

    await page.getByRole('button', { name: words.erase }).click()
    expect(await soFar(page)).toBe('')
    expect(await page.evaluate(() => localStorage.getItem('progress'))).toBeNull()
    await page.goto(server.url + chapter)
    expect(await page.locator('.exercise-title .solved-mark').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('can be erased and brought back where drills or puzzles alone have been begun', async () => {
    const { page, complaints } = shared
    await page.goto(`${server.url}/`)
    expect(await page.locator('.progress').isVisible()).toBe(false)
    const run = { last: '1', set: 0, at: 1, asked: 1, back: [], missed: 0, passed: false }
    const text = JSON.stringify({ 'puzzles/exact': run })
    await page.evaluate((entry) => localStorage.setItem('drills', entry), text)
    await page.reload()
    await page.getByText(`${words.practised} ${words.kept}`).waitFor()
    const kept = () => page.evaluate(() => localStorage.getItem('drills'))
    await page.getByRole('button', { name: words.erase }).click()
    await page.getByText(words.erased).waitFor()
    expect(await kept()).toBeNull()
    await page.getByRole('button', { name: words.undo }).click()
    await page.getByText(words.practised).waitFor()
    expect(await kept()).toBe(text)
    expect(complaints).toEqual([])
  })

  it.each([
    [
      'leads to the chapter last worked in, if it is not done',
      [],
      ['09/worth-of-three'],
      'heatmaps',
    ],
    [
      'leads on from the last chapter read',
      ['01', '05'],
      ['03/which-word'],
      'strategies-and-proof',
    ],
    [
      'leads at the end to what was left out',
      ['01', '03', chapterTexts.at(-1)?.slug],
      [],
      'four-in-a-row-by-shifting',
    ],
  ])('%s', async (_, read, solved, name) => {
    const expected = chapterTexts.findIndex(({ slug }) => slug === name) + 1
    const { page } = shared
    await page.goto(`${server.url}/`)
    const done = JSON.stringify({ read, solved })
    await page.evaluate((text) => localStorage.setItem('progress', text), done)
    await page.reload()
    const wayIn = page.locator('.way-in', { hasText: `chapter ${expected}:` })
    await wayIn.waitFor()
    expect(await wayIn.getAttribute('href')).toMatch(new RegExp(`/en/${name}/$`))
  })

  it('does not count a chapter as read that was scrolled through', async () => {
    const { page } = shared
    await page.goto(server.url + chapter)
    const end = page.locator('.progress', { hasText: words.here(false, 0, exercises) })
    await end.scrollIntoViewIfNeeded()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
    expect(await soFar(page)).toBe('')
  })

  it('marks what was solved before when a chapter is opened again', async () => {
    const { page } = shared
    await solveFirst(page)
    await page.reload()
    await page.locator('.exercise-title .solved-mark').waitFor()
    expect(await page.locator('.exercise-title .solved-mark').count()).toBe(1)
  })

  const refusals: [string, () => void][] = [
    [
      'is refused',
      () => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('refused', 'SecurityError')
          },
        })
      },
    ],
    [
      'is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      },
    ],
  ]

  it.each(refusals)('is said not to be kept where the storage %s', async (_, before) => {
    const { page, complaints } = await ownDevice(before)
    await solveFirst(page)
    expect(await readToTheEnd(page)).toContain(words.notKept)
    expect(await soFar(page)).toBe('')
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('is nothing where something else has been written in its place', async () => {
    const { page, complaints } = await ownDevice(() =>
      localStorage.setItem('progress', '{"read":7'),
    )
    expect(await soFar(page)).toBe('')
    await page.goto(server.url + chapter)
    await page.locator('.progress', { hasText: words.here(false, 0, exercises) }).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe('the search', () => {
  it('finds words in chapters, marks them, and leads to the place', async () => {
    const { page, complaints } = shared
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(`${server.url}/en/search/`)
    expect(requests.filter((url) => url.includes('/pagefind/'))).toEqual([])
    await page.getByRole('searchbox', { name: search.label }).fill('guard row')
    const results = page.locator('.search-results')
    await results.locator('mark').first().waitFor()
    expect(await page.getByRole('status').textContent()).toMatch(/^\d+ pages? ha/)
    expect(new URL(page.url()).searchParams.get('q')).toBe('guard row')
    expect(await faults(page)).toEqual([])

    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('search-page')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('input')

    const links = await results
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    for (const link of links) {
      const { pathname, hash } = new URL(link, server.url)
      const target = pages.find(({ path }) => path === pathname)
      expect(target, link).toBeDefined()
      if (hash) expect(target?.document.getElementById(hash.slice(1)), link).not.toBeNull()
    }
    expect(complaints).toEqual([])
  })

  it.each([
    ['/en/analyse/', 'paste a game'],
    ['/en/play/', 'two engines'],
    ['/en/lab/', 'lab'],
  ])('finds %s by what can be done there', async (path, words) => {
    const { page } = shared
    await page.goto(`${server.url}/en/search/?q=${encodeURIComponent(words)}`)
    await page.locator(`.search-results a[href="${path}"]`).first().waitFor()
  })

  it('begins with the words of its link, and says when there is nothing', async () => {
    const { page } = shared
    await page.goto(`${server.url}/en/search/?q=window`)
    await page.locator('.search-results mark').first().waitFor()
    const field = page.getByRole('searchbox')
    expect(await field.inputValue()).toBe('window')
    const odd = '<b>zqxj</b>'
    await field.fill(odd)
    await page.getByText(search.nothing(odd)).waitFor()
    expect(await page.locator('.search-results').textContent()).toBe('')
    await page.getByRole('link', { name: search.glossary }).waitFor()
    await field.fill('')
    await page.locator('.search-says:empty').waitFor({ state: 'attached' })
    expect(new URL(page.url()).search).toBe('')
  })

  it('does not answer with a shorter word than was asked for', async () => {
    const { page } = shared
    await page.goto(`${server.url}/en/search/?q=xyzzyq`)
    await page.getByText(search.nothing('xyzzyq')).waitFor()
    await page.getByRole('link', { name: search.glossary }).waitFor()
    expect(await page.locator('.search-results').textContent()).toBe('')
  })

  it('finds the text and the captions, and nothing that stands in a figure', async () => {
    const { page } = shared
    await page.goto(`${server.url}/en/search/?q=alpha`)
    await page.locator('.search-results mark').first().waitFor()
    const excerpts = await page.locator('.search-results p').allTextContents()
    expect(excerpts.length).toBeGreaterThan(1)
    expect(new Set(excerpts).size).toBe(excerpts.length)
    const words = tree.counters.plain
    await page.getByRole('searchbox').fill(`"${words}"`)
    await page.getByText(search.nothing(words)).waitFor()
  })

  it('never finds the answer to an exercise', async () => {
    const answer = pages
      .find(({ path }) => path === chapter)
      ?.document.querySelector('.exercise-answer')
    const words = (answer?.textContent ?? '').trim().split(/\s+/).slice(0, 6).join(' ')
    const { page } = shared
    await page.goto(`${server.url}/en/search/`)
    const field = page.getByRole('searchbox')
    await field.fill(`"${words}"`)
    await page.getByText(search.nothing(words)).waitFor()
  })

  it('says when the index cannot be fetched, and tries again', async () => {
    const { page } = shared
    await page.route('**/pagefind/**', (route) => route.abort())
    await page.goto(`${server.url}/en/search/?q=window`)
    await page.getByText(search.noIndex).waitFor()
    await page.unroute('**/pagefind/**')
    await page.getByRole('searchbox').fill('window ')
    await page.locator('.search-results mark').first().waitFor()
  })

  it('says that it needs scripts where there are none', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${server.url}/en/search/`)
    const said = page.locator('noscript p')
    await said.waitFor()
    expect(await said.textContent()).toContain(search.needsScripts)
    expect(await page.getByRole('searchbox').count()).toBe(0)
    await context.close()
  })
})

describe('on paper', () => {
  it('a chapter has the answers to choose from, and neither buttons nor an empty game', async () => {
    const { page } = shared
    await page.goto(`${server.url}/en/four-in-a-row-by-shifting/`)
    const choices = page.locator('form .exercise-choices').first()
    await page.locator('.exercise-choices').first().scrollIntoViewIfNeeded()
    await choices.waitFor()
    await page.emulateMedia({ media: 'print' })
    const answers = choices.locator('label')
    expect(await answers.count()).toBeGreaterThan(1)
    for (const answer of await answers.all()) expect(await answer.isVisible()).toBe(true)
    expect(await page.locator('cutoff-play').isVisible()).toBe(false)
    expect(await page.locator('main button:visible').count()).toBe(0)
    expect(await page.locator('main .screen').count()).toBeGreaterThan(0)
    expect(await page.locator('main .screen:visible').count()).toBe(0)
  })
})

describe('the address of all chapters', () => {
  it('is that of the start page, whose own is the one to be known', async () => {
    const { page, complaints } = shared
    await page.goto(server.url + chapter.replace(/[^/]*\/$/, ''))
    expect(new URL(page.url()).pathname).toBe('/en/')
    const canonical = page.locator('link[rel=canonical]')
    expect(await canonical.evaluate((link) => Reflect.get(link, 'href'))).toBe(`${server.url}/`)
    const links = await page.locator('[data-chapter] a').all()
    expect(links.length).toBeGreaterThan(2)
    expect(complaints).toEqual([])
  })
})

describe('the link on the page for instructors', () => {
  it('opens a figure at its step', async () => {
    const { page, complaints } = shared
    await page.goto(server.url + instructors.linkExample)
    const [, id = '', step = ''] = /\?([\w-]+)=step:(\d+)#/.exec(instructors.linkExample) ?? []
    await page.locator(`#${id} [aria-valuetext^="${step} "]`).waitFor()
    expect(await page.locator(`#${id} .error:visible`).count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('is told at the top of another page, which has no such figure', async () => {
    const { page, complaints } = shared
    const [, query = ''] = instructors.linkExample.split('?')
    await page.goto(`${server.url}${chapter}?${query}`)
    await page.getByText(link.stray(['first-cut'])).waitFor()
    expect(await faults(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  it('is not taken for one where the parameter is no figure’s', async () => {
    const { page } = shared
    await page.goto(`${server.url}${chapter}?utm_source=mail`)
    await page.locator('.progress:not(:empty)').waitFor({ state: 'attached' })
    expect(await page.locator('main > .error').count()).toBe(0)
  })
})
