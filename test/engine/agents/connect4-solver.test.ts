import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { NO_MOVE } from '../../../engine/core/game.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import { Connect4Solver, solveConnect4 } from '../../../engine/agents/connect4-solver/solver.ts'
import type { Solved } from '../../../engine/agents/solving.ts'
import { connect4, type Connect4Position } from '../../../engine/games/connect4/index.ts'
import { legalMoves, parsed, randomGame, summary } from '../games/random-game.ts'

const { game } = connect4
const at = (text: string) => parsed(game.parse(text))

/** One small table for all tests; who needs a fresh one clears it. */
const solver = new Connect4Solver(4)

interface Scored {
  readonly moves: string
  readonly score: number
}

function scored(name: string): Scored[] {
  return readFileSync(`test/fixtures/connect4-${name}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [moves, score] = line.split(' ')
      return { moves, score: Number(score) }
    })
}

/** The score by plain minimax over the game's own rules, each position once. */
function minimaxScore(p: Connect4Position, known: Map<number, number>): number {
  // 53 bits of the hash.
  const key = (game.hashLo(p) >>> 0) * 2 ** 21 + (game.hashHi(p) >>> 11)
  let best = known.get(key)
  if (best !== undefined) return best
  const outcome = game.outcome(p)
  if (outcome === undefined) {
    best = -Infinity
    for (const move of legalMoves(game, p)) {
      game.play(p, move)
      best = Math.max(best, 0 - minimaxScore(p, known))
      game.undo(p)
    }
  } else {
    // The winner made the last move, and has played half of all pieces, rounded up.
    best = outcome.winner === 'draw' ? 0 : Math.ceil(p.pieces / 2) - 22
  }
  known.set(key, best)
  return best
}

/** A position of a random game that goes on, with this many pieces. */
function randomPosition(rng: ReturnType<typeof rngOf>, pieces: number): Connect4Position {
  for (;;) {
    const p = randomGame(game, game.initial(), rng, pieces)
    if (p.pieces === pieces && game.outcome(p) === undefined) return p
  }
}

describe('the solver of Connect 4', () => {
  // The most nodes a position, on average, that a good native solver needs with an empty table.
  test.each([
    ['late', 200, 37],
    ['middle', 200, 3470],
    ['early-middle', 20, 152_000],
  ])('finds the score of %s positions, in few nodes', (name, count, most) => {
    const positions = scored(name)
    expect(positions).toHaveLength(count)
    let nodes = 0
    for (const { moves, score } of positions) {
      solver.clear()
      const solved = solver.solve(at(moves))
      expect([moves, solved.score]).toEqual([moves, score])
      nodes += solved.nodes
    }
    expect(nodes / count).toBeLessThanOrEqual(most)
  })

  test('agrees with plain minimax on every move of random positions', () => {
    const rng = rngOf(4)
    let decided = 0
    for (let i = 0; i < 1200; i++) {
      // Minimax takes much longer for the earlier ones.
      const p = randomPosition(rng, i < 24 ? 26 + (i % 6) : 32 + (i % 10))
      const known = new Map<number, number>()
      const { score, scores, best, plies } = solver.solve(p, { moves: true })
      const expected = Array.from({ length: 7 }, (_, column) => {
        if (!legalMoves(game, p).includes(column)) return undefined
        game.play(p, column)
        const value = 0 - minimaxScore(p, known)
        game.undo(p)
        return value
      })
      expect([game.format(p), scores]).toEqual([game.format(p), expected])
      expect(score).toBe(minimaxScore(p, known))
      expect(scores?.[best]).toBe(score)
      expect(plies).toBe(pliesPlayed(p, known))
      if (score !== 0) decided++
    }
    expect(decided).toBeGreaterThan(500)
  })

  test('is right again with what it knows, with a table of two entries, and with none left', () => {
    const tiny = new Connect4Solver(16 / 2 ** 20)
    const kept = new Connect4Solver(1)
    let [first, again] = [0, 0]
    for (const { moves, score } of scored('late').slice(0, 60)) {
      const p = at(moves)
      const solved = [kept.solve(p), kept.solve(p), tiny.solve(p)]
      expect(solved.map((each) => each.score)).toEqual([score, score, score])
      first += solved[0].nodes
      again += solved[1].nodes
    }
    expect(again).toBeLessThan(first / 2)
  })

  test('scores a position as its mirror image', () => {
    const rng = rngOf(5)
    for (let i = 0; i < 60; i++) {
      const p = randomPosition(rng, 20 + (i % 20))
      const mirrored = at(game.format(p).replaceAll(/\d/g, (column) => String(8 - Number(column))))
      const { score, scores } = solver.solve(p, { moves: true })
      const mirror = solver.solve(mirrored, { moves: true })
      expect([mirror.score, mirror.scores?.toReversed()]).toEqual([score, scores])
    }
  })

  test('never changes the position, whether or not a limit stops it', () => {
    const rng = rngOf(6)
    for (let i = 0; i < 100; i++) {
      const p = randomPosition(rng, 18 + (i % 24))
      const before = summary(game, p)
      solver.clear()
      solver.solve(p, { moves: true, nodes: 1 + rng.below(2000) })
      expect(summary(game, p)).toBe(before)
    }
  })

  test('takes a board without its moves for the same position', () => {
    for (const { moves } of scored('late').slice(0, 20)) {
      const p = at(moves)
      const board = at(`${boardOf(p)} ${'XO'[game.toMove(p)]}`)
      expect(board.fromBoard).toBe(true)
      solver.clear()
      const solved = solver.solve(board, { moves: true })
      solver.clear()
      expect(solved).toEqual(solver.solve(p, { moves: true }))
    }
  })

  test('sees a direct win without a node', () => {
    expect(solveConnect4(at('112233'))).toMatchObject({ score: 18, best: 3, plies: 1, nodes: 0 })
  })

  test('gives a game that has ended the score of its result', () => {
    const won = solveConnect4(at('1122334'), { moves: true })
    expect(won).toMatchObject({ score: -18, best: NO_MOVE, plies: 0, nodes: 0 })
    expect(won.scores).toEqual(Array(7).fill(undefined))
    const drawn = randomDraw()
    expect(solveConnect4(drawn)).toMatchObject({ score: 0, best: NO_MOVE, plies: 0, nodes: 0 })
  })

  test('says between what the score lies where a limit stops it', () => {
    for (const { moves, score } of scored('middle').slice(0, 40)) {
      for (const nodes of [1, 10, 100, 1000]) {
        const solved = limited(moves, nodes)
        expect(solved.nodes).toBeLessThanOrEqual(nodes)
        expect(solved.low).toBeLessThanOrEqual(score)
        expect(solved.high).toBeGreaterThanOrEqual(score)
        if (solved.stopped === undefined) expect(solved.score).toBe(score)
        if (solved.stopped !== undefined && solved.best !== NO_MOVE) {
          const p = at(moves)
          game.play(p, solved.best)
          expect(0 - (solver.solve(p).score ?? NaN)).toBeGreaterThanOrEqual(solved.low)
        }
      }
    }
  })

  test('tells how far it is', () => {
    const told: number[] = []
    solver.clear()
    const { nodes } = solver.solve(
      at('44444'),
      { nodes: 10_000 },
      { progress: (n) => told.push(n) },
    )
    expect(nodes).toBe(10_000)
    expect(told).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => 1024 * n))
  })

  test('refuses a limit or a table of nothing', () => {
    expect(() => solver.solve(at(''), { nodes: 0 })).toThrow('nothing to search')
    for (const size of [0, -1, NaN, 1e9]) {
      expect(() => new Connect4Solver(size)).toThrow('BoundsTable')
    }
  })
})

/** Plies until the game ends when both sides play moves of the best score. */
function pliesPlayed(p: Connect4Position, known: Map<number, number>): number {
  if (game.outcome(p) !== undefined) return 0
  const score = minimaxScore(p, known)
  for (const move of legalMoves(game, p)) {
    game.play(p, move)
    const plies = 0 - minimaxScore(p, known) === score ? 1 + pliesPlayed(p, known) : undefined
    game.undo(p)
    if (plies !== undefined) return plies
  }
  throw new Error('no move has the score of the best')
}

function boardOf(p: Connect4Position): string {
  const { board } = connect4
  if (board === undefined) throw new Error('Connect 4 has a board')
  const row = (r: number) =>
    Array.from({ length: 7 }, (_, c) => '.XO'[board.at(p, r * 7 + c) + 1]).join('')
  return [5, 4, 3, 2, 1, 0].map(row).join('/')
}

function randomDraw(): Connect4Position {
  const rng = rngOf(7)
  for (;;) {
    const p = randomGame(game, game.initial(), rng, 42)
    if (game.outcome(p)?.winner === 'draw') return p
  }
}

function limited(moves: string, nodes: number): Solved {
  solver.clear()
  return solver.solve(at(moves), { nodes })
}
