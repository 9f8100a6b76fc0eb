import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GameKit } from '../../../engine/core/game.ts'
import { gameIds, kits } from '../../../engine/games/registry.ts'
import { EVALUATION_SCALE, type MctsOptions } from '../../../engine/search/mcts-options.ts'
import type { MctsTracer } from '../../../engine/search/mcts-tracer.ts'
import { mcts, MctsTree } from '../../../engine/search/mcts.ts'
import { pointsOf, squash } from '../../../engine/search/points.ts'
import { subjectFrom } from '../../../engine/search/types.ts'
import { MctsRecorder, recordMcts } from '../../../engine/trace/mcts-recording.ts'
import { MctsReplay, type MctsPhase } from '../../../engine/trace/mcts-replay.ts'
import { byteLength } from '../../../engine/trace/recording.ts'
import { walk } from '../random-positions.ts'

interface Happening {
  readonly phase: MctsPhase
  readonly iteration: number
  readonly node: number
  /** What the search told besides. */
  readonly numbers: readonly number[]
}

/** Writes down what it is told, one object a call. */
class Diary implements MctsTracer {
  readonly happenings: Happening[] = []
  private iteration = -1

  select(node: number, bound: number): void {
    this.write('select', node, bound)
  }

  expand(parent: number, node: number, move: number, index: number, count: number): void {
    this.write('expand', node, parent, move, index, count)
    if (node === 0) this.iteration = 0
  }

  simulate(node: number, plies: number, points: number): void {
    this.write('simulate', node, plies, points)
  }

  backpropagate(node: number, visits: number, total: number): void {
    this.write('backpropagate', node, visits, total)
    if (node === 0) this.iteration++
  }

  private write(phase: MctsPhase, node: number, ...numbers: number[]): void {
    this.happenings.push({ phase, iteration: this.iteration, node, numbers })
  }
}

interface Counted {
  readonly parent: number
  readonly children: number[]
  visits: number
  total: number
}

/** The tree by going through the diary, with everything remembered on the way. */
class Walker {
  readonly nodes: Counted[] = []

  follow({ phase, node, numbers }: Happening): void {
    if (phase === 'expand') {
      const [parent] = numbers
      this.nodes[node] = { parent, children: [], visits: 0, total: 0 }
      if (parent >= 0) this.nodes[parent].children.push(node)
    } else if (phase === 'backpropagate') {
      this.nodes[node].visits = numbers[0]
      this.nodes[node].total = numbers[1]
    }
  }

  /** By the formula as it is printed, from the parent's view. */
  bound(node: number, exploration: number): number | undefined {
    const { parent, visits, total } = this.nodes[node]
    if (parent < 0 || visits === 0 || this.nodes[parent].visits === 0) return undefined
    const mean = (visits - total) / visits
    return mean + exploration * Math.sqrt(Math.log(this.nodes[parent].visits) / visits)
  }
}

/** To ten figures: two ways to write one formula need not agree in the last bits. */
function rounded(bound: number | undefined): number | undefined {
  return bound === undefined ? undefined : Number(bound.toPrecision(10))
}

interface Case {
  readonly kit: GameKit<unknown>
  readonly picks: readonly number[]
  readonly options: MctsOptions
}

const cases: fc.Arbitrary<Case> = fc.record({
  kit: fc.constantFrom(kits.tree, kits.mnk, kits.connect4, kits.gomoku8),
  picks: fc.array(fc.nat(), { maxLength: 7 }),
  options: fc.record({
    iterations: fc.integer({ min: 1, max: 90 }),
    seed: fc.integer(),
    exploration: fc.constantFrom(0, 0.5, Math.SQRT2),
    playoutPlies: fc.constantFrom(0, 3, 64),
    nodes: fc.constantFrom(20, 1000),
  }),
})

function subjectOf({ kit, picks }: Case) {
  return subjectFrom(kit, walk(kit, kit.game.id === 'tree' ? [] : picks))
}

describe('a recording of a Monte-Carlo search', () => {
  it('shows at every step what following the search to there shows', () => {
    fc.assert(
      fc.property(cases, (each) => {
        const diary = new Diary()
        const { exploration = 0 } = each.options
        mcts(subjectOf(each), each.options, { trace: diary })
        const { recording } = recordMcts(subjectOf(each), each.options)
        const replay = new MctsReplay(recording)
        const [root, ...happenings] = diary.happenings
        expect(replay.steps).toBe(happenings.length)
        const walker = new Walker()
        walker.follow(root)
        for (let step = 0; step <= replay.steps; step++) {
          const event = happenings[step - 1] as Happening | undefined
          if (event !== undefined) {
            const { phase, iteration, node, numbers } = event
            if (phase === 'select') {
              // The best of its siblings, all of which have been tried, and the first of those.
              const siblings = Array.from(replay.children(replay.parent(node)))
              const bounds = siblings.map((child) => replay.bound(child, step - 1) ?? NaN)
              expect(bounds).toHaveLength(recording.moves[replay.parent(node)])
              expect(siblings[bounds.indexOf(Math.max(...bounds))]).toBe(node)
              expect(replay.bound(node, step)).toBe(numbers[0])
            } else if (phase === 'expand') {
              expect(numbers).toEqual([
                recording.parent[node],
                recording.move[node],
                recording.index[node],
                recording.moves[node],
              ])
            } else if (phase === 'simulate') {
              expect(numbers).toEqual([recording.plies[iteration], replay.points(iteration)])
            }
            walker.follow(event)
            expect(replay.step(step)).toEqual({ phase, iteration, node })
          }
          const path: number[] = []
          for (let at = event?.node ?? 0; at >= 0; at = walker.nodes[at].parent) path.unshift(at)
          expect(replay.path(step)).toEqual(path)
          for (let node = 0; node < replay.nodeCount; node++) {
            const now = walker.nodes[node] as Counted | undefined
            const bound = now === undefined ? undefined : walker.bound(node, exploration)
            const known = [now !== undefined, now?.visits ?? 0, now?.total ?? 0, rounded(bound)]
            const seen = [
              replay.exists(node, step),
              replay.visits(node, step),
              replay.total(node, step),
              rounded(replay.bound(node, step)),
            ]
            if (!seen.every((each, i) => Object.is(each, known[i]))) {
              expect([step, node, ...seen]).toEqual([step, node, ...known])
            }
          }
        }
      }),
      { numRuns: 50, seed: 31 },
    )
  })

  it('changes nothing, and ends in the tree and the answer of the search', () => {
    fc.assert(
      fc.property(cases, (each) => {
        const tree = new MctsTree(subjectOf(each), each.options)
        tree.run(each.options.iterations)
        const { result, recording } = recordMcts(subjectOf(each), each.options)
        expect(result).toEqual(mcts(subjectOf(each), each.options))
        const replay = new MctsReplay(recording)
        const { steps, nodeCount } = replay
        const { nodes } = tree
        expect(nodeCount).toBe(nodes.count)
        for (let node = 0; node < nodeCount; node++) {
          expect(replay.visits(node, steps)).toBe(nodes.visits[node])
          expect(replay.total(node, steps)).toBe(nodes.total[node])
          const children: number[] = []
          for (let at = nodes.first[node]; at >= 0; at = nodes.next[at]) children.push(at)
          expect(Array.from(replay.children(node))).toEqual(children)
        }
        const line = replay.line(steps).slice(1)
        expect(line.map((node) => recording.move[node])).toEqual(result.line)
      }),
      { numRuns: 300, seed: 32 },
    )
  })

  it.each(gameIds)('of %s takes at most 28 bytes an iteration', (id) => {
    const kit = kits[id]
    const options = { iterations: 100, seed: 1, playoutPlies: 6 }
    const { recording } = recordMcts(subjectFrom(kit, kit.game.initial()), options)
    const root = 16
    expect(byteLength(recording)).toBeLessThanOrEqual(root + 28 * 100)
    const replay = new MctsReplay(recording)
    expect(replay.startOf(replay.iterations)).toBe(replay.steps)
    for (let node = 0; node < replay.nodeCount; node++) {
      const mine = replay.player(node) === 0
      const mean = replay.total(node, replay.steps) / replay.visits(node, replay.steps)
      expect(replay.mean(node, replay.steps)).toBe(mine ? mean : 1 - mean)
      expect(replay.mean(node, 0)).toBeUndefined()
    }
  })

  it('keeps the random moves where they are asked for: each playout can be played to what it was worth', () => {
    fc.assert(
      fc.property(cases, (each) => {
        const subject = subjectOf(each)
        const { game, evaluation, position } = subject
        const { recording } = recordMcts(subject, each.options, {}, undefined, true)
        const { playouts, ...rest } = recording
        const { playouts: none, ...same } = recordMcts(subjectOf(each), each.options).recording
        expect([none.length, rest]).toEqual([0, same])
        expect(playouts).toHaveLength(recording.plies.reduce((sum, plies) => sum + plies, 0))
        const replay = new MctsReplay(recording)
        const text = game.format(position)
        for (let iteration = 0; iteration < replay.iterations; iteration++) {
          const line = replay.movesTo(recording.leaf[iteration])
          for (const move of line) game.play(position, move)
          const mover = game.toMove(position)
          const playout = replay.playout(iteration)
          for (const move of playout) game.play(position, move)
          const outcome = game.outcome(position)
          const last = game.toMove(position)
          const judged = squash(evaluation.evaluate(position), EVALUATION_SCALE)
          const worth =
            outcome === undefined
              ? last === mover
                ? judged
                : 1 - judged
              : pointsOf(outcome, mover)
          expect(replay.points(iteration)).toBe(worth)
          for (let i = playout.length + line.length; i > 0; i--) game.undo(position)
        }
        expect(game.format(position)).toBe(text)
      }),
      { numRuns: 50, seed: 33 },
    )
  })

  it('can be taken in the middle, of a search that then goes on', () => {
    const kit = kits.connect4
    const options = { iterations: 40, seed: 9 }
    const subject = subjectFrom(kit, kit.game.initial())
    const recorder = new MctsRecorder(0, options)
    const tree = new MctsTree(subject, options, recorder)
    tree.run(15)
    expect(recorder.finish()).toEqual(recordMcts(subject, { iterations: 15, seed: 9 }).recording)
    tree.run(25)
    expect(recorder.finish()).toEqual(recordMcts(subject, options).recording)
  })

  it('that is full keeps what it has, counts what it leaves out and says so last', () => {
    const kit = kits.connect4
    const subject = subjectFrom(kit, kit.game.initial())
    const options = { iterations: 50, seed: 2 }
    for (const cap of [1, 7, 30]) {
      const { result, recording } = recordMcts(subject, options, {}, cap)
      expect(result).toEqual(mcts(subject, options))
      expect(recording.dropped).toBe(50 - cap)
      const replay = new MctsReplay(recording)
      expect(replay.step(replay.steps)).toEqual({ phase: 'truncated', iteration: cap, node: 0 })
      const { dropped, ...kept } = recordMcts(subject, { ...options, iterations: cap }).recording
      expect(recording).toEqual({ ...kept, dropped: 50 - cap + dropped })
      expect(replay.visits(0, replay.steps)).toBe(cap)
    }
    expect(() => new MctsReplay(recordMcts(subject, options).recording).step(-1)).toThrow('step -1')
  })
})
