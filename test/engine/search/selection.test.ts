import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alphabeta } from '../../../engine/search/alphabeta.ts'
import { deepening } from '../../../engine/search/deepening.ts'
import { minimax } from '../../../engine/search/minimax.ts'
import { pvs } from '../../../engine/search/pvs.ts'
import { valueForMax } from '../../../engine/search/search.ts'
import { outcomeScore } from '../../../engine/search/score.ts'
import type { SearchOptions, Subject } from '../../../engine/search/types.ts'
import { orderingsOf, positions, SMALL_GAMES } from './small-games.ts'

/** How a move is rated by each order that depends on the position alone. */
function ratingOf(subject: Subject<unknown>, options: SearchOptions, move: number): number {
  const { game, position, evaluation, centrality, influence } = subject
  switch (options.ordering) {
    case 'centre':
      return centrality?.(position, move) ?? 0
    case 'influence': {
      const out = new Int32Array(1)
      influence?.(position, Int32Array.of(move), 1, out)
      return out[0]
    }
    case 'evaluation': {
      game.play(position, move)
      const outcome = game.outcome(position)
      const score =
        outcome === undefined
          ? evaluation.evaluate(position)
          : outcomeScore(outcome, game.toMove(position), 0)
      game.undo(position)
      return 0 - score
    }
    default:
      return 0
  }
}

/** The moves that candidates and beam leave, worked out the long way. */
function selected(subject: Subject<unknown>, options: SearchOptions): number[] {
  const { game, position, near, centrality } = subject
  const out = new Int32Array(game.maxMoves)
  const moves = [...out.subarray(0, game.moves(position, out))]
  const { candidates, beam } = options
  const close =
    candidates === undefined || near === undefined
      ? moves
      : moves.filter((move) => near(position, move, candidates))
  const places = moves.map((move) => centrality?.(position, move) ?? 0)
  const middle = moves.filter((_, i) => places[i] === Math.max(...places))
  const rated = (close.length === 0 ? middle : close).map((move) => ({
    move,
    rating: ratingOf(subject, options, move),
  }))
  return rated
    .toSorted((a, b) => b.rating - a.rating)
    .slice(0, beam)
    .map(({ move }) => move)
}

/** Negamax over those moves, and the nodes it visits: shares no code with the searches. */
function narrow(subject: Subject<unknown>, options: SearchOptions, depth: number, ply = 0) {
  const { game, position, evaluation } = subject
  const outcome = game.outcome(position)
  if (outcome !== undefined) {
    return { value: outcomeScore(outcome, game.toMove(position), ply), nodes: 1 }
  }
  const moves = depth === 0 ? [] : selected(subject, options)
  if (moves.length === 0) return { value: evaluation.evaluate(position), nodes: 1 }
  let value = -Infinity
  let nodes = 1
  for (const move of moves) {
    game.play(position, move)
    const below: { value: number; nodes: number } = narrow(subject, options, depth - 1, ply + 1)
    game.undo(position)
    value = Math.max(value, 0 - below.value)
    nodes += below.nodes
  }
  return { value, nodes }
}

const GAMES = SMALL_GAMES.filter(({ depth }) => depth > 2)

describe.each(GAMES)('with candidates and a beam, on $name', (small) => {
  const depth = Math.min(small.depth, 3)

  it('every search has the value of the tree of the moves that are left', () => {
    fc.assert(
      fc.property(
        positions(small),
        fc.nat(),
        fc.option(fc.integer({ min: 1, max: 2 })),
        fc.option(fc.integer({ min: 1, max: 5 })),
        (subject, pick, radius, beam) => {
          const orderings = orderingsOf(subject).filter((name) => name !== 'killers')
          const options: SearchOptions = {
            depth,
            ordering: orderings[pick % orderings.length],
            ...(radius === null || subject.near === undefined ? {} : { candidates: radius }),
            ...(beam === null ? {} : { beam }),
          }
          const expected = narrow(subject, options, depth)
          const plain = minimax(subject, options)
          const toMove = subject.game.toMove(subject.position)
          expect(valueForMax(plain, toMove) * (toMove === 0 ? 1 : -1)).toBeCloseTo(expected.value)
          expect(plain.nodes).toBe(expected.nodes)
          const table = { tableMegabytes: 0.01 }
          expect(alphabeta(subject, options).value).toBe(expected.value + 0)
          expect(pvs(subject, { ...options, ...table }).value).toBe(expected.value + 0)
          expect(deepening(subject, { ...options, ...table }).value).toBe(expected.value + 0)
        },
      ),
      { numRuns: 80, seed: 61 },
    )
  })
})
