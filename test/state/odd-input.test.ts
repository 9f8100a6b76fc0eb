import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { kits, minimax, THE_33_NODE_TREE, tree } from '../../engine/index.ts'
import { encodeState } from '../../src/state/link.ts'
import { decodeState } from '../../src/state/read-link.ts'
import { fileText, readFile } from '../../src/widgets/lab/file.ts'
import { labSchema } from '../../src/widgets/lab/schema.ts'
import { specIn } from '../../src/widgets/lab/search/schema.ts'
import { placeIn } from '../../src/widgets/lab/source/place.ts'
import { linkedSpec, treeSchema } from '../../src/widgets/tree/link.ts'
import { recordNow } from '../../src/widgets/tree/record-now.ts'
import { NO_SPEC } from '../../src/widgets/tree/spec.ts'
import { fitted, sceneOf } from '../../src/widgets/tree/whole/scene.ts'
import { Spread } from '../../src/widgets/tree/whole/spread.ts'

const schema = labSchema(THE_33_NODE_TREE)

/** A leaf beside each inner node, so many plies down. */
const ladder = (depth: number): string => (depth === 1 ? '[1]' : `[${depth},${ladder(depth - 1)}]`)

/** What is unusual, the text of it, and what the root is worth, as it is written. */
const ODD = [
  ['one node', '7', '7'],
  ['one child', '[7]', '7'],
  ['one child below one child', '[[[7]]]', '7'],
  ['leaves that are equal', '[[5,5,5],[5,5],[5]]', '5'],
  ['sixty plies', ladder(60), undefined],
  ['the largest values', '[[1000000000,-1000000000],[-1000000000,1000000000]]', '-1000000000'],
  ['values as large as the window', '[[inf,3],[-inf,4]]', '3'],
] as const

describe.each(ODD)('a tree of %s', (_, position, value) => {
  test('is searched, told at every step, and seen as a whole', () => {
    const recorded = recordNow({ ...NO_SPEC, game: 'tree', position })
    if (!recorded.ok) throw new Error(recorded.error.code)
    const { replay, written } = recorded.value
    const root = replay.score(0, replay.steps) ?? NaN
    const read = tree.game.parse(position)
    if (!read.ok) throw new Error(read.error.code)
    const whole = { game: tree.game, evaluation: tree.evaluation, position: read.value }
    expect(root).toBe(minimax(whole, { depth: 64 }).value)
    if (value !== undefined) expect(written?.(root) ?? String(root)).toBe(value)
    const spread = new Spread(replay, 0, { only: 'all', reach: 0 })
    for (const _ of spread.build());
    const ways = new Map<number, ReadonlySet<number>>()
    for (const [width, height] of [
      [1200, 600],
      [358, 320],
    ]) {
      const look = fitted(spread, width, height)
      const marks = sceneOf(spread, look, { ways, choice: new Map(), mirrored: false })
      expect(marks[0]?.node).toBe(0)
      for (const { x, y } of marks) {
        expect(Number.isFinite(y)).toBe(true)
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(width)
      }
    }
  })
})

const links = readFileSync(join(import.meta.dirname, '../fixtures/links.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [, version = '', figure = '', text = ''] = /^(\S+) (\S+) (.*)$/.exec(line) ?? []
    return { version, figure, text }
  })

describe.each(links)('a link of version $version to the $figure, $text', ({ figure, text }) => {
  test('says today what it said then', () => {
    const fields = figure === 'lab' ? schema : treeSchema(NO_SPEC)
    const read = decodeState(fields, text)
    if (!read.ok) throw new Error(read.error.code)
    expect(read.value).toEqual({ state: read.value.state, unknown: [] })
    const parts = (state: string) => state.split(';').toSorted()
    expect(parts(encodeState(fields, read.value.state as never))).toEqual(parts(text))
  })

  test('leads to what can be searched', () => {
    if (figure === 'lab') {
      const read = decodeState(schema, text)
      if (!read.ok) throw new Error(read.error.code)
      const place = placeIn(read.value.state, kits[read.value.state.game as keyof typeof kits])
      if (!place.ok) throw new Error(place.error.code)
      expect(recordNow(specIn(read.value.state, place.value)).ok).toBe(true)
      return
    }
    const read = decodeState(treeSchema(NO_SPEC), text)
    if (!read.ok) throw new Error(read.error.code)
    const spec = linkedSpec(read.value.state, undefined)
    if (!spec.ok) throw new Error(spec.error.code)
    const { game, position, gameOptions } = spec.value
    expect(kits[game as keyof typeof kits].game.parse(position, gameOptions).ok).toBe(true)
  })
})

test('a file that is cut anywhere, or changed in a letter, is read or refused with a reason', () => {
  const states = links.filter(({ figure }) => figure === 'lab').map(({ text }) => text)
  const file = (text: string) => {
    const read = decodeState(schema, text)
    if (!read.ok) throw new Error(read.error.code)
    return fileText(schema, read.value.state)
  }
  fc.assert(
    fc.property(
      fc.constantFrom(...states.map(file)),
      fc.nat(),
      fc.string({ unit: 'grapheme', maxLength: 2 }),
      (text, place, letter) => {
        const at = place % text.length
        for (const wrong of [text.slice(0, at), text.slice(0, at) + letter + text.slice(at + 1)]) {
          const read = readFile(schema, wrong)
          if (!read.ok) expect(read.error.code).toMatch(/^(?:lab|link)\//)
          else expect(Object.keys(read.value.state)).toEqual(Object.keys(schema))
        }
      },
    ),
  )
})
