import { NO_MOVE, type Move } from '../core/game.ts'
import { NOTHING_YET, Run, type SearchHooks } from './run.ts'
import { INFINITE } from './score.ts'
import { EXACT, NO_BOUND } from './tracer.ts'
import type { SearchOptions, SearchResult, Subject } from './types.ts'

/**
 * Minimax in one function (Knuth & Moore 1975, F): since max(a, b) = −min(−a, −b), a node is
 * worth the largest of its children's negated values, all from the view of its side to move.
 *
 * Visits exactly the nodes of `minimax`. The result is exact, unless a limit stopped the
 * search: then it is a lower bound, from the root moves that were finished.
 *
 * `subject.position` is played on and restored.
 */
export function negamax<P>(
  subject: Subject<P>,
  options: SearchOptions,
  hooks: SearchHooks = {},
): SearchResult {
  const { game, position } = subject
  const { trace } = hooks
  const run = new Run(subject, options, hooks)

  function visit(move: Move, depth: number, ply: number): number {
    run.enter()
    if (run.stopped !== undefined) return 0
    trace?.enter(move, game.toMove(position), -INFINITE, INFINITE)
    const count = run.expand(depth, ply)
    if (count === 0) {
      const score = run.score
      trace?.evaluate(score, run.terminal)
      trace?.exit(score, EXACT)
      return score
    }

    const moves = run.moves(ply)
    let best = NOTHING_YET
    for (let i = 0; i < count; i++) {
      game.play(position, moves[i])
      const score = -visit(moves[i], depth - 1, ply + 1)
      game.undo(position)
      if (run.stopped !== undefined) {
        trace?.exit(best, NO_BOUND)
        return best
      }
      if (score > best) {
        best = score
        run.improve(ply, moves[i], best)
      }
      trace?.back(best)
    }
    trace?.exit(best, EXACT)
    return best
  }

  const value = visit(NO_MOVE, options.depth, 0)
  return run.finish('negamax', value, run.stopped === undefined ? 'exact' : 'lower')
}
