import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cutFonts } from '../../src/fonts/cut-fonts.ts'
import { FACES } from '../../src/fonts/faces.ts'

const folder = join(import.meta.dirname, '../../src/fonts')

describe('the fonts', () => {
  it('are as `npm run fonts` writes them from their packages', async () => {
    const files = await cutFonts()
    const kept = readdirSync(folder).filter((name) => /\.(?:woff2|css)$/.test(name))
    expect(kept.toSorted()).toEqual([...files.keys()].toSorted())
    for (const [name, bytes] of files) {
      expect(readFileSync(join(folder, name)).equals(bytes), name).toBe(true)
    }
  })

  it('have all that French writes, and that the field writes of windows and scores', () => {
    const css = readFileSync(join(folder, 'fonts.css'), 'utf8')
    for (const family of new Set(FACES.map(({ family }) => family))) {
      const wanted = {
        'Source Serif 4': 'éàèùâêîôûëïüÿçœæŒÆÉÀÇ«»’–—… αβ×−',
        'IBM Plex Sans': 'éàèùâêîôûëïüÿçœæŒÆÉÀÇ«»’–—… αβ×−',
        'IBM Plex Mono': 'éàèùçœ«»’…×−',
        Symbols: '≤≥∞→←⁴₁₂△▽✓≠≈',
        Formulas: 'αβ≤≥∞∑⌈⌋′−\u{1d44e}\u{1d6fc}',
      }[family]
      for (const letter of wanted ?? '') {
        expect([family, letter, served(css, family, letter)]).toEqual([family, letter, true])
      }
    }
  })
})

/** Whether the style sheet has a face of the family for a character. */
function served(css: string, family: string, letter: string): boolean {
  const point = letter.codePointAt(0) ?? 0
  return css
    .split('@font-face')
    .filter((rule) => rule.includes(`'${family}'`))
    .flatMap((rule) => [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)])
    .some(([, first, last]) => {
      const [low, high] = [first, last ?? first].map((text) => Number.parseInt(text, 16))
      return low <= point && point <= high
    })
}
