import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { search, SEARCHES } from '../../../engine/search/search.ts'
import type { SearchName, SearchOptions, Subject } from '../../../engine/search/types.ts'
import { record } from '../../../engine/trace/record.ts'
import {
  byteLength,
  CUT,
  DROPPED,
  movesTo,
  TRUNCATED,
  type Recording,
} from '../../../engine/trace/recording.ts'
import { Replay } from '../../../engine/trace/replay.ts'
import { orderingsOf, positions, SMALL_GAMES } from '../search/small-games.ts'

interface Case {
  readonly subject: Subject<unknown>
  readonly algorithm: SearchName
  readonly options: SearchOptions
}

const TABLED: ReadonlySet<string> = new Set(['pvs', 'deepening'])

const cases: fc.Arbitrary<Case> = fc
  .record({
    subject: fc.oneof(positions(SMALL_GAMES[1]), positions(SMALL_GAMES[2])),
    algorithm: fc.constantFrom(...SEARCHES),
    depth: fc.nat({ max: 4 }),
    pick: fc.nat(),
    beam: fc.option(fc.integer({ min: 1, max: 6 })),
    near: fc.boolean(),
    slots: fc.constantFrom(1, 64, 4096),
  })
  .map(({ subject, algorithm, depth, pick, beam, near, slots }) => {
    const orderings = orderingsOf(subject).filter((name) => beam === null || name !== 'killers')
    return {
      subject,
      algorithm,
      options: {
        depth,
        ordering: orderings[pick % orderings.length],
        ...(beam === null ? {} : { beam }),
        ...(near && subject.near !== undefined ? { candidates: 1 } : {}),
        ...(TABLED.has(algorithm) ? { tableMegabytes: (slots * 18) / 2 ** 20 } : {}),
      },
    }
  })

/** Calls `look` with the subject's position played to a node. */
function at<T>({ game, position }: Subject<unknown>, moves: readonly number[], look: () => T): T {
  for (const move of moves) game.play(position, move)
  const answer = look()
  for (let i = 0; i < moves.length; i++) game.undo(position)
  return answer
}

/** The plies that were left below each node. */
function depthsLeft({ parent, ply, depths }: Recording): number[] {
  let root = -1
  return Array.from(parent, (above, node) => {
    if (above < 0) root++
    return depths[root] - ply[node]
  })
}

describe('a recording of any search, with table, beam and candidates', () => {
  it('is of the same search, and takes at most 64 bytes a node', () => {
    fc.assert(
      fc.property(cases, ({ subject, algorithm, options }) => {
        const { result, recording } = record(algorithm, subject, options)
        expect(result).toEqual(search(algorithm, subject, options))
        expect(byteLength(recording)).toBeLessThanOrEqual(64 * recording.parent.length)
        expect(recording.stored.length).toBe(result.tableStores)
        const replay = new Replay(recording)
        expect(replay.counts(replay.steps)).toEqual({
          visited: result.nodes,
          leaves: result.leaves,
          cutoffs: result.cutoffs,
          tableHits: result.tableHits,
        })
        const line = replay.principalVariation(replay.steps).slice(1)
        expect(line.map((node) => recording.move[node])).toEqual(result.line)
      }),
      { numRuns: 300, seed: 71 },
    )
  })

  it('has each legal move of a node searched: visited, cut or dropped, and no other', () => {
    fc.assert(
      fc.property(cases, ({ subject, algorithm, options }) => {
        const { game, position } = subject
        const { recording } = record(algorithm, subject, options)
        const replay = new Replay(recording)
        const out = new Int32Array(game.maxMoves)
        for (let node = 0; node < replay.nodeCount; node++) {
          const children = [...replay.children(node)]
          if (children.length === 0) continue
          const legal = at(subject, movesTo(recording, node), () =>
            [...out.subarray(0, game.moves(position, out))].toSorted((a, b) => a - b),
          )
          const moves = children.map((child) => recording.move[child])
          // Only a move that is searched again is there more than once.
          if (!TABLED.has(algorithm)) expect(moves.length).toBe(legal.length)
          expect([...new Set(moves)].toSorted((a, b) => a - b)).toEqual(legal)
          const dropped = children.filter((child) => replay.isDropped(child))
          if (options.beam !== undefined) {
            expect(dropped.length).toBeGreaterThanOrEqual(legal.length - options.beam)
          }
          // Visited, then cut, then dropped; and dropped from the moment the node is entered.
          const kinds = children.map((child) => recording.flags[child] & (CUT | DROPPED))
          expect(kinds).toEqual(kinds.toSorted((a, b) => a - b))
          for (const child of dropped) {
            expect(replay.state(child, recording.first[node])).toBe('unvisited')
            expect(replay.state(child, recording.first[node] + 1)).toBe('dropped')
            expect(replay.isVisited(child)).toBe(false)
          }
        }
      }),
      { numRuns: 200, seed: 72 },
    )
  })

  it('knows where each answer of the table came from: the same position, depth and score', () => {
    let hits = 0
    fc.assert(
      fc.property(cases, ({ subject, algorithm, options }) => {
        fc.pre(TABLED.has(algorithm))
        const { game, position } = subject
        const { result, recording } = record(algorithm, subject, options)
        const replay = new Replay(recording)
        const left = depthsLeft(recording)
        const stored = new Set(recording.stored)
        let answered = 0
        for (let node = 0; node < replay.nodeCount; node++) {
          const source = replay.source(node)
          if (source < 0) continue
          answered++
          expect(stored.has(source)).toBe(true)
          expect(recording.last[source]).toBeLessThan(recording.first[node])
          expect(left[source]).toBe(left[node])
          const text = () => `${game.hashLo(position)} ${game.hashHi(position)}`
          expect(at(subject, movesTo(recording, source), text)).toBe(
            at(subject, movesTo(recording, node), text),
          )
          const [now, then] = [node, source].map((each) => replay.score(each, replay.steps) ?? NaN)
          const plies = recording.ply[node] - recording.ply[source]
          expect(now).toBe(Math.abs(then) > 900_000 ? then - Math.sign(then) * plies : then)
          expect(replay.bound(node)).toBe(replay.bound(source))
        }
        expect(answered).toBe(result.tableHits)
        hits += answered
      }),
      { numRuns: 300, seed: 73 },
    )
    expect(hits).toBeGreaterThan(100)
  })
})

describe('a recording of iterative deepening', () => {
  const deepened = cases.map((each) => ({ ...each.options, subject: each.subject }))

  it('has a root for each search, with its depth, and shows the one that is going on', () => {
    fc.assert(
      fc.property(deepened, fc.constantFrom(0, 1, 50), ({ subject, depth }, aspiration) => {
        const seen: number[] = []
        const { result, recording } = record(
          'deepening',
          subject,
          { depth, aspiration },
          { iteration: (done) => seen.push(done.depth) },
        )
        const depths = [...recording.depths]
        expect([...new Set(depths)]).toEqual(seen)
        expect(depths).toEqual(depths.toSorted((a, b) => a - b))
        expect(result.depth).toBe(depths.at(-1))
        if (aspiration === 0) expect(depths).toEqual(seen)
        const replay = new Replay(recording)
        expect(replay.roots.length).toBe(depths.length)
        replay.roots.forEach((root) => {
          const step = recording.first[root] + 1
          expect(replay.root(step)).toBe(root)
          expect(replay.path(step)).toEqual([root])
          expect(replay.parent(root)).toBe(-1)
        })
      }),
      { numRuns: 100, seed: 74 },
    )
  })
})

describe('a recorder that is full', () => {
  it('keeps what it has of a search with table and beam, and says so last', () => {
    const subject = fc.sample(positions(SMALL_GAMES[1]), { numRuns: 1, seed: 3 })[0]
    const options = { depth: 4, beam: 3, tableMegabytes: 0.01 }
    const whole = record('deepening', subject, options)
    for (const cap of [1, 2, 7, 20, 60]) {
      const { result, recording } = record('deepening', subject, options, {}, cap)
      expect(result).toEqual(whole.result)
      expect(recording.parent.length).toBe(cap)
      expect(recording.kind.at(-1)).toBe(TRUNCATED)
      expect(recording.dropped).toBeGreaterThan(0)
      const replay = new Replay(recording)
      expect(replay.path(replay.steps).every((node) => node >= 0)).toBe(true)
    }
  })
})
