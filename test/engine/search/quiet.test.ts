import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { connect4, type Connect4Position } from '../../../engine/games/connect4/index.ts'
import { gomoku } from '../../../engine/games/gomoku/index.ts'
import { alphabeta } from '../../../engine/search/alphabeta.ts'
import { Quiet } from '../../../engine/search/quiet.ts'
import { INFINITE, outcomeScore, pliesToEnd } from '../../../engine/search/score.ts'
import { search, SEARCHES, valueForMax } from '../../../engine/search/search.ts'
import type { Subject } from '../../../engine/search/types.ts'
import { Recorder } from '../../../engine/trace/recorder.ts'
import { subjectAt, subjectOf, walk } from '../random-positions.ts'
import { positions, SMALL_GAMES, type SmallGame } from './small-games.ts'

const SMALL = SMALL_GAMES.find(({ name }) => name === 'connect4') as SmallGame<Connect4Position>
const position = positions(SMALL)

/** Columns in which a piece of a player would lie in a line of four, square by square. */
function winsOf(p: Connect4Position, player: number): number[] {
  const { board } = connect4
  const at = (column: number, row: number) =>
    column < 0 || column > 6 || row < 0 || row > 5 ? -1 : board?.at(p, 7 * row + column)
  return [0, 1, 2, 3, 4, 5, 6].filter((column) => {
    const row = [0, 1, 2, 3, 4, 5].find((each) => at(column, each) === -1)
    if (row === undefined) return false
    return [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
    ].some(([right, up]) => {
      const run = (sign: number) => {
        let length = 0
        const next = () => (length + 1) * sign
        while (at(column + right * next(), row + up * next()) === player) length++
        return length
      }
      return run(1) + run(-1) >= 3
    })
  })
}

/** The definition, without a window and by the scan of lines above. */
function plainQuiet(
  { game, evaluation, position: p }: Subject<Connect4Position>,
  ply: number,
): number {
  const mover = game.toMove(p)
  const outcome = game.outcome(p)
  if (outcome !== undefined) return outcomeScore(outcome, mover, ply)
  const legal = new Int32Array(7)
  const all = Array.from(legal.subarray(0, game.moves(p, legal)))
  const after = <T>(move: number, look: () => T): T => {
    game.play(p, move)
    const seen = look()
    game.undo(p)
    return seen
  }
  const subject = { game, evaluation, position: p }
  const worth = (move: number) => after(move, () => 0 - plainQuiet(subject, ply + 1))
  const urgent = [winsOf(p, mover), winsOf(p, 1 - mover)].find((moves) => moves.length > 0)
  if (urgent !== undefined) return Math.max(...urgent.map(worth))
  const threats = all.filter((move) => after(move, () => winsOf(p, mover).length > 0))
  return Math.max(evaluation.evaluate(p), ...threats.map(worth))
}

/** Minimax to leaves that are worth what the definition says; side to move's view. */
function plainSearch(subject: Subject<Connect4Position>, depth: number, ply = 0): number {
  const { game, position: p } = subject
  if (depth === 0 || game.outcome(p) !== undefined) return plainQuiet(subject, ply)
  const moves = new Int32Array(7)
  const count = game.moves(p, moves)
  let best = -INFINITE
  for (const move of moves.subarray(0, count)) {
    game.play(p, move)
    best = Math.max(best, 0 - plainSearch(subject, depth - 1, ply + 1))
    game.undo(p)
  }
  return best
}

describe('quiet search', () => {
  it('has the value of its definition, and restores the position', () => {
    fc.assert(
      fc.property(position, (subject) => {
        const before = connect4.game.format(subject.position)
        expect(new Quiet(subject, false).value(3)).toBe(plainQuiet(subject, 3) + 0)
        expect(connect4.game.format(subject.position)).toBe(before)
      }),
      { numRuns: 400, seed: 181 },
    )
  })

  it('answers in any window: the value inside, a lower bound above, an upper bound below', () => {
    const bound = fc.oneof(fc.integer({ min: -300, max: 300 }), fc.constant(990_000))
    let inside = 0
    let above = 0
    let below = 0
    fc.assert(
      fc.property(position, bound, fc.integer({ min: 1, max: 200 }), (subject, alpha, width) => {
        const beta = alpha + width
        const value = plainQuiet(subject, 0)
        const found = new Quiet(subject, false).visit(0, 0, alpha, beta)
        if (found <= alpha) expect(value).toBeLessThanOrEqual(found)
        else if (found >= beta) expect(value).toBeGreaterThanOrEqual(found)
        else expect(found).toBe(value)
        if (found <= alpha) below++
        else if (found >= beta) above++
        else inside++
      }),
      { numRuns: 600, seed: 182 },
    )
    expect(Math.min(inside, above, below)).toBeGreaterThan(20)
  })

  it('finds wins and losses that are there: a search to the end has them, too', () => {
    let ends = 0
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 28, maxLength: 36 }), (choices) => {
        const subject = subjectAt(connect4, walk(connect4, choices))
        const found = new Quiet(subject, false).value(0)
        // What has fewer pieces takes too long to be searched to its end.
        if (subject.position.pieces < 28 || pliesToEnd(found) === undefined) return
        ends++
        const { value } = alphabeta(subject, { depth: 14, wins: 'flat' })
        expect(Math.sign(value ?? 0)).toBe(Math.sign(found))
      }),
      { numRuns: 600, seed: 183 },
    )
    expect(ends).toBeGreaterThan(10)
  })
})

describe('a search whose leaves are judged when they are quiet', () => {
  it('has one value whatever its technique, that of its definition', () => {
    fc.assert(
      fc.property(position, fc.integer({ min: 0, max: 3 }), (subject, depth) => {
        const value = plainSearch(subject, depth) + 0
        for (const algorithm of SEARCHES) {
          const tabled = algorithm === 'pvs' || algorithm === 'deepening'
          const more = tabled ? { tableMegabytes: 0.01, ordering: 'killers' as const } : {}
          const result = search(algorithm, subject, { depth, quiet: true, ...more })
          const found = valueForMax(result, connect4.game.toMove(subject.position))
          const mine = connect4.game.toMove(subject.position) === 0 ? found : 0 - found
          // Deepening ends where it sees the end of the game within its plies, as without this.
          expect({ algorithm, value: mine + 0 }).toEqual({ algorithm, value })
        }
      }),
      { numRuns: 40, seed: 184 },
    )
  })

  it('counts what it looks at beyond the leaves, and nothing where it is not asked to', () => {
    const subject = subjectOf(connect4, '4453443')
    const quiet = alphabeta(subject, { depth: 3, quiet: true })
    expect(quiet.beyond).toBeGreaterThan(0)
    expect(alphabeta(subject, { depth: 3 })).not.toHaveProperty('beyond')
  })

  it('is the same with a tracer, whose leaves are worth what was found beyond them', () => {
    const subject = subjectOf(connect4, '4453443')
    const options = { depth: 3, quiet: true }
    const recorder = new Recorder('alphabeta', options)
    const traced = alphabeta(subject, options, { trace: recorder })
    expect(traced).toEqual(alphabeta(subject, options))
  })

  it('refuses a game that cannot tell which positions are quiet', () => {
    expect(() => alphabeta(subjectOf(gomoku, ''), { depth: 1, quiet: true })).toThrow('quiet')
  })
})
