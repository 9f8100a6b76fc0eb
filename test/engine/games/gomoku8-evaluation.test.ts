import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromBits, hasBit, toHex } from '../../../engine/core/bits.ts'
import { ContractError } from '../../../engine/core/errors.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import {
  defaultPatterns,
  evaluation,
  evaluationOf,
  GRID,
} from '../../../engine/games/gomoku8/evaluate.ts'
import { gomoku8 } from '../../../engine/games/gomoku8/index.ts'
import { countMatches, slide } from '../../../engine/games/gomoku8/matching.ts'
import {
  DEFAULT_PATTERNS,
  formatPattern,
  formatPatterns,
  masksOf,
  parsePattern,
  parsePatterns,
  type Pattern,
} from '../../../engine/games/gomoku8/patterns.ts'
import { bitOfSquare, type Gomoku8 } from '../../../engine/games/gomoku8/rules.ts'
import { parsed, randomGame } from './random-game.ts'

const { game } = gomoku8

/** Positions of random games, from the opening to the end. */
function positions(games: number, visit: (p: Gomoku8) => void): void {
  for (let seed = 1; seed <= games; seed++) {
    randomGame(game, game.initial(), rngOf(seed), 64, visit)
  }
}

const CELLS = fc.constantFrom('x', 'o', '.', '?')

/** A pattern of one row, for one direction or all, or of up to three rows. */
const PATTERN: fc.Arbitrary<Pattern> = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 5 }), fc.boolean())
  .chain(([height, width, star]) =>
    fc
      .array(fc.array(CELLS, { minLength: width, maxLength: width }), {
        minLength: height,
        maxLength: height,
      })
      .filter((rows) => rows.some((row) => row.includes('x')))
      .map((rows) => ({
        name: 'any',
        weight: 7 * width - 10,
        rows: rows.map((row) => row.join('')),
        turned: star && height === 1,
      })),
  )

/** How often each pattern is found for X in a row of the board. */
function found(row: string): Record<string, number> {
  const x = [...row].filter((letter) => letter === 'X').length
  const o = [...row].filter((letter) => letter === 'O').length
  const others = [
    '........',
    'O....O..',
    '........',
    '..O....O',
    '........',
    'O....O..',
    '........',
  ]
  let left = x - o
  const fill = others.map((other) => other.replace(/O/g, () => (left-- > 0 ? 'O' : '.')))
  const p = parsed(game.parse(`${row}/${fill.join('/')} X`))
  const counts: Record<string, number> = {}
  for (const { name, side } of evaluation.explain(p)) {
    if (side === 0 && name !== 'square') counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

/** The drawings of the masks that a pattern stands for. */
function drawings(text: string): (readonly string[])[] {
  return masksOf(parsed(parsePattern(text))).map((mask) => mask.rows)
}

describe('algorithm 1', () => {
  // Figure 2 of Garrido, Gélin & Lor (2019): d8 c7 b6 a5.
  const shape = { word: fromBits([60, 53, 46, 39]), width: 4, height: 4 }

  test('has the word of figure 2, pushed into the top left corner', () => {
    expect(toHex(shape.word)).toBe('1020408000000000')
    const [mask] = masksOf(parsed(parsePattern('figure-2 1 ???x/??x?/?x??/x???')))
    expect(mask).toMatchObject({ own: shape.word, width: 4, height: 4 })
  })

  test('tries each place where the shape fits, once, and nowhere does it go over an edge', () => {
    const steps = slide(shape.word, shape)
    expect(steps).toHaveLength(25)
    expect(new Set(steps.map((step) => step.shift)).size).toBe(25)
    for (const { word, row, column, shift } of steps) {
      expect(shift).toBe(8 * row + column)
      const bits = [0, 1, 2, 3].map((i) => 63 - 8 * (row + i) - (column + 3 - i))
      expect(word).toEqual(fromBits(bits))
    }
    expect(steps.at(-1)).toMatchObject({ row: 4, column: 4, shift: 36 })
  })

  test('counts as often as the shape was put on an otherwise empty board', () => {
    expect(countMatches(shape.word, shape)).toBe(1)
    // A fifth stone at e9 would lie outside; one at h1 is somewhere else.
    expect(countMatches(fromBits([60, 53, 46, 39, 0]), shape)).toBe(1)
    // Five on the diagonal e8 to a4 hold two fours.
    expect(countMatches(fromBits([59, 52, 45, 38, 31]), shape)).toBe(2)
    expect(countMatches(fromBits([59, 52, 45, 31]), shape)).toBe(0)
  })

  test('finds a shape where its squares are all set, on any board', () => {
    const bits = fc.uniqueArray(fc.nat(63), { maxLength: 64 })
    fc.assert(
      fc.property(bits, PATTERN, (set, pattern) => {
        const board = fromBits(set)
        for (const { own, width, height } of masksOf(pattern)) {
          let expected = 0
          for (let down = 0; down <= 8 - height; down++) {
            for (let right = 0; right <= 8 - width; right++) {
              const all = Array.from({ length: 64 }, (_, bit) => bit)
                .filter((bit) => hasBit(own, bit))
                .every((bit) => hasBit(board, bit - 8 * down - right))
              if (all) expected++
            }
          }
          expect(countMatches(board, { word: own, width, height })).toBe(expected)
        }
      }),
      { numRuns: 50 },
    )
  })
})

describe('patterns', () => {
  test('are written as they are read', () => {
    expect(formatPatterns(defaultPatterns())).toBe(DEFAULT_PATTERNS)
    fc.assert(
      fc.property(PATTERN, (pattern) => {
        expect(parsePattern(formatPattern(pattern))).toEqual({ ok: true, value: pattern })
      }),
    )
  })

  test('with a star stand for four directions, both ways where these differ', () => {
    expect(drawings('a 1 x.*')).toEqual([
      ['x.'],
      ['.x'],
      ['x', '.'],
      ['.', 'x'],
      ['x?', '?.'],
      ['.?', '?x'],
      ['?x', '.?'],
      ['?.', 'x?'],
    ])
    expect(drawings('a 1 xx*')).toEqual([['xx'], ['x', 'x'], ['x?', '?x'], ['?x', 'x?']])
    expect(drawings('a 1 x*')).toEqual([['x']])
    expect(drawings('a 1 x./.x')).toEqual([['x.', '.x']])
  })

  test('have the four fives of the report’s figure 4 as a starred row', () => {
    const fives = masksOf(parsed(parsePattern('five 1000 xxxxx*')))
    expect(fives.map(({ own, width, height }) => [toHex(own), width, height])).toEqual([
      ['f800000000000000', 5, 1],
      ['8080808080000000', 1, 5],
      ['8040201008000000', 5, 5],
      ['0810204080000000', 5, 5],
    ])
  })

  test.each([
    ['four 50', 'pattern/not-three-parts', 0],
    ['four 50 xxxx. *', 'pattern/not-three-parts', 0],
    ['Four 50 xxxx.', 'pattern/name', 0],
    ['four 1001 xxxx.', 'pattern/weight', 5],
    ['four  1e3 xxxx.', 'pattern/weight', 6],
    ['four 50 xxXx.', 'pattern/letter', 10],
    ['four 50 xx/x', 'pattern/ragged', 11],
    ['four 50 xx//xx', 'pattern/width', 11],
    ['four 50 *', 'pattern/width', 8],
    ['four 50 xxxxxxxxx', 'pattern/width', 8],
    ['four 50 x/x/x/x/x/x/x/x/x', 'pattern/height', 8],
    ['four 50 .o?', 'pattern/no-own', 8],
    ['four 50 xx/xx*', 'pattern/star-on-rows', 13],
  ])('%j is refused with %s at %i', (text, code, at) => {
    expect(parsePattern(text)).toMatchObject({ ok: false, error: { code, at } })
    // In a list the place counts from the start of the list.
    expect(parsePatterns(`two 5 xx*\n\n  ${text}`)).toMatchObject({ error: { code, at: at + 13 } })
  })

  test('are limited in number, length and worth', () => {
    const many = Array.from({ length: 101 }, () => 'a 1 x').join('\n')
    expect(parsePatterns(many)).toMatchObject({ error: { code: 'pattern/too-many', at: 600 } })
    expect(parsePatterns('x'.repeat(1e6))).toMatchObject({ error: { code: 'text/too-long' } })
    const heavy = Array.from({ length: 20 }, () => 'a 1000 x').join('\n')
    expect(parsePatterns(heavy)).toMatchObject({ error: { code: 'pattern/too-heavy' } })
    const one: Pattern = { name: 'a', weight: 1000, rows: ['x'], turned: false }
    expect(() => evaluationOf(Array.from({ length: 20 }, () => one))).toThrow(ContractError)
  })

  test('of any text are patterns or an error within it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
        const read = parsePatterns(text)
        if (!read.ok) expect(read.error.at).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})

describe('the evaluation of gomoku8', () => {
  test.each<[string, Record<string, number>]>([
    ['.XXXX...', { four: 2, three: 2, two: 3 }],
    ['OXXXX...', { four: 1, three: 1, two: 3 }],
    ['XXXX....', { four: 1, three: 1, two: 3 }],
    ['OXXXXO..', { two: 3 }],
    ['.XX.XX..', { 'broken-four': 1, 'broken-three': 2, two: 2 }],
    ['OXXX.XO.', { 'broken-four': 1, three: 1, 'broken-three': 1, two: 2 }],
    ['..XXX...', { three: 2, two: 2 }],
    ['.OXXX...', { three: 1, two: 2 }],
    ['.OXXXO..', { two: 2 }],
    ['.X.XX...', { 'broken-three': 1, two: 1 }],
    ['.XOXX...', { two: 1 }],
    ['.X.X.X..', {}],
  ])('in the row %s finds %j', (row, expected) => {
    expect(found(row)).toEqual(expected)
  })

  test('gives a stone the value of its square', () => {
    for (let square = 0; square < 64; square++) {
      const p = game.initial()
      game.play(p, bitOfSquare(square))
      expect(evaluation.evaluate(p)).toBe(-GRID[63 - bitOfSquare(square)])
    }
    // The report's figure 5 in two points: a8, first of the grid, and e4.
    expect(GRID[0]).toBe(1)
    expect(GRID[8 * 4 + 4]).toBe(7)
  })

  test('counts only the five where there is one', () => {
    const p = parsed(game.parse('a1 a8 b1 b8 c1 c8 d1 d8 e1'))
    expect(evaluation.evaluate(p)).toBe(-100_000)
    expect(evaluation.explain(p)).toEqual([
      { name: 'five', squares: [0, 1, 2, 3, 4], side: 0, contribution: -100_000 },
    ])
  })

  test('looked up line by line is what sliding words find, for any patterns', () => {
    const some: Gomoku8[] = []
    positions(4, (p) => {
      if (p.plies % 5 === 0) some.push(parsed(game.parse(game.format(p))))
    })
    fc.assert(
      fc.property(fc.array(PATTERN, { maxLength: 6 }), (patterns) => {
        const judge = evaluationOf(patterns)
        for (const p of some) {
          const slid = judge.explain(p).reduce((sum, term) => sum + term.contribution, 0)
          expect(judge.evaluate(p)).toBe(slid)
        }
      }),
      { numRuns: 12 },
    )
  })

  test('changes its sign when the sides are swapped', () => {
    let compared = 0
    positions(20, (p) => {
      if (p.plies % 2 === 1 || p.plies === 0) return
      const board = Array.from({ length: 64 }, (_, square) => gomoku8.board?.at(p, square))
      const rows = Array.from({ length: 8 }, (_, row) =>
        board
          .slice((7 - row) * 8, (8 - row) * 8)
          .map((side) => (side === 0 ? 'O' : side === 1 ? 'X' : '.'))
          .join(''),
      )
      const swapped = game.parse(`${rows.join('/')} X`)
      // Where the last side has won, swapped it would be the mover's line: no such position.
      if (!swapped.ok) return
      compared++
      expect(evaluation.evaluate(swapped.value)).toBe(0 - evaluation.evaluate(p))
    })
    expect(compared).toBeGreaterThan(200)
  })
})
