import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_MOVE, type GameKit } from '../../../engine/core/game.ts'
import { connect4 } from '../../../engine/games/connect4/index.ts'
import { mnk } from '../../../engine/games/mnk/index.ts'
import { gameIds, kits } from '../../../engine/games/registry.ts'
import { tree } from '../../../engine/games/tree/index.ts'
import { NONE, ROOT } from '../../../engine/search/mcts-nodes.ts'
import type { MctsOptions } from '../../../engine/search/mcts-options.ts'
import { mcts, MctsTree, ucb1 } from '../../../engine/search/mcts.ts'
import { minimax } from '../../../engine/search/minimax.ts'
import { negamax } from '../../../engine/search/negamax.ts'
import { squash } from '../../../engine/search/points.ts'
import { foundValue } from '../../../engine/search/score.ts'
import { subjectFrom, type Subject } from '../../../engine/search/types.ts'
import { subjectOf, walk } from '../random-positions.ts'
import { nestedTree, valueOf } from '../random-trees.ts'
import { plainUct, type PlainNode } from './plain-uct.ts'

/** Won, drawn or lost for the side that makes the move, with the best play of both. */
function worthOf<P>({ game, evaluation, position }: Subject<P>, move: number): number {
  game.play(position, move)
  const value = foundValue(negamax({ game, evaluation, position }, { depth: 9 }))
  game.undo(position)
  return 0 - Math.sign(value)
}

describe('Monte-Carlo tree search and minimax', () => {
  it('choose moves of the same worth in tic-tac-toe', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 2, maxLength: 8 }), fc.integer(), (picks, n) => {
        const subject = subjectFrom(mnk, walk(mnk, picks))
        const { move } = mcts(subject, { iterations: 3000, seed: n | 0 })
        expect(worthOf(subject, move)).toBe(Math.sign(foundValue(negamax(subject, { depth: 9 }))))
      }),
      { numRuns: 100, seed: 21 },
    )
  })

  it('choose moves of the same worth in small trees, whoever begins', () => {
    fc.assert(
      fc.property(nestedTree(4, 1), fc.boolean(), fc.integer(), (nested, maxFirst, seed) => {
        const first = maxFirst ? 'max' : 'min'
        const subject = subjectOf(tree, JSON.stringify(nested), { first })
        const { move, value } = mcts(subject, { iterations: 3000, seed: seed | 0, scale: 1 })
        expect(valueOf(nested[move], !maxFirst)).toBe(valueOf(nested, maxFirst))
        const exact = foundValue(minimax(subject, { depth: 9 })) * (maxFirst ? 1 : -1)
        expect(Math.abs(value - squash(exact, 1))).toBeLessThan(0.15)
      }),
      { numRuns: 300, seed: 22 },
    )
  })

  it('take a win in one, and stop one, in Connect 4', () => {
    const win = mcts(subjectOf(connect4, '112233'), { iterations: 1000, seed: 3 })
    expect(win).toMatchObject({ move: 3, line: [3] })
    expect(win.value).toBe(1)
    const stop = mcts(subjectOf(connect4, '12131'), { iterations: 3000, seed: 3 })
    expect(stop.move).toBe(0)
  })
})

const PLAIN: readonly [string, GameKit<unknown>, number, Partial<MctsOptions>][] = [
  ['tic-tac-toe', mnk, 6, {}],
  ['Connect 4', connect4, 30, {}],
  ['Connect 4 cut short', connect4, 20, { playoutPlies: 3, scale: 10 }],
  ['Connect 4 by evaluation alone', connect4, 20, { playoutPlies: 0, exploration: 0.3 }],
  ['gomoku 8×8 near stones', kits.gomoku8, 20, { candidates: 1, playoutPlies: 8 }],
  ['Abalone', kits.abalone, 10, { playoutPlies: 4 }],
]

function expectSameTree<P>(mine: MctsTree<P>, node: number, plain: PlainNode, player: number) {
  const { nodes } = mine
  const counted = [nodes.visits[node], nodes.total[node], nodes.untried[node]]
  const total = player === 0 ? plain.points : plain.visits - plain.points
  const expected = [plain.visits, total, plain.moves.length - plain.children.size]
  if (counted.join() !== expected.join()) expect(counted).toEqual(expected)
  let child = nodes.first[node]
  const inOrder = [...plain.children].toSorted(([a], [b]) => a - b)
  for (const [, below] of inOrder) {
    const [move, parent] = [nodes.move[child], nodes.parent[child]]
    if (move !== below.move || parent !== node) expect([move, parent]).toEqual([below.move, node])
    expectSameTree(mine, child, below, 1 - player)
    child = nodes.next[child]
  }
  if (child !== NONE) expect(child).toBe(NONE)
}

describe.each(PLAIN)('in %s', (_, kit, plies, given) => {
  it('the tree is that of the textbook, drawn by the same chance', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: plies }), fc.integer(), (picks, seed) => {
        const subject = subjectFrom(kit, walk(kit, picks))
        const options = {
          iterations: 150,
          seed: seed | 0,
          exploration: Math.SQRT2,
          playoutPlies: 64,
          scale: 100,
          ...given,
        }
        const mine = new MctsTree(subject, options)
        mine.run(options.iterations)
        const player = kit.game.toMove(subject.position)
        expectSameTree(mine, ROOT, plainUct(subject, options), player)
      }),
      { numRuns: 25, seed: 23 },
    )
  })
})

describe.each(gameIds)('on %s', (id) => {
  const kit = kits[id]
  const start = () => subjectFrom(kit, walk(kit, id === 'tree' ? [] : [5, 7, 11, 2]))
  const options = { iterations: 60, seed: 5, playoutPlies: 20 }

  it('it answers a legal move, counts every visit, and leaves the position as it was', () => {
    const subject = start()
    const { game, position } = subject
    const before = [game.format(position), game.hashLo(position), game.hashHi(position)]
    const result = mcts(subject, options)
    expect([game.format(position), game.hashLo(position), game.hashHi(position)]).toEqual(before)
    const legal = new Int32Array(game.maxMoves)
    const moves = Array.from(legal.subarray(0, game.moves(position, legal)))
    const tried = result.visits.map(({ move }) => move)
    expect(moves.filter((move) => tried.includes(move))).toEqual(tried)
    expect(result.visits.reduce((sum, { visits }) => sum + visits, 0)).toBe(60)
    expect(result.move).toBe(result.line[0])
    for (const move of result.line) {
      const count = game.moves(position, legal)
      expect(legal.subarray(0, count)).toContain(move)
      game.play(position, move)
    }
  })

  it('one seed gives one tree, in one run or in many', () => {
    const whole = new MctsTree(start(), options)
    whole.run(60)
    const parts = new MctsTree(start(), options)
    for (const part of [1, 0, 20, 2, 37]) parts.run(part)
    expect(parts.result()).toEqual(whole.result())
    const { count, move, parent, visits, total } = whole.nodes
    expect(parts.nodes.count).toBe(count)
    for (let node = 0; node < count; node++) {
      expect([
        parts.nodes.move[node],
        parts.nodes.parent[node],
        parts.nodes.visits[node],
        parts.nodes.total[node],
      ]).toEqual([move[node], parent[node], visits[node], total[node]])
    }
    expect(mcts(start(), options)).toEqual(whole.result())
  })
})

describe('a Monte-Carlo search', () => {
  const subject = () => subjectOf(connect4, '44')

  it('gives other trees for other seeds', () => {
    const plies = [1, 2, 3, 4].map((seed) => mcts(subject(), { iterations: 50, seed }).playoutPlies)
    expect(new Set(plies).size).toBeGreaterThan(1)
  })

  it('stops where the tree is full or time is over, and says so', () => {
    const full = mcts(subject(), { iterations: 1000, seed: 1, nodes: 40 })
    expect(full).toMatchObject({ nodes: 40, iterations: 39, stopped: 'nodes' })
    let now = 0
    const clock = () => (now += 10)
    const late = mcts(subject(), { iterations: 1000, seed: 1, ms: 35 }, { clock })
    expect(late.stopped).toBe('time')
    expect(late.iterations).toBeGreaterThan(0)
    expect(late.iterations).toBeLessThan(1000)
    const alike = mcts(subject(), { iterations: late.iterations, seed: 1 })
    expect(late).toEqual({ ...alike, stopped: 'time' })
    const done = mcts(subject(), { iterations: 30, seed: 1, nodes: 40, ms: 1000 }, { clock })
    expect(done.stopped).toBeUndefined()
  })

  it('tells how far it has come', () => {
    const told: number[] = []
    mcts(subject(), { iterations: 200, seed: 1 }, { progress: (done) => told.push(done) })
    expect(told.length).toBeGreaterThan(1)
    expect(told.at(-1)).toBe(200)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
  })

  it('of a game that has ended is exact', () => {
    const lost = mcts(subjectOf(connect4, '1122334'), { iterations: 5, seed: 1 })
    expect(lost).toMatchObject({ move: NO_MOVE, value: 0, line: [], visits: [], iterations: 1 })
    const drawn = subjectOf(mnk, 'a1 b1 c1 b2 a2 c2 b3 a3 c3')
    expect(mcts(drawn, { iterations: 5, seed: 1 }).value).toBe(0.5)
    const leaf = subjectOf(tree, '[[3,12],[2,4]] 1 0')
    expect(mcts(leaf, { iterations: 5, seed: 1, scale: 2 })).toMatchObject({
      value: 0.75,
      ended: 1,
    })
  })

  it('keeps to moves near stones, in the tree too', () => {
    const near = subjectOf(kits.gomoku8, 'a1')
    const { visits } = mcts(subjectFrom(kits.gomoku8, near.position), {
      iterations: 50,
      seed: 1,
      candidates: 1,
    })
    const names = visits.map(({ move }) => kits.gomoku8.game.formatMove(near.position, move))
    expect(names.toSorted()).toEqual(['a2', 'b1', 'b2'])
  })

  it('refuses options out of range, and what the game does not have', () => {
    const good: MctsOptions = { iterations: 1, seed: 1 }
    for (const bad of [
      { iterations: 0 },
      { iterations: 1.5 },
      { seed: 0.5 },
      { seed: 2 ** 31 },
      { exploration: -1 },
      { exploration: NaN },
      { playoutPlies: -1 },
      { scale: 0 },
      { candidates: 1 },
      { nodes: 1 },
      { nodes: 1e9 },
      { ms: 5 },
    ]) {
      expect(() => mcts(subject(), { ...good, ...bad }), JSON.stringify(bad)).toThrow('mcts: ')
    }
    expect(() => new MctsTree(subject(), good).result()).toThrow('nothing was simulated')
  })
})

describe('points', () => {
  it('of an evaluation are a half at 0, three quarters at the scale, and mirrored', () => {
    expect([0, 100, -100, 300].map((e) => squash(e, 100))).toEqual([0.5, 0.75, 0.25, 0.875])
    for (let e = 0; e < 900_000; e += 777) expect(squash(e, 100) + squash(-e, 100)).toBe(1)
  })

  it('by UCB1 are the mean for the parent, and √(c² ln n / n_child) more', () => {
    expect(ucb1(3, 4, Math.log(10), 0)).toBe(0.25)
    expect(ucb1(3, 4, Math.log(10), 2) - 0.25).toBeCloseTo(Math.sqrt(Math.log(10)), 12)
  })
})
