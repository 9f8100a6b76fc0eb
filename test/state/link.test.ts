import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeState, readParameter, STATE_LIMIT, withParameter } from '../../src/state/link.ts'
import { decodeState } from '../../src/state/read-link.ts'
import { defaultsOf, type Schema } from '../../src/state/schema.ts'

const schema = {
  position: { type: 'text', default: '', max: 200 },
  depth: { type: 'integer', default: 4, min: -5, max: 8 },
  begins: { type: 'choice', default: 'you', values: ['you', 'engine'] },
  values: { type: 'boolean', default: true },
} as const satisfies Schema

const states = fc.record({
  position: fc.string({ unit: 'grapheme', maxLength: 60 }),
  depth: fc.integer({ min: -5, max: 8 }),
  begins: fc.constantFrom('you', 'engine'),
  values: fc.boolean(),
})

function through(text: string) {
  const href = new URL(`https://example.org/en/07/${withParameter('', 'cut-tree', text)}`)
  return readParameter(href.search, 'cut-tree') ?? ''
}

describe('the codec of a state', () => {
  it('leaves out what has its default', () => {
    expect(encodeState(schema, defaultsOf(schema))).toBe('')
    expect(encodeState(schema, { ...defaultsOf(schema), depth: 7 })).toBe('depth:7')
  })

  it('writes texts so that a person can read them', () => {
    const state = { ...defaultsOf(schema), position: '[[3,12],[2,4]]' }
    expect(encodeState(schema, state)).toBe('position:((3,12),(2,4))')
    const board = { ...defaultsOf(schema), position: '.X./.O./... X' }
    expect(encodeState(schema, board)).toBe('position:.X./.O./... X')
    expect(withParameter('', 'toy', encodeState(schema, board))).toBe('?toy=position:.X./.O./...+X')
  })

  it('reads back every state, also after a browser has had the link', () => {
    fc.assert(
      fc.property(states, (state) => {
        const text = through(encodeState(schema, state))
        expect(decodeState(schema, text)).toEqual({ ok: true, value: { state, unknown: [] } })
      }),
      { numRuns: 500 },
    )
  })

  it('reads back also what a program has taken apart and put together again', () => {
    fc.assert(
      fc.property(states, (state) => {
        const href = new URL('https://example.org/')
        href.searchParams.set('cut-tree', encodeState(schema, state))
        const text = readParameter(href.search, 'cut-tree') ?? ''
        expect(decodeState(schema, text)).toMatchObject({ value: { state } })
      }),
    )
  })

  it('needs only characters that links carry as they are', () => {
    fc.assert(
      fc.property(states, (state) => {
        const search = withParameter('', 'cut-tree', encodeState(schema, state))
        expect(search).toMatch(/^(\?cut-tree=[A-Za-z0-9\-._~*,/@!$+():;%]*)?$/)
      }),
    )
  })

  it('replaces a lone surrogate, which no link can carry', () => {
    const state = { ...defaultsOf(schema), position: 'a\uD800b' }
    const read = decodeState(schema, through(encodeState(schema, state)))
    expect(read.ok && read.value.state.position).toBe('a\uFFFDb')
  })

  it('never throws on hostile text', () => {
    const pieces = fc.array(
      fc.oneof(
        fc.constantFrom(
          '%',
          '%E0',
          '!',
          '!o',
          ';',
          ':',
          '__proto__',
          'constructor',
          'depth',
          'position',
          '9',
        ),
        fc.string({ unit: 'binary', maxLength: 8 }),
      ),
    )
    fc.assert(
      fc.property(pieces, (parts) => {
        const read = decodeState(schema, parts.join(''))
        if (!read.ok) expect(read.error.code).toMatch(/^link\//)
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    ['depth:9', 'link/out-of-range', 'depth'],
    ['depth:4.5', 'link/not-a-number', 'depth'],
    ['depth;values:no', 'link/not-a-number', 'depth'],
    ['depth:1e3', 'link/out-of-range', 'depth'],
    ['depth:1e9', 'link/out-of-range', 'depth'],
    ['depth:99999999999999999999', 'link/out-of-range', 'depth'],
    ['depth:1e0', 'link/not-a-number', 'depth'],
    ['depth:1;depth:2', 'link/field-twice', 'depth'],
    ['begins:them', 'link/not-a-choice', 'begins'],
    ['values:1', 'link/not-yes-or-no', 'values'],
    ['position:a!b', 'link/bad-escape', 'position'],
    ['position:a!!!b', 'link/bad-escape', 'position'],
    [`position:${'a'.repeat(201)}`, 'link/text-too-long', 'position'],
  ])('says which field of %s is wrong', (text, code, field) => {
    const read = decodeState(schema, text)
    expect(read.ok).toBe(false)
    if (read.ok) return
    expect(read.error.code).toBe(code)
    expect(read.error.params?.field).toBe(field)
  })

  it('gives a number back as it was written, where it would be another one or none', () => {
    const told = (text: string) => {
      const read = decodeState(schema, text)
      return read.ok ? undefined : read.error.params?.['value']
    }
    expect(told('depth:1e400')).toBe('1e400')
    expect(told('depth:99999999999999999999')).toBe('99999999999999999999')
    expect(told('depth:1e9')).toBe(1e9)
    expect(told(`depth:${'9'.repeat(400)}`)).toMatch(/^9{40}…$/)
  })

  it('reads a value that stands for none, and does not count it to the range', () => {
    const fields = { node: { type: 'integer', default: 4, none: -1, min: 0, max: 9 } } as const
    expect(encodeState(fields, { node: -1 })).toBe('node:-1')
    expect(decodeState(fields, 'node:-1')).toMatchObject({
      ok: true,
      value: { state: { node: -1 } },
    })
    for (const text of ['node:-2', 'node:10']) {
      expect(decodeState(fields, text)).toMatchObject({
        error: { code: 'link/out-of-range', params: { min: 0, max: 9 } },
      })
    }
  })

  it('says where the wrong field stands', () => {
    const read = decodeState(schema, 'values:no;depth:99')
    expect(read.ok ? undefined : read.error.at).toBe(10)
  })

  it('tells which fields belong to another figure, and reads the rest', () => {
    const read = decodeState(schema, 'step:12;depth:3;__proto__:x')
    expect(read).toEqual({
      ok: true,
      value: { state: { ...defaultsOf(schema), depth: 3 }, unknown: ['step', '__proto__'] },
    })
  })

  it('is never taken for another figure’s where it is cut off, nor what is left for wrong', () => {
    fc.assert(
      fc.property(states, fc.nat(), (state, at) => {
        const search = withParameter('', 'cut-tree', encodeState(schema, state))
        const from = '?cut-tree='.length
        if (search.length <= from) return
        const cut = search.slice(0, from + (at % (search.length - from)))
        const read = decodeState(schema, readParameter(cut, 'cut-tree') ?? '')
        expect(read).toMatchObject({ ok: true, value: { unknown: [] } })
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['mo', 'mo'],
    ['begins:engine;dep', 'dep'],
    ['begins:engine;depth:-', 'depth:-'],
    ['begins:eng', 'begins:eng'],
    ['begins:engine;values:y', 'values:y'],
    ['position:a!', 'position:a!'],
    ['\0', '\0'],
    ['\uFFFD%8', '\uFFFD%8'],
    ['position:4\uFFFD%8', 'position:4\uFFFD%8'],
  ])('tells where %j is cut off, and reads what stands before', (text, cut) => {
    const state = defaultsOf(schema)
    const begins = text.startsWith('begins:engine') ? 'engine' : state.begins
    const moves = { type: 'text', default: '', max: 9 } as const
    expect(decodeState({ ...schema, moves }, text)).toEqual({
      ok: true,
      value: { state: { ...state, begins, moves: '' }, unknown: [], cut },
    })
  })

  it('says that there is nothing to choose where there is one number alone', () => {
    const level = { type: 'integer', default: 0, min: 0, max: 0 } as const
    const read = decodeState({ level }, 'level:3')
    expect(read.ok ? undefined : read.error).toMatchObject({ code: 'link/no-choice' })
    expect(decodeState({ level }, 'level:0').ok).toBe(true)
  })

  it('names no more of them than a sentence can hold', () => {
    const names = ['x'.repeat(900), ...Array.from({ length: 99 }, (_, i) => `f${i}`)]
    const read = decodeState(schema, names.join(';'))
    const unknown = read.ok ? read.value.unknown : []
    expect(unknown[0]).toMatch(/^x+…$/)
    expect(unknown.join(', ').length).toBeLessThan(200)
  })

  it('refuses a text over the limit', () => {
    const read = decodeState(schema, 'x'.repeat(STATE_LIMIT + 1))
    expect(read.ok ? undefined : read.error.code).toBe('link/too-long')
  })

  it('throws on a state that its schema forbids, since no reader can have made it', () => {
    const state = { ...defaultsOf(schema), depth: 9 }
    expect(() => encodeState(schema, state)).toThrow('depth is 9')
  })
})

describe('the parameters of a page', () => {
  it('keep their order and their text when one of them changes', () => {
    const search = '?utm=a%20b&play=depth:3&cut=step:4&flag'
    expect(withParameter(search, 'play', 'depth:5')).toBe('?utm=a%20b&play=depth:5&cut=step:4&flag')
    expect(withParameter(search, 'play', '')).toBe('?utm=a%20b&cut=step:4&flag')
    expect(withParameter(search, 'tree', 'step:1')).toBe(`${search}&tree=step:1`)
  })

  it('vanish from the address when none is left', () => {
    expect(withParameter('?play=depth:3', 'play', '')).toBe('')
  })

  it('are never confused with one another', () => {
    fc.assert(
      fc.property(states, states, (one, two) => {
        const first = withParameter('', 'one', encodeState(schema, { ...one, depth: 1 }))
        const both = withParameter(first, 'two', encodeState(schema, { ...two, depth: 2 }))
        expect(decodeState(schema, readParameter(both, 'one') ?? '')).toMatchObject({
          value: { state: { depth: 1, position: one.position } },
        })
        expect(decodeState(schema, readParameter(both, 'two') ?? '')).toMatchObject({
          value: { state: { depth: 2, position: two.position } },
        })
      }),
    )
  })
})
