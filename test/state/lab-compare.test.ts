import * as fc from 'fast-check'
import { beforeAll, describe as group, expect, test } from 'vitest'
import { kitOf, PLAIN_DEMANDS, THE_33_NODE_TREE, treeOfSeed } from '../../engine/index.ts'
import { wordsReady } from '../../src/i18n/in-language.ts'
import { labCompare as words } from '../../src/i18n/en/lab-compare.ts'
import { tree as treeWords } from '../../src/i18n/en/tree.ts'
import { defaultsOf } from '../../src/state/schema.ts'
import {
  columnAt,
  compare,
  comesTo,
  momentsOf,
  partingMoment,
  stepAt,
} from '../../src/widgets/lab/compare/compared.ts'
import { judgedIn, lostMarks } from '../../src/widgets/lab/compare/lost.ts'
import { besideText, searchesIn } from '../../src/widgets/lab/compare/searches.ts'
import { labSchema, type LabState } from '../../src/widgets/lab/schema.ts'
import { specIn, type SearchState } from '../../src/widgets/lab/search/schema.ts'
import { placeIn } from '../../src/widgets/lab/source/place.ts'
import { ROOMS } from '../../src/widgets/tree/geometry.ts'
import { recordNow } from '../../src/widgets/tree/record-now.ts'

const usual = defaultsOf(labSchema(THE_33_NODE_TREE))

beforeAll(wordsReady)

function searches(state: LabState): readonly SearchState[] {
  const read = searchesIn(state)
  if (!read.ok) throw new Error(read.error.code)
  return read.value
}

function compared(change: Partial<LabState>) {
  const state = { ...usual, ...change }
  const kit = kitOf(state.game)
  if (!kit.ok) throw new Error(kit.error.code)
  const place = placeIn(state, kit.value)
  if (!place.ok) throw new Error(place.error.code)
  const all = searches(state)
  const sessions = all.map((search) => {
    const session = recordNow(specIn(search, place.value))
    if (!session.ok) throw new Error(session.error.code)
    return session.value
  })
  return compare(all, sessions, treeWords)
}

const nothing = { selected: -1, choice: new Map<number, boolean>() }

group('the searches of a link', () => {
  test('are the one at hand and plain minimax as deep, where no other is named', () => {
    const [own, other] = searches({ ...usual, plies: 5, first: 'min' })
    expect(own.algorithm).toBe('alphabeta')
    expect(other).toMatchObject({ algorithm: 'minimax', plies: 5, first: 'min' })
  })

  test('come back as they were written', () => {
    const field = fc.record({
      algorithm: fc.constantFrom('minimax', 'negamax', 'alphabeta', 'pvs', 'deepening'),
      plies: fc.integer({ min: 1, max: 64 }),
      tie: fc.constantFrom('le', 'lt'),
      order: fc.constantFrom('left', 'right', 'centre'),
      beam: fc.nat(400),
      low: fc.constantFrom('-inf', '-3', '1/2'),
      exclude: fc.constantFrom('', 'a1 b2', '(a|b);c!'),
    })
    fc.assert(
      fc.property(fc.array(field, { minLength: 1, maxLength: 3 }), (written) => {
        const asked = written.map((each) => ({ ...usual, ...each }) as unknown as SearchState)
        const [, ...read] = searches({ ...usual, beside: besideText(asked) })
        expect(read).toHaveLength(asked.length)
        asked.forEach(({ algorithm, plies, tie, order, beam, low, exclude }, i) => {
          const same = { algorithm, plies, tie, order, beam, low }
          expect(read[i]).toMatchObject({ ...same, exclude: exclude.replaceAll('|', '') })
        })
      }),
    )
  })

  test('are four at most, and what is none is refused', () => {
    const many = searchesIn({ ...usual, beside: '|||' })
    expect(!many.ok && many.error.code).toBe('lab/too-many-searches')
    const bad = searchesIn({ ...usual, beside: 'algorithm:guess' })
    expect(!bad.ok && bad.error.code).toBe('link/not-a-choice')
  })
})

group('alpha-beta beside minimax', () => {
  const both = compared({})
  const [own, other] = both.columns

  test('parts from it at its first cut', () => {
    const { replay } = own.telling.session
    expect(both.parted).toEqual({ other: 1, difference: 'way', step: replay.nextCutoff(0) })
    expect(partingMoment(both, 'steps')).toBe(replay.nextCutoff(0))
    const before = both.columns.map((column) =>
      columnAt(both, column, 10, nothing, words, ROOMS.narrow),
    )
    expect(before[0].sentence).not.toBe('')
    const at = both.columns.map((column) =>
      columnAt(both, column, partingMoment(both, 'steps'), nothing, words, ROOMS.narrow),
    )
    expect(at[0].sentence).not.toBe(at[1].sentence)
  })

  test('has ghosts in minimax exactly where it skips, and none of its own', () => {
    const ghosts = both.columns.map((column) => {
      const end = column.telling.session.replay.steps
      const all = new Map(
        Array.from({ length: column.telling.session.replay.nodeCount }, (_, node) => [node, true]),
      )
      const drawn = columnAt(both, column, end, { selected: -1, choice: all }, words, {
        ...ROOMS.narrow,
        slots: Infinity,
      })
      return drawn.model.nodes.filter(({ ghost }) => ghost === true).length
    })
    expect(ghosts).toEqual([0, comesTo(other).nodes - comesTo(own).nodes])
    expect(ghosts[1]).toBeGreaterThan(0)
  })

  test('is by nodes as far as the other', () => {
    for (let nodes = 0; nodes <= momentsOf(both, 'nodes'); nodes++) {
      for (const column of both.columns) {
        const { visited } = column.telling.session.replay.counts(stepAt(column, 'nodes', nodes))
        expect(visited).toBe(Math.min(nodes, column.enters.length))
      }
    }
  })
})

test('searches that leave nothing out come to one value on any tree, and part where they differ', () => {
  const beside = 'algorithm:negamax|algorithm:pvs|algorithm:alphabeta;tie:lt;fail:hard;order:right'
  fc.assert(
    fc.property(fc.nat(9999), (seed) => {
      const both = compared({ tree: treeOfSeed(seed, PLAIN_DEMANDS), beside })
      const values = new Set(both.columns.map((column) => comesTo(column).value))
      expect(values.size).toBe(1)
      expect(both.columns.every((column) => comesTo(column).exact)).toBe(true)
      expect(judgedIn(both)).toEqual([])
    }),
    { numRuns: 40 },
  )
})

test('a search beside itself does the same from first to last', () => {
  const both = compared({ beside: 'algorithm:alphabeta;plies:3' })
  expect(both.parted).toBeUndefined()
  expect(partingMoment(both, 'steps')).toBe(momentsOf(both, 'steps'))
})

test('a search with another window need not come to the value, and one whose beam drops nothing must', () => {
  const windowed = compared({ low: '9', high: '14', beside: 'algorithm:minimax' })
  expect(windowed.columns.map((column) => comesTo(column).exact)).toEqual([false, true])
  const wide = compared({ game: 'connect4', plies: 2, beam: 7, beside: '' })
  expect(wide.columns.map((column) => comesTo(column).exact)).toEqual([true, true])
})

group('two moves that are searched alone', () => {
  const alone = { game: 'connect4', position: '44', plies: 4, exclude: '!1' }
  const both = compared({ ...alone, beside: 'algorithm:alphabeta;exclude:!!4' })
  const [played, better] = both.columns

  test('part where it is decided which is the better one, and not at their first step', () => {
    expect(both.parted).toMatchObject({ other: 1, difference: 'worth', worse: 0 })
    const step = partingMoment(both, 'steps')
    expect(step).toBe(better.telling.session.replay.steps)
    expect([played.mark, better.mark]).toEqual(['refutes', 'better'])
    const { replay } = played.telling.session
    const worth = better.telling.session.replay.score(better.node, step) ?? NaN
    expect(replay.recording.parent[replay.recording.parent[played.node]]).toBe(0)
    expect(replay.score(played.node, step)).toBeLessThan(worth)
  })

  test('are marked there, and neither is a ghost in the other', () => {
    const drawn = both.columns.map((column) =>
      columnAt(both, column, partingMoment(both, 'nodes'), nothing, words, ROOMS.narrow),
    )
    drawn.forEach(({ model }, i) => {
      expect(model.nodes.some(({ ghost }) => ghost === true)).toBe(false)
      const spoken = model.nodes.map((node) => node.spoken).join('\n')
      expect(spoken).toContain(words.marks[both.columns[i].mark])
    })
  })

  test('by nodes, open where the better one has visited all of its own', () => {
    const { replay } = better.telling.session
    const { visited } = replay.counts(stepAt(better, 'nodes', partingMoment(both, 'nodes')))
    expect(visited).toBe(comesTo(better).nodes)
  })

  test('that are worth the same are not told apart', () => {
    const same = compared({
      ...alone,
      position: '',
      exclude: '!1',
      beside: 'algorithm:alphabeta;exclude:!!7',
    })
    expect(same.parted).toMatchObject({ difference: 'worth', worse: undefined })
  })
})

test('a beam that loses a move is told which, and how the one in its place is answered', () => {
  // A beam of one in the order of the columns looks at the first that has room alone.
  const both = compared({
    game: 'connect4',
    position: '4455',
    plies: 3,
    beam: 1,
    order: 'left',
    beside: 'algorithm:alphabeta',
  })
  const [judged] = judgedIn(both)
  expect(judged.one.value).not.toBe(judged.whole.value)
  const { lost } = judged
  if (lost === undefined) throw new Error('no move is lost')
  expect(lost.lost).toBe(judged.whole.move)
  expect(lost.played).toBe(judged.one.move)
  const kit = kitOf('connect4')
  if (!kit.ok) throw new Error(kit.error.code)
  const read = kit.value.game.parse('4455')
  if (!read.ok) throw new Error(read.error.code)
  const marks = lostMarks(kit.value, read.value, lost)
  expect(marks.before.map(({ shape }) => shape)).toEqual(['ring', 'cross'])
  expect(marks.after).toHaveLength(1)
  expect(kit.value.game.format(read.value)).toBe('4455')
})
