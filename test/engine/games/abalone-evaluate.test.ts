import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Player } from '../../../engine/core/game.ts'
import {
  HEX_CELLS,
  HEX_DIAGONAL,
  HEX_ROW,
  hexDirection,
  hexName,
} from '../../../engine/core/hex.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import { countInDanger, countUndefended, inDanger } from '../../../engine/games/abalone/danger.ts'
import {
  DEFAULT_WEIGHTS,
  REPORT_WEIGHTS,
  abaloneEvaluation,
  straightDistance,
  touchingPairs,
  type AbaloneWeights,
} from '../../../engine/games/abalone/evaluate.ts'
import { abalone } from '../../../engine/games/abalone/index.ts'
import { STARTS } from '../../../engine/games/abalone/options.ts'
import type { AbalonePosition } from '../../../engine/games/abalone/position.ts'
import { parsed, randomGame } from './random-game.ts'

const { game, evaluation } = abalone

/** A position of a random game in which marbles are lost fast. */
const positions = fc
  .record({ seed: fc.integer(), plies: fc.integer({ min: 0, max: 120 }) })
  .map(({ seed, plies }) => randomGame(game, game.initial({ selfEject: true }), rngOf(seed), plies))

/** The same marbles with the other side to move. */
function turned(p: AbalonePosition): AbalonePosition {
  const text = game.format(p)
  const side = text.split(' ')[1] === 'b' ? 'w' : 'b'
  return parsed(game.parse(text.replace(/ [bw] /, ` ${side} `)))
}

/** All that H is made of, counted from the cells by coordinates. */
function measured(p: AbalonePosition, player: Player) {
  const own = Array.from({ length: HEX_CELLS }, (_, cell) => cell).filter(
    (cell) => p.cells[cell] === player,
  )
  let [steps, straight, pairs] = [0, 0, 0]
  for (const cell of own) {
    const [up, right] = [HEX_ROW[cell] - 4, HEX_DIAGONAL[cell] - 4]
    steps += (Math.abs(up) + Math.abs(right) + Math.abs(up - right)) / 2
    straight += Math.sqrt(up * up - up * right + right * right)
    pairs += own.filter((other) => hexDirection(cell, other) >= 0).length / 2
  }
  return { steps, straight, pairs, lost: 14 - own.length }
}

/** By the moves of the rules: what the other side could push off, now and whatever is done about it. */
function threatened(p: AbalonePosition, player: Player) {
  const q = facing(p, player === 0 ? 1 : 0)
  const danger = victims(q)
  const defender = facing(p, player)
  const lost = defender.lost[player]
  let undefended = danger
  for (const move of movesOf(defender)) {
    game.play(defender, move)
    if (defender.lost[player] === lost) undefended = Math.min(undefended, victims(defender))
    game.undo(defender)
  }
  return { danger, undefended }
}

/** How many different marbles the side to move could push off. */
function victims(p: AbalonePosition): number {
  const enemy = p.side === 0 ? 1 : 0
  const before = p.lost[enemy]
  const lines = new Set<number>()
  const cells = Array.from(p.cells)
  for (const move of movesOf(p)) {
    game.play(p, move)
    if (p.lost[enemy] > before) {
      const direction = move & 7
      // The marble that fell lay at the end of the line that was pushed.
      let cell = move >> 6
      for (let next = hexNext(cell, direction); next !== undefined;) {
        cell = next
        next = hexNext(cell, direction)
      }
      expect(cells[cell]).toBe(enemy)
      lines.add(cell)
    }
    game.undo(p)
  }
  return lines.size
}

const NEXT = new Map<number, number>()
for (let from = 0; from < HEX_CELLS; from++) {
  for (let to = 0; to < HEX_CELLS; to++) {
    const direction = hexDirection(from, to)
    if (direction >= 0) NEXT.set(from * 6 + direction, to)
  }
}

function hexNext(cell: number, direction: number): number | undefined {
  return NEXT.get(cell * 6 + direction)
}

function movesOf(p: AbalonePosition): number[] {
  const out = new Int32Array(game.maxMoves)
  return [...out.subarray(0, game.moves(p, out))]
}

/** The same marbles with that side to move. */
function facing(p: AbalonePosition, side: Player): AbalonePosition {
  return p.side === side ? p : turned(p)
}

function byFormula(p: AbalonePosition, w: AbaloneWeights, own: Player): number {
  const [a, b] = [measured(p, own), measured(p, own === 0 ? 1 : 0)]
  const [near, far] = [a[w.distance], b[w.distance]]
  const pairs = a.pairs + b.pairs
  const h =
    (w.local === undefined ? 0 : localByFormula(p, w.local, own)) +
    -a.lost +
    w.alpha1 * b.lost +
    (w.alpha2 * (far - near)) / (far + near) +
    (pairs === 0 ? 0 : (w.alpha3 * (a.pairs - b.pairs)) / pairs)
  return 1000 * w.k * h
}

function localByFormula(
  p: AbalonePosition,
  { danger, undefended }: NonNullable<AbaloneWeights['local']>,
  own: Player,
): number {
  const [mine, theirs] = [threatened(p, own), threatened(p, own === 0 ? 1 : 0)]
  return danger * (theirs.danger - mine.danger) + undefended * (theirs.undefended - mine.undefended)
}

describe('what Abalone’s evaluation is made of', () => {
  test('is counted in the classic start: 46 steps to the centre, 27 touching pairs', () => {
    const p = game.initial()
    expect([p.distance[0], p.distance[1]]).toEqual([46, 46])
    expect([touchingPairs(p, 0), touchingPairs(p, 1)]).toEqual([27, 27])
  })

  test('equals a recount from the cells, in any position', () => {
    fc.assert(
      fc.property(positions, (p) => {
        for (const player of [0, 1] as const) {
          const { steps, straight, pairs, lost } = measured(p, player)
          expect(p.distance[player]).toBe(steps)
          expect(straightDistance(p, player)).toBeCloseTo(straight, 9)
          expect(touchingPairs(p, player)).toBe(pairs)
          expect(p.lost[player]).toBe(lost)
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('marbles in danger', () => {
  const at = (text: string) => parsed(game.parse(text, { variant: 'inf8175' }))
  const rest = '......../........./......../......./....../.....'

  test('are those that the other side can push over the edge next', () => {
    const names = (p: AbalonePosition) => inDanger(p, 0).map(hexName)
    expect(names(at(`..w../...w../...b.../${rest} w 0,0 10`))).toEqual([])
    const two = at(`w..../.w..../..b..../...b..../........./......../......./....../..... w 0,0 10`)
    const three = at(
      `w..../b...../b....../......../........./......../......./....../..... w 0,0 10`,
    )
    expect([names(two).length, names(three).length]).toEqual([0, 1])
    expect(countInDanger(three, 0)).toBe(1)
  })

  test('are beyond help where no move of their side takes them out of it', () => {
    // i5 may step away; with its ways shut by its own and the enemy's marbles it may not.
    const free = at(
      `w..../b...../b....../......../........./......../......./....../..... w 0,0 10`,
    )
    expect([countInDanger(free, 0), countUndefended(free, 0)]).toEqual([1, 0])
    const shut = at(
      `wb.../bb..../bb...../bb....../b......../......../......./....../..... w 0,0 10`,
    )
    expect([countInDanger(shut, 0), countUndefended(shut, 0)]).toEqual([1, 1])
  })

  test('are as many as all moves of the rules find, in crowded positions', () => {
    const rng = rngOf(5)
    let beyondHelp = 0
    for (let i = 0; i < 60; i++) {
      const cells = Array.from({ length: HEX_CELLS }, () => 'bw..'[rng.below(4)])
      for (const mark of 'bw') {
        for (let over = cells.filter((each) => each === mark).length; over > 14; over--) {
          cells[cells.indexOf(mark)] = '.'
        }
      }
      let read = 0
      const rows = [5, 6, 7, 8, 9, 8, 7, 6, 5].map((length) =>
        cells.slice(read, (read += length)).join(''),
      )
      const p = parsed(game.parse(`${rows.join('/')} ${'bw'[i % 2]} 0,0 10`))
      for (const player of [0, 1] as const) {
        const { danger, undefended } = threatened(p, player)
        const found = [countInDanger(p, player), countUndefended(p, player)]
        expect(found, game.format(p)).toEqual([danger, undefended])
        if (undefended > 0) beyondHelp++
      }
    }
    expect(beyondHelp).toBeGreaterThan(5)
  })

  test('leave the position as it was', () => {
    fc.assert(
      fc.property(positions, (p) => {
        const before = [game.format(p), game.hashLo(p), game.hashHi(p), p.played, p.ply]
        countUndefended(p, 0)
        countUndefended(p, 1)
        expect([game.format(p), game.hashLo(p), game.hashHi(p), p.played, p.ply]).toEqual(before)
      }),
      { numRuns: 100 },
    )
  })
})

describe('Abalone’s evaluation', () => {
  const all: readonly AbaloneWeights[] = [
    DEFAULT_WEIGHTS,
    REPORT_WEIGHTS,
    { alpha1: 0.3, alpha2: -0.25, alpha3: 2, k: 3, distance: 'steps' },
    { ...REPORT_WEIGHTS, local: { danger: 0.1, undefended: 0.5 } },
  ]

  test('is H in thousandths of a marble, but for the rounding of its terms', () => {
    fc.assert(
      fc.property(positions, fc.constantFrom(...all), (p, weights) => {
        // In a game that is over nobody moves, so no marble can be saved.
        fc.pre(weights.local === undefined || game.outcome(p) === undefined)
        const value = abaloneEvaluation(weights).evaluate(p)
        expect(Math.abs(value - byFormula(p, weights, p.side))).toBeLessThanOrEqual(3)
        const terms = abaloneEvaluation(weights).explain(p)
        const parts = terms.map(({ contribution }) => contribution)
        expect([value, ...parts].filter((part) => Object.is(part, -0))).toEqual([])
        const owned = abaloneEvaluation(weights, 1).evaluate(p)
        const sign = p.side === 1 ? 1 : -1
        expect(Math.abs(owned - sign * byFormula(p, weights, 1))).toBeLessThanOrEqual(3)
      }),
      { numRuns: 200 },
    )
  })

  test('is H before it is rounded, to which its factor is a mere scale', () => {
    fc.assert(
      fc.property(positions, fc.constantFrom(...all), (p, weights) => {
        fc.pre(weights.local === undefined || game.outcome(p) === undefined)
        const unrounded = abaloneEvaluation(weights).unrounded(p)
        expect(unrounded).toBeCloseTo(byFormula(p, weights, p.side), 8)
        const twice = abaloneEvaluation({ ...weights, k: 2 * weights.k }).unrounded(p)
        expect(twice).toBe(2 * unrounded)
      }),
      { numRuns: 200 },
    )
  })

  test('is 0 in every start, which are all fair', () => {
    for (const start of Object.keys(STARTS)) {
      expect(evaluation.evaluate(game.initial({ start }))).toBe(0)
    }
  })

  test('is, worked out by hand: one enemy marble lost and one’s own nearer the centre', () => {
    // White's i5 is gone. Black's a1 stands on d4: 3 steps nearer, touching c3, c4, and no more b's.
    const rows = '.wwww/wwwwww/..www../......../........./...b..../..bbb../bbbbbb/.bbbb'
    const p = parsed(game.parse(`${rows} b 0,1 40`))
    // d 43 against 42. Pairs: a1 touched a2, b1, b2: 27 − 3 + 2 = 26; i5 touched i6, h4, h5: 24.
    expect([p.distance[0], p.distance[1]]).toEqual([43, 42])
    expect([touchingPairs(p, 0), touchingPairs(p, 1)]).toEqual([26, 24])
    // k = 6.5/6: 1083.3 a marble. 1083.3/4 · (42 − 43)/85 = −3.2; 1083.3/4 · (26 − 24)/50 = 10.8.
    expect(evaluation.explain(p).map((term) => [term.name, term.contribution])).toEqual([
      ['own-lost', 0],
      ['enemy-lost', 1083],
      ['centre', -3],
      ['pairs', 11],
    ])
    expect(evaluation.evaluate(p)).toBe(1091)
  })

  test('is antisymmetric: either side’s score is minus the other’s', () => {
    fc.assert(
      fc.property(positions, fc.constantFrom<Player>(0, 1), (p, owner) => {
        const q = turned(p)
        // 0 − x, since −0 is not 0.
        expect(evaluation.evaluate(q)).toBe(0 - evaluation.evaluate(p))
        for (const weights of all) {
          const owned = abaloneEvaluation(weights, owner)
          expect(owned.evaluate(q)).toBe(0 - owned.evaluate(p))
        }
      }),
      { numRuns: 200 },
    )
  })

  test('is not, with the report’s weights from the mover’s view: an exchange costs both', () => {
    const exchange = parsed(
      game.parse('.wwww/wwwwww/..www../......../........./......../..bbb../bbbbbb/.bbbb b 1,1 40'),
    )
    const report = abaloneEvaluation(REPORT_WEIGHTS)
    // −1083.3 for one's own marble, half of that for the enemy's, and nothing else differs.
    expect(report.evaluate(exchange)).toBe(-1083 + 542)
    expect(report.evaluate(turned(exchange))).toBe(-1083 + 542)
    expect(evaluation.evaluate(exchange)).toBe(0)
    expect(abaloneEvaluation(REPORT_WEIGHTS, 0).evaluate(turned(exchange))).toBe(1083 - 542)
  })

  test('wants its own marbles near the centre, and with the sign as printed far from it', () => {
    const near = STARTS.classic.replace('.........', '....b....').replace(/bbbbb$/, 'bbbb.')
    const centre = (alpha2: number) => {
      const { explain } = abaloneEvaluation({ ...DEFAULT_WEIGHTS, alpha2 })
      const p = parsed(game.parse(`${near} b`))
      return explain(p).find((term) => term.name === 'centre')?.contribution ?? 0
    }
    expect(centre(0.25)).toBeGreaterThan(0)
    expect(centre(-0.25)).toBe(-centre(0.25))
  })

  test('falls below −6, the worst final score, with the report’s k', () => {
    // Black has lost six, and what is left of it is scattered on the edge.
    const rows = 'b.b.b/....../......./..wwww../b.wwwww.b/..wwwww./......./....../b.b.b'
    const p = parsed(game.parse(`${rows} b 6,0 40`))
    const report = abaloneEvaluation(REPORT_WEIGHTS)
    const least = -1000 * (6.5 / 6) * 6.5
    expect(report.evaluate(p)).toBeLessThan(-6800)
    expect(report.evaluate(p)).toBeGreaterThanOrEqual(Math.round(least))
    const mended = abaloneEvaluation({ ...REPORT_WEIGHTS, k: 6 / 6.5 })
    expect(mended.evaluate(p)).toBeGreaterThanOrEqual(-6000)
  })

  test('explains each term by the marbles that enter it, for the side it speaks for', () => {
    const rows = '.wwww/wwwwww/..www../......../b......../......../..bbb../bbbbbb/.bbbb'
    const p = parsed(game.parse(`${rows} b 0,1 40`))
    const terms = evaluation.explain(p)
    expect(terms.map((term) => [term.name, term.side])).toEqual([
      ['own-lost', 0],
      ['enemy-lost', 1],
      ['centre', 1],
      ['pairs', terms[3].contribution < 0 ? 1 : 0],
    ])
    expect(terms.map((term) => term.squares.length)).toEqual([0, 0, 27, 26])
    // e1 stands alone.
    expect(terms[2].squares.map(hexName)).toContain('e1')
    expect(terms[3].squares.map(hexName)).not.toContain('e1')
  })

  test('refuses weights that would outrank a win', () => {
    expect(() => abaloneEvaluation({ ...DEFAULT_WEIGHTS, k: 1000 })).toThrow('too large')
    expect(() => abaloneEvaluation({ ...DEFAULT_WEIGHTS, alpha3: NaN })).toThrow('too large')
  })
})
