import { describe, expect, test } from 'vitest'
import { connect4SolverAgent } from '../../../engine/agents/connect4-solver/agent.ts'
import { Connect4Solver } from '../../../engine/agents/connect4-solver/solver.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import { connect4, type Connect4Position } from '../../../engine/games/connect4/index.ts'
import { deepening } from '../../../engine/search/deepening.ts'
import { pliesToEnd } from '../../../engine/search/score.ts'
import { subjectFrom } from '../../../engine/search/types.ts'
import { legalMoves, randomGame, summary } from '../games/random-game.ts'

const { game } = connect4
const search = { depth: 20, ordering: 'centre', nodes: 2000 } as const
/** The most nodes of the search before the solver begins. */
const FIRST_LOOK = search.nodes
const agent = connect4SolverAgent({
  nodes: 50_000,
  tableMegabytes: 1,
  search,
})
const means = { rng: rngOf(1) }
const solver = new Connect4Solver(4)

/** A position of a random game that goes on, with this many pieces. */
function randomPosition(seed: number, pieces: number): Connect4Position {
  const rng = rngOf(seed)
  for (;;) {
    const p = randomGame(game, game.initial(), rng, pieces)
    if (p.pieces === pieces && game.outcome(p) === undefined) return p
  }
}

describe('the agent that solves Connect 4', () => {
  test('plays a best move, and knows the plies to the end, where the nodes are enough', () => {
    const choose = agent.begin(connect4)
    for (let seed = 1; seed <= 60; seed++) {
      const p = randomPosition(seed, 24 + (seed % 18))
      const before = summary(game, p)
      const { move, value, nodes, line } = choose(p, means)
      expect(summary(game, p)).toBe(before)
      const { score, scores, plies } = solver.solve(p, { moves: true })
      expect(scores?.[move]).toBe(score)
      expect(Math.sign(value ?? NaN)).toBe(Math.sign(score ?? NaN))
      if (score !== 0) expect(pliesToEnd(value ?? NaN)).toBe(plies)
      expect(nodes).toBeLessThanOrEqual(50_000 + FIRST_LOOK)
      expect(line).toEqual([move])
    }
  })

  test('plays by deepening where they are not', () => {
    const { move, nodes, line } = agent.begin(connect4)(game.initial(), means)
    expect(legalMoves(game, game.initial())).toContain(move)
    const look = deepening(subjectFrom(connect4, game.initial()), { ...search, depth: 6 })
    expect(nodes).toBe(look.nodes + 52_000)
    expect(line[0]).toBe(move)
    expect(line.length).toBeGreaterThan(1)
  })

  test('keeps a win that it has seen, even where its nodes do not tell how soon it comes', () => {
    // Found by solving random positions: won, and shown to be so before it is known how soon.
    let seen = 0
    for (let seed = 1; seed <= 200; seed++) {
      const p = randomPosition(seed, 14 + (seed % 10))
      const nodes = 2000
      const few = new Connect4Solver(1).solve(p, { nodes })
      if (few.score !== undefined || few.low <= 0) continue
      seen++
      const options = { nodes, tableMegabytes: 1, search: { depth: 1 } }
      const { move, value } = connect4SolverAgent(options).begin(connect4)(p, means)
      // A bound: it may come sooner than that.
      const most = pliesToEnd(value ?? NaN) ?? NaN
      expect(value).toBeGreaterThan(0)
      expect(most).toBeGreaterThanOrEqual(solver.solve(p).plies ?? NaN)
      game.play(p, move)
      expect(solver.solve(p).score).toBeLessThan(0)
    }
    expect(seen).toBeGreaterThan(0)
  })

  test('wins what is won, against any defence in no more plies than against the best', () => {
    let won = 0
    for (let seed = 1; seed <= 60; seed++) {
      const p = randomPosition(seed, 20 + (seed % 12))
      const { score, plies } = solver.solve(p)
      if (score === undefined || score <= 0) continue
      won++
      const me = game.toMove(p)
      const choose = agent.begin(connect4)
      const rng = rngOf(seed)
      const begun = p.pieces
      while (game.outcome(p) === undefined) {
        const legal = legalMoves(game, p)
        const mine = game.toMove(p) === me
        game.play(p, mine ? choose(p, means).move : legal[rng.below(legal.length)])
      }
      expect(game.outcome(p)?.winner).toBe(me)
      expect(p.pieces - begun).toBeLessThanOrEqual(plies ?? NaN)
    }
    expect(won).toBeGreaterThan(20)
  })
})
