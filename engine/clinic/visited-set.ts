import { NO_MOVE, type Move } from '../core/game.ts'
import { mapKey } from '../core/hash.ts'
import { NOTHING_YET, Run, type SearchHooks } from '../search/run.ts'
import { INFINITE } from '../search/score.ts'
import { boundCode, EXACT, NO_BOUND } from '../search/tracer.ts'
import type { SearchOptions, SearchResult, Subject } from '../search/types.ts'

/**
 * Wrong on purpose: a position that has been seen anywhere in the tree is skipped, and takes the
 * value of the sibling before it.
 *
 * Found in the program of the Abalone report (2023), which calls its set of visited positions a
 * transposition table. What one sees: fewer nodes, as hoped for, and values that are not
 * minimax's. Why: that two orders of moves meet means that the value is known, not that the
 * position does not matter. A table keeps the value, for what depth and as which bound; a set
 * keeps nothing, and the best reply may be the one that is skipped.
 *
 * In a recording a node that is skipped is answered by the node that saw the position first, with
 * a score that is not that node's. Right twin: `alphabeta`; how it is done with a table: `pvs`.
 */
export function visitedSet<P>(
  subject: Subject<P>,
  options: SearchOptions,
  hooks: SearchHooks = {},
): SearchResult {
  const { game, position } = subject
  const { trace } = hooks
  const run = new Run(subject, options, hooks)
  const hard = options.fail === 'hard'
  const strict = options.tie === 'lt'
  const seen = new Map<number, number>()
  let skipped = 0

  function visit(
    move: Move,
    depth: number,
    ply: number,
    alpha: number,
    beta: number,
    sibling: number,
  ): number {
    run.enter()
    if (run.stopped !== undefined) return 0
    trace?.enter(move, game.toMove(position), alpha, beta)
    const key = mapKey(game.hashLo(position), game.hashHi(position))
    const first = seen.get(key)
    if (first !== undefined) {
      skipped++
      trace?.tableHit(sibling, first)
      trace?.exit(sibling, NO_BOUND)
      return sibling
    }
    const slot = seen.size
    seen.set(key, slot)
    const count = run.expand(depth, ply)
    if (count === 0) {
      const score = run.score
      trace?.evaluate(score, run.terminal)
      trace?.store(slot)
      trace?.exit(score, EXACT)
      return score
    }

    const moves = run.moves(ply)
    let best = hard ? alpha : NOTHING_YET
    let score = NOTHING_YET
    for (let i = 0; i < count; i++) {
      const floor = best > alpha ? best : alpha
      game.play(position, moves[i])
      score = -visit(moves[i], depth - 1, ply + 1, -beta, -floor, -score)
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
    trace?.store(slot)
    trace?.exit(best, boundCode(best, alpha, beta, hard))
    return best
  }

  const value = visit(NO_MOVE, options.depth, 0, -INFINITE, INFINITE, INFINITE)
  const result = run.finish('alphabeta', value, run.stopped === undefined ? 'exact' : 'lower')
  return { ...result, tableHits: skipped, tableStores: seen.size }
}
