import { NO_MOVE, type Move } from '../core/game.ts'
import { NOTHING_YET, Run, WHOLE_WINDOW, type SearchHooks, type Visit } from './run.ts'
import { boundCode, EXACT, NO_BOUND } from './tracer.ts'
import { NO_SLOT } from './transposition.ts'
import type { SearchOptions, SearchResult, Subject } from './types.ts'

/**
 * Principal variation search (Marsland & Campbell 1982; NegaScout, Reinefeld 1983): alpha-beta
 * that trusts the order of moves. The first move of a node is searched with the whole window.
 * Of every other move it is only asked whether it is better at all, with a null window
 * (best, best + 1), which is cut sooner; if it is, it is searched again to learn by how much.
 *
 * With a table (`options.tableMegabytes`) a node that is asked such a question may be answered
 * from it. Nodes with an open window are always searched, so that the line is whole.
 *
 * Fail-soft, and cut on ties. The result is exact, with minimax's value; its move may be another
 * of the same value. A window at the root and a limit change that as in `alphabeta`.
 *
 * `subject.position` is played on and restored.
 */
export function pvs<P>(
  subject: Subject<P>,
  options: SearchOptions,
  hooks: SearchHooks = {},
): SearchResult {
  const run = new Run(subject, options, hooks)
  const [alpha, beta] = options.window ?? WHOLE_WINDOW
  return run.conclude('pvs', scout(subject, run, hooks)(NO_MOVE, options.depth, 0, alpha, beta))
}

/** The search itself. It may be called again: what `run` has learned is then of use. */
export function scout<P>(subject: Subject<P>, run: Run<P>, { trace }: SearchHooks): Visit {
  const { game, position } = subject
  const { stride } = run

  function visit(move: Move, depth: number, ply: number, alpha: number, beta: number): number {
    run.enter()
    if (run.stopped !== undefined) return 0
    trace?.enter(move, game.toMove(position), alpha, beta)
    const open = beta - alpha > 1
    const slot = run.find(depth)
    if (!open && run.answers(slot, depth, ply, alpha, beta)) {
      const { score, bound } = run
      trace?.tableHit(score, slot)
      trace?.exit(score, bound)
      return score
    }
    const count = run.expand(depth, ply)
    if (count === 0) {
      const score = run.score
      trace?.evaluate(score, run.terminal)
      trace?.exit(score, EXACT)
      return score
    }

    const moves = run.moves(ply)
    run.bringForward(slot, count, ply)
    let best = NOTHING_YET
    let bestMove = moves[0]
    for (let i = 0; i < count; i++) {
      const floor = best > alpha ? best : alpha
      const ceiling = open && i > 0 ? floor + 1 : beta
      game.play(position, moves[i])
      let score = -visit(moves[i], depth - 1, ply + 1, -ceiling, -floor)
      // A leaf's score is exact in any window.
      if (score >= ceiling && score < beta && depth > stride && run.stopped === undefined) {
        trace?.back(best)
        score = -visit(moves[i], depth - 1, ply + 1, -beta, -floor)
      }
      game.undo(position)
      if (run.stopped !== undefined) {
        trace?.exit(best, NO_BOUND)
        return best
      }
      if (score > best) {
        best = score
        bestMove = moves[i]
        run.improve(ply, moves[i], best)
      }
      trace?.back(best)
      if (score >= beta) {
        run.refuted(moves[i], depth, ply)
        if (i + 1 < count) {
          run.cutoffs++
          trace?.cutoff(moves, i + 1, count)
        }
        break
      }
    }
    const bound = boundCode(best, alpha, beta, false)
    const stored = run.remember(depth, ply, best, bound, bestMove)
    if (stored !== NO_SLOT) {
      trace?.store(stored)
    }
    trace?.exit(best, bound)
    return best
  }

  return visit
}
