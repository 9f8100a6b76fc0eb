import { DOMParser } from 'linkedom'
import { describe, expect, it } from 'vitest'
import { applyRules } from '../../src/cli/standalone-svg.ts'
import { readSheet } from '../../src/cli/style-sheet.ts'

const SVG = `
<svg>
  <g class="outer"><path class="a b" id="one"/><path class="a" id="two"/></g>
  <text class="label" data-note="x, y { z }">1</text>
</svg>`

/** The attribute that a sheet gives to the element that a selector finds. */
function given(sheet: string, selector: string, attribute = 'fill'): string | null {
  // The types of linkedom are its own; what it makes is a document.
  const document = new DOMParser().parseFromString(SVG, 'image/svg+xml') as unknown as Document
  applyRules(document.documentElement, readSheet('test.css', sheet))
  return document.querySelector(selector)?.getAttribute(attribute) ?? null
}

/** What `#one` is filled with. */
const fill = (sheet: string) => given(sheet, '#one')

describe('a style sheet read for a drawing', () => {
  it('gives the rules in their order, without those under a condition of the screen', () => {
    const sheet = `/* a { b: c } */ .x, .y:is(.a, .b) > p { fill: none; stroke: #fff }
      @media print { q { r: s } @container (width > 1px) { q { r: s } } }`
    const declarations = [
      { property: 'fill', value: 'none', important: false },
      { property: 'stroke', value: '#fff', important: false },
    ]
    expect(readSheet('test.css', sheet)).toEqual([
      { selector: '.x', specificity: { a: 0, b: 1, c: 0 }, declarations },
      { selector: '.y:is(.a, .b) > p', specificity: { a: 0, b: 2, c: 1 }, declarations },
    ])
  })

  // Selectors Level 4, 17.
  it.each([
    ['text', [0, 0, 1]],
    ['.drawing text', [0, 1, 1]],
    ['.a > .b.c', [0, 3, 0]],
    ['[class*="lit-"]', [0, 1, 0]],
    [':root[data-theme]', [0, 2, 0]],
    ['.a:where(#b .c)', [0, 1, 0]],
    ['.a:is(#b, c)', [1, 1, 0]],
    [':nth-child(2 of .a, .b.c)', [0, 3, 0]],
    ['.explains .node:not(.on-path, [class*="lit-"]) :is(.node-symbol, p.bar-best)', [0, 4, 1]],
  ])('weighs %s', (selector, [a, b, c]) => {
    const [rule] = readSheet('test.css', `${selector} { fill: none }`)
    expect(rule.specificity).toEqual({ a, b, c })
  })

  it.each(['@layer x { .a { fill: red } }', '@supports (fill: red) { .a { fill: red } }'])(
    'is refused with %s',
    (sheet) => {
      expect(() => readSheet('test.css', sheet)).toThrow(/test\.css: @(layer|supports)/)
    },
  )

  it.each(['.a { fill }', '.a:: { fill: red }', '}'])('is refused if it is %s', (sheet) => {
    expect(() => fill(sheet)).toThrow()
  })
})

describe('an element of a drawing', () => {
  it.each([
    ['of equal rules the last', '.a { fill: #111 } .b { fill: #222 }', '#222'],
    ['of two rules the more specific', '.a.b { fill: #111 } .a { fill: #222 }', '#111'],
    ['what is important', '.a { fill: #111 !important } #one { fill: #222 }', '#111'],
    ['nothing of :where', ':where(#one) { fill: #111 } path { fill: #222 }', '#222'],
    ['all of :is', ':is(#one, .x) { fill: #111 } .a.b { fill: #222 }', '#111'],
    ['what is nested', '.outer { .a& { fill: #111 } .a { fill: #222 } }', '#222'],
    [
      'of what is nested the parent’s weight',
      ':is(g, #x) { .a { fill: #111 } } .outer .a.b { fill: #222 }',
      '#111',
    ],
    [
      'nothing of a state',
      '.a { fill: #111 } .a:hover, .a:is(:focus-visible) { fill: #222 }',
      '#111',
    ],
    ['what holds without a state', '.a:not(:hover) { fill: #111 }', '#111'],
    ['nothing of what stands before it', '.a { fill: #111 } .a::before { fill: #222 }', '#111'],
    [
      'nothing nested of a screen',
      '.a { fill: #111; @media (width > 1px) { fill: #222 } }',
      '#111',
    ],
  ])('gets %s', (_, sheet, value) => {
    expect(fill(sheet)).toBe(value)
  })

  it('is found by an attribute with commas and braces', () => {
    const sheet = 'text[data-note="x, y { z }"] { font-family: "a; b", serif; fill: #111 }'
    expect(given(sheet, 'text')).toBe('#111')
    expect(given(sheet, 'text', 'font-family')).toBe('a\\; b, serif')
  })

  it.each([
    ['a variable', ':root { --x: #111 } .a { fill: var(--x) }', '#111'],
    [
      'a variable of a variable',
      ':root { --x: var(--y); --y: #111 } .a { fill: var(--x) }',
      '#111',
    ],
    ['one that stands in', '.a { fill: var(--x, var(--y, #111)) }', '#111'],
    ['its own variable', '.a { --x: #111 } .outer { --x: #222 } .a { fill: var(--x) }', '#111'],
    [
      'a variable from above',
      '.outer { --x: #111 } text { --x: #222 } .a { fill: var(--x) }',
      '#111',
    ],
    ['nothing for no variable', '.a { fill: var(--x) }', null],
    [
      'nothing for one in a circle',
      ':root { --x: var(--y); --y: var(--x) } .a { fill: var(--x) }',
      null,
    ],
    ['the light colour', '.a { fill: light-dark(rgb(17 17 17), light-dark(#222, #333)) }', '#111'],
    [
      'the light colour of a variable',
      ':root { --x: light-dark(#111, #222) } .a { fill: var(--x) }',
      '#111',
    ],
    [
      'a mixed colour',
      ':root { --x: light-dark(#000, #fff) } .a { fill: color-mix(in srgb, var(--x) 50%, #fff) }',
      'gray',
    ],
    ['the colour of its text', '.outer { color: #111 } .a { fill: currentColor }', '#111'],
  ])('gets %s', (_, sheet, value) => {
    expect(fill(sheet)).toBe(value)
  })

  it('has lengths in pixels, and sums added up', () => {
    expect(given('.a { stroke-width: 0.125rem }', '#one', 'stroke-width')).toBe('2')
    expect(given('.a { stroke-width: calc(1rem + 2px) }', '#one', 'stroke-width')).toBe('18')
    expect(given('.a { stroke-dasharray: 4px 3px }', '#one', 'stroke-dasharray')).toBe('4 3')
  })

  it('has the opacity of a colour apart', () => {
    const sheet = '.a { fill: color-mix(in srgb, #123456 50%, transparent); stroke: transparent }'
    expect(given(sheet, '#one')).toBe('#123456')
    expect(given(sheet, '#one', 'fill-opacity')).toBe('0.5')
    expect(given(sheet, '#one', 'stroke')).toBe('none')
  })
})
