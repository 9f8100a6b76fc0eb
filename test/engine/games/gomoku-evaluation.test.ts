import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EVALUATION_LIMIT, type Player, type Term } from '../../../engine/core/game.ts'
import { DIRECTIONS } from '../../../engine/core/grid.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import { lines, scoreLine, valueOf, WEIGHTS } from '../../../engine/games/gomoku/evaluate.ts'
import { gomoku } from '../../../engine/games/gomoku/index.ts'
import { formatBoard } from '../../../engine/games/gomoku/notation.ts'
import { report, reportFor, reportFrom } from '../../../engine/games/gomoku/report.ts'
import type { Gomoku } from '../../../engine/games/gomoku/rules.ts'
import { shapesOf, type Kind } from '../../../engine/games/gomoku/shapes.ts'
import { parsed, randomGame } from './random-game.ts'

const { game } = gomoku

/** The bits of a letter in a line's text, first letter bit 0. */
function bitsOf(text: string, letter: string): number {
  return [...text].reduce((bits, here, i) => bits | (here === letter ? 1 << i : 0), 0)
}

/** The shapes of x in a line's text, in order, each as its kind and its stones. */
function shapes(text: string, exact = false): string[] {
  const found = shapesOf(bitsOf(text, 'x'), bitsOf(text, 'o'), text.length, exact)
  return found.map(({ kind, stones }) => {
    const shown = [...text].map((_, i) => ((stones >>> i) & 1 ? 'x' : '.')).join('')
    return `${kind} ${shown}`
  })
}

const LINE = fc
  .array(fc.constantFrom('.', '.', 'x', 'x', 'o'), { minLength: 1, maxLength: 13 })
  .map((letters) => letters.join(''))

const STRENGTH: readonly Kind[] = [
  'one',
  'two',
  'open-two',
  'three',
  'open-three',
  'four',
  'open-four',
  'five',
]

describe('shapes', () => {
  test.each<[string, string[]]>([
    ['.xxxxx.', ['five .xxxxx.']],
    ['.xxxx.', ['open-four .xxxx.']],
    ['oxxxx.', ['four .xxxx.']],
    ['xxxx.', ['four xxxx.']],
    ['.xx.xx.', ['four .xx.xx.']],
    ['x.xxx.x', ['open-four x.xxx.x']],
    ['.xxx..', ['open-three .xxx..']],
    ['.xxx.', ['three .xxx.']],
    ['o.xxx.o', ['three ..xxx..']],
    ['oxxx...', ['three .xxx...']],
    ['.x.xx.', ['open-three .x.xx.']],
    ['x..xx.', ['three x..xx.']],
    ['x...x..', ['two x...x..']],
    ['..xx..', ['open-two ..xx..']],
    ['..x.x..', ['open-two ..x.x..']],
    ['oxx....', ['two .xx....']],
    ['..x..', ['one ..x..']],
    ['oxxxxo', []],
    ['x...', []],
    ['.xx....xx.', ['open-two .xx.......', 'open-two .......xx.']],
    ['.xxxoxx...', ['two .....xx...']],
    ['..xxx...x', ['open-three ..xxx....']],
  ])('of x in %j are %j', (text, expected) => {
    expect(shapes(text)).toEqual(expected)
  })

  test.each<[string, string[]]>([
    ['.xxxxxx.', []],
    ['.xxxx.', ['open-four .xxxx.']],
    ['.xxxx.x', ['four .xxxx..']],
    ['.xxx.x.', ['four .xxx.x.']],
    ['xx.xxx.', []],
    ['.xxx..x', ['three .xxx...']],
  ])('of x in %j, where only exactly five win, are %j', (text, expected) => {
    expect(shapes(text, true)).toEqual(expected)
  })

  test('are the same from either end of the line', () => {
    fc.assert(
      fc.property(LINE, fc.boolean(), (text, exact) => {
        const back = [...text].toReversed().join('')
        const kinds = (line: string) => shapes(line, exact).map((shape) => shape.split(' ')[0])
        expect(kinds(back).toSorted()).toEqual(kinds(text).toSorted())
      }),
    )
  })

  test('are what playing on would find: the strongest of a line by trying every stone', () => {
    fc.assert(
      fc.property(LINE, fc.boolean(), (text, exact) => {
        const found = shapesOf(bitsOf(text, 'x'), bitsOf(text, 'o'), text.length, exact)
        const ranks = found.map(({ kind }) => STRENGTH.indexOf(kind))
        const strongest = STRENGTH[Math.max(-1, ...ranks)]
        // Two fours in different groups of a line are as good as an open one, but two shapes.
        const fours = ranks.filter((rank) => STRENGTH[rank] === 'four').length
        if (fours < 2) expect(strongest).toBe(strongestByTrying(text, exact))
      }),
      { numRuns: 300 },
    )
  })
})

/** The same definitions as the table in `shapes.ts`, on a text and one stone at a time. */
function strongestByTrying(text: string, exact: boolean): Kind | undefined {
  if (!text.includes('x')) return undefined
  if (hasFive(text, exact)) return 'five'
  const wins = tries(text).filter((next) => hasFive(next, exact)).length
  if (wins > 0) return wins > 1 ? 'open-four' : 'four'
  const threes = tries(text)
  if (threes.some((next) => hasStraightFour(next, exact))) return 'open-three'
  if (threes.some((next) => hasFour(next, exact))) return 'three'
  const twos = threes.flatMap(tries)
  if (twos.some((next) => hasStraightFour(next, exact))) return 'open-two'
  if (twos.some((next) => hasFour(next, exact))) return 'two'
  return twos.flatMap(tries).some((next) => hasFour(next, exact)) ? 'one' : undefined
}

/** The line with one more x, in every way. */
function tries(text: string): string[] {
  return [...text].flatMap((letter, i) =>
    letter === '.' ? [`${text.slice(0, i)}x${text.slice(i + 1)}`] : [],
  )
}

function hasFive(text: string, exact: boolean): boolean {
  return exact ? /(?<!x)xxxxx(?!x)/.test(text) : text.includes('xxxxx')
}

function hasFour(text: string, exact: boolean): boolean {
  return tries(text).some((next) => hasFive(next, exact))
}

function hasStraightFour(text: string, exact: boolean): boolean {
  return exact ? /(?<!x)\.xxxx\.(?!x)/.test(text) : text.includes('.xxxx.')
}

/** A board with the rows of a text turned or mirrored, as one of eight. */
function turned(text: string, way: number): string {
  const [board, side] = text.split(' ')
  let rows = board.split('/')
  if (way & 1) rows = rows.toReversed()
  if (way & 2) rows = rows.map((row) => [...row].toReversed().join(''))
  if (way & 4) rows = rows.map((_, i) => rows.map((row) => row.charAt(i)).join(''))
  return `${rows.join('/')} ${side}`
}

function positions(size: number, seeds: number, visit: (p: Gomoku) => void): void {
  for (let seed = 1; seed <= seeds; seed++) {
    randomGame(game, game.initial({ size, exact: seed % 2 === 0 }), rngOf(seed), 120, visit)
  }
}

function sum(terms: readonly Term[]): number {
  return terms.reduce((total, term) => total + term.contribution, 0)
}

/** What one stone on an empty board is worth to the other side. */
function alone(text: string): number {
  return lines.evaluate(parsed(game.parse(text, { size: 15, centre: false })))
}

describe('the evaluation by lines', () => {
  test('is worth for one more stone what ten are, and a closed end costs a stone', () => {
    expect(WEIGHTS.four).toBe(WEIGHTS['open-three'])
    expect(WEIGHTS.three).toBe(WEIGHTS['open-two'])
    for (const kind of ['four', 'three', 'two'] as const) {
      expect(WEIGHTS[`open-${kind}`]).toBe(10 * WEIGHTS[kind])
    }
  })

  test('never passes the limit, since no shape is worth more than 1000 for each stone', () => {
    expect(1000 * 4 * 181).toBeLessThan(EVALUATION_LIMIT)
    fc.assert(
      fc.property(LINE, fc.boolean(), (text, exact) => {
        for (const shape of shapesOf(bitsOf(text, 'x'), bitsOf(text, 'o'), text.length, exact)) {
          if (shape.kind === 'five') continue
          const stones = [...shape.stones.toString(2)].filter((bit) => bit === '1').length
          expect(valueOf(shape)).toBeLessThanOrEqual(1000 * stones)
        }
      }),
    )
  })

  test('of a stone alone counts its places: 20 in the middle, 3 in a corner', () => {
    expect(alone('h8')).toBe(-20)
    expect(alone('a1')).toBe(-3)
  })

  test('counts only the five where there is one', () => {
    const p = parsed(game.parse('h8 a1 g8 a2 i8 a3 f8 a4 j8', { size: 15 }))
    expect(lines.evaluate(p)).toBe(-100_000)
    expect(lines.explain(p)).toMatchObject([{ name: 'five', side: 0, contribution: -100_000 }])
  })

  test('remembered lines have the score of lines worked out anew, through play and undo', () => {
    const rng = rngOf(7)
    for (const exact of [false, true]) {
      const p = game.initial({ size: 15, exact })
      const moves = new Int32Array(game.maxMoves)
      for (let step = 0; step < 1500; step++) {
        const count = game.moves(p, moves)
        if (count === 0 || (p.plies > 0 && rng.below(3) === 0)) game.undo(p)
        else game.play(p, moves[rng.below(count)])
        if (game.outcome(p)?.reason === 'line') continue
        let score = 0
        p.geometry.lengths.forEach((length, line) => {
          score += scoreLine(p.bits[line * 2], p.bits[line * 2 + 1], length, exact ? 1 : 0)
        })
        expect(lines.evaluate(p)).toBe(p.plies % 2 === 0 ? score : 0 - score)
      }
    }
  })

  test('is the same however the board is turned, and the opposite with the sides swapped', () => {
    const swap: Record<string, string> = { X: 'O', O: 'X' }
    positions(9, 8, (p) => {
      if (p.plies % 4 !== 0 || game.outcome(p) !== undefined) return
      const text = formatBoard(p)
      const { exact } = p.options
      const value = lines.evaluate(p)
      for (let way = 1; way < 8; way++) {
        expect(lines.evaluate(parsed(game.parse(turned(text, way), { exact })))).toBe(value)
      }
      const [board] = text.split(' ')
      const swapped = `${board.replace(/[XO]/g, (letter) => swap[letter])} X`
      expect(lines.evaluate(parsed(game.parse(swapped, { exact })))).toBe(0 - value)
    })
  })
})

/** The points of each kind of term. */
function points(text: string): Record<string, number> {
  const found: Record<string, number> = {}
  for (const { name, contribution } of report.explain(parsed(game.parse(text, { size: 15 })))) {
    found[name] = (found[name] ?? 0) + contribution
  }
  return found
}

describe('the report’s evaluation', () => {
  test('gives seven for each own stone in the middle, in the first ten plies', () => {
    // X on h8, f6 inside the 5×5 around h8, and e5 outside; each alone on its lines but for
    // the diagonal, on which walks from e5 see f6, then an empty point and h8.
    expect(points('h8 a1 f6 o15 e5 a15')).toEqual({
      centre: 14,
      alignment: 5 * (3 * 3 + 3 + 2 + 1),
    })
  })

  test('counts stones on walks of five points, past one empty point and one enemy', () => {
    // One row: a walk from a1 sees a1 b1, passes c1, sees d1, and its five points are over.
    const row = 'h8 a15 a1 o15 b1 a13 d1 o13'
    const alone = 5 * 3
    expect(points(row)).toEqual({
      centre: 7,
      // h8 four ways, a1, b1 and d1 three ways each; a1 sees three in the row, b1 two, d1 one.
      // The walk from d1 up and right does not reach h8 by five points, nor do others.
      alignment: 5 * 4 + 3 * alone + 5 * (3 + 2 + 1),
    })
  })

  test('counts enemy rows with an open end once, and from the tenth ply on as threats too', () => {
    // X moves. O has three in a row at a15, closed by the edge on one side.
    const early = points('h8 a15 f1 b15 l1 c15 o5 o10')
    expect(early['enemy-line']).toBe(-50)
    expect(early['threat']).toBeUndefined()
    const late = points('h8 a15 f1 b15 l1 c15 o5 o10 o1 a10')
    expect(late['enemy-line']).toBe(-50)
    expect(late['threat']).toBe(-300)
    expect(late['centre']).toBeUndefined()
    // Closed at both ends it counts for nothing.
    const closed = points('h8 a15 f1 b15 l1 c15 d15 o10 o1 a10')
    expect(closed['enemy-line']).toBeUndefined()
    expect(closed['threat']).toBeUndefined()
  })

  test('is what its terms sum to, in every position', () => {
    for (const size of [5, 9, 15]) {
      positions(size, 6, (p) => {
        const value = report.evaluate(p)
        expect(sum(report.explain(p))).toBe(value)
        expect(Math.abs(value)).toBeLessThan(EVALUATION_LIMIT)
      })
    }
  })

  test('for one player is that player’s points, negated where the other is to move', () => {
    const owned = [reportFor(0), reportFor(1)]
    let others = 0
    positions(9, 6, (p) => {
      const mover = game.toMove(p)
      expect(owned[mover].evaluate(p)).toBe(report.evaluate(p))
      const other = owned[1 - mover]
      expect(sum(other.explain(p))).toBe(other.evaluate(p))
      if (other.evaluate(p) !== report.evaluate(p)) others++
    })
    expect(others).toBeGreaterThan(10)
  })

  test('of a search has the owner and the terms of its root, however far on a leaf lies', () => {
    let mixed = 0
    for (let seed = 1; seed <= 6; seed++) {
      const root = game.initial({ size: 9 })
      randomGame(game, root, rngOf(seed), 30, () => {
        if (root.plies < 7 || root.plies > 12 || game.outcome(root) !== undefined) return
        const owner = game.toMove(root)
        const late = root.plies >= 10
        const evaluation = reportFrom(root)
        const leaf = parsed(game.parse(game.format(root), { size: 9 }))
        randomGame(game, leaf, rngOf(seed + 100), 4, (p) => {
          const sign = game.toMove(p) === owner ? 1 : -1
          expect(evaluation.evaluate(p) + 0).toBe(sign * byTheTable(p, owner, late) + 0)
          expect(sum(evaluation.explain(p)) + 0).toBe(evaluation.evaluate(p) + 0)
          if (reportFor(owner).evaluate(p) !== evaluation.evaluate(p)) mixed++
        })
      })
    }
    expect(mixed).toBeGreaterThan(20)
  })
})

/** The table of `report.ts` point by point, without lines, bits or memory. */
function byTheTable(p: Gomoku, owner: Player, late: boolean): number {
  const { size } = p.geometry
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= size || y >= size ? 'edge' : p.cells[y * size + x]
  const middle = size >> 1
  let score = 0
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const side = at(x, y)
      if (side === -1) continue
      const central = Math.abs(x - middle) <= 2 && Math.abs(y - (size - 1 - middle)) <= 2
      if (side === owner && central && !late) score += 7
      for (const [dx, dy] of DIRECTIONS) {
        if (side === owner) {
          const seen = [0, 1, 2, 3, 4].map((k) => at(x + k * dx, y + k * dy))
          const count = (of: number) => (_: unknown, k: number) =>
            seen.slice(0, k + 1).filter((each) => each === of).length
          const stop = [
            seen.indexOf('edge'),
            seen.map(count(-1)).indexOf(2),
            seen.map(count(1 - owner)).indexOf(2),
          ].filter((k) => k >= 0)
          const walked = seen.slice(0, Math.min(5, ...stop))
          score += 5 * walked.filter((each) => each === owner).length
        } else if (at(x - dx, y - dy) !== side) {
          let length = 1
          while (at(x + length * dx, y + length * dy) === side) length++
          const ends = [at(x - dx, y - dy), at(x + length * dx, y + length * dy)]
          if (length < 2 || !ends.includes(-1)) continue
          if (late && length >= 3) score -= 100 * length
          score -= length >= 4 ? 100 : length === 3 ? 50 : 5
        }
      }
    }
  }
  return score
}
