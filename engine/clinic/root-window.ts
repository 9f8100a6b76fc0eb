import { NO_MOVE, type Move } from '../core/game.ts'
import { NOTHING_YET, Run, type SearchHooks } from '../search/run.ts'
import { INFINITE } from '../search/score.ts'
import { boundCode, EXACT, NO_BOUND } from '../search/tracer.ts'
import type { SearchOptions, SearchResult, Subject } from '../search/types.ts'

/**
 * Wrong on purpose: the root hands its window to its children as it is, (alpha, beta), where a
 * child, which sees the game from the other side, needs (−beta, −alpha). Elsewhere it is right.
 *
 * Found in the program of the Gomoku 8×8 report (2019). What one sees: now and then it plays the
 * square of the lowest bit, for no reason. Why: moves come lowest bit first. Once the first child
 * has raised alpha to s > 0 every later child is told that it already has s: it answers at least
 * that, which is at most −s to the root. No later move can be better, unless it ends the game, and
 * the first one is played.
 *
 * Right twin: `alphabeta`.
 */
export function rootWindow<P>(
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
    let best = hard ? alpha : NOTHING_YET
    for (let i = 0; i < count; i++) {
      const floor = best > alpha ? best : alpha
      game.play(position, moves[i])
      const score =
        ply === 0
          ? -visit(moves[i], depth - 1, ply + 1, floor, beta)
          : -visit(moves[i], depth - 1, ply + 1, -beta, -floor)
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

  const value = visit(NO_MOVE, options.depth, 0, -INFINITE, INFINITE)
  return run.finish('alphabeta', value, run.stopped === undefined ? 'exact' : 'lower')
}
