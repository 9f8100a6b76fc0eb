import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gradeAt } from '../../../engine/predict/answers.ts'
import { askedOf, type Asked } from '../../../engine/predict/asked.ts'
import { conventionOf, COUNTS, MARKS, type Convention } from '../../../engine/predict/convention.ts'
import { readSearched, treeNodesOf } from '../../../engine/predict/cut-leaves.ts'
import { countOf } from '../../../engine/predict/marks.ts'
import { LEVELS, type Level } from '../../../engine/predict/levels.ts'
import type { Right, Stop } from '../../../engine/predict/stops.ts'
import { THE_33_NODE_TREE } from '../../../engine/games/tree/examples.ts'
import {
  ALL_RULES,
  anyTree,
  conventionFor,
  textbookLog,
  textOf,
  type Event,
  type Log,
  type Rules,
} from './textbook.ts'

function askedAt(text: string, convention: Convention, level: Level): Asked {
  const searched = readSearched(text, convention)
  if (!searched.ok) throw new Error(searched.error.code)
  return askedOf(searched.value, level)
}

/** By the tree's own nodes, as a textbook numbers them. */
function plainly(nodesOf: Int32Array, { right }: Stop): readonly (string | number)[] {
  return right.values ?? right.nodes.map((node) => nodesOf[node]).toSorted((a, b) => a - b)
}

function treeNodes(asked: Asked): Int32Array {
  return asked.use((kit, position) => {
    if (kit.game.id !== 'tree') throw new Error('no tree')
    return treeNodesOf(
      (position as unknown as { tree: Parameters<typeof treeNodesOf>[0] }).tree,
      asked.replay.recording,
    )
  })
}

const numberOf = (each: string | number) => Number(String(each).replace('inf', 'Infinity'))

/** What the textbook's search answers at each stop of a level. */
function textbookRights(
  log: Log,
  level: Level,
  { mark = 'leaves' }: Convention,
): (readonly (string | number)[])[] {
  const { events, nodes } = log
  const isLeaf = (node: number) => nodes[node].leaf >= 0
  const below = (node: number): number[] => [node, ...nodes[node].children.flatMap(below)]
  const marks = (cuts: readonly Event[]) =>
    cuts
      .flatMap((cut) => {
        if (cut.kind !== 'cut') return []
        if (mark === 'left-nodes') return [cut.node]
        if (mark === 'refuted-edge') return cut.node === 0 ? [] : [cut.node]
        if (mark === 'top-edges') return cut.skipped
        const all = cut.skipped.flatMap(below)
        return mark === 'edges' ? all : all.filter(isLeaf)
      })
      .toSorted((a, b) => a - b)
  switch (level) {
    case 'sheet':
      return [marks(events)]
    case 'value':
      return events.flatMap((event) =>
        event.kind === 'answer' && !isLeaf(event.node) ? [[event.value]] : [],
      )
    case 'window':
      return events.flatMap((event) =>
        event.kind === 'enter' && event.node > 0 && !isLeaf(event.node) ? [event.window] : [],
      )
    default: {
      const starts = events.flatMap((event, i) =>
        event.kind === 'answer' && isLeaf(event.node) && event.node > 0 ? [i] : [],
      )
      return starts.map((from) => {
        const next = events.findIndex((event, i) => i > from && event.kind === 'enter')
        const to = next < 0 ? events.length : next
        if (level === 'cuts') return marks(events.slice(from, to))
        const entered = events[to]
        return entered?.kind === 'enter' ? [entered.node] : []
      })
    }
  }
}

const anyRules: fc.Arbitrary<Rules> = fc.constantFrom(...ALL_RULES)
const anyForm = fc.constantFrom(...MARKS)

describe.each(LEVELS)('asked at the level %s', (level) => {
  it('what is right is what the textbook’s search does, under every convention', () => {
    let stops = 0
    fc.assert(
      fc.property(anyTree(), anyRules, anyForm, (values, rules, mark) => {
        const convention = { ...conventionFor(rules), mark }
        const asked = askedAt(textOf(values), convention, level)
        const nodesOf = treeNodes(asked)
        const expected = textbookRights(textbookLog(values, rules), level, convention)
        const found = asked.stops.map((stop) => plainly(nodesOf, stop))
        stops += found.length
        // Where nothing might be cut, cuts are not asked for.
        const told = level === 'cuts' ? expected.filter((right) => right.length > 0) : expected
        const asks = level === 'cuts' ? found.filter((right) => right.length > 0) : found
        expect(asks.map((right) => right.map(numberOf))).toEqual(
          told.map((right) => right.map(numberOf)),
        )
      }),
      { numRuns: 400, seed: 17 },
    )
    expect(stops).toBeGreaterThan(300)
  })

  it('exactly that is accepted, and every single change of it rejected', () => {
    let changes = 0
    fc.assert(
      fc.property(anyTree('any', 4), anyRules, anyForm, (values, rules, mark) => {
        const asked = askedAt(textOf(values), { ...conventionFor(rules), mark }, level)
        for (const stop of asked.stops) {
          expect(gradeAt(asked, { stop, said: stop.right })).toEqual({
            right: true,
            missed: [],
            wrong: [],
          })
          for (const said of changed(asked, stop)) {
            changes++
            expect(gradeAt(asked, { stop, said }).right).toBe(false)
          }
        }
      }),
      { numRuns: 100, seed: 5 },
    )
    expect(changes).toBeGreaterThan(300)
  })

  it('nothing of the answer has happened where the recording stands still', () => {
    fc.assert(
      fc.property(anyTree(), anyRules, (values, rules) => {
        const asked = askedAt(textOf(values), { ...conventionFor(rules), mark: 'top-edges' }, level)
        const { replay } = asked
        for (const { step, told, node, right } of asked.stops) {
          expect(told).toBeGreaterThan(step)
          for (const each of right.nodes ?? []) {
            expect(replay.state(each, step)).toBe('unvisited')
            if (level !== 'sheet') expect(replay.state(each, replay.steps)).not.toBe('unvisited')
          }
          if (level === 'window') expect(replay.state(node, step)).toBe('unvisited')
          if (level === 'value') expect(replay.state(node, step)).toBe('open')
        }
      }),
      { numRuns: 200, seed: 9 },
    )
  })

  it('trees of one node, one child and equal leaves are asked, or have nothing to ask', () => {
    for (const text of [
      '7',
      '[7]',
      '[[[7]]]',
      '[5,5,5]',
      '[[5,5],[5,5]]',
      '[[1000000000],[-1000000000]]',
    ]) {
      const asked = askedAt(text, conventionOf({}), level)
      for (const stop of asked.stops) {
        expect(gradeAt(asked, { stop, said: stop.right }).right).toBe(true)
      }
    }
    expect(
      askedAt('[[1000000000],[-1000000000]]', conventionOf({}), 'value').stops.at(-1)?.right,
    ).toEqual({
      values: ['1000000000'],
    })
  })
})

/** Every answer that differs in one node or one value. */
function changed({ replay }: Asked, { level, right }: Stop): Right[] {
  if (right.values !== undefined) {
    return right.values.flatMap((value, i) =>
      [value === '3' ? '4' : '3', value === '-7.5' ? '-7' : '-7.5', ''].map((other) => ({
        values: right.values.with(i, other),
      })),
    )
  }
  const all = Array.from({ length: replay.nodeCount }, (_, node) => node)
  if (level === 'next') {
    const others = all
      .filter((node) => !right.nodes.includes(node))
      .map((node) => ({ nodes: [node] }))
    return right.nodes.length === 0 ? others : [...others, { nodes: [] }]
  }
  return all.map((node) => ({
    nodes: right.nodes.includes(node)
      ? right.nodes.filter((each) => each !== node)
      : [...right.nodes, node],
  }))
}

describe('what is counted', () => {
  it('is told in the four ways of courses', () => {
    // 33 nodes and 14 leaves, of which 25 and 9 are looked at.
    const asked = askedAt(THE_33_NODE_TREE, conventionOf({}), 'sheet')
    expect(COUNTS.map((form) => [form, countOf(asked.replay, form)])).toEqual([
      ['leaves-seen', 9],
      ['leaves-cut', 5],
      ['nodes', 25],
      ['nodes-below', 24],
    ])
  })
})

describe('either tie rule', () => {
  it('is accepted where a course accepts both', () => {
    const [strict, loose, both] = [{ tie: 'lt' }, { tie: 'le' }, { eitherTie: true }].map((own) =>
      askedAt('[[3,12],[3,4]]', conventionOf(own as Partial<Convention>), 'sheet'),
    )
    const [stop] = both.stops
    for (const each of [strict, loose]) {
      expect(each.stops[0].right.nodes).toHaveLength(each === strict ? 0 : 1)
    }
    const said = (nodes: readonly number[]) => gradeAt(both, { stop, said: { nodes } }).right
    expect(said([])).toBe(true)
    expect(said(stop.right.nodes ?? [])).toBe(true)
    expect(said([1])).toBe(false)
  })
})

it('a tree of ten thousand leaves is asked without delay', () => {
  const wide = `[${Array.from({ length: 9_999 }, (_, i) => `[${i % 7},5,${i % 11}]`).join(',')}]`
  for (const level of LEVELS)
    expect(askedAt(wide, conventionOf({}), level).stops.length).toBeGreaterThan(0)
  const deep = `${'[5,[1,'.repeat(30)}5${']]'.repeat(30)}`
  for (const level of LEVELS)
    expect(askedAt(deep, conventionOf({}), level).stops.length).toBeGreaterThan(0)
})
