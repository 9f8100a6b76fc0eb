import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, '../../src/styles/tokens.css'), 'utf8')
const pairs = [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)]
const light = new Map(pairs.map(([, name = '', value = '']) => [name, value]))
const dark = new Map(pairs.map(([, name = '', , value = '']) => [name, value]))

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

const texts = ['ink', 'soft', 'accent', 'alpha-text', 'beta-text', 'table-text', 'good-text']
const marks = ['alpha', 'beta', 'table', 'good', 'faint', 'stone-line']
const washes = ['wash', 'alpha-wash', 'beta-wash', 'table-wash', 'good-wash']
/** How much of its hue covers the paper of a lit square (`LIGHT` in `table/shown.ts`, as shades draw it). */
const LIT = 0.4 * 0.85

describe('the formula', () => {
  it('gives 21 for black on white and the published 4.54 for #767676', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    // #767676 is the lightest grey that passes 4.5:1 on white (WebAIM contrast checker).
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })
})

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s palette', (_, palette) => {
  const of = (a: string, b: string) => {
    const [x, y] = [palette.get(a), palette.get(b)]
    if (x === undefined || y === undefined) throw new Error(`no colour for ${a} or ${b}`)
    return contrast(x, y)
  }

  it.each(texts)('reads %s as text on paper and on wash at 4.5:1', (name) => {
    expect(of(name, 'paper')).toBeGreaterThanOrEqual(4.5)
    expect(of(name, 'wash')).toBeGreaterThanOrEqual(4.5)
  })

  it.each(marks)('shows %s as a mark on paper at 3:1', (name) => {
    expect(of(name, 'paper')).toBeGreaterThanOrEqual(3)
  })

  it.each(washes)('reads ink on %s at 4.5:1', (name) => {
    expect(of('ink', name)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['alpha', 'beta', 'table', 'good'])('reads %s as text on its own wash', (name) => {
    expect(of(`${name}-text`, `${name}-wash`)).toBeGreaterThanOrEqual(4.5)
  })

  it('reads ink on a square that is lit on a board', () => {
    const mixed = (hue: string) => {
      const [top, ground] = [palette.get(hue), palette.get('paper')]
      if (top === undefined || ground === undefined) throw new Error(`no colour for ${hue}`)
      const parts = [1, 3, 5].map((at) => {
        const part = (colour: string) => Number.parseInt(colour.slice(at, at + 2), 16)
        return Math.round(LIT * part(top) + (1 - LIT) * part(ground))
      })
      return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
    }
    for (const hue of ['alpha', 'beta']) {
      expect(contrast(palette.get('ink') ?? '', mixed(hue))).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('reads paper on the dark buttons', () => {
    expect(of('paper', 'ink')).toBeGreaterThanOrEqual(4.5)
    expect(of('paper', 'soft')).toBeGreaterThanOrEqual(4.5)
  })

  it('tells the two sides’ stones apart by lightness', () => {
    expect(of('stone-a', 'stone-b')).toBeGreaterThanOrEqual(4.5)
  })
})

describe('the light palette', () => {
  it('has the hues of Okabe & Ito that the design names', () => {
    expect(['alpha', 'beta', 'table', 'good'].map((name) => light.get(name))).toEqual([
      '#0072b2',
      '#d55e00',
      '#cc79a7',
      '#009e73',
    ])
  })
})
