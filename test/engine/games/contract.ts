import { describe, expect, test } from 'vitest'
import {
  EVALUATION_LIMIT,
  type GameKit,
  type GameOptions,
  type Move,
} from '../../../engine/core/game.ts'
import { mostMoves } from '../../../engine/core/after.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import { checkTexts } from './contract-texts.ts'
import { appearance, legalMoves, parsed, randomGame, summary } from './random-game.ts'
import type { TestRegister } from '../register.ts'

/** One way of starting a game that the contract is checked for. */
export interface Variant {
  readonly options?: GameOptions
  /** A position's text to start from; by default the start that the options give. */
  readonly start?: string
  /** Random games to play, 20 by default. */
  readonly games?: number
  /** About how many of their positions are looked at, 150 by default: for slow games fewer. */
  readonly positions?: number
  /** Plies after which a random game is given up. */
  readonly maxPlies?: number
  /** Whether every random game ends within `maxPlies`. Default yes. */
  readonly ends?: boolean
}

/**
 * The contract of `core/game.ts`, which every game keeps. Registers its tests; call it inside
 * a `describe`. Seeded: a failure repeats itself.
 *
 * @param into  where the tests go, vitest's own unless the suite itself is tested
 */
export function checkContract<P>(
  kit: GameKit<P>,
  variant: Variant = {},
  into: TestRegister = { describe, test },
): void {
  const { describe, test } = into
  const { game, evaluation, board } = kit
  const { options, start = '', games = 20, maxPlies = 500, ends = true, positions = 150 } = variant
  const begin = (): P => parsed(game.parse(start, options))
  const play = (seed: number, visit: (p: P, legal: readonly Move[]) => void = () => {}): P =>
    randomGame(game, begin(), rngOf(seed), maxPlies, visit)
  let stride = 0
  /** Positions spread over all the random games, and the last of each; `count` differs. */
  function everywhere(visit: (p: P, legal: readonly Move[], count: number) => void): void {
    let total = 0
    const walk = (each: (p: P, legal: readonly Move[]) => void) => {
      total = 0
      for (let seed = 1; seed <= games; seed++) play(seed, each)
    }
    if (stride === 0) {
      walk(() => total++)
      stride = Math.ceil(total / positions)
    }
    walk((p, legal) => {
      if (total++ % stride === 0 || legal.length === 0) visit(p, legal, total)
    })
  }

  describe('rules', () => {
    test('an empty text is the start that the options give', () => {
      const initial = summary(game, game.initial(options))
      for (const text of ['', ' ']) {
        expect(summary(game, parsed(game.parse(text, options)))).toBe(initial)
      }
    })

    test('two positions share nothing', () => {
      const untouched = begin()
      const before = summary(game, untouched)
      play(1)
      expect(summary(game, untouched)).toBe(before)
    })

    test('moves are different, at most maxMoves, and the same however often they are asked', () => {
      const most = mostMoves(game, begin())
      expect(most).toBeLessThanOrEqual(game.maxMoves)
      everywhere((p, legal) => {
        expect(new Set(legal).size).toBe(legal.length)
        expect(legal.length).toBeLessThanOrEqual(most)
        expect(legal.every((move) => Object.is(move, move | 0))).toBe(true)
        expect(legalMoves(game, p)).toEqual(legal)
      })
    })

    test('undo restores text, hash, moves, outcome and evaluation after each move', () => {
      everywhere((p, legal, count) => {
        const before = summary(game, p)
        const value = evaluation.evaluate(p)
        // A few moves in each position, and over a game all kinds of them.
        for (let i = count % 7; i < legal.length; i += 7 * Math.ceil(legal.length / 50)) {
          game.play(p, legal[i])
          game.undo(p)
          expect(summary(game, p)).toBe(before)
          expect(evaluation.evaluate(p)).toBe(value)
        }
      })
    })

    test('sides alternate at every ply, the last one too', () => {
      everywhere((p, legal) => {
        const mover = game.toMove(p)
        for (const move of legal) {
          game.play(p, move)
          const next = game.toMove(p)
          game.undo(p)
          const back = game.toMove(p)
          if (next !== 1 - mover || back !== mover) expect([next, back]).toEqual([1 - mover, mover])
        }
      })
    })

    test('a whole game is taken back move by move, through the same positions', () => {
      for (let seed = 1; seed <= Math.min(games, 5); seed++) {
        const way: string[] = []
        const p = play(seed, (p) => way.push(summary(game, p)))
        for (const before of way.toReversed()) {
          expect(summary(game, p)).toBe(before)
          if (way[0] !== before) game.undo(p)
        }
      }
    })

    test('random games end, or run out of moves, and the end says who won and why', () => {
      for (let seed = 1; seed <= games; seed++) {
        const p = play(seed)
        if (ends) expect(legalMoves(game, p)).toEqual([])
        const outcome = game.outcome(p)
        if (outcome === undefined) continue
        expect(legalMoves(game, p)).toEqual([])
        expect([0, 1, 'draw']).toContain(outcome.winner)
        expect(outcome.reason).toMatch(/^[a-z0-9-]+$/)
        if (outcome.winner === 'draw') expect(outcome.squares).toEqual([])
        expect(new Set(outcome.squares).size).toBe(outcome.squares.length)
        for (const square of outcome.squares) {
          expect(board?.at(p, square)).toBe(outcome.winner)
        }
      }
    })

    test('positions reached by moves in another order have the same hash, others another', () => {
      if (board === undefined) return
      const looks = new Map<string, string>()
      everywhere((p) => {
        const look = appearance(kit, p)
        const hash = `${game.hashLo(p)},${game.hashHi(p)}`
        expect(looks.get(hash) ?? look).toBe(look)
        looks.set(hash, look)
        expect(hash).toBe(`${game.hashLo(p) | 0},${game.hashHi(p) | 0}`)
      })
      const rng = rngOf(1)
      for (let i = 0; i < 60; i++) {
        const [p, q] = [begin(), begin()]
        const line = [0, 1, 2].map(() => {
          const legal = legalMoves(game, p)
          const move = legal.length > 0 ? legal[rng.below(legal.length)] : -1
          if (move !== -1) game.play(p, move)
          return move
        })
        for (const move of line.toReversed()) {
          if (legalMoves(game, q).includes(move)) game.play(q, move)
        }
        if (appearance(kit, q) !== appearance(kit, p)) continue
        expect([game.hashLo(q), game.hashHi(q)]).toEqual([game.hashLo(p), game.hashHi(p)])
      }
    })
  })

  describe('evaluation', () => {
    test('is an integer within its limit, and the terms sum to it exactly', () => {
      everywhere((p) => {
        const value = evaluation.evaluate(p)
        expect(Object.is(value, value | 0)).toBe(true)
        expect(Math.abs(value)).toBeLessThanOrEqual(EVALUATION_LIMIT)
        const terms = evaluation.explain(p)
        expect(terms.reduce((sum, term) => sum + term.contribution, 0)).toBe(value)
        const wrong = terms.filter(
          ({ name, contribution }) =>
            !Object.is(contribution, contribution | 0) || !/^[a-z0-9-]+$/.test(name),
        )
        expect(wrong).toEqual([])
      })
    })
  })

  describe('board', () => {
    test('what a move is said to put down lies there afterwards, and is the last move', () => {
      if (board === undefined) return
      everywhere((p, legal, count) => {
        if (legal.length === 0) return
        const move = legal[count % legal.length]
        const mover = game.toMove(p)
        const targets = board.targets(p, move)
        game.play(p, move)
        expect([...board.lastMove(p)].toSorted()).toEqual([...targets].toSorted())
        // On a hex board a move may put down pushed marbles too, which are the other side's.
        for (const square of targets) {
          if (board.shape === 'square') expect(board.at(p, square)).toBe(mover)
          else expect(board.at(p, square)).not.toBe(-1)
        }
        game.undo(p)
      })
    })

    test('the squares that the last move took stones from are as many as it lost', () => {
      if (board?.lastTaken === undefined) return
      const lost = (p: P) => (kit.lost?.(p) ?? []).reduce((sum, stones) => sum + stones, 0)
      everywhere((p, legal) => {
        for (const move of legal) {
          const before = lost(p)
          game.play(p, move)
          const taken = board.lastTaken?.(p) ?? []
          if (taken.length !== lost(p) - before) expect(taken).toHaveLength(lost(p) - before)
          game.undo(p)
          for (const square of taken) expect(board.at(p, square)).not.toBe(-1)
        }
      })
    })

    test('the stones that changed sides are those that the board says turned', () => {
      if (board === undefined || board.shape === 'hex') return
      const { columns, rows } = board.size(begin())
      const squares = Array.from({ length: columns * rows }, (_, square) => square)
      everywhere((p, legal) => {
        const before = squares.map((square) => board.at(p, square))
        for (const move of legal) {
          game.play(p, move)
          const turned = squares.filter(
            (square) => before[square] !== -1 && board.at(p, square) === 1 - before[square],
          )
          const told = (board.lastTurned?.(p) ?? []).toSorted((a, b) => a - b)
          if (told.join() !== turned.join()) expect(told).toEqual(turned)
          game.undo(p)
        }
      })
    })

    test('moves have a centrality that is a number', () => {
      const { centrality } = kit
      if (centrality === undefined) return
      everywhere((p, legal) => {
        expect(legal.every((move) => Number.isFinite(centrality(p, move)))).toBe(true)
      })
    })
  })

  describe('texts', () => checkTexts(kit, variant, begin, () => play(2), everywhere, into))
}
