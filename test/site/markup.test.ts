import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openingLimit, weighPages } from '../../src/cli/page-weight.ts'
import { fileFor } from '../../src/cli/serve.ts'
import { contentSecurityPolicy, headScript } from '../../src/layouts/policy.ts'
import { dist, pages } from './built.ts'

/** Bytes of HTML, before compression, of a page. */
const HTML_LIMIT = 150_000

/**
 * Of those that may have more, each with its reason. Both are trees of hundreds of nodes, most with
 * a board, as they are at the moment that their figure is about: so a page without scripts, a print
 * and the first paint have them. After gzip it is a tenth, less than the script that draws one.
 */
const HTML_LIMITS: Readonly<Record<string, number>> = {
  // A picture of each chapter, drawn in the page so that it is light or dark with it.
  '/': 185_000,
  '/en/': 185_000,
  // Five trees, each drawn for a wide window and for a narrow one.
  '/en/cutting-branches/': 335_000,
  // Two trees, and the tree of a faulty program beside that of the right one.
  '/en/have-i-been-here/': 200_000,
  // Six cases, each the tree of the faulty program beside that of the right one.
  '/en/six-programs-that-nearly-worked/': 365_000,
}

/** What a link or a source leads to: nothing if it leaves the site. */
function targetOf(reference: string, from: string): { path: string; hash: string } | undefined {
  const url = new URL(reference, `http://site.test${from}`)
  return url.host === 'site.test' ? { path: url.pathname, hash: url.hash.slice(1) } : undefined
}

describe('the site', () => {
  it('has a start page and a page for what is missing', () => {
    expect(pages.map((page) => page.path)).toEqual(expect.arrayContaining(['/', '/404.html']))
  })

  it('gives every page a title of its own', () => {
    const own = pages.filter((page) => !page.document.querySelector('link[rel=canonical]'))
    const titles = own.map((page) => page.document.title)
    expect(new Set(titles).size).toBe(own.length)
  })

  it('opens each page with at most 8 kB of JavaScript after gzip', () => {
    expect(weighPages(dist).filter(({ bytes }) => bytes > openingLimit)).toEqual([])
  })

  it('asks on each page for one script of its figures and one of what is around them', () => {
    const several = pages.flatMap(({ path, document }) => {
      const all = [...document.querySelectorAll('script[src]')]
      const inMain = all.filter((each) => each.closest('main') !== null).length
      return Math.max(inMain, all.length - inMain) > 1 ? [path] : []
    })
    expect(several).toEqual([])
  })

  it('opens a page of text with next to no JavaScript', () => {
    const text = pages.filter(({ html }) => !/<(cutoff|noscript|form)\b/.test(html))
    const weights = new Map(weighPages(dist).map(({ page, bytes }) => [page, bytes]))
    expect(text.map(({ path }) => path)).toContain('/en/glossary/')
    for (const { path } of text) expect(weights.get(path), path).toBeLessThan(1000)
  })
})

describe.each(pages)('$path', ({ path, html, document }) => {
  const all = (selector: string) => [...document.querySelectorAll(selector)]

  it('is no more HTML than a page may be', () => {
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(HTML_LIMITS[path] ?? HTML_LIMIT)
  })

  it('has a language, one main heading, a description, and headings in order', () => {
    expect(document.documentElement.lang).toBe('en')
    expect(all('h1')).toHaveLength(1)
    expect(all('meta[name=description]')[0]?.getAttribute('content')).toBeTruthy()
    const levels = all('h1, h2, h3, h4').map((heading) => Number(heading.localName[1]))
    levels.forEach((level, i) => expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1))
  })

  it('gives every figure a caption or, where it has none, a name', () => {
    for (const figure of all('figure')) {
      const label = figure.getAttribute('aria-label')
      const caption = figure.querySelector(':scope > figcaption')?.textContent.trim()
      expect(label || caption, figure.outerHTML.slice(0, 200)).toBeTruthy()
    }
  })

  it('gives every exercise a name of its own, and sets only code in the font of code', () => {
    const titles = all('.exercise-title').map(({ textContent }) => textContent)
    for (const title of titles) expect(title).toMatch(/^Exercise: \S/)
    expect(new Set(titles).size).toBe(titles.length)
    for (const option of all('cutoff-exercise[data-code] label')) {
      expect(option.textContent).toMatch(/[=&]/)
    }
  })

  it('has the strict policy, before anything it should hold for', () => {
    const [policy] = all('meta[http-equiv]')
    expect(policy?.getAttribute('content')).toBe(contentSecurityPolicy)
    expect(contentSecurityPolicy).not.toMatch(/unsafe|https?:|\*|data:|blob:/)
    expect(html.indexOf('http-equiv')).toBeLessThan(html.search(/<(script|link|style)\b/))
  })

  it('has no style, handler or script in its markup but the theme’s', () => {
    expect(all('style, [style]')).toEqual([])
    const handlers = all('*').filter(({ attributes }) =>
      [...attributes].some(({ name }) => name.startsWith('on')),
    )
    expect(handlers).toEqual([])
    const inline = all('script:not([src])').map((script) => script.textContent)
    expect(inline.filter((text) => text !== headScript)).toEqual([])
  })

  it('takes every file from the site itself', () => {
    const files = all('script[src], img[src], link[href], source[src], iframe, object, embed')
    for (const file of files) {
      const reference = file.getAttribute('src') ?? file.getAttribute('href') ?? ''
      const target = targetOf(reference, path)
      expect(target, reference).toBeDefined()
      expect(existsSync(fileFor(dist, target?.path ?? '') ?? ''), reference).toBe(true)
    }
  })

  it('has only links that lead somewhere, fragments included', () => {
    for (const link of all('a[href]')) {
      const reference = link.getAttribute('href') ?? ''
      const target = targetOf(reference, path)
      if (!target) continue
      const page = pages.find((one) => one.path === target.path)
      expect(page, reference).toBeDefined()
      const id = decodeURIComponent(target.hash)
      if (id) expect(page?.document.getElementById(id), reference).not.toBeNull()
    }
  })

  it('uses each id once', () => {
    const ids = all('[id]').map(({ id }) => id)
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
  })

  it('gives no figure an id that an address could not name', () => {
    const figures = all('[id]').filter(({ localName }) => localName.startsWith('cutoff-'))
    expect(figures.filter(({ id }) => !/^[A-Za-z][A-Za-z0-9-]*$/.test(id))).toEqual([])
  })
})
