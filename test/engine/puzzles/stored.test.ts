import { describe, expect, it } from 'vitest'
import { SERIES, stored, type SeriesName } from '../../../content/puzzles.ts'
import {
  connect4,
  Connect4Solver,
  gradePuzzle,
  kits,
  puzzleAnswers,
  type GameKit,
  type Graded,
  type Move,
} from '../../../engine/index.ts'
import { legalMoves } from '../../../engine/core/after.ts'

/** Nodes of the solver in less than a second. */
const SOON = 500_000

const names = Object.keys(SERIES) as SeriesName[]

/** A stored puzzle as a position of its game. */
function laid(name: SeriesName, text: string) {
  const { game, options } = SERIES[name]
  const kit: GameKit<unknown> = kits[game]
  const read = kit.game.parse(text, options)
  if (!read.ok) throw new Error(`${text}: ${read.error.code}`)
  return { kit, position: read.value }
}

/** Each move of a puzzle is graded once, for all tests: most grades are searches. */
const known = new Map<string, Graded>()

function graded(name: SeriesName, text: string, position: unknown, move: Move): Graded {
  const key = `${name} ${text} ${move}`
  const { game, kind } = SERIES[name]
  const kit: GameKit<unknown> = kits[game]
  const grade = known.get(key) ?? gradePuzzle(kind, kit, position, move)
  known.set(key, grade)
  return grade
}

/** So are a puzzle's answers. */
const solved = new Map<string, readonly Move[]>()

function answersOf(name: SeriesName, text: string, position: unknown): readonly Move[] {
  const key = `${name} ${text}`
  const { game, kind } = SERIES[name]
  const kit: GameKit<unknown> = kits[game]
  const answers = solved.get(key) ?? [...puzzleAnswers(kind, kit, position)]
  solved.set(key, answers)
  return answers
}

describe.each(names)('the series of puzzles "%s"', (name) => {
  const { kind } = SERIES[name]
  const puzzles = stored.series[name]

  it('has ten different positions', () => {
    expect(new Set(puzzles.map(({ position }) => position)).size).toBe(10)
  })

  it.each(puzzles.map(({ from, position }) => [from, position] as const))(
    'has one answer, and the engine says why each other move is none: %s',
    (_, text) => {
      const { kit, position } = laid(name, text)
      const answers = answersOf(name, text, position)
      expect(answers).toHaveLength(1)
      const reasons = legalMoves(kit, position)
        .filter((move) => move !== answers[0])
        .map((move) => graded(name, text, position, move))
      expect(reasons.every(({ right }) => !right)).toBe(true)
      // The position is as it was.
      expect(kit.game.format(position)).toBe(text)
    },
    60_000,
  )

  it('has lines of legal moves, which end the game where they win', () => {
    for (const { position: text } of puzzles) {
      const { kit, position } = laid(name, text)
      for (const move of legalMoves(kit, position)) {
        const { line, reason } = graded(name, text, position, move)
        if (line.length === 0) continue
        kit.game.play(position, move)
        for (const next of line) {
          expect(legalMoves(kit, position)).toContain(next)
          kit.game.play(position, next)
        }
        const wins = ['fours', 'fork', 'loses-at-once', 'loses-to-fours', 'loses-to-threats']
        if (kind === 'exact') expect(kit.game.outcome(position)).toBeDefined()
        if (wins.includes(reason)) expect(kit.game.outcome(position)).toBeDefined()
        for (let i = 0; i <= line.length; i++) kit.game.undo(position)
      }
    }
  }, 60_000)
})

describe('the positions to be solved', () => {
  it.each(stored.series.exact.map(({ position }) => position))(
    'have one column that is worth most, by the scores of all, soon found: %s',
    (text) => {
      const read = connect4.game.parse(text)
      if (!read.ok) throw new Error(read.error.code)
      const { scores = [], nodes } = new Connect4Solver().solve(read.value, { moves: true })
      const signs = scores.map((score) => Math.sign(score ?? NaN))
      const most = Math.max(...signs.filter((sign) => !Number.isNaN(sign)))
      expect(most).toBeGreaterThanOrEqual(0)
      const right = signs.flatMap((sign, column) => (sign === most ? [column] : []))
      expect(answersOf('exact', text, read.value)).toEqual(right)
      expect(right).toHaveLength(1)
      expect(nodes).toBeLessThan(SOON)
    },
    60_000,
  )
})
