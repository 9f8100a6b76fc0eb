import { describe, expect, test } from 'vitest'
import {
  DEFAULT_PATTERNS,
  gomoku8,
  gomoku8EvaluationOf,
  gomoku8SideScoreOf,
  parsePatterns,
  rngOf,
} from '../../../engine/index.ts'

const { game } = gomoku8

/** Own, enemy and empty squares, and a shape that lies in no line. */
const SETS = [DEFAULT_PATTERNS, '', `${DEFAULT_PATTERNS}\nclosed -7 oxxx.*\nknee 9 xx/x.`]

describe('the score of a side by sliding', () => {
  test('gives the evaluation, as the one side’s less the other’s, in thousands of positions', () => {
    let compared = 0
    for (const text of SETS) {
      const read = parsePatterns(text)
      if (!read.ok) throw new Error(read.error.code)
      const score = gomoku8SideScoreOf(read.value)
      const { evaluate } = gomoku8EvaluationOf(read.value)
      const moves = new Int32Array(game.maxMoves)
      for (let seed = 1; seed <= 40; seed++) {
        const rng = rngOf(seed)
        const p = game.initial()
        while (game.outcome(p) === undefined) {
          const mover = game.toMove(p)
          expect(score(p, mover) - score(p, mover === 0 ? 1 : 0)).toBe(evaluate(p))
          compared++
          game.play(p, moves[rng.below(game.moves(p, moves))])
        }
      }
    }
    expect(compared).toBeGreaterThan(3000)
  })
})
