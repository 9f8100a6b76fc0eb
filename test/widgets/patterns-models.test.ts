import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bitsOf,
  countMatches,
  defaultPatterns,
  fromBits,
  gomoku8EvaluationOf,
  gomoku8,
  hasBit,
  rngOf,
  slide,
  toHex,
  type Word,
} from '../../engine/index.ts'
import { FIGURE_1, THREES, WON } from '../../src/widgets/patterns/boards.ts'
import { patterns as words } from '../../src/i18n/en/patterns.ts'
import { costModel } from '../../src/widgets/patterns/cost-model.ts'
import {
  formatDrawing,
  GRID,
  keeping,
  letterAt,
  onGrid,
  readDrawing,
  shapeAsDrawn,
  shapeInCorner,
  trimmed,
  withLetter,
  type Drawing,
} from '../../src/widgets/patterns/drawing.ts'
import { lineModel } from '../../src/widgets/patterns/line-model.ts'
import { FIGURE_2, knownPatterns, recognised } from '../../src/widgets/patterns/known.ts'
import {
  nextMatch,
  placesOf,
  previousMatch,
  slideModel,
} from '../../src/widgets/patterns/slide-model.ts'
import {
  bitOf,
  cellsOf,
  formatStones,
  namesOf,
  readStones,
  turned,
  type Stones,
} from '../../src/widgets/patterns/stones.ts'
import { wordsModel } from '../../src/widgets/patterns/words-model.ts'

function stonesOf(text: string): Stones {
  const read = readStones(text)
  if (!read.ok) throw new Error(read.error.code)
  return read.value
}

function drawingOf(text: string): Drawing {
  const read = readDrawing(text)
  if (!read.ok) throw new Error(read.error.code)
  return read.value
}

/** Any stones, whether or not a game leads to them. */
const stones = fc
  .array(fc.constantFrom('X', 'O', '.', '.'), { minLength: 64, maxLength: 64 })
  .map((cells) =>
    stonesOf(Array.from({ length: 8 }, (_, y) => cells.slice(8 * y, 8 * y + 8).join('')).join('/')),
  )

/** Any drawing with an own stone. */
const drawings = fc
  .array(fc.constantFrom('x', 'o', '.', '?', '?', '?'), { minLength: 25, maxLength: 25 })
  .filter((letters) => letters.includes('x'))
  .map((letters) =>
    Array.from({ length: GRID }, (_, y) => letters.slice(GRID * y, GRID * (y + 1)).join('')),
  )

/** How often a drawing's letters lie on a board, square by square: no word and no shift. */
function countBySquares(rows: readonly string[], [x, o]: Stones, letters: string): number {
  const is = (letter: string, bit: number) =>
    !letters.includes(letter) ||
    (letter === 'x'
      ? hasBit(x, bit)
      : letter === 'o'
        ? hasBit(o, bit)
        : !hasBit(x, bit) && !hasBit(o, bit))
  let count = 0
  for (let top = 0; top + rows.length <= 8; top++) {
    for (let left = 0; left + rows[0].length <= 8; left++) {
      const fits = rows.every((row, y) =>
        [...row].every(
          (letter, i) => letter === '?' || is(letter, 63 - 8 * (top + y) - (left + i)),
        ),
      )
      if (fits) count++
    }
  }
  return count
}

describe('the report’s figures', () => {
  test('1: the position has the squares that its text names', () => {
    const [x, o] = stonesOf(FIGURE_1)
    expect(namesOf(x)).toEqual(['f7', 'c6', 'd6', 'e5', 'f4'])
    expect(namesOf(o)).toEqual(['e6', 'b5', 'f5', 'c4', 'd4'])
  })

  test('2: four on a rising diagonal is d8 c7 b6 a5, 4 wide and 4 high', () => {
    const shape = shapeInCorner(FIGURE_2)
    expect(namesOf(shape.word)).toEqual(['d8', 'c7', 'b6', 'a5'])
    expect(shape).toMatchObject({ width: 4, height: 4 })
    // The matrix that the report prints, a row a byte: 0001 0000, 0010 0000, 0100 0000, 1000 0000.
    expect(toHex(shape.word)).toBe('1020408000000000')
  })

  test('4: five in a line is found in one of four directions where a game is won', () => {
    const model = costModel(stonesOf(WON), 'five')
    expect(model.rows.map(({ found }) => found)).toEqual([
      [0, 0],
      [0, 0],
      [1, 0],
      [0, 0],
    ])
    expect(namesOf(fromBits(model.fives))).toEqual(['c7', 'd6', 'e5', 'f4', 'g3'])
    const game = gomoku8.game.parse(`${WON} O`)
    expect(game.ok && gomoku8.game.outcome(game.value)?.winner).toBe(0)
  })
})

describe('stones', () => {
  test('are written and read again, in eight rows or in lines', () => {
    fc.assert(
      fc.property(stones, (given) => {
        const text = formatStones(given)
        expect(readStones(text)).toEqual({ ok: true, value: given })
        expect(readStones(`${text.replaceAll('/', '\n')}\nX\n`)).toEqual({ ok: true, value: given })
      }),
      { numRuns: 50 },
    )
  })

  test('are read from the moves of a game', () => {
    const [x, o] = stonesOf('e4 d5 f3')
    expect([namesOf(x), namesOf(o)]).toEqual([['e4', 'f3'], ['d5']])
  })

  test('go round on a square: X, O, nothing', () => {
    const none = stonesOf('')
    const x = turned(none, 0)
    const o = turned(x, 0)
    expect([x, o, turned(o, 0)].map((each) => cellsOf(each)[0])).toEqual([0, 1, -1])
    expect(bitsOf(x[0])).toEqual([bitOf(0)])
  })

  test.each([
    ['........', 'board/too-few-rows'],
    [
      '...Z..../......../......../......../......../......../......../........',
      'board/unknown-letter',
    ],
    [`${FIGURE_1}/........`, 'board/too-many-rows'],
    [`${FIGURE_1} and more`, 'board/extra-text'],
    ['e4 e4', 'move/occupied'],
    ['z9', 'square/no-such-column'],
    ['.'.repeat(500), 'text/too-long'],
  ])('%s is refused', (text, code) => {
    const read = readStones(text)
    expect(read.ok ? '' : read.error.code).toBe(code)
  })
})

describe('a drawing', () => {
  test('is written and read again', () => {
    fc.assert(
      fc.property(drawings, (drawing) => {
        expect(readDrawing(formatDrawing(drawing))).toEqual({ ok: true, value: drawing })
      }),
      { numRuns: 100 },
    )
  })

  test('begins in the corner once it is trimmed', () => {
    fc.assert(
      fc.property(drawings, (drawing) => {
        const rows = trimmed(drawing)
        const edges = [rows[0], rows.map((row) => row.charAt(0)).join('')]
        for (const edge of edges) expect(edge).toMatch(/[^?]/)
        const shape = shapeInCorner(drawing)
        expect(toHex(shape.word)).toBe(toHex(slide({ lo: 0, hi: 0 }, shape)[0].word))
        expect(shape).toMatchObject({
          width: shapeAsDrawn(drawing).width,
          height: shapeAsDrawn(drawing).height,
        })
      }),
      { numRuns: 100 },
    )
  })

  test('changes by a square at a time', () => {
    const drawing = withLetter(onGrid(['x']), 0, 'o')
    expect(formatDrawing(drawing)).toBe('x/?/?/?/o')
    expect(letterAt(drawing, 0)).toBe('o')
  })

  test.each([
    ['xxxxxx', 'pattern/too-large'],
    ['x/x/x/x/x/x', 'pattern/too-large'],
    ['..', 'pattern/no-own'],
    ['xq', 'pattern/letter'],
    ['xx/x', 'pattern/ragged'],
  ])('%s is refused', (text, code) => {
    const read = readDrawing(text)
    expect(read.ok ? '' : read.error.code).toBe(code)
  })
})

describe('algorithm 1', () => {
  test('counts what lies on the board square by square', () => {
    fc.assert(
      fc.property(stones, drawings, (given, drawing) => {
        const model = slideModel({ stones: given, drawing, side: 0, pushed: true, step: 0 })
        const rows = trimmed(keeping(drawing, 'x'))
        expect(model.total).toBe(countBySquares(rows, given, 'x'))
        expect(model.total).toBe(model.inCorner)
        expect(model.broken.every((each) => !each)).toBe(true)
        expect(model.places).toHaveLength(placesOf(keeping(drawing, 'x')))
      }),
      { numRuns: 200 },
    )
  })

  test('out of the corner finds in whole pieces only what is there', () => {
    fc.assert(
      fc.property(stones, drawings, (given, drawing) => {
        const own = keeping(drawing, 'x')
        const { places, broken, shape, total } = slideModel({
          stones: given,
          drawing: own,
          side: 0,
          pushed: false,
          step: 0,
        })
        expect(total).toBe(countMatches(given[0], shape))
        const squares = (word: Word) => bitsOf(word).length
        places.forEach((place, i) => {
          if (!broken[i]) expect(squares(place.word)).toBe(squares(shape.word))
        })
        const whole = places.filter((place, i) => place.match && !broken[i]).length
        expect(whole).toBeLessThanOrEqual(countBySquares(trimmed(own), given, 'x'))
      }),
      { numRuns: 200 },
    )
  })

  test('with a pattern that has run off the board finds it everywhere', () => {
    const drawing = drawingOf('?/?/?/?/x')
    const state = { stones: stonesOf(''), drawing, side: 0, pushed: false, step: 0 } as const
    // One square is tried at 64 places; from four rows down, the last 32 are of nothing.
    expect(slideModel(state)).toMatchObject({ total: 32, inCorner: 0 })
    expect(slideModel({ ...state, step: 64 }).falseCount).toBe(32)
  })

  test('is jumped through from match to match', () => {
    const { places } = slideModel({
      stones: stonesOf(THREES),
      drawing: drawingOf('xxx'),
      side: 0,
      pushed: true,
      step: 0,
    })
    const steps = [nextMatch(places, 0)]
    for (let i = 0; i < 3; i++) steps.push(nextMatch(places, steps[i]))
    // Rows of six places: row 7 from column b, row 5 from b, row 3 from d; then the end.
    expect(steps).toEqual([8, 20, 34, 48])
    expect(previousMatch(places, 48)).toBe(34)
    expect(previousMatch(places, 8)).toBe(0)
  })
})

describe('one, two and three words', () => {
  test('find what lies on the board square by square', () => {
    fc.assert(
      fc.property(stones, drawings, (given, drawing) => {
        const rows = trimmed(drawing)
        const counts = wordsModel(given, drawing).asked.map(({ matches }) => matches.length)
        expect(counts).toEqual(
          ['x', 'x.', 'x.o'].map((letters) => countBySquares(rows, given, letters)),
        )
      }),
      { numRuns: 200 },
    )
  })

  test('say which square is in the way', () => {
    const { asked } = wordsModel(stonesOf(THREES), drawingOf('oxxx.'))
    expect(asked.map(({ matches }) => matches.length)).toEqual([3, 2, 1])
    const named = asked.map(({ inTheWay }) => namesOf(fromBits(inTheWay)))
    expect(named).toEqual([[], ['g3'], ['a7', 'g3']])
  })
})

describe('the cost', () => {
  test('finds as often as the agent’s evaluation counts', () => {
    const moves = new Int32Array(64)
    let judged = 0
    for (let seed = 1; seed <= 30; seed++) {
      const rng = rngOf(seed)
      const position = gomoku8.game.initial()
      for (let ply = 0; ply < 10 + seed; ply++) {
        if (gomoku8.game.outcome(position) !== undefined) break
        gomoku8.game.play(position, moves[rng.below(gomoku8.game.moves(position, moves))])
      }
      if (gomoku8.game.outcome(position) !== undefined) continue
      judged++
      const { rows } = costModel(stonesOf(gomoku8.game.format(position)), 'agent')
      const terms = gomoku8EvaluationOf(defaultPatterns()).explain(position)
      for (const side of [0, 1] as const) {
        const found = rows.reduce((sum, { found: both }) => sum + both[side], 0)
        const explained = terms.filter((term) => term.side === side && term.name !== 'square')
        expect(found).toBe(explained.length)
      }
    }
    expect(judged).toBeGreaterThan(20)
  })
})

describe('known patterns', () => {
  test('are told apart, in each direction', () => {
    for (const letters of ['x', 'xo.']) {
      const known = knownPatterns(letters)
      const names = known.map(({ name, turns }) => words.nameOf(turns[0], name))
      expect(new Set(names).size).toBe(known.length)
      known.forEach(({ turns }, index) => {
        turns.forEach((text, turn) => {
          expect(recognised(known, drawingOf(text))).toEqual({ index, turn })
        })
      })
    }
    expect(recognised(knownPatterns('x'), FIGURE_2)).toMatchObject({ index: 0 })
  })
})

describe('a row as a number in base 3', () => {
  test('counts X as 1 and O as 2, the first square lowest', () => {
    expect(lineModel('........').number).toBe(0)
    expect(lineModel('OXXX....').number).toBe(2 + 3 + 9 + 27)
    expect(lineModel('OOOOOOOO').number).toBe(3 ** 8 - 1)
  })

  test('is worth what the engine’s evaluation gives its patterns, on an otherwise empty board', () => {
    const { explain } = gomoku8EvaluationOf(defaultPatterns())
    for (const row of ['.OOOXXX.', '.XX.X.OO', 'XXXX.OOO', 'OO.OXX.X', '........']) {
      const counts = ['X', 'O'].map((side) => row.split(side).length)
      const toMove = counts[0] === counts[1] ? 'X' : 'O'
      const empty = Array.from({ length: 7 }, () => '........')
      const read = gomoku8.game.parse(`${[...empty, row].join('/')} ${toMove}`)
      if (!read.ok) throw new Error(`${row}: ${read.error.code}`)
      const sum = explain(read.value)
        .filter(({ name }) => name !== 'square')
        .reduce((total, { contribution }) => total + contribution, 0)
      expect(lineModel(row).score + 0).toBe((toMove === 'X' ? sum : -sum) + 0)
    }
  })
})
