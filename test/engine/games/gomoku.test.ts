import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ContractError } from '../../../engine/core/errors.ts'
import type { GameOptions, Player } from '../../../engine/core/game.ts'
import { lines } from '../../../engine/core/grid.ts'
import { perftCounts } from '../../../engine/core/perft.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import { gomoku } from '../../../engine/games/gomoku/index.ts'
import { formatBoard, formatMoves } from '../../../engine/games/gomoku/notation.ts'
import { formatPsq } from '../../../engine/games/gomoku/psq.ts'
import type { Gomoku } from '../../../engine/games/gomoku/rules.ts'
import { gomoku8 } from '../../../engine/games/gomoku8/index.ts'
import { checkContract, type Variant } from './contract.ts'
import { legalMoves, parsed, randomGame } from './random-game.ts'

const { game, board } = gomoku

describe.each<Variant>([
  { options: { size: 5 } },
  { options: { size: 6, exact: true, centre: false }, games: 8 },
  { options: { size: 8, stones: 12 }, games: 8 },
  { start: '....././..X../...O./..... X'.replace('/./', '/...../') },
])('the game gomoku from %j', (variant) => checkContract(gomoku, variant))

describe('gomoku', () => {
  test.each<[GameOptions, number[]]>([
    // Falling factorials: no five can be made in so few plies. With `centre` the first move
    // has one point on odd boards, four on even ones.
    [{}, [1, 360, 360 * 359]],
    [{ size: 15 }, [1, 224, 224 * 223]],
    [{ size: 8 }, [4, 4 * 63, 4 * 63 * 62]],
    [{ size: 8, centre: false }, [64, 4032, 249984]],
    [{ size: 5 }, [1, 24, 552, 12144, 255024]],
    [{ size: 5, stones: 1 }, [1, 24, 0]],
  ])('with %j has the move sequences %j', (options, counts) => {
    expect(perftCounts(game, game.initial(options), counts.length)).toEqual(counts)
  })

  test('begins on the centre, on one of four points where the size is even', () => {
    expect(opening({})).toEqual(['j10'])
    expect(opening({ size: 15 })).toEqual(['h8'])
    expect(opening({ size: 8 })).toEqual(['d4', 'e4', 'd5', 'e5'])
    expect(opening({ size: 5, centre: false })).toHaveLength(25)
  })

  test('has the letters a to s, with i', () => {
    const p = game.initial()
    game.play(p, parsed(game.parseMove(p, 'j10')))
    expect(parsed(game.parseMove(p, 'i1'))).toBe(8)
    expect(parsed(game.parseMove(p, 'J1'))).toBe(9)
    expect(parsed(game.parseMove(p, 's19'))).toBe(360)
    expect(game.parseMove(p, 't1')).toMatchObject({ error: { code: 'square/no-such-column' } })
  })

  test.each<GameOptions & { size: number }>([
    { size: 7 },
    { size: 9, centre: false },
    { size: 7, exact: true },
    { size: 15, exact: true },
  ])('with %j ends where looking at the whole board finds a line, and only there', (options) => {
    for (let seed = 1; seed <= 100 / options.size; seed++) {
      randomGame(game, game.initial(options), rngOf(seed), 300, (p) => {
        const last: Player = game.toMove(p) === 0 ? 1 : 0
        const line = winningSquares(p, last)
        const outcome = game.outcome(p)
        if (line.length > 0)
          expect(outcome).toEqual({ winner: last, reason: 'line', squares: line })
        else expect(outcome?.reason).toBe(p.plies === options.size ** 2 ? 'full' : undefined)
      })
    }
  })

  test('six in a line win, unless exactly five are asked for', () => {
    const six = 'e5 a1 c5 c1 f5 f1 g5 h1 h5 h8 d5'
    expect(game.outcome(parsed(game.parse(six, { size: 9 })))).toMatchObject({ winner: 0 })
    const exact = parsed(game.parse(six, { size: 9, exact: true }))
    expect(game.outcome(exact)).toBeUndefined()
    // The same stones beside another line of exactly five do win.
    const both = parsed(game.parse(`${six} b9 d4 c9 d6 d9 d7 f9 d8`, { size: 9, exact: true }))
    expect(game.outcome(both)).toEqual({ winner: 0, reason: 'line', squares: [30, 39, 48, 57, 66] })
  })

  test('is a draw when both have played all their stones, and not before', () => {
    const p = parsed(game.parse('c3 a1 b2', { size: 5, stones: 2 }))
    expect(game.outcome(p)).toBeUndefined()
    game.play(p, 4)
    expect(game.outcome(p)).toEqual({ winner: 'draw', reason: 'stones', squares: [] })
    const won = parsed(game.parse('c3 b5 a3 d5 b3 a1 d3 e1 e3', { size: 5, stones: 5 }))
    expect(game.outcome(won)).toMatchObject({ winner: 0, reason: 'line' })
  })

  test('is a draw on a full board without a line', () => {
    const p = parsed(game.parse('XOXOX/XOXOX/OXOXO/XOXOX/OXOXO O'))
    expect(game.outcome(p)).toEqual({ winner: 'draw', reason: 'full', squares: [] })
    const won = parsed(game.parse('XXXXX/XOXOX/OXOOO/OOXOX/OXOXO O'))
    expect(game.outcome(won)).toMatchObject({ winner: 0, reason: 'line' })
  })

  test('stones put down as a board cannot be taken back', () => {
    const p = parsed(game.parse('...../...../..X../...../..... O'))
    expect(board?.lastMove(p)).toEqual([])
    game.play(p, 0)
    game.undo(p)
    expect(() => game.undo(p)).toThrow(ContractError)
  })
})

function opening(options: GameOptions): string[] {
  const p = game.initial(options)
  return legalMoves(game, p).map((move) => game.formatMove(p, move))
}

/** The squares of a side in lines of five that win, found without the engine's lines. */
function winningSquares({ options, cells }: Gomoku, side: Player): number[] {
  const { size, exact } = options
  const of = (squares: readonly number[]): boolean =>
    squares.every((square) => cells[square] === side)
  const fives = linesOf(size, 5).filter(of)
  if (fives.length === 0) return []
  const sixes = exact ? linesOf(size, 6).filter(of) : []
  const inSix = (five: readonly number[]): boolean =>
    sixes.some((six) => five.every((square) => six.includes(square)))
  return [...new Set(fives.filter((five) => !inSix(five)).flat())].toSorted((a, b) => a - b)
}

const known = new Map<string, readonly number[][]>()

function linesOf(size: number, length: number): readonly number[][] {
  const key = `${size},${length}`
  const found = known.get(key) ?? lines(size, size, length)
  known.set(key, found)
  return found
}

describe('texts of gomoku', () => {
  test('a board’s own size is taken, unless the option says another', () => {
    const text = `${'......./'.repeat(6)}....... X`
    const p = parsed(game.parse(text))
    expect(p.options).toEqual({
      size: 7,
      stones: 0,
      centre: true,
      exact: false,
      letters: 'with-i',
    })
    // The size would be lost in a list of moves, so a record is written even after a move.
    game.play(p, 24)
    expect(parsed(game.parse(game.format(p))).geometry.size).toBe(7)
    expect(parsed(game.parse(text, { size: 7 })).geometry.size).toBe(7)
    const lift = { option: 'size', value: 7 }
    expect(game.parse(text, { size: 8 })).toEqual({
      ok: false,
      error: { code: 'gomoku/other-size', at: 0, params: { size: 7, expected: 8 }, lift },
    })
  })

  test.each<[string, GameOptions, string, number]>([
    ['j11', {}, 'move/not-centre', 0],
    ['j10 j10', {}, 'move/occupied', 4],
    ['j10t1', {}, 'square/no-such-column', 3],
    ['j10 a20', {}, 'square/no-such-row', 5],
    ['e5 a1 c5 c1 f5 f1 g5 h1 h5 h8 d5 a9', { size: 9 }, 'move/game-over', 33],
    ['c3 a1 b2 e1 e5', { size: 5, stones: 2 }, 'move/game-over', 12],
    ['..../..../..../.... X', {}, 'gomoku/no-such-size', 0],
    [`${'.'.repeat(23)}/ X`, {}, 'gomoku/no-such-size', 0],
    ['/ X', {}, 'gomoku/no-such-size', 0],
    ['...../...../..x../...../..... O', {}, 'board/unknown-letter', 14],
    ['...../...../..X../...../..... X', {}, 'board/wrong-side', 30],
    ['XXXXX/...../...../...../OOO.. X', {}, 'board/wrong-counts', 0],
    ['XXXXX/...../...../...../OOOOO X', {}, 'board/both-won', 0],
    ['XXXXX/OO.../...../..X../OOOO. X', {}, 'board/played-on', 0],
    ['XXX../O..../..X../...../OO... O', { stones: 3 }, 'gomoku/too-many-stones', 0],
    ['Piskvorky 15', {}, 'gomoku/psq-header', 0],
    ['Piskvorky 15x16, 0:0, 0', {}, 'gomoku/psq-not-square', 10],
    ['Piskvorky 23x23, 0:0, 0', {}, 'gomoku/no-such-size', 10],
    ['Piskvorky 15x15, 0:0, 0', { size: 19 }, 'gomoku/other-size', 10],
    ['Piskvorky 15x15, 0:0, 0\n8,8,0\n8,,0', {}, 'gomoku/psq-move', 30],
    ['Piskvorky 15x15, 0:0, 0\n8,8,0\n16,1,0', {}, 'gomoku/psq-off-board', 30],
    ['Piskvorky 15x15, 0:0, 0\n8,8,0\n8,8,0', {}, 'move/occupied', 30],
  ])('%j with %j is refused with %s at %i', (text, options, code, at) => {
    expect(game.parse(text, options)).toMatchObject({ ok: false, error: { code, at } })
  })

  test('a game file of Piskvork is read: columns and rows from 1, from the top left', () => {
    const text =
      'Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\n1,1,1250\r\n15,2,7\r\na.zip\r\nb.zip\r\n-1\r\n'
    const p = parsed(game.parse(text))
    expect(parsed(formatMoves(p))).toBe('h8 a15 o14')
    expect(parsed(formatPsq(p))).toBe('Piskvorky 15x15, 0:0, 0\n8,8,0\n1,1,0\n15,2,0\n')
    // Its size came with the text, so the text of the position is a record with its moves.
    const again = parsed(game.parse(game.format(p)))
    expect(formatBoard(again)).toBe(formatBoard(p))
    expect(parsed(formatMoves(again))).toBe('h8 a15 o14')
  })

  test('a game that was played elsewhere may begin off the centre, whatever the option says', () => {
    const text = 'Piskvorky 15x15, 11:11, 0\n1,1,0\n'
    const all: GameOptions[] = [{ centre: false }, { centre: true, size: 15 }, {}]
    for (const options of all) {
      const p = parsed(game.parse(text, options))
      expect(parsed(formatMoves(p))).toBe('a15')
      expect(formatBoard(parsed(game.parse(game.format(p), options)))).toBe(formatBoard(p))
    }
  })

  test('moves, board and game file of a random game are the same position', () => {
    for (const size of [5, 12, 19, 20, 22]) {
      const p = randomGame(game, game.initial({ size }), rngOf(size), 60)
      const again = [game.format(p), formatBoard(p), parsed(formatPsq(p))]
      for (const text of again) {
        const q = parsed(game.parse(text, { size }))
        expect(formatBoard(q)).toBe(formatBoard(p))
        expect([game.hashLo(q), game.hashHi(q)]).toEqual([game.hashLo(p), game.hashHi(p)])
      }
    }
  })

  test('a position that began as a board has no order of moves to write', () => {
    const p = parsed(game.parse('...../...../..X../...../..... O'))
    expect(formatPsq(p)).toMatchObject({ error: { code: 'gomoku/no-move-order' } })
    expect(formatMoves(p)).toMatchObject({ error: { code: 'gomoku/no-move-order' } })
  })
})

interface Puzzle {
  readonly kind: 'vcf' | 'vct' | 'no-vcf'
  readonly size: number
  readonly side: 'X' | 'O'
  readonly moves: string
  readonly rows: readonly string[]
  readonly attackerStones?: number
  readonly first?: readonly string[]
  readonly line?: string
}

function puzzlesOf(file: string): Puzzle[] {
  const url = new URL(`../../fixtures/gomoku/${file}`, import.meta.url)
  return readFileSync(url, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

describe.each([
  ['puzzles-8x8.jsonl', 14],
  ['puzzles-15x15.jsonl', 24],
  ['puzzles-19x19.jsonl', 24],
])('the puzzles of %s', (file, count) => {
  const puzzles = puzzlesOf(file)

  test('are read by their moves to their rows and side', () => {
    expect(puzzles).toHaveLength(count)
    for (const { size, moves, rows, side } of puzzles) {
      const p = parsed(game.parse(moves, { size }))
      expect(formatBoard(p)).toBe(`${rows.join('/')} ${side}`)
      expect(game.outcome(p)).toBeUndefined()
      expect(formatBoard(parsed(game.parse(`${rows.join('/')} ${side}`)))).toBe(formatBoard(p))
      if (size === 8) {
        const q = parsed(gomoku8.game.parse(`${rows.join('/')} ${side}`))
        const r = parsed(gomoku8.game.parse(moves))
        expect([q.words, q.lines]).toEqual([r.words, r.lines])
        for (let square = 0; square < 64; square++) {
          expect(gomoku8.board?.at(r, square)).toBe(board?.at(p, square))
        }
      }
    }
  })

  test('with a win by fours have a line of legal moves to the attacker’s five', () => {
    const solved = puzzles.filter((puzzle) => puzzle.kind === 'vcf')
    expect(solved.length).toBeGreaterThan(0)
    for (const { size, moves, side, line = '', first = [], attackerStones } of solved) {
      const steps = line.split(' ')
      expect(first).toContain(steps[0])
      expect(steps).toHaveLength(2 * Number(attackerStones) - 1)
      const p = parsed(game.parse(`${moves} ${line}`, { size }))
      expect(game.outcome(p)).toMatchObject({ winner: side === 'X' ? 0 : 1, reason: 'line' })
    }
  })

  test('have first moves that are legal', () => {
    for (const { size, moves, first = [] } of puzzles) {
      const p = parsed(game.parse(moves, { size }))
      for (const move of first) expect(game.parseMove(p, move).ok).toBe(true)
    }
  })
})
