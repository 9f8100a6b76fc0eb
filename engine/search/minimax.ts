import { NO_MOVE, type Move } from '../core/game.ts'
import { NOTHING_YET, Run, type SearchHooks } from './run.ts'
import { INFINITE } from './score.ts'
import { EXACT, NO_BOUND } from './tracer.ts'
import type { SearchOptions, SearchResult, Subject } from './types.ts'

/**
 * Minimax (Shannon 1950): Max, who is player 0, takes the largest value among the children,
 * Min the smallest. Every node down to `options.depth` is visited.
 *
 * All values are from Max's view, whoever is to move. The result is exact, unless a limit
 * stopped the search: then it is a lower bound where Max is to move at the root, an upper
 * bound where Min is, from the root moves that were finished.
 *
 * `subject.position` is played on and restored.
 */
export function minimax<P>(
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
    const player = game.toMove(position)
    trace?.enter(move, player, -INFINITE, INFINITE)
    const count = run.expand(depth, ply)
    if (count === 0) {
      const score = player === 0 ? run.score : -run.score
      trace?.evaluate(score, run.terminal)
      trace?.exit(score, EXACT)
      return score
    }

    const moves = run.moves(ply)
    let best = player === 0 ? NOTHING_YET : -NOTHING_YET
    for (let i = 0; i < count; i++) {
      game.play(position, moves[i])
      const score = visit(moves[i], depth - 1, ply + 1)
      game.undo(position)
      if (run.stopped !== undefined) {
        trace?.exit(best, NO_BOUND)
        return best
      }
      if (player === 0 ? score > best : score < best) {
        best = score
        run.improve(ply, moves[i], best)
      }
      trace?.back(best)
    }
    trace?.exit(best, EXACT)
    return best
  }

  const value = visit(NO_MOVE, options.depth, 0)
  if (run.stopped === undefined) return run.finish('minimax', value, 'exact')
  return run.finish('minimax', value, game.toMove(position) === 0 ? 'lower' : 'upper')
}
