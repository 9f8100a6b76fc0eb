import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { NO_MOVE, type Move } from '../../../engine/core/game.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import { reversiEndingsAgent } from '../../../engine/agents/reversi-endings/agent.ts'
import { EndingsTable } from '../../../engine/agents/reversi-endings/endings-table.ts'
import { ReversiEndings } from '../../../engine/agents/reversi-endings/solver.ts'
import { reversi } from '../../../engine/games/reversi/index.ts'
import { stones, type Reversi } from '../../../engine/games/reversi/rules.ts'
import { legalMoves, parsed, randomGame, summary } from '../games/random-game.ts'

const { game } = reversi
/** One small table for all tests; who needs a fresh one clears it. */
const solver = new ReversiEndings(4)

function ahead(p: Reversi): number {
  return stones(p, game.toMove(p)) - stones(p, game.toMove(p) === 0 ? 1 : 0)
}

/** Plain negamax on the rules, to the end of the game. */
function plain(p: Reversi): number {
  if (game.outcome(p) !== undefined) return ahead(p)
  return Math.max(...legalMoves(game, p).map((move) => 0 - plainAfter(p, move)))
}

function plainAfter(p: Reversi, move: Move): number {
  game.play(p, move)
  const score = plain(p)
  game.undo(p)
  return score
}

/** A position of a random game, with so many squares empty if it gets so far. */
function ending(size: 6 | 8, empties: number, seed: number): Reversi {
  const p = game.initial({ size })
  const rng = rngOf(seed)
  while (game.outcome(p) === undefined && size * size - stones(p, 0) - stones(p, 1) > empties) {
    const legal = legalMoves(game, p)
    game.play(p, legal[rng.below(legal.length)])
  }
  return p
}

describe('the solver of endings of Reversi', () => {
  test('has the score of plain minimax, of the position and of every move', () => {
    const seen = { over: 0, passes: 0, won: 0, lost: 0, odd: 0 }
    for (let seed = 1; seed <= 240; seed++) {
      const size = seed % 2 === 0 ? 6 : 8
      const p = ending(size, seed % 9, seed)
      const before = summary(game, p)
      const { score, low, high, best, scores } = solver.solve(p, { moves: true })
      expect(summary(game, p)).toBe(before)
      expect([low, high]).toEqual([score, score])
      expect(score).toBe(plain(p))
      if (game.outcome(p) !== undefined) {
        seen.over++
        expect(best).toBe(NO_MOVE)
        continue
      }
      const legal = legalMoves(game, p)
      const each = legal.map((move) => 0 - plainAfter(p, move))
      expect(legal.map((move) => scores?.[move])).toEqual(each)
      expect(best).toBe(legal[each.indexOf(score ?? NaN)])
      if (game.formatMove(p, legal[0]) === '--') seen.passes++
      if ((score ?? 0) > 0) seen.won++
      if ((score ?? 0) < 0) seen.lost++
      if ((score ?? 0) % 2 !== 0) seen.odd++
    }
    // The comparison is worth no more than what came up in it.
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0)
  })

  test('has the published scores of the French test, 14 to 16 squares before the end', () => {
    const file = join(import.meta.dirname, '../../fixtures/reversi/ffo-1-19.txt')
    for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
      const [text, published] = line.split(';')
      const p = parsed(game.parse(text))
      const { score = NaN, best } = solver.solve(p)
      // Played out by both, since squares that stay empty count for the winner there.
      const mover = game.toMove(p)
      for (let move = best; move !== NO_MOVE; move = solver.solve(p).best) game.play(p, move)
      expect(ahead(p) * (game.toMove(p) === mover ? 1 : -1)).toBe(score)
      const empty = 64 - stones(p, 0) - stones(p, 1)
      const [move, known] = published.trim().split(' ')[0].split(':')
      expect([text, move, score + Math.sign(score) * empty]).toEqual([text, move, Number(known)])
    }
  })

  test('has the published score of every move of five of them, which all end on a full board', () => {
    const file = join(import.meta.dirname, '../../fixtures/reversi/ffo-1-19.txt')
    const lines = readFileSync(file, 'utf8').split('\n')
    for (const line of [0, 3, 6, 8, 16].map((i) => lines[i])) {
      const [text, published] = line.split(';')
      const p = parsed(game.parse(text))
      const { scores = [] } = solver.solve(p, { moves: true })
      const found = legalMoves(game, p).map((move) => `${game.formatMove(p, move)}:${scores[move]}`)
      expect(found.toSorted()).toEqual(published.trim().split(' ').toSorted())
    }
  })

  test('loses 6×6 by four stones all along the perfect game, which ends 16 to 20', () => {
    // J. Feinstein 1993, the first solution, in this notebook's names (his board begins at b2).
    const perfect =
      'c2 b4 c5 d2 e4 e3 d1 c1 b1 d5 d6 f4 b3 b2 f3 f2 e2 b6 a4 c6 a6 a2 b5 a5 e6 e5 a3 a1 f5 f6 e1 f1'
    const p = parsed(game.parse(perfect, { size: 6 }))
    expect([stones(p, 0), stones(p, 1)]).toEqual([16, 20])
    for (let ply = 32; ply >= 15; ply--) {
      const at = parsed(game.parse(perfect.split(' ').slice(0, ply).join(' '), { size: 6 }))
      expect([ply, solver.solve(at).score]).toEqual([ply, game.toMove(at) === 0 ? -4 : 4])
    }
  })

  test('answers alike with a table of two entries, and whatever it has solved before', () => {
    const tiny = new ReversiEndings(1 / 2 ** 20)
    for (let seed = 1; seed <= 25; seed++) {
      const p = ending(6, 11, seed)
      const kept = solver.solve(p, { moves: true })
      const anew = tiny.solve(p, { moves: true })
      expect([anew.score, anew.best, anew.scores]).toEqual([kept.score, kept.best, kept.scores])
    }
  })

  test('says between what the score lies where its nodes are not enough', () => {
    let open = 0
    for (let seed = 1; seed <= 12; seed++) {
      const p = ending(6, 13, seed)
      solver.clear()
      const { score = NaN } = solver.solve(p)
      for (const nodes of [1, 50, 500, 2000]) {
        solver.clear()
        const found = solver.solve(p, { nodes })
        expect(found.nodes).toBeLessThanOrEqual(nodes)
        expect(found.low).toBeLessThanOrEqual(score)
        expect(found.high).toBeGreaterThanOrEqual(score)
        if (found.score === undefined) {
          open++
          expect(found.stopped).toBe('nodes')
        } else expect(found.score).toBe(score)
        if (found.best !== NO_MOVE) {
          game.play(p, found.best)
          expect(0 - (solver.solve(p).score ?? NaN)).toBeGreaterThanOrEqual(found.low)
          game.undo(p)
        }
      }
    }
    expect(open).toBeGreaterThan(10)
  })

  test('has no table without room, nor one that no engine would allot', () => {
    for (const size of [0, -1, NaN, 4096]) expect(() => new EndingsTable(size)).toThrow('Table')
  })
})

describe('the agent that solves endings', () => {
  const agent = reversiEndingsAgent({
    nodes: 200_000,
    tableMegabytes: 1,
    search: { depth: 60, nodes: 2000 },
  })

  test('plays a best move where the end is near, and by deepening where it is far', () => {
    const choose = agent.begin(reversi)
    const means = { rng: rngOf(1) }
    for (let seed = 1; seed <= 12; seed++) {
      const p = ending(8, 8, seed)
      if (game.outcome(p) !== undefined) continue
      const { move, value = NaN, by } = choose(p, means)
      const { score, scores } = solver.solve(p, { moves: true })
      expect(by).toBe('solver')
      expect(scores?.[move]).toBe(score)
      expect(Math.sign(value)).toBe(Math.sign(score ?? NaN))
    }
    const far = choose(randomGame(game, game.initial(), rngOf(2), 20), means)
    expect(far.by).toBeUndefined()
    expect(far.line[0]).toBe(far.move)
  })
})
