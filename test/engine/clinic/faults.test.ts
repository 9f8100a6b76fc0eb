import { describe, expect, it } from 'vitest'
import { hasFourByPrecedence } from '../../../engine/clinic/comparison-first.ts'
import { gameFromTheTop } from '../../../engine/clinic/first-point.ts'
import { hashOfTheCells } from '../../../engine/clinic/hash-of-the-cells.ts'
import { missingBraces } from '../../../engine/clinic/missing-braces.ts'
import { gomokuCases } from '../../../engine/clinic/of-gomoku.ts'
import { part } from '../../../engine/clinic/part.ts'
import { nearIn3By1 } from '../../../engine/clinic/narrow-neighbourhood.ts'
import { repeats } from '../../../engine/clinic/repeats.ts'
import { rootWindow } from '../../../engine/clinic/root-window.ts'
import { playOn, randomMover, randomPosition } from '../../../engine/clinic/seeded.ts'
import { sharedBestMove } from '../../../engine/clinic/shared-best-move.ts'
import {
  foldedInto32Bits,
  gameIn32Bits,
  hasFourIn32Bits,
} from '../../../engine/clinic/shift-by-33.ts'
import { silentAttackFrom } from '../../../engine/clinic/silent-attack.ts'
import { smallestInt } from '../../../engine/clinic/smallest-int.ts'
import { tieFromABound } from '../../../engine/clinic/tie-from-a-bound.ts'
import { wrongSide } from '../../../engine/clinic/wrong-side.ts'
import { zeroIsNothing } from '../../../engine/clinic/zero-is-nothing.ts'
import { fromBits } from '../../../engine/core/bits.ts'
import { NO_MOVE } from '../../../engine/core/game.ts'
import { mapKey } from '../../../engine/core/hash.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import { abalone } from '../../../engine/games/abalone/index.ts'
import { connect4 } from '../../../engine/games/connect4/index.ts'
import { gomoku } from '../../../engine/games/gomoku/index.ts'
import { reportFrom } from '../../../engine/games/gomoku/report.ts'
import { gomoku8 } from '../../../engine/games/gomoku8/index.ts'
import { tree } from '../../../engine/games/tree/index.ts'
import { alphabeta } from '../../../engine/search/alphabeta.ts'
import { foundValue, pliesToEnd } from '../../../engine/search/score.ts'
import { subjectFrom } from '../../../engine/search/types.ts'
import { BACK, CUTOFF } from '../../../engine/trace/recording.ts'
import { subjectOf } from '../random-positions.ts'

const SEEDS = Array.from({ length: 40 }, (_, i) => i + 1)

describe('the root’s window, not negated', () => {
  it('plays the first move wherever that is worth more than 0 and none wins at once', () => {
    const { game } = gomoku8
    const options = { depth: 2, fail: 'hard' } as const
    const moves = new Int32Array(game.maxMoves)
    let first = 0
    let others = 0
    for (const seed of SEEDS.slice(0, 10)) {
      const rng = rngOf(seed)
      const position = game.initial()
      const subject = subjectFrom(gomoku8, position)
      const right = () => alphabeta(subject, options).move
      playOn(gomoku8, position, [right, randomMover(gomoku8, rng)], 12, () => {
        const { move } = rootWindow(subject, options)
        game.moves(position, moves)
        game.play(position, moves[0])
        const value = 0 - foundValue(alphabeta(subject, { ...options, depth: 1 }))
        game.undo(position)
        // A child in which the game has ended is no window's business.
        if (pliesToEnd(alphabeta(subject, options).value) === 1) return
        if (value > 0) {
          first++
          expect(move).toBe(moves[0])
        } else if (move !== moves[0]) others++
      })
    }
    expect(first).toBeGreaterThan(5)
    expect(others).toBeGreaterThan(5)
  })
})

describe('minus infinity that is the smallest int32', () => {
  it('is its own negation in 32 bits', () => {
    expect(-(-(2 ** 31)) | 0).toBe(-(2 ** 31))
  })

  it('finds the best move one ply deep, and none further on', () => {
    for (const seed of SEEDS) {
      const position = randomPosition(gomoku8, {}, 3 + (seed % 6), rngOf(seed))
      const subject = subjectFrom(gomoku8, position)
      const one = { depth: 1, fail: 'hard' } as const
      expect(smallestInt(subject, one).move).toBe(alphabeta(subject, one).move)
      for (const depth of [2, 3]) {
        expect(smallestInt(subject, { depth, fail: 'hard' }).move).toBe(NO_MOVE)
      }
    }
  })

  it('takes each child for its first move where it fails soft', () => {
    const subject = subjectOf(tree, '[[5,1],[4,4]]')
    expect(alphabeta(subject, { depth: 2 }).value).toBe(4)
    expect(smallestInt(subject, { depth: 2, fail: 'soft' }).value).toBe(5)
  })
})

describe('on trees of a few nodes', () => {
  it('a tie with a bound takes the worse move', () => {
    // The second child is cut at its first leaf, 3: it is worth 1.
    const subject = subjectOf(tree, '[[3,9],[3,1]]')
    const right = alphabeta(subject, { depth: 2 })
    const wrong = tieFromABound(subject, { depth: 2 })
    expect(right).toMatchObject({ value: 3, move: 0, cutoffs: 1 })
    expect(wrong).toMatchObject({ value: 3, move: 1, cutoffs: 1 })
  })

  it('one best move for all depths answers what the last node has found', () => {
    // Best is the first child; the last to be better than nothing is the second one's last leaf.
    const subject = subjectOf(tree, '[[5,6],[9,7,8],[2]]')
    expect(alphabeta(subject, { depth: 2 })).toMatchObject({ value: 7, move: 1 })
    expect(sharedBestMove(subject, { depth: 2 })).toMatchObject({ value: 7, move: 0 })
  })

  it('zero counts for nothing', () => {
    const even = subjectOf(tree, '[0,-3]')
    expect(alphabeta(even, { depth: 1 })).toMatchObject({ value: 0, move: 0 })
    expect(zeroIsNothing(even, { depth: 1 })).toMatchObject({ value: -3, move: 1 })
    const none = subjectOf(tree, '[0,0]')
    expect(zeroIsNothing(none, { depth: 1 }).move).toBe(NO_MOVE)
  })
})

describe('one best move for all depths, in the order of the report', () => {
  it('answers the first point where the last node to write was cut off at its first reply', () => {
    const [one] = gomokuCases.filter(({ id }) => id === 'first-point')
    const { game } = gomoku
    const free = new Int32Array(game.maxMoves)
    const seen = { first: 0, others: 0 }
    for (const seed of SEEDS.slice(0, 6)) {
      const dice = randomMover(gomoku, rngOf(seed), 1)
      const position = game.initial()
      game.play(position, dice(position))
      game.play(position, dice(position))
      playOn(gomoku, position, [(p) => one.fault(p, one.options).move, dice], 8, () => {
        const { kind, node, value } = part(one, position).fault.recording
        const best = new Map<number, number>()
        let last = -1
        let backs = 0
        kind.forEach((each, event) => {
          if (each !== BACK) return
          const before = best.get(node[event]) ?? -Infinity
          if (value[event] > before) {
            backs = best.has(node[event]) ? 2 : 1
            last = event
          }
          best.set(node[event], value[event])
        })
        const cutAtFirst = backs === 1 && kind[last + 1] === CUTOFF
        const points = free.subarray(0, gameFromTheTop.moves(position, free))
        const first = points.find((point) => nearIn3By1(position, point, 3))
        expect(one.fault(position, one.options).move === first).toBe(cutAtFirst)
        seen[cutAtFirst ? 'first' : 'others']++
      })
    }
    expect(seen.first).toBeGreaterThan(5)
    expect(seen.others).toBeGreaterThan(5)
  })
})

describe('best move without braces', () => {
  it('has the row of the best move, and a column of its own', () => {
    let taken = 0
    let columns = 0
    for (const seed of SEEDS) {
      const position = randomPosition(gomoku, { size: 9 }, 8, rngOf(seed))
      const subject = { ...subjectFrom(gomoku, position), evaluation: reportFrom(position) }
      const options = { depth: 2, candidates: 1 }
      const right = alphabeta(subject, options)
      const wrong = missingBraces(subject, options)
      expect(wrong.value).toBe(right.value)
      expect(Math.floor(wrong.move / 9)).toBe(Math.floor(right.move / 9))
      if (wrong.move % 9 !== right.move % 9) columns++
      if (position.cells[wrong.move] !== -1) taken++
    }
    expect(columns).toBeGreaterThan(SEEDS.length / 2)
    expect(taken).toBeGreaterThan(0)
  })
})

describe('the wrong side at the root', () => {
  it('blocks where it could have won', () => {
    // Both have four in a row, open at both ends; X is to move.
    const subject = subjectOf(gomoku, 'e5 e2 d5 d2 c5 c2 b5 b2', { size: 9 })
    const own = { ...subject, near: gomoku.near, evaluation: reportFrom(subject.position) }
    const text = (move: number) => gomoku.game.formatMove(subject.position, move)
    for (const depth of [1, 2]) {
      const options = { depth, candidates: 1 }
      expect(['a5', 'f5']).toContain(text(alphabeta(own, options).move))
      expect(['a2', 'f2']).toContain(text(wrongSide(own, options).move))
    }
  })
})

describe('an attack that is never counted', () => {
  it('adds nothing for any stone, and leaves the other terms as they are', () => {
    for (const seed of SEEDS) {
      const position = randomPosition(gomoku, { size: 9 }, 4 + (seed % 12), rngOf(seed))
      const right = reportFrom(position).explain(position)
      const wrong = silentAttackFrom(position).explain(position)
      const attack = (terms: typeof right) =>
        terms.reduce(
          (sum, { name, contribution }) => sum + (name === 'alignment' ? contribution : 0),
          0,
        )
      expect(attack(wrong)).toBe(0)
      expect(attack(right)).toBeGreaterThan(0)
      const others = (terms: typeof right) => terms.filter(({ name }) => name !== 'alignment')
      expect(others(wrong)).toEqual(others(right))
    }
  })
})

describe('a neighbourhood of three by one', () => {
  it('has 20 of the 48 points around a lone stone', () => {
    const { position } = subjectOf(gomoku, 'h8', { size: 15 })
    const count = (near: typeof nearIn3By1) =>
      Array.from(position.cells.keys()).filter(
        (point) => position.cells[point] === -1 && near(position, point, 3),
      ).length
    // 7 · 3 − 1 and 7 · 7 − 1.
    expect(count(nearIn3By1)).toBe(20)
    expect(count((p, point, radius) => gomoku.near?.(p, point, radius) ?? false)).toBe(48)
  })
})

describe('32-bit shifts', () => {
  it('are those of JavaScript', () => {
    const shifted = [31, 32, 33].map((by) => 1 << by)
    expect(shifted).toEqual([-(2 ** 31), 1, 2])
  })

  it('miss a four at the bottom right', () => {
    const { lo, hi } = fromBits([21, 28, 35, 42])
    expect(hasFourIn32Bits(lo ^ hi)).toBe(false)
    const left = fromBits([0, 7, 14, 21])
    expect(hasFourIn32Bits(left.lo ^ left.hi)).toBe(true)
  })

  it('make of a position what they make of its moves, one by one', () => {
    for (const seed of SEEDS) {
      const rng = rngOf(seed)
      const choose = randomMover(connect4, rng)
      const position = connect4.game.initial()
      const narrow = connect4.game.initial()
      for (let ply = 0; ply < 30 && connect4.game.outcome(position) === undefined; ply++) {
        const move = choose(position)
        connect4.game.play(position, move)
        gameIn32Bits.play(narrow, move)
        expect(foldedInto32Bits(position).words).toEqual(narrow.words)
      }
      while (narrow.played > 0) gameIn32Bits.undo(narrow)
      expect(narrow.words).toEqual(new Int32Array(4))
      expect(narrow.heights).toEqual(connect4.game.initial().heights)
    }
  })
})

describe('the comparison before the AND', () => {
  it('finds a four that begins on bit 0', () => {
    expect(hasFourByPrecedence(fromBits([0, 7, 14, 21]))).toBe(true)
    expect(hasFourByPrecedence(fromBits([0, 1, 2, 3]))).toBe(true)
  })

  it('misses the same four one column or one row further on', () => {
    expect(hasFourByPrecedence(fromBits([7, 14, 21, 28]))).toBe(false)
    expect(hasFourByPrecedence(fromBits([1, 2, 3, 4]))).toBe(false)
  })

  it('takes three on bit 0 for four where any piece lies further on', () => {
    expect(hasFourByPrecedence(fromBits([0, 7, 14, 35]))).toBe(true)
    expect(hasFourByPrecedence(fromBits([0, 7, 14]))).toBe(false)
  })
})

describe('a hash of the cells alone', () => {
  const start = { variant: 'inf8175' }

  it('is the same after two plies and after three', () => {
    const { game } = abalone
    const two = subjectOf(abalone, 'g6g7 a1b2', start).position
    const three = subjectOf(abalone, 'g5g6 a1b2 g6g5', start).position
    expect(three.cells).toEqual(two.cells)
    expect(hashOfTheCells(three)).toBe(hashOfTheCells(two))
    expect(game.toMove(three)).not.toBe(game.toMove(two))
    expect(game.hashLo(three)).not.toBe(game.hashLo(two))
  })

  it('tells boards apart that differ in a marble', () => {
    const keys = new Map<number, string>()
    for (const seed of SEEDS) {
      const position = randomPosition(abalone, start, seed, rngOf(seed))
      const board = position.cells.join()
      expect(keys.get(hashOfTheCells(position)) ?? board).toBe(board)
      keys.set(hashOfTheCells(position), board)
    }
    expect(keys.size).toBeGreaterThan(30)
  })

  it('is met again after three plies, the hash of the game never', () => {
    const { game } = abalone
    const position = game.initial(start)
    // Sequences of three moves, by perft; counted by boards as texts, too.
    expect(repeats(game, position, 3, hashOfTheCells)).toEqual({ count: 28_564, of: 399_896 })
    expect(repeats(game, position, 3, ({ hash }) => mapKey(hash[0], hash[1])).count).toBe(0)
  })
})
