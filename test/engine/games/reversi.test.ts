import { describe, expect, test } from 'vitest'
import { popcount, toBoard } from '../../../engine/core/bits.ts'
import { perftCounts } from '../../../engine/core/perft.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import { evaluation, WEIGHTS } from '../../../engine/games/reversi/evaluate.ts'
import { reversi } from '../../../engine/games/reversi/index.ts'
import { LAYOUT, PASS, wordOfSide, type Reversi } from '../../../engine/games/reversi/rules.ts'
import {
  refereeDifference,
  refereeMoves,
  refereePerft,
  refereePlay,
  refereeStart,
  refereeText,
} from './reversi-referee.ts'
import { legalMoves, parsed, randomGame } from './random-game.ts'

const { game, board } = reversi
const SIZES = [8, 6] as const

function from(text: string, size: number = 8): Reversi {
  return parsed(game.parse(text, { size }))
}

/** The board text of a position, however it was come by. */
function boardText(p: Reversi): string {
  const { columns } = board?.size(p) ?? { columns: 0 }
  const rows = Array.from({ length: columns }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const side = board?.at(p, row * columns + column) ?? -1
      return side === -1 ? '.' : 'XO'.charAt(side)
    }).join(''),
  )
  return `${rows.toReversed().join('/')} ${'XO'.charAt(game.toMove(p))}`
}

function names(p: Reversi, squares: readonly number[]): string[] {
  return squares.map((square) => board?.squareName(p, square) ?? '')
}

describe('the bits of Reversi', () => {
  test('are numbered along the rows from a1, and the small board lies in the corner', () => {
    expect([LAYOUT.bit(0, 0), LAYOUT.bit(7, 0), LAYOUT.bit(0, 7), LAYOUT.bit(7, 7)]).toEqual([
      0, 7, 56, 63,
    ])
    expect(toBoard(wordOfSide(from(''), 0), LAYOUT)).toBe(
      '........\n........\n........\n...1....\n....1...\n........\n........\n........',
    )
    expect(toBoard(wordOfSide(from('', 6), 1), LAYOUT)).toBe(
      '........\n........\n........\n........\n...1....\n..1.....\n........\n........',
    )
  })
})

describe('perft of Reversi', () => {
  test('is known to nine plies on 8×8', () => {
    // Known of Othello programs; to nine plies no side has to pass.
    expect(perftCounts(game, game.initial(), 9)).toEqual([
      4, 12, 56, 244, 1396, 8200, 55_092, 390_216, 3_005_288,
    ])
  })

  test('is the referee’s on both boards', () => {
    for (const size of SIZES) {
      const counts = perftCounts(game, game.initial({ size }), 6)
      const slow = [1, 2, 3, 4, 5, 6].map((depth) => refereePerft(refereeStart(size), depth))
      expect(counts).toEqual(slow)
    }
  })

  test('counts passes as moves, as the referee does near the end of games', () => {
    let passes = 0
    for (let seed = 1; passes < 8; seed++) {
      const rng = rngOf(seed)
      let referee = refereeStart(6)
      // Two plies before a pass, or where it is due.
      const way = [referee]
      for (let moves = refereeMoves(referee); moves.length > 0; moves = refereeMoves(referee)) {
        if (moves[0] === '--') break
        referee = refereePlay(referee, moves[rng.below(moves.length)])
        way.push(referee)
      }
      if (refereeMoves(referee).length === 0) continue
      passes++
      for (const at of [referee, way[way.length - 3]]) {
        const p = from(refereeText(at), 6)
        expect(perftCounts(game, p, 4)).toEqual([1, 2, 3, 4].map((d) => refereePerft(at, d)))
      }
    }
  })
})

describe('random games', () => {
  test.each(SIZES)(
    'of %d squares a side go as the referee’s, move by move to the same end',
    (size) => {
      const tally = { plies: 0, passes: 0, early: 0, X: 0, O: 0, draw: 0 }
      for (let seed = 1; seed <= 120; seed++) {
        const rng = rngOf(seed)
        const p = game.initial({ size })
        let referee = refereeStart(size)
        for (;;) {
          const legal = legalMoves(game, p)
          expect(legal.map((move) => game.formatMove(p, move))).toEqual(refereeMoves(referee))
          expect(boardText(p)).toBe(refereeText(referee))
          if (legal.length === 0) break
          const move = legal[rng.below(legal.length)]
          if (move === PASS) tally.passes++
          referee = refereePlay(referee, game.formatMove(p, move))
          game.play(p, move)
          tally.plies++
        }
        const difference = refereeDifference(referee)
        const winner = difference === 0 ? 'draw' : difference > 0 ? 0 : 1
        expect(game.outcome(p)?.winner).toBe(winner)
        expect(game.outcome(p)?.reason).toBe(winner === 'draw' ? 'equal-stones' : 'more-stones')
        tally[winner === 'draw' ? 'draw' : winner === 0 ? 'X' : 'O']++
        if (refereeText(referee).includes('.')) tally.early++
      }
      // The comparison is worth no more than what came up in it.
      for (const count of Object.values(tally)) expect(count).toBeGreaterThan(0)
    },
  )

  test('end with a full board, or before, and more stones win', () => {
    // Random games; the stones are counted by the referee's rules in the test above.
    const full = from(
      'c2 b4 c5 b2 a4 a5 a6 b6 c6 d6 e3 e5 d2 a3 a1 e1 d5 f2 a2 c1 b1 -- f3 f4 e4 -- b5 -- b3 -- e6 -- d1 -- f1 -- f5 -- e2',
      6,
    )
    expect(game.outcome(full)?.winner).toBe(0)
    const wiped = from('c4 c5 c6 c3 c2 d6 e6 b2 a1')
    expect(popcount(wordOfSide(wiped, 1))).toBe(0)
    expect(game.outcome(wiped)).toMatchObject({ winner: 0, reason: 'more-stones' })
    expect(game.outcome(wiped)?.squares).toHaveLength(13)
    expect(legalMoves(game, wiped)).toEqual([])
    const even = from('e4 c5 b6 f4 b5 b4 b3 c2 d1 c1 e3 c6 b1 a2 f5 f3 d6 a6 f2 e6 a4 a3 a1 d5', 6)
    expect(game.outcome(even)).toEqual({ winner: 'draw', reason: 'equal-stones', squares: [] })
  })
})

describe('a move', () => {
  test('turns the rows that it flanks, in all directions at once, and no others', () => {
    // X on c3 flanks in seven directions; the row over b4 has no own stone at its end.
    const p = from('......../......../..X..X../..OOO.../.OOOX.../XO.OOX../.OOO..../X.X.X... X')
    game.play(p, parsed(game.parseMove(p, 'c3')))
    expect(names(p, board?.lastTurned?.(p) ?? []).join(' ')).toBe('b2 c2 d2 b3 d3 e3 c4 d4 c5 e5')
    game.undo(p)
    expect(board?.lastTurned?.(p)).toEqual([])
  })

  test('does not reach round the edge of the board', () => {
    for (const size of SIZES) {
      for (let seed = 1; seed <= 40; seed++) {
        randomGame(game, game.initial({ size }), rngOf(seed), 500, (p, legal) => {
          for (const move of legal) {
            if (move === PASS) continue
            game.play(p, move)
            const [to] = board?.lastMove(p) ?? []
            for (const square of board?.lastTurned?.(p) ?? []) {
              const right = Math.abs((square % size) - (to % size))
              const up = Math.abs(Math.floor(square / size) - Math.floor(to / size))
              expect(right === 0 || up === 0 || right === up).toBe(true)
            }
            game.undo(p)
          }
        })
      }
    }
  })

  test('that is a pass has no square, turns nothing and changes the turn alone', () => {
    const before = 'c2 b4 c5 b2 a4 a5 a6 b6 c6 d6 e3 e5 d2 a3 a1 e1 d5 f2 a2 c1 b1'
    const p = from(before, 6)
    expect(legalMoves(game, p)).toEqual([PASS])
    expect(board?.targets(p, PASS)).toEqual([])
    const stones = boardText(p)
    game.play(p, PASS)
    expect(board?.lastMove(p)).toEqual([])
    expect(board?.lastTurned?.(p)).toEqual([])
    expect(boardText(p)).toBe(stones.replace(/.$/, 'X'))
    expect(game.format(p)).toBe(`${before} --`)
    expect(() => game.play(p, PASS)).toThrow('reversi.play')
  })

  test('that turns nothing, or a pass that is not due, is our own mistake', () => {
    const p = game.initial()
    for (const move of [0, PASS, 27]) expect(() => game.play(p, move)).toThrow('reversi.play')
    expect(() => game.undo(p)).toThrow('reversi.undo')
  })
})

describe('the texts of Reversi', () => {
  const PASSING = 'c2 b4 c5 b2 a4 a5 a6 b6 c6 d6 e3 e5 d2 a3 a1 e1 d5 f2 a2 c1 b1'

  test('are squares one after the other, as in written games', () => {
    expect(boardText(from('f5 d6 c3'))).toBe(
      '......../......../...O..../...OXX../...XX.../..X...../......../........ O',
    )
    expect(game.format(from('F5d6\nc3'))).toBe('f5 d6 c3')
  })

  test('may leave a pass out, as printed games do, or have it', () => {
    const whole = game.format(from(`${PASSING} -- f3`, 6))
    expect(whole).toBe(`${PASSING} -- f3`)
    expect(game.format(from(`${PASSING} f3`, 6))).toBe(whole)
    expect(game.format(from(`${PASSING}--f3`, 6))).toBe(whole)
    // A text that ends there leaves the pass to be made.
    expect(game.format(from(PASSING, 6))).toBe(PASSING)
  })

  test.each([
    ['a1', 'move/turns-nothing', 0, { square: 'a1', side: 'X' }],
    ['f5 d5', 'move/occupied', 3, { square: 'd5' }],
    ['f5 --', 'move/may-not-pass', 3, { side: 'O' }],
    ['i1', 'square/no-such-column', 0, { letter: 'i', columns: 8 }],
    ['f9', 'square/no-such-row', 1, { row: '9', rows: 8 }],
    ['f5 -', 'square/no-letter', 3, { letter: '-' }],
    ['c4 c5 c6 c3 c2 d6 e6 b2 a1 h8', 'move/game-over', 27, undefined],
    ['c4 c5 c6 c3 c2 d6 e6 b2 a1 --', 'move/game-over', 27, undefined],
  ])('of moves that say “%s” are refused with %s', (text, code, at, params) => {
    const error = params === undefined ? { code, at } : { code, at, params }
    expect(game.parse(text)).toEqual({ ok: false, error })
  })

  test('of one move tell a side to pass that has to', () => {
    const p = from(PASSING, 6)
    expect(game.parseMove(p, 'f3')).toMatchObject({
      ok: false,
      error: { code: 'move/must-pass', params: { side: 'O' } },
    })
    expect(game.parseMove(p, ' -- ')).toEqual({ ok: true, value: PASS })
    expect(game.parseMove(p, '-- f3')).toMatchObject({ error: { code: 'move/extra-text', at: 3 } })
  })

  test.each([
    [
      '......../......../......../...O..../...XO.../......../......../........ X',
      'board/middle-empty',
      31,
      'e5',
    ],
    [
      'X......./......../......../...XO.../...OX.../......../......../........ X',
      'board/apart',
      0,
      'a8',
    ],
    [
      '......../......../......../...XO.../...OX.../......../........ X',
      'board/too-few-rows',
      62,
      undefined,
    ],
  ])('of a board that cannot be are refused', (text, code, at, square) => {
    expect(game.parse(text)).toMatchObject({
      ok: false,
      error: { code, at, ...(square === undefined ? {} : { params: { square } }) },
    })
  })

  test('of a board are read with the side they name, passes and ends among them', () => {
    const text = '......../......../......../...XX.../...XX.../......../......../........ O'
    expect(game.outcome(from(text))).toMatchObject({ winner: 0 })
    expect(game.format(from(text))).toBe(text)
  })
})

describe('the evaluation', () => {
  test('tells corners, moves, frontier and stones of either side', () => {
    const p = from('f5')
    const found: Record<string, [string, number]> = {}
    for (const { name, side, squares, contribution } of evaluation.explain(p)) {
      const [before, sum] = found[`${name} ${'XO'.charAt(side)}`] ?? ['', 0]
      const all = `${before} ${names(p, squares).join(' ')}`.trim()
      found[`${name} ${'XO'.charAt(side)}`] = [all, sum + contribution]
    }
    const { discs, frontier, mobility } = WEIGHTS
    expect(found).toEqual({
      'discs X': ['e4 d5 e5 f5', -4 * discs],
      'discs O': ['d4', discs],
      'frontier X': ['e4 d5 e5 f5', -4 * frontier],
      'frontier O': ['d4', frontier],
      'mobility X': ['c3 d3 c4', -3 * mobility],
      'mobility O': ['f4 d6 f6', 3 * mobility],
    })
  })

  test('counts corners of either board, and stones with no empty square beside them not', () => {
    for (const size of SIZES) {
      const corner = `${'abcdefgh'.charAt(size - 1)}${size}`
      let seen = 0
      for (let seed = 1; seed <= 20; seed++) {
        randomGame(game, game.initial({ size }), rngOf(seed), 500, (p) => {
          const terms = evaluation.explain(p)
          const own = terms
            .filter(({ name }) => name === 'corners')
            .flatMap((t) => names(p, t.squares))
          const there = ['a1', `a${size}`, corner, `${corner.charAt(0)}1`].filter((name) => {
            const square = (Number(name.slice(1)) - 1) * size + 'abcdefgh'.indexOf(name.charAt(0))
            return board?.at(p, square) !== -1
          })
          expect(own.toSorted()).toEqual(there.toSorted())
          seen += own.length
          const edge = terms
            .filter(({ name }) => name === 'frontier')
            .flatMap((t) => [...t.squares])
          const slow = Array.from({ length: size * size }, (_, square) => square).filter(
            (square) => board?.at(p, square) !== -1 && besideEmpty(p, square, size),
          )
          expect(edge.toSorted((a, b) => a - b)).toEqual(slow)
        })
      }
      expect(seen).toBeGreaterThan(0)
    }
  })
})

function besideEmpty(p: Reversi, square: number, size: number): boolean {
  const column = square % size
  const row = Math.floor(square / size)
  for (let up = -1; up <= 1; up++) {
    for (let right = -1; right <= 1; right++) {
      const [c, r] = [column + right, row + up]
      if (c < 0 || r < 0 || c >= size || r >= size) continue
      if (board?.at(p, r * size + c) === -1) return true
    }
  }
  return false
}
