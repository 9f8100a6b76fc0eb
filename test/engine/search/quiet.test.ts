import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GameKit } from '../../../engine/core/game.ts'
import { connect4, type Connect4Position } from '../../../engine/games/connect4/index.ts'
import { gomoku8 } from '../../../engine/games/gomoku8/index.ts'
import { reversi } from '../../../engine/games/reversi/index.ts'
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
const FOUR = { length: 4 }

/** How a game's lines win, for the scan below. */
interface Lines {
  readonly length: number
  readonly exact?: boolean
}

/** Moves by which a player, were it on turn, would win: a scan of the lines, square by square. */
function winsOf<P>({ game, board }: GameKit<P>, p: P, player: number, lines: Lines): number[] {
  if (board?.shape !== 'square') throw new Error('no square board')
  const { columns, rows } = board.size(p)
  const at = (column: number, row: number) =>
    column < 0 || column >= columns || row < 0 || row >= rows
      ? -2
      : board.at(p, row * columns + column)
  const legal = new Int32Array(game.maxMoves)
  return Array.from(legal.subarray(0, game.moves(p, legal))).filter((move) => {
    const [square] = board.targets(p, move)
    const column = square % columns
    const row = Math.floor(square / columns)
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
      const whole = run(1) + run(-1) + 1
      return lines.exact === true ? whole === lines.length : whole >= lines.length
    })
  })
}

/** The definition, without a window and by the scan of lines above. */
function plainQuiet<P>(kit: GameKit<P>, lines: Lines, p: P, ply: number): number {
  const { game, evaluation } = kit
  const mover = game.toMove(p)
  const outcome = game.outcome(p)
  if (outcome !== undefined) return outcomeScore(outcome, mover, ply)
  const legal = new Int32Array(game.maxMoves)
  const all = Array.from(legal.subarray(0, game.moves(p, legal)))
  const after = <T>(move: number, look: () => T): T => {
    game.play(p, move)
    const seen = look()
    game.undo(p)
    return seen
  }
  const worth = (move: number) => after(move, () => 0 - plainQuiet(kit, lines, p, ply + 1))
  const urgent = [winsOf(kit, p, mover, lines), winsOf(kit, p, 1 - mover, lines)].find(
    (moves) => moves.length > 0,
  )
  if (urgent !== undefined) return Math.max(...urgent.map(worth))
  const threats = all.filter((move) => after(move, () => winsOf(kit, p, mover, lines).length > 0))
  return Math.max(evaluation.evaluate(p), ...threats.map(worth))
}

/** The small games that can tell which positions are quiet. */
const SHARP: readonly (readonly [name: string, lines: Lines])[] = [
  ['connect4', { length: 4 }],
  ['tic-tac-toe', { length: 3 }],
  ['4,4,3', { length: 3 }],
  ['gomoku8', { length: 5 }],
  ['gomoku', { length: 5 }],
]

const smallOf = (id: string): SmallGame => {
  const small = SMALL_GAMES.find(({ name }) => name === id)
  if (small === undefined) throw new Error(id)
  return small
}

/** Minimax to leaves that are worth what the definition says; side to move's view. */
function plainSearch(subject: Subject<Connect4Position>, depth: number, ply = 0): number {
  const { game, position: p } = subject
  if (depth === 0 || game.outcome(p) !== undefined) return plainQuiet(connect4, FOUR, p, ply)
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
  it.each(SHARP)('has the value of its definition, and restores the position: %s', (id, lines) => {
    const small = smallOf(id)
    let looked = 0
    fc.assert(
      fc.property(positions(small), ({ position: p, ...subject }) => {
        const before = small.kit.game.format(p)
        const quiet = new Quiet({ ...subject, position: p }, false)
        expect(quiet.value(3)).toBe(plainQuiet(small.kit, lines, p, 3) + 0)
        expect(small.kit.game.format(p)).toBe(before)
        looked += quiet.nodes
      }),
      { numRuns: 200, seed: 181 },
    )
    expect(looked).toBeGreaterThan(100)
  })

  it.each(SHARP)(
    'answers in any window, the value inside, a lower bound above, an upper bound below: %s',
    (id, lines) => {
      const small = smallOf(id)
      // Where the window lies beside the value: its lower end, so far above it.
      const beside = fc.integer({ min: -200, max: 200 })
      const width = fc.integer({ min: 1, max: 200 })
      const met = { inside: 0, above: 0, below: 0 }
      fc.assert(
        fc.property(positions(small), beside, width, (subject, off, wide) => {
          const value = plainQuiet(small.kit, lines, subject.position, 0) + 0
          const [alpha, beta] = [value + off, value + off + wide]
          const found = new Quiet(subject, false).visit(0, 0, alpha, beta) + 0
          if (found <= alpha) expect(value).toBeLessThanOrEqual(found)
          else if (found >= beta) expect(value).toBeGreaterThanOrEqual(found)
          else expect(found).toBe(value)
          met[found <= alpha ? 'below' : found >= beta ? 'above' : 'inside']++
        }),
        { numRuns: 300, seed: 182 },
      )
      expect(Math.min(met.inside, met.above, met.below)).toBeGreaterThan(20)
    },
  )

  it('knows no line that is too long, where only exactly five win', () => {
    const lines = { length: 5, exact: true }
    const small = { ...smallOf('gomoku'), options: { size: 6, exact: true } }
    fc.assert(
      fc.property(positions({ ...small, plies: [16, 30] }), (subject) => {
        const value = plainQuiet(small.kit, lines, subject.position, 0)
        expect(new Quiet(subject, false).value(0)).toBe(value + 0)
      }),
      { numRuns: 300, seed: 185 },
    )
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

  it('stops at its limit of nodes, which counts them too', () => {
    const subject = subjectOf(gomoku8, 'd4 d5 e4 e5 c5 d6 f5 e6 e3 f4')
    const whole = alphabeta(subject, { depth: 1, quiet: true, nodes: 1_000_000 })
    const limits = [50, 200, 1000].filter((nodes) => nodes < whole.nodes + (whole.beyond ?? 0))
    expect(limits.length).toBeGreaterThan(0)
    for (const nodes of limits) {
      const result = search('deepening', subject, { depth: 6, quiet: true, nodes })
      expect(result.stopped).toBe('nodes')
      expect(result.nodes + (result.beyond ?? 0)).toBeLessThanOrEqual(nodes + 6)
      expect(Math.abs(result.value ?? 0)).toBeLessThan(INFINITE)
    }
  })

  it('is the same with a tracer, whose leaves are worth what was found beyond them', () => {
    const subject = subjectOf(connect4, '4453443')
    const options = { depth: 3, quiet: true }
    const recorder = new Recorder('alphabeta', options)
    const traced = alphabeta(subject, options, { trace: recorder })
    expect(traced).toEqual(alphabeta(subject, options))
  })

  it('refuses a game that cannot tell which positions are quiet', () => {
    expect(() => alphabeta(subjectOf(reversi, ''), { depth: 1, quiet: true })).toThrow('quiet')
  })
})
