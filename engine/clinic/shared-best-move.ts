import { NO_MOVE, type Move } from '../core/game.ts'
import { NOTHING_YET, Run, type SearchHooks } from '../search/run.ts'
import { INFINITE } from '../search/score.ts'
import { boundCode, EXACT, NO_BOUND } from '../search/tracer.ts'
import type { SearchOptions, SearchResult, Subject } from '../search/types.ts'

/**
 * Wrong on purpose: one variable holds the best move for all depths. Value and tree are right;
 * the move that is answered is the last one that was best anywhere.
 *
 * Found in the pruned search of the Gomoku 19×19 report. What one sees: pruning plays worse than
 * plain minimax, often on the first square it may try. Why: when the root has found its move,
 * the children searched after it write theirs over it, and those are the other side's.
 *
 * Right twin: `alphabeta`, where a node writes only the line of its own ply.
 */
export function sharedBestMove<P>(
  subject: Subject<P>,
  options: SearchOptions,
  hooks: SearchHooks = {},
): SearchResult {
  const { game, position } = subject
  const { trace } = hooks
  const run = new Run(subject, options, hooks)
  const hard = options.fail === 'hard'
  const strict = options.tie === 'lt'
  let bestMove: Move = NO_MOVE

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
      const score = -visit(moves[i], depth - 1, ply + 1, -beta, -floor)
      game.undo(position)
      if (run.stopped !== undefined) {
        trace?.exit(best, NO_BOUND)
        return best
      }
      if (score > best) {
        best = hard && score > beta ? beta : score
        bestMove = moves[i]
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
  const result = run.finish('alphabeta', value, run.stopped === undefined ? 'exact' : 'lower')
  return { ...result, move: bestMove, line: bestMove === NO_MOVE ? [] : [bestMove] }
}
