import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CUT, DROPPED, Replay, growCuts, record, type SearchName } from '../../engine/index.ts'
import { connect4 } from '../../engine/games/connect4/index.ts'
import { tree } from '../../engine/games/tree/index.ts'
import { shownNodes } from '../../src/widgets/tree/fold.ts'
import { tidyLayout } from '../../src/widgets/tree/layout.ts'
import { BitRow } from '../../src/widgets/tree/whole/bits.ts'
import { ONLY, type Filter } from '../../src/widgets/tree/whole/filter.ts'
import { Preorder } from '../../src/widgets/tree/whole/preorder.ts'
import {
  fitted,
  keptLook,
  lookAt,
  NEAR_SLOT,
  sceneOf,
  zoomedLook,
} from '../../src/widgets/tree/whole/scene.ts'
import { Spread } from '../../src/widgets/tree/whole/spread.ts'
import { nestedTree } from '../engine/random-trees.ts'
import { subjectAt, subjectOf, walk } from '../engine/random-positions.ts'

const SEARCHES: readonly SearchName[] = ['minimax', 'negamax', 'alphabeta', 'pvs', 'deepening']

const recorded = fc
  .tuple(nestedTree(), fc.constantFrom(...SEARCHES), fc.boolean())
  .map(([nested, algorithm, grows]) => {
    const subject = subjectOf<unknown>(tree, JSON.stringify(nested))
    const { recording } = record(algorithm, subject, { depth: 8 })
    const grown = grows && algorithm === 'alphabeta'
    const { game, position } = subject
    return new Replay(grown ? growCuts(game, position, recording, 10_000) : recording)
  })

const filters: fc.Arbitrary<Filter> = fc.record({
  only: fc.constantFrom(...ONLY),
  reach: fc.integer({ min: 0, max: 5 }),
})

function spreadOf(replay: Replay, root = 0, filter: Filter = { only: 'all', reach: 0 }): Spread {
  const spread = new Spread(replay, root, filter)
  for (const _ of spread.build());
  return spread
}

const ALL = { ways: new Map(), choice: new Map(), mirrored: false }

/** All below a node, itself first, found by walking. */
function below(replay: Replay, node: number): number[] {
  return [node, ...[...replay.children(node)].flatMap((child) => below(replay, child))]
}

describe('a row of bits', () => {
  it('knows how many are set before any place', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 400 }), (bits) => {
        const row = new BitRow(bits.length)
        bits.forEach((bit, at) => bit && row.set(at))
        row.count(0, 128)
        row.count(128, Infinity)
        for (let at = 0; at <= bits.length; at++) {
          expect(row.before(at)).toBe(bits.slice(0, at).filter(Boolean).length)
        }
      }),
      { numRuns: 200, seed: 41 },
    )
  })
})

describe('the order of a walk', () => {
  it('has all that is below a node right after it, as a recording numbers its nodes', () => {
    fc.assert(
      fc.property(recorded, (replay) => {
        const order = new Preorder(replay)
        for (let node = 0; node < replay.nodeCount; node++) {
          const ranks = below(replay, node).map((each) => order.rank(each))
          const rank = order.rank(node)
          const inRow = ranks.every((each, i) => each === rank + i)
          if (!inRow) expect(ranks).toEqual(ranks.map((_, i) => rank + i))
          const told = [order.end(node), order.node(rank)]
          const expected = [rank + ranks.length, node]
          if (told.join() !== expected.join()) expect(told).toEqual(expected)
        }
      }),
      { numRuns: 200, seed: 42 },
    )
  })

  it('is that of the numbers on a board as well, with moves that were left out', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { maxLength: 20 }),
        fc.constantFrom(...SEARCHES),
        fc.constantFrom(undefined, 3),
        (picks, algorithm, beam) => {
          const subject = subjectAt(connect4, walk(connect4, picks))
          const options = { depth: 3, ordering: 'centre' as const, ...(beam && { beam }) }
          const replay = new Replay(record(algorithm, subject, options).recording)
          const order = new Preorder(replay)
          for (let node = 0; node < replay.nodeCount; node++) {
            const nodes = below(replay, node)
            const inRow = nodes.every((each, i) => each === node + i)
            if (!inRow) expect(nodes).toEqual(nodes.map((_, i) => node + i))
            const end = order.end(node)
            if (end !== node + nodes.length) expect(end).toBe(node + nodes.length)
          }
        },
      ),
      { numRuns: 60, seed: 43 },
    )
  })
})

describe('a spread tree', () => {
  it('gives each node the slots of the leaves below it, of what is shown', () => {
    fc.assert(
      fc.property(recorded, filters, fc.nat(), (replay, filter, pick) => {
        const root = replay.roots[pick % replay.roots.length]
        const spread = spreadOf(replay, root, filter)
        const { flags, ply, last } = replay.recording
        const line = replay.principalVariation(Math.min(last[root] + 1, replay.steps))
        const isBeyond = (node: number) => filter.reach > 0 && ply[node] > filter.reach
        const wanted = (node: number): boolean =>
          filter.only === 'all' ||
          (filter.only === 'line' ? line.includes(node) : (flags[node] & CUT) !== 0)
        const kept = (node: number): boolean =>
          !isBeyond(node) && below(replay, node).some((each) => wanted(each) && leads(node, each))
        // Below a cut move nothing else is shown; the line may go on beyond the reach.
        const leads = (node: number, each: number): boolean =>
          filter.only !== 'cuts' || node === each || (flags[node] & CUT) === 0
        let next = 0
        const check = (node: number): number => {
          const start = next
          const ends = filter.only === 'cuts' && (flags[node] & CUT) !== 0
          const children = ends ? [] : [...replay.children(node)].filter(kept)
          if (children.length === 0) next++
          const slots = children.reduce((sum, child) => sum + check(child), 0) || 1
          expect(spread.start(node)).toBe(start)
          expect(spread.width(node)).toBe(slots)
          expect(spread.isInner(node)).toBe(children.length > 0)
          return slots
        }
        if (kept(root)) expect(check(root)).toBe(spread.slots)
        else expect(spread.slots).toBe(0)
      }),
      { numRuns: 400, seed: 44 },
    )
  })

  it('knows of what has been met below nodes what a look at each of them says', () => {
    fc.assert(
      fc.property(recorded, fc.nat(), fc.nat(), fc.nat(), (replay, from, to, at) => {
        const step = at % (replay.steps + 1)
        const spread = spreadOf(replay)
        const met = spread.met(step)
        const children = replay.children(from % replay.nodeCount)
        if (children.length === 0) return
        const [one, other] = [to % children.length, at % children.length].toSorted((a, b) => a - b)
        const nodes = Array.from(children.subarray(one, other + 1)).flatMap((each) =>
          below(replay, each),
        )
        const seen = nodes.filter((node) => replay.state(node, step) !== 'unvisited')
        const values = seen.flatMap((node) =>
          replay.isLeaf(node) ? [replay.score(node, replay.steps) ?? 0] : [],
        )
        expect(spread.extract(children[one], children[other], met)).toEqual({
          nodes: nodes.length,
          cut: seen.filter((node) => replay.recording.flags[node] & CUT).length,
          ...(values.length > 0 && { values: [Math.min(...values), Math.max(...values)] }),
        })
      }),
      { numRuns: 400, seed: 45 },
    )
  })
})

describe('what is in sight of a large tree', () => {
  const near = (spread: Spread) => ({ k: 400, x: 0, y: 0, width: 400 * spread.slots, height: 9999 })

  it('is, from near, all nodes, on the levels and in the order of the drawing of a small tree', () => {
    fc.assert(
      fc.property(recorded, (replay) => {
        const spread = spreadOf(replay, replay.roots[0])
        const marks = sceneOf(spread, near(spread), ALL)
        const shown = shownNodes(replay, {
          root: replay.roots[0],
          whole: true,
          focus: [],
          choice: new Map(),
          width: Infinity,
        })
        const small = tidyLayout(shown)
        expect(marks.map(({ node }) => node)).toEqual(shown.map(({ node }) => node))
        expect(marks.map(({ level }) => level)).toEqual([...small.level])
        for (const level of new Set(small.level)) {
          const row = shown.map((_, i) => i).filter((i) => small.level[i] === level)
          const byX = row.toSorted((a, b) => marks[a].x - marks[b].x)
          expect(byX).toEqual(row.toSorted((a, b) => small.along[a] - small.along[b]))
        }
        marks.forEach(({ above, from, to, x }) => {
          expect(x).toBeCloseTo((from + to) / 2)
          if (above < 0) return
          expect(from).toBeGreaterThanOrEqual(marks[above].from - 1e-6)
          expect(to).toBeLessThanOrEqual(marks[above].to + 1e-6)
        })
      }),
      { numRuns: 200, seed: 46 },
    )
  })

  const wide = () => {
    const leaves = Array.from({ length: 9000 }, (_, i) => i % 17)
    const nested = Array.from({ length: 10 }, () => leaves)
    const subject = subjectOf<unknown>(tree, JSON.stringify(nested))
    return new Replay(record('minimax', subject, { depth: 3 }).recording)
  }

  it('costs what the picture is wide, however many nodes there are, and holds all of them', () => {
    const replay = wide()
    const spread = spreadOf(replay)
    let look = fitted(spread, 900, 500)
    for (let i = 0; i < 30; i++) {
      const marks = sceneOf(spread, look, ALL)
      expect(marks.length).toBeLessThan(700)
      look = zoomedLook(spread, look, 1.5, 300, 200)
    }
    const all = sceneOf(
      spread,
      { ...fitted(spread, 900, 500) },
      { ...ALL, choice: new Map([[1, true]]) },
    )
    const covered = all.filter(({ above }) => all[above]?.node === 1)
    const nodes = covered.reduce((sum, { node, last }) => sum + last - node + 1, 0)
    expect(nodes).toBe(9000)
  })

  it('always holds the way to a node that is asked for', () => {
    const replay = wide()
    const spread = spreadOf(replay)
    const node = replay.children(5 + 4 * 9000)[0] ?? 40_000
    const above = replay.parent(node)
    const ways = new Map([
      [0, new Set([above])],
      [above, new Set([node])],
    ])
    const marks = sceneOf(spread, fitted(spread, 900, 500), { ...ALL, ways })
    expect(marks.filter((mark) => mark.node === node && mark.last === node)).toHaveLength(1)
  })

  it('stays where it is pressed as one goes nearer, and never leaves the tree', () => {
    const spread = spreadOf(wide())
    fc.assert(
      fc.property(
        fc.integer({ min: 50, max: 850 }),
        fc.double({ min: 1, max: 400, noNaN: true }),
        (x, factor) => {
          const before = fitted(spread, 900, 500)
          const after = zoomedLook(spread, before, factor, x, 60)
          expect((x - after.x) / after.k).toBeCloseTo((x - before.x) / before.k, 3)
          const far = keptLook(spread, { ...after, x: 1e7, y: 1e7 })
          expect(far.x).toBeLessThan(900)
          expect(far.y).toBe(0)
        },
      ),
      { numRuns: 100, seed: 47 },
    )
    const at = lookAt(spread, fitted(spread, 900, 500), 20_001, false)
    expect(at.k).toBe(NEAR_SLOT)
  })
})

it('the principal variation alone is seen node by node, however many are beside it', () => {
  const subject = subjectAt(connect4, walk(connect4, []))
  const replay = new Replay(record('alphabeta', subject, { depth: 5 }).recording)
  const spread = spreadOf(replay, 0, { only: 'line', reach: 0 })
  const marks = sceneOf(spread, fitted(spread, 900, 500), ALL)
  expect(marks.map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => 'node'))
  expect(marks.map(({ node }) => node)).toEqual(replay.principalVariation(replay.steps))
})

it('a dropped move has a slot of its own', () => {
  const subject = subjectAt(connect4, walk(connect4, []))
  const replay = new Replay(record('alphabeta', subject, { depth: 2, beam: 3 }).recording)
  const spread = spreadOf(replay)
  const dropped = replay.recording.flags.findIndex((flags) => (flags & DROPPED) !== 0)
  expect(spread.width(dropped)).toBe(1)
})
