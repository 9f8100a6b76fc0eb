import { NO_MOVE, type Move } from '../core/game.ts'
import { Run, type SearchHooks } from '../search/run.ts'
import { boundCode, EXACT, NO_BOUND } from '../search/tracer.ts'
import type { SearchOptions, SearchResult, Subject } from '../search/types.ts'

/** The ends of int32, which the program takes for minus and plus infinity. */
const SMALLEST = -(2 ** 31)
const LARGEST = 2 ** 31 - 1

/**
 * Wrong on purpose: minus infinity is the smallest int32, whose negation does not fit and is
 * itself (`| 0` computes as 32 bits do). Elsewhere it is right.
 *
 * Found in the program of the Gomoku 8×8 report (2019), as compiled without optimisation. What
 * one sees: it never finds a move. Why: the root's alpha, negated, becomes the child's beta, and
 * is still minus infinity. Everything is at least that, so each child is cut at its first move and
 * answers its beta; negated once more that is still minus infinity, and no better than what the
 * root began with. Where a score is not cut to its window (fail-soft) another fault shows: each
 * child is worth what its first move is.
 *
 * Right twin: `alphabeta`, whose INFINITE is far from the ends of int32.
 */
export function smallestInt<P>(
  subject: Subject<P>,
  options: SearchOptions,
  hooks: SearchHooks = {},
): SearchResult {
  const { game, position } = subject
  const { trace } = hooks
  const run = new Run(subject, options, hooks)
  const hard = options.fail === 'hard'
  const strict = options.tie === 'lt'

  function visit(move: Move, depth: number, ply: number, alpha: number, beta: number): number {
    run.enter()
    if (run.stopped !== undefined) return 0
    trace?.enter(move, game.toMove(position), alpha, beta)
    const count = run.expand(depth, ply)
    if (count === 0) {
      const score = run.score
      trace?.evaluate(score, run.terminal)
      trace?.exit(score, EXACT)
      return score
    }

    const moves = run.moves(ply)
    let best = hard ? alpha : SMALLEST
    for (let i = 0; i < count; i++) {
      const floor = best > alpha ? best : alpha
      game.play(position, moves[i])
      const score = -visit(moves[i], depth - 1, ply + 1, -beta | 0, -floor | 0) | 0
      game.undo(position)
      if (run.stopped !== undefined) {
        trace?.exit(best, NO_BOUND)
        return best
      }
      if (score > best) {
        best = hard && score > beta ? beta : score
        run.improve(ply, moves[i], best)
      }
      trace?.back(best)
      if (strict ? score > beta : score >= beta) {
        run.refuted(moves[i], depth, ply)
        if (i + 1 < count) {
          run.cutoffs++
          trace?.cutoff(moves, i + 1, count)
        }
        break
      }
    }
    trace?.exit(best, boundCode(best, alpha, beta, hard))
    return best
  }

  const value = visit(NO_MOVE, options.depth, 0, SMALLEST, LARGEST)
  return run.finish('alphabeta', value, run.stopped === undefined ? 'exact' : 'lower')
}
