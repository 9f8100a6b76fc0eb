import { NO_MOVE, type Move } from '../core/game.ts'
import { NOTHING_YET, Run, type SearchHooks } from '../search/run.ts'
import { INFINITE } from '../search/score.ts'
import { boundCode, EXACT, NO_BOUND } from '../search/tracer.ts'
import type { Gomoku } from '../games/gomoku/rules.ts'
import type { SearchOptions, SearchResult, Subject } from '../search/types.ts'

/**
 * Wrong on purpose: the guard that should keep the best move for the root lacks its braces, so
 * that it guards the row alone. Value and tree are right; the move that is answered has the row
 * of the root's best move and the column of the last one that was best anywhere, and may well be
 * a point that is taken.
 *
 * Found in the pruned search of the Gomoku 19×19 report: the guard was meant to mend
 * `sharedBestMove`. What one sees: moves along a row or a diagonal that have nothing to do with
 * the game. Why: without braces an `if` holds one statement, whatever the indentation says.
 *
 * Right twin: `alphabeta`.
 */
export function missingBraces(
  subject: Subject<Gomoku>,
  options: SearchOptions,
  hooks: SearchHooks = {},
): SearchResult {
  const { game, position } = subject
  const { trace } = hooks
  const run = new Run(subject, options, hooks)
  const hard = options.fail === 'hard'
  const strict = options.tie === 'lt'
  const { size } = position.geometry
  let row = -1
  let column = -1

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
        if (ply === 0) row = Math.floor(moves[i] / size)
        column = moves[i] % size
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
  const move = row < 0 ? NO_MOVE : row * size + column
  return { ...result, move, line: move === NO_MOVE ? [] : [move] }
}
