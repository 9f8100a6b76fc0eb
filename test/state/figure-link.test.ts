import { describe, expect, it } from 'vitest'
import { FigureLink, type Address } from '../../src/state/figure-link.ts'
import { decodeState } from '../../src/state/read-link.ts'
import type { Schema } from '../../src/state/schema.ts'

const schema = {
  moves: { type: 'text', default: '', max: 4100 },
  depth: { type: 'integer', default: 4, min: 1, max: 8 },
} as const satisfies Schema

/** An address bar whose clock the test moves. */
function bar(href: string) {
  let waiting: (() => void)[] = []
  let replaced = 0
  const address: Address = {
    read: () => href,
    replace: (next) => {
      href = next
      replaced++
    },
    later: (action) => waiting.push(action),
  }
  const pass = () => {
    const actions = waiting
    waiting = []
    for (const action of actions) action()
  }
  return { address, pass, href: () => href, replaced: () => replaced }
}

describe('the link of a figure', () => {
  it('says nothing where the address says nothing', () => {
    const page = bar('https://example.org/en/07/?other=depth:2')
    expect(new FigureLink('play', schema, page.address).read(decodeState)).toBeUndefined()
  })

  it('changes the address once for many changes, keeps path and other figures, and points at itself', () => {
    const page = bar('https://example.org/en/07/?tree=step:3#part-2')
    const link = new FigureLink('play', schema, page.address)
    for (let depth = 1; depth <= 8; depth++) link.write({ moves: '44', depth })
    expect(page.replaced()).toBe(0)
    page.pass()
    expect(page.replaced()).toBe(1)
    expect(page.href()).toBe('https://example.org/en/07/?tree=step:3&play=moves:44;depth:8#play')
  })

  it('reads what it has just written, before the address has it', () => {
    const page = bar('https://example.org/')
    const link = new FigureLink('play', schema, page.address)
    link.write({ moves: '445', depth: 4 })
    expect(link.read(decodeState)).toMatchObject({ value: { state: { moves: '445', depth: 4 } } })
  })

  it('leaves two figures that write at the same time both in the address', () => {
    const page = bar('https://example.org/')
    new FigureLink('one', schema, page.address).write({ moves: '1', depth: 4 })
    new FigureLink('two', schema, page.address).write({ moves: '2', depth: 4 })
    page.pass()
    expect(page.href()).toBe('https://example.org/?one=moves:1&two=moves:2#two')
  })

  it('gives a link to copy that holds this figure alone and points at it', () => {
    const page = bar('https://example.org/en/07/?tree=step:3#part-2')
    const link = new FigureLink('play', schema, page.address)
    expect(link.linkTo({ moves: '4', depth: 6 })).toBe(
      'https://example.org/en/07/?play=moves:4;depth:6#play',
    )
  })

  it('refuses a state that is too long, and leaves the address as it was', () => {
    const page = bar('https://example.org/?play=depth:2')
    const link = new FigureLink('play', schema, page.address)
    const written = link.write({ moves: '4'.repeat(4100), depth: 4 })
    page.pass()
    expect(written.ok ? undefined : written.error.code).toBe('link/too-long')
    expect(page.href()).toBe('https://example.org/?play=depth:2')
  })
})
