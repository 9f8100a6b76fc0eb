import type { Move, Player } from '../core/game.ts'
import { alphabeta } from '../search/alphabeta.ts'
import type { SearchHooks } from '../search/run.ts'
import { outcomeScore } from '../search/score.ts'
import type { SearchOptions, SearchResult, Subject } from '../search/types.ts'

/**
 * Wrong on purpose: the moves that are kept for the search (`options.beam`) are the best for the
 * side to move at the root, in the other side's nodes as well.
 *
 * Found in the fourth agent of the Abalone report (2023). What one sees: it counts on replies
 * that help it. Why: the replies that would hurt it are rated lowest, and so never searched.
 *
 * Right twin: `alphabeta` with the order `evaluation`, which rates for whoever is to move.
 */
export function selectionFromOneSide<P>(
  subject: Subject<P>,
  options: SearchOptions,
  hooks: SearchHooks = {},
): SearchResult {
  const us = subject.game.toMove(subject.position)
  return alphabeta(
    { ...subject, influence: (_, moves, count, out) => rateFor(us, subject, moves, count, out) },
    { ...options, ordering: 'influence' },
    hooks,
  )
}

/** Writes how good each move is for `us`, whoever makes it: what `influence` orders by. */
function rateFor<P>(
  us: Player,
  { game, evaluation, position }: Subject<P>,
  moves: Int32Array,
  count: number,
  out: Int32Array,
): void {
  for (let i = 0; i < count; i++) out[i] = rate(moves[i])

  function rate(move: Move): number {
    game.play(position, move)
    const outcome = game.outcome(position)
    const mover = game.toMove(position)
    const score =
      outcome === undefined ? evaluation.evaluate(position) : outcomeScore(outcome, mover, 0)
    game.undo(position)
    return mover === us ? score : 0 - score
  }
}
