import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dist, pages, type BuiltPage } from './built.ts'
import { server, tab } from './in-chromium.ts'

/** Bytes that a page of text and pictures may have before it is packed. */
const MOST = 185_000
/** Marks that a drawing has at least, where something is drawn. */
const LEAST = 5

/** The width and the height that a PNG says of itself. */
function sizeOf(png: Buffer): readonly [number, number] {
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

function pictureOf(page: BuiltPage): string {
  const meta = page.document.querySelector('meta[property="og:image"]')
  return meta?.getAttribute('content') ?? ''
}

describe('what is shown beside a link', () => {
  it.each(pages)('to $path is a picture of its own name, of the usual size', (page) => {
    const address = pictureOf(page)
    expect(address).toMatch(/^\/social\/.+\.png$/)
    expect(sizeOf(readFileSync(join(dist, address)))).toEqual([1200, 630])
  })

  it('differs from chapter to chapter and from game to game', () => {
    const own = pages.filter(({ document }) => document.querySelector('.kicker') !== null)
    const pictures = own.map((page) => readFileSync(join(dist, pictureOf(page))).toString('base64'))
    expect(pictures.length).toBeGreaterThan(15)
    expect(new Set(pictures).size).toBe(pictures.length)
  })
})

describe('the icons', () => {
  it('are there for a browser and for a telephone', () => {
    for (const { document } of pages) {
      const [icon, touch] = ['icon', 'apple-touch-icon'].map(
        (rel) => document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? '',
      )
      expect(readFileSync(join(dist, icon)).toString()).toContain('<svg')
      expect(sizeOf(readFileSync(join(dist, touch)))).toEqual([180, 180])
    }
  })
})

const laptop = tab()

const shown = ['/', '/en/games/'].map((path) => pages.find((page) => page.path === path))

describe.each(shown)('$path', (page) => {
  const cards = [...(page?.document.querySelectorAll('.cards li') ?? [])]

  it('shows each thing that it leads to by a picture of its own', () => {
    expect(cards.length).toBeGreaterThan(5)
    const drawn = cards.map((card) => card.querySelector('.preview > svg')?.outerHTML ?? '')
    expect(new Set(drawn).size).toBe(cards.length)
    for (const drawing of drawn) {
      expect(drawing.match(/<(?:path|circle|rect|text)\b/g)?.length).toBeGreaterThan(LEAST)
    }
  })

  it('says each picture’s name beside it, and nothing in the picture', () => {
    for (const card of cards) {
      expect(card.querySelector('a')?.textContent?.trim()).not.toBe('')
      expect(card.querySelector('.preview > svg')?.getAttribute('aria-hidden')).toBe('true')
      expect(card.querySelectorAll('.preview :is([role], [tabindex], [aria-label])')).toHaveLength(
        0,
      )
    }
  })

  it('draws no picture without its style', async () => {
    await laptop.page.goto(`${server.url}${page?.path}`)
    // What no rule speaks of is filled with black, which no colour of the notebook is, and has no line.
    const bare = await laptop.page.locator('.preview svg *').evaluateAll((all) =>
      all
        .filter((each) => {
          const { fill, stroke } = getComputedStyle(each)
          return fill === 'rgb(0, 0, 0)' && stroke === 'none'
        })
        .filter((each) => each.matches('path, rect, circle, polygon, text'))
        .map((each) => each.closest('li')?.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)),
    )
    expect([...new Set(bare)]).toEqual([])
  })

  it('is no heavier for its pictures than a page may be', () => {
    expect(readFileSync(join(dist, page?.path ?? '', 'index.html')).length).toBeLessThan(MOST)
  })
})
