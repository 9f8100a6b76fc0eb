import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { EMPTY, fromBits, isEmpty, toBoard, toHex, wordOf } from '../../../engine/core/bits.ts'
import { lines } from '../../../engine/core/grid.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import { connect4, type Connect4Position } from '../../../engine/games/connect4/index.ts'
import {
  bitOf,
  hasFour,
  isFull,
  LAYOUT,
  playerWord,
  SHIFTS,
  squareOf,
  winSteps,
} from '../../../engine/games/connect4/rules.ts'
import { Referee } from './connect4-referee.ts'
import { legalMoves, parsed, randomGame } from './random-game.ts'

const { game, board } = connect4
const SQUARES = Array.from({ length: 42 }, (_, square) => square)
const LINES = lines(7, 6, 4).map((line) => line.map(bitOf))

function from(text: string): Connect4Position {
  return parsed(game.parse(text))
}

describe('the bits of Connect 4', () => {
  test('are numbered up the columns, with a guard row of bits that are no square', () => {
    const first = [6, 5, 4, 3, 2, 1, 0].map((row) => [0, 1, 6].map((c) => LAYOUT.bit(c, row)))
    expect(first).toEqual([
      [6, 13, 48],
      [5, 12, 47],
      [4, 11, 46],
      [3, 10, 45],
      [2, 9, 44],
      [1, 8, 43],
      [0, 7, 42],
    ])
    expect(SQUARES.map((square) => squareOf(bitOf(square)))).toEqual(SQUARES)
    expect(SQUARES.map(bitOf).filter((bit) => bit % 7 === 6)).toEqual([])
  })

  test('are set in both halves of the right side’s word', () => {
    const p = from('4455')
    expect(toHex(playerWord(p, 0))).toBe('0000000010200000') // bits 21 and 28
    expect(toHex(playerWord(p, 1))).toBe('0000000020400000') // bits 22 and 29
    expect([...p.heights]).toEqual([0, 7, 14, 23, 30, 35, 42])
    // The column that lies across both halves: bits 28 to 33.
    const q = from('555555')
    expect(playerWord(q, 0)).toEqual(wordOf((1 << 28) | (1 << 30), 1))
    expect(playerWord(q, 1)).toEqual(wordOf((1 << 29) | (1 << 31), 2))
  })
})

describe('the win test', () => {
  test('finds each of the 69 lines, and none in any three of its squares', () => {
    expect(LINES).toHaveLength(69)
    for (const line of LINES) {
      const { lo, hi } = fromBits(line)
      expect(hasFour(lo, hi)).toBe(true)
      for (const left of line) {
        const rest = fromBits(line.filter((bit) => bit !== left))
        expect(hasFour(rest.lo, rest.hi)).toBe(false)
      }
    }
  })

  test('agrees with the lines on random boards, and with its own steps', () => {
    const rng = rngOf(4)
    let won = 0
    for (let i = 0; i < 3000; i++) {
      const bits = SQUARES.filter(() => rng.below(3) === 0).map(bitOf)
      const word = fromBits(bits)
      const set = new Set(bits)
      const found = LINES.filter((line) => line.every((bit) => set.has(bit)))
      expect(hasFour(word.lo, word.hi)).toBe(found.length > 0)
      const steps = Object.values(SHIFTS).map((shift) => winSteps(word, shift))
      expect(steps.some(({ four }) => !isEmpty(four))).toBe(found.length > 0)
      if (found.length > 0) won++
    }
    expect(won).toBeGreaterThan(500)
    expect(won).toBeLessThan(2500)
  })

  test('shows its steps: copies moved towards bit 0, and what is left of each AND', () => {
    const level = fromBits([0, 7, 14, 21, 28])
    const steps = winSteps(level, SHIFTS.horizontal)
    expect(steps.shifted[1]).toEqual(fromBits([0, 7, 14, 21]))
    expect(steps.shifted[3]).toEqual(fromBits([0, 7]))
    expect(steps.two).toEqual(fromBits([0, 7, 14, 21]))
    expect(steps.three).toEqual(fromBits([0, 7, 14]))
    expect(steps.four).toEqual(fromBits([0, 7]))
    expect(winSteps(level, SHIFTS.vertical).two).toEqual(EMPTY)
    expect(toBoard(level, LAYOUT).split('\n').at(-1)).toBe('11111..')
  })

  test('does not find a line that would go over the top of a column into the next', () => {
    // a5 a6 b1 b2 are bits 4, 5, 7, 8: with six bits a column they would be four in a row.
    const { lo, hi } = fromBits([4, 5, 7, 8])
    expect(hasFour(lo, hi)).toBe(false)
  })
})

describe('a game of Connect 4', () => {
  test('agrees with a second program, move by move, in random games', () => {
    const rng = rngOf(9)
    for (let i = 0; i < 300; i++) {
      const p = game.initial()
      const referee = new Referee()
      for (let won = false; !won && referee.open().length > 0;) {
        expect(legalMoves(game, p)).toEqual(referee.open())
        const column = referee.open()[rng.below(referee.open().length)]
        const mover = game.toMove(p)
        won = referee.drop(column)
        game.play(p, column)
        expect(game.outcome(p)?.winner).toBe(
          won ? mover : referee.open().length === 0 ? 'draw' : undefined,
        )
      }
      expect(SQUARES.map((square) => board?.at(p, square))).toEqual(
        SQUARES.map((square) => referee.at(square)),
      )
    }
  })

  test.each([
    ['four upright', '1212121', 0, 'a1 a2 a3 a4'],
    ['four level', '1122334', 0, 'a1 b1 c1 d1'],
    ['four rising', '12233434474', 0, 'a1 b2 c3 d4'],
    ['four falling', '76655454414', 0, 'g1 f2 e3 d4'],
    ['five in a line', '57161272743121526212314', 0, 'c2 d2 e2 f2 g2'],
    ['two lines at once', '35221115346755375465271627', 1, 'd1 g1 e2 g2 f3 g3 g4'],
    ['the last piece of a full board', '557355532647457663766433474463721111112222', 1, ''],
  ] as const)('%s is a line', (_, moves, winner, names) => {
    const p = from(moves)
    const outcome = game.outcome(p)
    expect(outcome).toMatchObject({ winner, reason: 'line' })
    const squares = outcome?.squares.map((square) => board?.squareName(p, square))
    if (names !== '') expect(squares?.join(' ')).toBe(names)
    expect(squares?.length).toBeGreaterThanOrEqual(4)
    expect(legalMoves(game, p)).toEqual([])
    // Only the last piece made it.
    game.undo(p)
    expect(game.outcome(p)).toBeUndefined()
  })

  test('a full board without a line is a draw', () => {
    // A random game that ended so.
    const moves = '713535321563541365672272277354244176441661'
    expect(game.outcome(from(moves))).toEqual({ winner: 'draw', reason: 'full', squares: [] })
  })

  test('a full column and an empty stack are mistakes of our own and throw', () => {
    expect(() => game.play(from('444444'), 3)).toThrow('connect4.play: column 3 is full')
    expect(() => game.undo(game.initial())).toThrow('connect4.undo')
  })

  test('ordering by the centre tries the middle column first and the edges last', () => {
    const p = game.initial()
    const order = legalMoves(game, p).toSorted(
      (a, b) => (connect4.centrality?.(p, b) ?? 0) - (connect4.centrality?.(p, a) ?? 0),
    )
    expect(order).toEqual([3, 2, 4, 1, 5, 0, 6])
  })
})

/** Plain alpha-beta to the end, in the scale of the fixture; the game's own play and undo. */
function solve(p: Connect4Position, alpha: number, beta: number): number {
  const outcome = game.outcome(p)
  if (outcome !== undefined) {
    return outcome.winner === 'draw' ? 0 : Math.ceil(p.pieces / 2) - 22
  }
  let best = -22
  for (const column of [3, 2, 4, 1, 5, 0, 6]) {
    if (isFull(p, column)) continue
    game.play(p, column)
    best = Math.max(best, 0 - solve(p, -beta, -Math.max(alpha, best)))
    game.undo(p)
    if (best >= beta) break
  }
  return best
}

describe('known positions', () => {
  const lines = readFileSync('test/fixtures/connect4-late.txt', 'utf8')
    .split('\n')
    .filter((line) => /^[1-7]/.test(line))
    .map((line) => line.split(' '))

  test('late in the game have the exact scores that another solver gave them', () => {
    expect(lines).toHaveLength(200)
    for (const [moves, score] of lines) {
      // Those of 28 and 29 plies take most of the time: the other three in four are enough.
      if (moves.length >= 30) expect([moves, solve(from(moves), -22, 22)]).toEqual([moves, +score])
    }
  })

  test('are judged for the winner’s side more often than chance would', () => {
    let right = 0
    let decided = 0
    for (const [moves, score] of lines) {
      if (score === '0') continue
      decided++
      if (connect4.evaluation.evaluate(from(moves)) * Number(score) > 0) right++
    }
    expect(decided).toBe(175)
    // By chance under 106 in 99.7 of 100 cases; 111 when this was written.
    expect(right).toBeGreaterThanOrEqual(106)
  })
})

describe('the evaluation of Connect 4', () => {
  const { evaluate, explain } = connect4.evaluation

  test('counts the seven lines through the first piece in the middle', () => {
    const p = from('4')
    expect(evaluate(p)).toBe(-7)
    expect(explain(p)).toHaveLength(7)
    expect(explain(p).every(({ side, name }) => side === 0 && name === 'open-one')).toBe(true)
    expect(evaluate(from(''))).toBe(0)
  })

  test('weighs lines by their pieces and leaves out those of both sides', () => {
    // X a1 b1 c1, O a2 b2 c2: the lowest row is open to X, the second to O, slants to both.
    const terms = explain(from('112233'))
    const level = terms.filter(({ name }) => name === 'open-three')
    expect(level.map(({ side, contribution }) => [side, contribution])).toEqual([
      [0, 16],
      [1, -16],
    ])
    for (const { squares, side } of terms) {
      const owners = new Set(squares.map((square) => board?.at(from('112233'), square)))
      owners.delete(-1)
      expect([...owners]).toEqual([side])
    }
  })

  test('is the same with colours and turn exchanged, and on the board’s mirror image', () => {
    const rng = rngOf(2)
    for (let i = 0; i < 50; i++) {
      randomGame(game, game.initial(), rng, 42, (p) => {
        const [xLo, xHi, oLo, oHi] = p.words
        const exchanged = { ...p, words: Int32Array.of(oLo, oHi, xLo, xHi) }
        expect(evaluate(exchanged) + evaluate(p)).toBe(0)
        const mirrored = game.format(p).replace(/./g, (column) => String(8 - Number(column)))
        expect(evaluate(from(mirrored))).toBe(evaluate(p))
      })
    }
  })
})
