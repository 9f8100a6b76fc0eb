import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SOLVING_STEPS, solveByStep } from '../../../engine/agents/connect4-solver/by-steps.ts'
import { halvesOf } from '../../../engine/agents/connect4-solver/halves.ts'
import { connect4Layers } from '../../../engine/agents/connect4-solver/layers.ts'
import { keyOf, mirroredKey, smallerKey } from '../../../engine/agents/connect4-solver/mirror.ts'
import { solveConnect4 } from '../../../engine/agents/connect4-solver/solver.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import { connect4 } from '../../../engine/games/connect4/index.ts'
import { treeSize } from '../../../engine/search/size.ts'
import { stored } from '../../../content/perfect-steps.ts'
import { parsed, randomGame } from '../games/random-game.ts'

const { game } = connect4
const at = (text: string) => parsed(game.parse(text))

/** Scored positions late in a game. */
const late = readFileSync('test/fixtures/connect4-late.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' '))
  .filter(([moves]) => moves.length >= 30)

describe('the steps from minimax to the solver', () => {
  test('all find the published scores, and leave the position as it was', () => {
    for (const [moves, score] of late.slice(0, 60)) {
      const position = at(moves)
      for (const step of SOLVING_STEPS) {
        expect([moves, step, solveByStep(step, position).score]).toEqual([
          moves,
          step,
          Number(score),
        ])
      }
      expect(game.format(position)).toBe(moves)
    }
  })

  test('find a draw on a full board, and a loss where the last piece has won', () => {
    const full = late.map(([moves]) => at(moves)).find((p) => p.pieces === 40)
    if (full === undefined) throw new Error('no position is nearly full')
    for (const step of SOLVING_STEPS) {
      const won = at('1212121')
      expect([step, solveByStep(step, won).score]).toEqual([step, solveConnect4(won).score])
      expect([step, solveByStep(step, full).score]).toEqual([step, solveConnect4(full).score])
    }
  })

  test('add up as many nodes of minimax as a walk through the whole tree counts', () => {
    for (const [moves] of late.slice(0, 20)) {
      const { nodes } = solveByStep('minimax', at(moves))
      expect([moves, nodes]).toEqual([moves, treeSize(game, at(moves), 42, 1e8)])
    }
  })

  test('stop at a limit without a score', () => {
    const { text } = stored.positions[0]
    for (const step of SOLVING_STEPS.slice(1)) {
      expect([step, solveByStep(step, at(text), 10)]).toEqual([
        step,
        { score: undefined, nodes: 10 },
      ])
    }
  })

  test('take the nodes that the chapter has stored', () => {
    for (const { text, free, score, nodes } of stored.positions) {
      const position = at(text)
      expect(position.pieces + free).toBe(42)
      for (const [i, step] of SOLVING_STEPS.entries()) {
        // The large ones are walked by `npm run bench perfect` and by whoever asks in the page.
        if (nodes[i] > 100_000) continue
        expect([text, step, solveByStep(step, position)]).toEqual([
          text,
          step,
          { score, nodes: nodes[i] },
        ])
      }
    }
  })
})

describe('mirror images', () => {
  const mirrored = (moves: string) =>
    moves.replaceAll(/\d/g, (column) => String(8 - Number(column)))
  const keyAt = (moves: string) => keyOf(halvesOf(at(moves)))

  test('have each other’s keys, and one key for both', () => {
    const rng = rngOf(3)
    for (let i = 0; i < 200; i++) {
      const moves = game.format(randomGame(game, game.initial(), rng, 1 + (i % 40)))
      expect(mirroredKey(keyAt(moves))).toEqual(keyAt(mirrored(moves)))
      expect(smallerKey(keyAt(moves))).toEqual(smallerKey(keyAt(mirrored(moves))))
    }
  })

  test('are counted once: the positions by pieces are those that are published', () => {
    // https://oeis.org/A212693
    const layers = connect4Layers(7)
    expect(layers.map(({ positions }) => positions)).toEqual([
      1, 7, 49, 238, 1120, 4263, 16_422, 54_859,
    ])
    // One piece in the middle; then only both in the middle.
    expect(layers.slice(0, 3).map(({ own }) => own)).toEqual([1, 1, 1])
  })
})
