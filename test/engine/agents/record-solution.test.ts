import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recordSolution } from '../../../engine/agents/connect4-solver/traced.ts'
import { solveConnect4 } from '../../../engine/agents/connect4-solver/solver.ts'
import { connect4 } from '../../../engine/games/connect4/index.ts'
import { EXACT, LOWER } from '../../../engine/search/tracer.ts'
import { movesTo } from '../../../engine/trace/recording.ts'
import { Replay } from '../../../engine/trace/replay.ts'

const { game } = connect4

/** A position late enough that a question takes few nodes. */
const late = fc.array(fc.nat(), { minLength: 30, maxLength: 34 }).map((choices) => {
  const position = game.initial()
  const moves = new Int32Array(7)
  for (const choice of choices) {
    game.play(position, moves[choice % game.moves(position, moves)])
    if (game.outcome(position) !== undefined) game.undo(position)
  }
  return position
})

describe('a recorded solution of Connect 4', () => {
  it('has the solver’s score and its questions, and at each node a bound that is true', () => {
    let nodes = 0
    let hits = 0
    fc.assert(
      fc.property(late, (position) => {
        const before = game.format(position)
        const { recording, low, high, nodes: counted } = recordSolution(position, 100_000)
        expect(game.format(position)).toBe(before)
        const solved = solveConnect4(position)
        expect([low, high]).toEqual([solved.score, solved.score])
        const replay = new Replay(recording)
        expect(replay.counts(replay.steps).visited).toBe(counted)
        for (let node = 0; node < replay.nodeCount; node++) {
          if (!replay.isVisited(node)) continue
          const { alpha, beta, last, value } = recording
          expect(beta[node] - alpha[node]).toBe(1)
          const line = movesTo(recording, node)
          for (const move of line) game.play(position, move)
          const { score } = solveConnect4(position)
          for (const _ of line) game.undo(position)
          const told = value[last[node]]
          if (replay.bound(node) === EXACT) expect(told).toBe(score)
          else if (replay.bound(node) === LOWER) expect(told).toBeLessThanOrEqual(score ?? NaN)
          else if (told <= alpha[node]) expect(told).toBeGreaterThanOrEqual(score ?? NaN)
          nodes++
          if (replay.source(node) >= 0) hits++
        }
      }),
      { numRuns: 12, seed: 3 },
    )
    expect(nodes).toBeGreaterThan(50)
    expect(hits).toBeGreaterThanOrEqual(0)
  })

  it('stops where it is told to', () => {
    const read = game.parse('44')
    if (!read.ok) throw new Error(read.error.code)
    const { stopped, low, high } = recordSolution(read.value, 500)
    expect(stopped).toBe('nodes')
    expect(low).toBeLessThan(high)
  })
})
