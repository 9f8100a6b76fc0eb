import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dist, pages } from './built.ts'

/** Bytes that a page of text and pictures may have before it is packed. */
const MOST = 150_000
/** Marks that a drawing has at least, where something is drawn. */
const LEAST = 5

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

  it('is no heavier for its pictures than a page may be', () => {
    expect(readFileSync(join(dist, page?.path ?? '', 'index.html')).length).toBeLessThan(MOST)
  })
})
