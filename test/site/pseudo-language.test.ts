import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parseHTML } from 'linkedom'
import type { Browser, BrowserContext } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve, type StaticServer } from '../../src/cli/serve.ts'
import { chapterTexts } from '../chapters.ts'
import { cutOff, openFigures } from '../pseudo/opened.ts'
import { BASE, PSEUDO, pseudoProject, type PseudoProject } from '../pseudo/project.ts'
import { unspoken } from '../pseudo/unspoken.ts'
import { answered } from './answered.ts'
import { inChromium, unpainted } from './in-browsers.ts'
import { checkUnderPath } from './under-path.ts'

/*
 * Whether another language would be whole: the site is built with a second one, made from English,
 * whose sentences stand in brackets and are a third longer, as translations are. What has no
 * brackets has not come from the words of the page's language.
 *
 * Every page is read as it was built. What only scripts draw is looked at on a phone, on the pages
 * that have figures: each chapter, and the pages of two games, since those of all are one file.
 */
const MINUTES = 60_000
const GAMES = ['games/gomoku/', 'games/abalone/']
const CHAPTERS = chapterTexts.map(({ slug }) => `${slug}/`)

const project: PseudoProject = pseudoProject()
afterAll(() => project.remove())

let server: StaticServer
let browser: Browser

beforeAll(async () => {
  await project.build()
  server = await serve(project.dist, 0, 1, { base: BASE })
  browser = await inChromium()
}, 10 * MINUTES)

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** Addresses below a language's own, in order. */
function pagesIn(language: string): string[] {
  return (
    readdirSync(join(project.dist, language), { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(sep).join('/'))
      // The old addresses of chapters, with a number, say nothing: they lead on, in English alone.
      .filter((file) => /(^|\/)index\.html$/.test(file) && !/^\d/.test(file))
      .map((file) => file.replace(/index\.html$/, ''))
      .toSorted()
  )
}

function htmlOf(language: string, path: string): string {
  return readFileSync(join(project.dist, language, path, 'index.html'), 'utf8')
}

function unspokenIn(language: string, path: string): readonly string[] {
  return unspoken(parseHTML(htmlOf(language, path)).document.body)
}

/** What was found, by page: pages at which nothing was are left out. */
function faulty(found: readonly (readonly [path: string, faults: readonly string[]])[]) {
  return Object.fromEntries(found.filter(([, faults]) => faults.length > 0))
}

describe('a second language', () => {
  it('has every page that English has', () => {
    const english = pagesIn('en')
    expect(english.length).toBeGreaterThan(20)
    expect(pagesIn(PSEUDO)).toEqual(english)
  })

  it('is spoken wherever a built page says something', () => {
    const found = pagesIn(PSEUDO).map((path) => [path, unspokenIn(PSEUDO, path)] as const)
    expect(faulty(found)).toEqual({})
  })

  it('would be missed: every page of English has sentences without brackets', () => {
    const silent = pagesIn('en').filter((path) => unspokenIn('en', path).length < 10)
    expect(silent).toEqual([])
  })

  it('leaves English as it is', () => {
    const marked = pagesIn('en').filter((path) => htmlOf('en', path).includes('⟦'))
    expect(marked).toEqual([])
  })
})

describe('the figures of a second language', () => {
  let context: BrowserContext

  beforeAll(async () => {
    context = await unpainted(
      await browser.newContext({ viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' }),
    )
    await context.addInitScript(
      `globalThis.pseudo = { unspoken: ${unspoken}, cutOff: ${cutOff}, openFigures: ${openFigures} }`,
    )
  })

  /** What a page says without brackets, or has no room for, when each figure has been tried. */
  async function faultsOf(path: string): Promise<readonly [string, readonly string[]]> {
    const page = await context.newPage()
    await answered(page)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    await page.goto(`${server.url}/${PSEUDO}/${path}`, { waitUntil: 'networkidle' })
    const faults = await page.evaluate<string[]>(`(async () => {
      const { unspoken, cutOff, openFigures } = pseudo
      const found = new Set()
      const look = (root) => {
        for (const each of [...unspoken(root), ...cutOff(root)]) found.add(each)
      }
      look(document.body)
      const opened = await openFigures(look)
      if (opened === 0) found.add('has no figure')
      return [...found]
    })()`)
    await page.close()
    return [path, [...errors, ...faults]]
  }

  it(
    'speak it as they are worked with, and fit a phone',
    async () => {
      // Two at a time: a figure waits for its own as long as it works.
      const left = [...CHAPTERS, ...GAMES]
      const found: (readonly [string, readonly string[]])[] = []
      const one = async () => {
        for (let path = left.shift(); path !== undefined; path = left.shift()) {
          found.push(await faultsOf(path))
        }
      }
      await Promise.all([one(), one()])
      expect(faulty(found)).toEqual({})
    },
    15 * MINUTES,
  )
})

// The site is built below a path, so that no other build has to be made to see that it can be.
checkUnderPath(() => ({ server, browser }))
