import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GameKit } from '../../../engine/core/game.ts'
import { connect4 } from '../../../engine/games/connect4/index.ts'
import { mnk } from '../../../engine/games/mnk/index.ts'
import { tree } from '../../../engine/games/tree/index.ts'
import { minimax } from '../../../engine/search/minimax.ts'
import { foundValue } from '../../../engine/search/score.ts'
import { ALGORITHMS, search, valueForMax } from '../../../engine/search/search.ts'
import { EXACT, LOWER, NO_BOUND, UPPER } from '../../../engine/search/tracer.ts'
import type { AlgorithmName, SearchOptions, Subject } from '../../../engine/search/types.ts'
import { record } from '../../../engine/trace/record.ts'
import {
  byteLength,
  CUT,
  movesTo,
  transferables,
  TRUNCATED,
  UNDER_CUT,
} from '../../../engine/trace/recording.ts'
import { Replay } from '../../../engine/trace/replay.ts'
import { growCuts, skippedSizes } from '../../../engine/trace/skipped.ts'
import { surveyOf } from '../../../engine/trace/survey.ts'
import { subjectAt, subjectOf, walk } from '../random-positions.ts'
import { nestedTree } from '../random-trees.ts'
import { Stepper } from './stepper.ts'

interface Case {
  readonly subject: Subject<unknown>
  readonly algorithm: AlgorithmName
  readonly options: SearchOptions
}

const rules = fc.record({
  algorithm: fc.constantFrom(...ALGORITHMS),
  tie: fc.constantFrom('le' as const, 'lt' as const),
  fail: fc.constantFrom('hard' as const, 'soft' as const),
})

const treeCase: fc.Arbitrary<Case> = fc
  .tuple(nestedTree(), fc.constantFrom('max', 'min'), rules)
  .map(([nested, first, { algorithm, tie, fail }]) => ({
    subject: subjectOf<unknown>(tree, JSON.stringify(nested), { first }),
    algorithm,
    options: { depth: 8, tie, fail },
  }))

function boardCase(kit: GameKit<unknown>, plies: number, depth: number): fc.Arbitrary<Case> {
  return fc
    .tuple(fc.array(fc.nat(), { maxLength: plies }), fc.integer({ min: 0, max: depth }), rules)
    .map(([picks, plyDepth, { algorithm, tie, fail }]) => ({
      subject: subjectAt(kit, walk(kit, picks)),
      algorithm,
      options: { depth: plyDepth, tie, fail, ordering: 'centre' },
    }))
}

const CASES: readonly [string, fc.Arbitrary<Case>, number][] = [
  ['explicit trees', treeCase, 600],
  ['Connect 4', boardCase(connect4, 38, 3), 200],
  ['tic-tac-toe', boardCase(mnk, 8, 4), 150],
]

describe.each(CASES)('a recording on %s', (_name, cases, numRuns) => {
  it('is of the same search: same value, move, line and counters as without a tracer', () => {
    fc.assert(
      fc.property(cases, ({ subject, algorithm, options }) => {
        expect(record(algorithm, subject, options).result).toEqual(
          search(algorithm, subject, options),
        )
      }),
      { numRuns, seed: 11 },
    )
  })

  it('ends, at its last step, in the result of the search', () => {
    fc.assert(
      fc.property(cases, ({ subject, algorithm, options }) => {
        const { result, recording } = record(algorithm, subject, options)
        const replay = new Replay(recording)
        const { steps } = replay
        expect(replay.score(0, steps)).toBe(
          valueForMax(result, subject.game.toMove(subject.position)),
        )
        expect(replay.counts(steps)).toEqual({
          visited: result.nodes,
          leaves: result.leaves,
          cutoffs: result.cutoffs,
          tableHits: result.tableHits,
        })
        const line = replay.principalVariation(steps).slice(1)
        expect(line.map((node) => recording.move[node])).toEqual(result.line)
      }),
      { numRuns, seed: 12 },
    )
  })

  it('takes at most 64 bytes a node', () => {
    fc.assert(
      fc.property(cases, ({ subject, algorithm, options }) => {
        const { recording } = record(algorithm, subject, options)
        expect(byteLength(recording)).toBeLessThanOrEqual(64 * recording.parent.length)
      }),
      { numRuns: 200, seed: 13 },
    )
  })

  it('is looked through once, for at most 16 bytes a node', () => {
    fc.assert(
      fc.property(cases, ({ subject, algorithm, options }) => {
        const { recording } = record(algorithm, subject, options)
        const bytes = transferables(surveyOf(recording)).reduce(
          (sum, each) => sum + each.byteLength,
          0,
        )
        expect(bytes).toBeLessThanOrEqual(16 * recording.parent.length + 24)
      }),
      { numRuns: 200, seed: 13 },
    )
  })

  it('shows at any step, whatever step came before, what stepping up to it shows', () => {
    fc.assert(
      fc.property(cases, fc.array(fc.nat(), { minLength: 12, maxLength: 12 }), (each, jumps) => {
        const replay = new Replay(record(each.algorithm, each.subject, each.options).recording)
        // Out of order: some steps forwards, some back, the ends among them.
        const steps = [...jumps.map((jump) => jump % (replay.steps + 1)), 0, replay.steps]
        const seen = new Map(steps.map((step) => [step, pictureAt(replay, step)]))
        const stepper = new Stepper(replay.recording)
        for (let step = 0; step <= replay.steps; step++) {
          if (seen.has(step)) expect(seen.get(step)).toEqual(stepper.picture())
          if (step < replay.steps) stepper.forward()
        }
      }),
      { numRuns: Math.min(numRuns, 50), seed: 14 },
    )
  })

  it('has every node of the plain tree exactly once: visited, cut or under a cut', () => {
    fc.assert(
      fc.property(cases, ({ subject, algorithm, options }) => {
        const { game, position } = subject
        const { result, recording } = record(algorithm, subject, options)
        const plain = minimax(subject, options)
        const sizes = skippedSizes(game, position, recording, 1e6)
        expect(result.nodes + sizes.reduce((sum, size) => sum + size, 0)).toBe(plain.nodes)

        const whole = growCuts(game, position, recording, 1e6)
        expect(whole.parent.length).toBe(plain.nodes)
        const paths = new Set<string>()
        let visited = 0
        for (let node = 0; node < whole.parent.length; node++) {
          const kinds = whole.flags[node] & (CUT | UNDER_CUT)
          if (kinds === 0) visited++
          if (kinds === (CUT | UNDER_CUT)) expect(kinds).not.toBe(CUT | UNDER_CUT)
          paths.add(movesTo(whole, node).join(' '))
        }
        expect(visited).toBe(result.nodes)
        expect(paths.size).toBe(plain.nodes)
      }),
      { numRuns: Math.min(numRuns, 200), seed: 15 },
    )
  })

  it('states of every node whether its score is exact or a bound, and is right', () => {
    fc.assert(
      fc.property(cases, ({ subject, algorithm, options }) => {
        const { game, position } = subject
        const { recording } = record(algorithm, subject, options)
        const replay = new Replay(recording)
        for (let node = 0; node < replay.nodeCount; node++) {
          if (!replay.isVisited(node)) continue
          const moves = movesTo(recording, node)
          for (const move of moves) game.play(position, move)
          const rest = options.depth - moves.length
          const truth = deepened(
            foundValue(minimax(subject, { ...options, depth: rest })),
            moves.length,
          )
          for (let i = 0; i < moves.length; i++) game.undo(position)

          const score = replay.score(node, replay.steps) ?? Number.NaN
          const mine = replay.player(node) === 0 ? 1 : -1
          const bound = replay.bound(node)
          if (bound === NO_BOUND) {
            // Nothing stopped these searches: only fail-hard with an empty window is left.
            expect(options).toMatchObject({ tie: 'lt', fail: 'hard' })
            expect(recording.alpha[node]).toBe(recording.beta[node])
          } else if (bound === EXACT && score === truth) continue
          else if (bound === EXACT) expect(score).toBe(truth)
          else if (bound === LOWER) expect(mine * truth).toBeGreaterThanOrEqual(mine * score)
          else {
            expect(bound).toBe(UPPER)
            expect(mine * truth).toBeLessThanOrEqual(mine * score)
          }
        }
      }),
      { numRuns: Math.min(numRuns, 50), seed: 16 },
    )
  })
})

/** A win seen from a node is as many plies further from the root as the node is. */
function deepened(value: number, ply: number): number {
  if (value > 900_000) return value - ply
  return value < -900_000 ? value + ply : value
}

function pictureAt(replay: Replay, step: number): unknown {
  const nodes = Array.from({ length: replay.nodeCount }, (_, node) => node)
  return {
    current: replay.current(step),
    path: replay.path(step),
    counts: replay.counts(step),
    line: replay.principalVariation(step),
    nodes: nodes.map((node) => ({
      state: replay.state(node, step),
      score: replay.score(node, step),
      window: replay.window(node, step),
    })),
  }
}

describe('a recorder that is full', () => {
  it('keeps what it has, counts what it leaves out and says so last', () => {
    const subject = subjectOf(connect4, '')
    const options = { depth: 4 }
    const whole = record('alphabeta', subject, options)
    for (const cap of [1, 2, 10, 100]) {
      const { result, recording } = record('alphabeta', subject, options, {}, cap)
      expect(result).toEqual(whole.result)
      expect(recording.parent.length).toBe(cap)
      expect(recording.dropped).toBeGreaterThan(0)
      expect(recording.kind.at(-1)).toBe(TRUNCATED)
      expect(recording.value.at(-1)).toBe(recording.dropped)
      const replay = new Replay(recording)
      expect(replay.state(0, replay.steps)).toBe('open')
      expect(replay.path(replay.steps)[0]).toBe(0)
    }
  })
})
