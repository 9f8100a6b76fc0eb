import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Term } from '../../../engine/core/game.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import { evaluate, evaluateAnew, explain } from '../../../engine/games/ninuki/evaluate.ts'
import { ninuki } from '../../../engine/games/ninuki/index.ts'
import { lineValue } from '../../../engine/games/ninuki/lines.ts'
import { formatBoard } from '../../../engine/games/ninuki/notation.ts'
import type { NinukiPosition } from '../../../engine/games/ninuki/position.ts'
import { PATTERN_OF, PATTERNS, VIEWS } from '../../../engine/games/ninuki/patterns.ts'
import { at } from './ninuki-board.ts'
import { linesOf, rowsText, type Grid } from './ninuki-referee.ts'

const { game } = ninuki

/** An 11×11 board with one row of stones on row 6, X to move. */
function row(stones: string, counts = '0,0'): NinukiPosition {
  const empty = '.'.repeat(11)
  const rows = [...Array(5).fill(empty), stones, ...Array(5).fill(empty)]
  return at(`${rows.join('/')} X ${counts}`)
}

function sumOf(terms: readonly Term[]): number {
  return terms.reduce((sum, term) => sum + term.contribution, 0)
}

describe('the worth of a line', () => {
  test('F(a,b) < F(a,b+1) < F(a+1,b) < F(a+1,b+1), as the report asks', () => {
    for (let a = 1; a <= 5; a++) {
      for (let b = 0; b <= 5; b++) {
        expect(lineValue(a, b)).toBeLessThan(lineValue(a, b + 1))
        expect(lineValue(a, b + 1)).toBeLessThan(lineValue(a + 1, b))
        expect(lineValue(a + 1, b)).toBeLessThan(lineValue(a + 1, b + 1))
      }
    }
  })

  // Beside what is named, every stone counts 10 in each of its three other lines, 30 in all.
  test.each([
    ['an open two', '....XX.....', 2, 50],
    ['an open three', '....XXX....', 3, 250],
    ['an open four', '....XXXX...', 4, 1250],
    ['a half-open three, like an open two', '...OXXX....', 3, 50],
    ['a three closed at both ends', '...OXXXO...', 3, 0],
    ['two with a hole', '....X.X....', 2, 30],
    ['three with a hole', '....XX.X...', 3, 150],
    ['three with a hole, the other way', '....X.XX...', 3, 150],
    ['three with a hole, half open', '...OX.XX...', 3, 30],
    ['three with a hole, half open at the other end', '....X.XXO..', 3, 30],
    ['three with a hole, closed at both ends', '...OXX.XO..', 3, 0],
    ['three and one: four with a hole', '....XXX.X..', 4, 750],
    ['two and two: four with a hole', '...XX.XX...', 4, 650],
    [
      'four with a hole closed at both ends, which the hole still makes five',
      '..OXXX.XO..',
      4,
      150,
    ],
    ['three and three, counted as three and one', '..XXX.XXX..', 6, 750],
    ['two holes: two lines share the run between them', '..X.XX.X...', 4, 300],
    ['holes of two: two lines', '..XX..X....', 3, 60],
    ['a four counts alone', '..XXXX.X...', 5, 1250],
  ])('%s', (_, stones, count, worth) => {
    const p = row(stones)
    const own = explain(p).filter((term) => term.side === 0)
    expect(sumOf(own)).toBe(worth + 30 * count)
    expect(evaluate(p)).toBe(sumOf(explain(p)))
  })

  test('the edge closes an end as an enemy does', () => {
    // a6 counts 10 upwards and 2 in each slanting line, b6 and c6 count 30 each.
    expect(evaluate(row('X..........'))).toBe(2 + 10 + 2 + 2)
    expect(evaluate(row('XXX........'))).toBe(50 + 10 + 2 + 2 + 30 + 30)
  })

  test('the terms name the line and its stones', () => {
    const p = row('..OX.XX....')
    const line = explain(p).filter((term) => term.squares.length > 1)
    expect(line).toEqual([
      { name: 'half-open-line', squares: [58, 60, 61], side: 0, contribution: 30 },
    ])
    game.play(p, 0)
    expect(explain(p).find((term) => term.squares.length > 1)?.contribution).toBe(-30)
  })

  test('a five counts once for a side, with all of its stones', () => {
    const p = at('......./......./.X...../..X..../...X.../XXXXX../.....XO O')
    const squares = [5, 7, 8, 9, 10, 11, 17, 23, 29]
    expect(explain(p).filter((term) => term.name === 'five')).toEqual([
      { name: 'five', squares, side: 0, contribution: -6250 },
    ])
  })

  test.each([
    [2, 10],
    [4, 50],
    [6, 250],
    [8, 1250],
    [10, 6250],
    [16, 6250],
  ])('%i captured stones weigh %i', (stones, weight) => {
    const p = row('...........', `${stones},0`)
    expect(explain(p)).toEqual([{ name: 'captures', squares: [], side: 0, contribution: weight }])
    expect(evaluate(p)).toBe(weight)
    expect(evaluate(row('...........', `0,${stones}`))).toBe(-weight)
  })
})

describe('the evaluation kept up by play and undo', () => {
  // A number plays that move, modulo how many there are; every seventh takes one back.
  const walks = fc.record({
    size: fc.constantFrom(5, 6, 7, 9, 19),
    steps: fc.array(fc.nat(1_000_000), { minLength: 20, maxLength: 120 }),
  })

  test('equals recomputing from the stones, its terms, and a reading of the lines as text', () => {
    const buffer = new Int32Array(game.maxMoves)
    let captures = 0
    fc.assert(
      fc.property(walks, ({ size, steps }) => {
        const p = game.initial({ size })
        for (const step of steps) {
          const count = game.moves(p, buffer)
          if (count === 0 || (step % 7 === 0 && p.played > 0)) game.undo(p)
          else game.play(p, takeIfAny(p, buffer.subarray(0, count), step))
          captures += p.captured[0] + p.captured[1]
          expect(evaluate(p)).toBe(evaluateAnew(p))
          expect(evaluate(p)).toBe(sumOf(explain(p)))
          if (step % 4 === 0) expect(evaluate(p)).toBe(evaluateByText(p))
        }
        const fresh = at(formatBoard(p))
        for (const kept of ['cells', 'views', 'sums', 'hash', 'captured'] as const) {
          expect(p[kept], kept).toEqual(fresh[kept])
        }
        expect([p.empty, p.winner, p.pending]).toEqual([fresh.empty, fresh.winner, fresh.pending])
      }),
      { numRuns: 50, seed: 4 },
    )
    expect(captures).toBeGreaterThan(1000)
  }, 60_000)

  test('is the same for a board turned or mirrored, and for the sides exchanged', () => {
    const rng = rngOf(8)
    for (let i = 0; i < 150; i++) {
      const p = at(scattered(rng.below, 5 + rng.below(8)))
      const grid = gridOf(p)
      const turned = grid.map((_, r) => grid.map((line) => line[grid.length - 1 - r]))
      const mirrored = grid.map((line) => line.toReversed())
      const exchanged = grid.map((line) =>
        line.map((letter) => (letter === 'X' ? 'O' : letter === 'O' ? 'X' : '.')),
      )
      expect(evaluate(at(`${rowsText(turned)} X`))).toBe(evaluate(p))
      expect(evaluate(at(`${rowsText(mirrored)} X`))).toBe(evaluate(p))
      expect(evaluate(at(`${rowsText(exchanged)} O`))).toBe(evaluate(p))
    }
  })

  test('stays far within its limit on the fullest boards', () => {
    const fillings = ['X', 'XXXX.', 'XX.', 'XXX.X.', 'XXX.', 'X.', 'XXXXXO', 'XXXX.O']
    let most = 0
    for (const filling of fillings) {
      for (let shift = 0; shift <= filling.length; shift++) {
        const rows = Array.from({ length: 19 }, (_, r) =>
          filling
            .repeat(40)
            .slice((r * shift) % filling.length)
            .slice(0, 19),
        )
        most = Math.max(most, Math.abs(evaluate(at(`${rows.join('/')} X`))))
      }
    }
    expect(most).toBeGreaterThan(50_000)
    expect(most).toBeLessThan(400_000)
  })
})

describe('the line patterns', () => {
  test('are 32 and all in use', () => {
    expect(new Set(PATTERNS).size).toBe(32)
    expect(new Set(PATTERN_OF).size).toBe(32)
  })

  test('name every view: o own, _ empty, x enemy or wall, cut where it no longer matters', () => {
    for (let view = 0; view < VIEWS; view++) {
      for (const side of [0, 1]) {
        const letters = [0, 1, 2, 3, 4].map((i) => '_XO#'.charAt((view >> (2 * i)) & 3)).join('')
        const own = letters.replaceAll('XO'.charAt(side), 'o').replaceAll(/[XO#]/g, 'x')
        const name = PATTERNS[PATTERN_OF[side * VIEWS + view]]
        expect(own.startsWith(name)).toBe(true)
        expect(name === 'xxo').toBe(letters.startsWith(side === 0 ? 'OOX' : 'XXO'))
        if (name === 'xxo') continue
        const holes = name.split('_').length - 1
        expect(name.endsWith('x') || holes === 2 || name.length === 5).toBe(true)
      }
    }
  })
})

describe('the influence of stones', () => {
  /** On every square of a board, by both sides' stones. */
  function influence(p: NinukiPosition): Int32Array {
    const squares = Int32Array.from({ length: p.size * p.size }, (_, square) => square)
    const map = new Int32Array(squares.length)
    ninuki.influence?.(p, squares, squares.length, map)
    return map
  }

  test('halves with every step from a stone, and ends after three', () => {
    const map = influence(at('......./......./......./...X.../......./......./....... X'))
    expect([...map.subarray(21, 28)]).toEqual([1, 2, 4, 8, 4, 2, 1])
    expect([...map.subarray(7, 14)]).toEqual([1, 2, 2, 2, 2, 2, 1])
  })

  test('is the sum over the stones', () => {
    const rng = rngOf(3)
    for (let i = 0; i < 20; i++) {
      const size = 5 + rng.below(8)
      const p = at(scattered(rng.below, size))
      const map = influence(p)
      const grid = gridOf(p)
      for (let square = 0; square < size * size; square++) {
        let sum = 0
        grid.forEach((line, r) =>
          line.forEach((letter, c) => {
            const far = Math.max(
              Math.abs(r - Math.floor(square / size)),
              Math.abs(c - (square % size)),
            )
            if (letter === 'X' || letter === 'O') sum += [8, 4, 2, 1][far] ?? 0
          }),
        )
        expect(map[square]).toBe(sum)
      }
    }
  })
})

/** A move that captures, if `step` is even and there is one. */
function takeIfAny(p: NinukiPosition, moves: Int32Array, step: number): number {
  if (step % 2 === 0) {
    const before = p.captured[p.toMove]
    for (const move of moves) {
      game.play(p, move)
      const takes = p.captured[p.toMove === 0 ? 1 : 0] > before
      game.undo(p)
      if (takes) return move
    }
  }
  return moves[step % moves.length]
}

function scattered(below: (n: number) => number, size: number): string {
  const rows = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => '.XO.XXO'.charAt(below(7))),
  )
  return `${rowsText(rows)} X`
}

function gridOf(p: NinukiPosition): Grid {
  return formatBoard(p)
    .split(' ')[0]
    .split('/')
    .map((line) => [...line])
    .toReversed()
}

/** The evaluation once more, from whole lines as text and their runs as matches. */
function evaluateByText(p: NinukiPosition): number {
  const scores = ['X', 'O'].map((me, side) => {
    let sum = 0
    let five = 0
    for (const line of linesOf(gridOf(p))) {
      const text = `x${line.replaceAll(me, 'o').replaceAll(/[XO]/g, 'x')}x`
      const runs = [...text.matchAll(/o+/g)].map((match) => ({
        from: match.index,
        to: match.index + match[0].length,
        length: match[0].length,
      }))
      runs.forEach((run, i) => {
        const [previous, next] = [runs[i - 1], runs[i + 1]]
        const joined = next !== undefined && next.from === run.to + 1 && text[run.to] === '.'
        const lonely =
          !joined &&
          !(previous !== undefined && previous.to === run.from - 1 && text[previous.to] === '.')
        if (run.length >= 5) five = 6250
        else if (run.length === 4 || lonely) sum += worth(text, run.from, run.to, run.length, 0)
        if (joined && run.length <= 3 && next.length <= 3) {
          const [small, large] = [run.length, next.length].toSorted((a, b) => a - b)
          sum += worth(text, run.from, next.to, large, Math.min(small, 4 - large))
        }
      })
    }
    const pairs = Math.min(5, p.captured[side] / 2)
    return sum + five + (pairs === 0 ? 0 : 2 * 5 ** pairs)
  })
  return scores[p.toMove] - scores[1 - p.toMove]
}

function worth(text: string, from: number, to: number, a: number, b: number): number {
  const ends = [text[from - 1], text[to]].filter((end) => end !== 'x').length
  const stones = text.slice(from, to).replaceAll('.', '').length
  if (ends === 2) return 5 ** (a + b) + 5 ** a
  return ends === 1 || (b > 0 && stones >= 4) ? 5 ** (a - 1 + b) + 5 ** (a - 1) : 0
}
