import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gameIds, kits, THE_33_NODE_TREE } from '../../engine/index.ts'
import { labQuery } from '../../src/state/lab-link.ts'
import { encodeState, readParameter } from '../../src/state/link.ts'
import { decodeState } from '../../src/state/read-link.ts'
import { defaultsOf } from '../../src/state/schema.ts'
import { setupOf } from '../../src/state/setup.ts'
import { fileText, readFile } from '../../src/widgets/lab/file.ts'
import { FILE_MARK, labSchema, MODES, type LabState } from '../../src/widgets/lab/schema.ts'
import { specIn } from '../../src/widgets/lab/search/schema.ts'
import { nextRandomTree } from '../../src/widgets/lab/source/random.ts'
import { placeIn } from '../../src/widgets/lab/source/place.ts'
import { walk } from '../engine/random-positions.ts'

const schema = labSchema(THE_33_NODE_TREE)
const usual = defaultsOf(schema)

function read(query: string): LabState {
  const text = readParameter(new URL(query, 'https://example.org/').search, 'lab')
  const decoded = decodeState(schema, text ?? '')
  if (!decoded.ok) throw new Error(decoded.error.code)
  expect(decoded.value.unknown).toEqual([])
  return decoded.value.state
}

const boarded = gameIds.filter((id) => kits[id].board !== undefined)

describe.each(boarded)('a position of %s', (game) => {
  const kit = kits[game]

  test('comes to the lab as it was, and with nothing of another', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(400), { maxLength: 12 }), (choices) => {
        const position = kit.game.format(walk(kit, choices))
        const state = read(`/lab/${labQuery({ game, options: {}, position })}`)
        expect(state).toEqual({ ...usual, mode: 'step', game, position })
        const place = placeIn(state, kit)
        if (!place.ok) throw new Error(place.error.code)
        const spec = specIn(state, place.value)
        expect(spec.game).toBe(game)
        const again = kit.game.parse(spec.position, spec.gameOptions)
        expect(again.ok && kit.game.format(again.value)).toBe(position)
      }),
      { numRuns: 30 },
    )
  })

  test('brings its options', () => {
    const options = Object.fromEntries(
      kit.options.map((each) => [
        each.name,
        each.type === 'choice' ? each.values[0] : each.default,
      ]),
    )
    const state = read(`/lab/${labQuery({ game, options, position: '' })}`)
    const setup = setupOf(state.setup)
    expect(setup.ok && setup.value).toEqual(
      kit.options.length === 0
        ? undefined
        : Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)])),
    )
  })
})

/** Any value of each field. */
const states = fc.record(
  Object.fromEntries(
    Object.entries(schema).map(([name, field]) => {
      switch (field.type) {
        case 'text':
          return [
            name,
            fc
              .string({ maxLength: Math.min(field.max, 60) / 4, unit: 'grapheme' })
              .filter(({ length }) => length <= field.max),
          ]
        case 'integer':
          return [name, fc.integer({ min: field.min, max: field.max })]
        case 'choice':
          return [name, fc.constantFrom<string>(...field.values)]
        case 'boolean':
          return [name, fc.boolean()]
      }
    }),
  ),
)

test('every state of the lab is the one that its link leads to', () => {
  fc.assert(
    fc.property(states, (state) => {
      const text = encodeState(schema, state as LabState)
      const decoded = decodeState(schema, text)
      // What does not fit a link is not written to one.
      fc.pre(text.length <= 4000)
      expect(decoded.ok && decoded.value.state).toEqual(state)
    }),
  )
})

test('every state comes back from its file, and a file that is cut short or changed is told', () => {
  fc.assert(
    fc.property(states, (state) => {
      const text = fileText(schema, state as LabState)
      fc.pre(text.length <= 4000)
      expect(text.startsWith(FILE_MARK)).toBe(true)
      for (const lines of [text, text.trimEnd(), text.replace(/\n/g, '\r\n')]) {
        const read = readFile(schema, lines)
        expect(read.ok && read.value.state).toEqual(state)
      }
    }),
  )
  const other = readFile(schema, 'cutoff-lab 2\nmode:step')
  expect(!other.ok && other.error.code).toBe('lab/other-file')
  const short = readFile(schema, 'cutoff-lab 1\nmode:step;algo')
  expect(!short.ok && short.error.code).toBe('link/cut-off')
  const wrong = readFile(schema, 'cutoff-lab 1\nmode:dance')
  expect(!wrong.ok && wrong.error.code).toBe('link/not-a-choice')
})

/** As the lab has written them at one time or another: the first before it had modes and games. */
const OLDER: readonly [link: string, state: Partial<LabState>][] = [
  ['tie:lt;cut:3;checked:yes', { tie: 'lt', cut: '3', checked: true }],
  ['order:right', { order: 'right' }],
  [
    'tree:((3,12),(2,4));first:min;low:9;high:14',
    { tree: '[[3,12],[2,4]]', first: 'min', low: '9', high: '14' },
  ],
  [
    'shown:nothing;seed:5;depth:4;ties:30;cuts:3;deep:yes',
    { shown: 'nothing', seed: 5, depth: 4, ties: 30, cuts: 3, deep: true },
  ],
  ['bounds:parent;fail:hard', { bounds: 'parent', fail: 'hard' }],
  [
    'mode:step;game:mnk;position:b2a1;way:monte-carlo;iterations:300;explore:70;chance:5;playout:3;event:12;look:4;measure:means',
    {
      mode: 'step',
      game: 'mnk',
      position: 'b2a1',
      way: 'monte-carlo',
      iterations: 300,
      explore: 70,
      chance: 5,
      playout: 3,
      event: 12,
      look: 4,
      measure: 'means',
    },
  ],
  [
    'mode:step;way:threads;algorithm:pvs;threads:4;sharing:no;picked:7',
    { mode: 'step', way: 'threads', algorithm: 'pvs', threads: 4, sharing: false, picked: 7 },
  ],
  ['mode:compare;column:1;chosen:9', { mode: 'compare', column: 1, chosen: 9 }],
]

test.each(OLDER)('the older link %s means what it did', (link, state) => {
  const decoded = decodeState(schema, link)
  expect(decoded.ok && decoded.value.state).toEqual({ ...usual, ...state })
})

test('a random tree has as many children, of such values, as a link asks, whichever way round', () => {
  const asked = {
    ...usual,
    depth: 2,
    least: 4,
    most: 2,
    lowest: 50,
    highest: -50,
    cuts: 1,
  } as const
  const found = nextRandomTree(asked)
  if (!found.ok) throw new Error(found.error.code)
  const rows = JSON.parse(found.value.tree) as number[][]
  for (const row of [rows, ...rows]) {
    expect(row.length).toBeGreaterThanOrEqual(2)
    expect(row.length).toBeLessThanOrEqual(4)
  }
  const leaves = rows.flat()
  expect(Math.min(...leaves)).toBeGreaterThanOrEqual(-50)
  expect(Math.max(...leaves)).toBeLessThanOrEqual(50)
  expect(leaves.some((leaf) => leaf < 0 || leaf > 9)).toBe(true)
  const large = nextRandomTree({ ...usual, depth: 4, most: 9 })
  expect(!large.ok && large.error.code).toBe('predict/too-large')
})

test('a mode is asked for by its name', () => {
  for (const mode of MODES) {
    const decoded = decodeState(schema, `mode:${mode}`)
    expect(decoded.ok && decoded.value.state.mode).toBe(mode)
  }
})
