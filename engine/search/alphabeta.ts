import { NO_MOVE, type Move } from '../core/game.ts'
import { NOTHING_YET, Run, WHOLE_WINDOW, type SearchHooks, type Visit } from './run.ts'
import { boundCode, EXACT, NO_BOUND } from './tracer.ts'
import type { SearchOptions, SearchResult, Subject } from './types.ts'

/**
 * Negamax that stops looking at a node once its value can no longer matter (Knuth & Moore
 * 1975, F2). `alpha` is what the side to move has been promised elsewhere, `beta` what its
 * opponent has: when beta ≤ alpha the opponent will not let the game come here.
 *
 * What a node answers, from the view of its side to move:
 * - inside (alpha, beta): its exact value;
 * - at least beta: a lower bound, since moves were skipped;
 * - at most alpha: an upper bound, since its children only had to be shown to be no better.
 *
 * Fail-hard answers beta or alpha in the last two cases, fail-soft the best score seen
 * (Fishburn 1983). A leaf answers its own score in both. With the tie rule `le` an empty
 * window (alpha = beta) is cut, with `lt` it is searched on. With bounds from the `parent` alone a
 * node is not told what its grandparent has been promised, so nothing is cut deep: what the root
 * answers is the same.
 *
 * The root has the whole window, unless the options give another one, so the result is exact,
 * with minimax's value, and with its move and line if the order of moves is the same. If a limit
 * stopped the search the result is a lower bound, from the root moves that were finished, or has
 * no value where none of them was, or none reached alpha.
 *
 * `subject.position` is played on and restored.
 */
export function alphabeta<P>(
  subject: Subject<P>,
  options: SearchOptions,
  hooks: SearchHooks = {},
): SearchResult {
  const run = new Run(subject, options, hooks)
  const visit = windowSearch(subject, options, run, hooks)
  const [alpha, beta] = options.window ?? options.ends ?? WHOLE_WINDOW
  return run.conclude('alphabeta', visit(NO_MOVE, options.depth, 0, alpha, beta))
}

/** The search itself, from any node: what it answers there is said at `alphabeta`. */
export function windowSearch<P>(
  subject: Subject<P>,
  options: SearchOptions,
  run: Run<P>,
  { trace }: SearchHooks,
): Visit {
  const { game, position } = subject
  const failsHard = options.fail === 'hard'
  const strict = options.tie === 'lt'
  const shallow = options.bounds === 'parent'
  const [least, most] = options.ends ?? WHOLE_WINDOW
  /** The alpha of a node that is told nothing, by its ply: even, odd. */
  const untold = [least, 0 - most]

  function visit(move: Move, depth: number, ply: number, alpha: number, beta: number): number {
    if (shallow && ply > 0 && !run.passesOn) alpha = untold[ply & 1]
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
    const hard = failsHard && !run.isBetween
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

  return visit
}
