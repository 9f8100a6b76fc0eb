import type { Evaluation, Game, Player } from '../core/game.ts'
import { abalone } from '../games/abalone/index.ts'
import { LOSING, type AbalonePosition } from '../games/abalone/position.ts'
import { alphabeta } from '../search/alphabeta.ts'
import type { SearchHooks } from '../search/run.ts'
import type { SearchOptions, SearchResult, Subject } from '../search/types.ts'

/** A marble, in the evaluation's thousandths. */
const MARBLE = 1000

/**
 * Wrong on purpose: where the game has ended it is worth −6 marbles to the side that searches if
 * it has lost six of its own, and 0 otherwise, whatever the other side has lost.
 *
 * Found in the program of the Abalone report (2023). What one sees: it is one push from the win
 * and does not push. Why: a won game is worth 0, less than a position that is only good.
 *
 * The search asks the game whether it has ended and scores that by itself; so here the game says
 * that it goes on, and the evaluation scores its end. Right twin: `alphabeta`.
 */
export function unrealEnds(
  subject: Subject<AbalonePosition>,
  options: SearchOptions,
  hooks: SearchHooks = {},
): SearchResult {
  const us = subject.game.toMove(subject.position)
  return alphabeta(
    { ...subject, game: gameWithoutEnds, evaluation: withEnds(us, subject.evaluation) },
    options,
    hooks,
  )
}

/** It has no moves where it has ended: the search takes it for a leaf. */
const gameWithoutEnds: Game<AbalonePosition> = { ...abalone.game, outcome: () => undefined }

function withEnds(
  us: Player,
  evaluation: Pick<Evaluation<AbalonePosition>, 'evaluate'>,
): Pick<Evaluation<AbalonePosition>, 'evaluate'> {
  return {
    evaluate(p) {
      if (abalone.game.outcome(p) === undefined) return evaluation.evaluate(p)
      const score = p.lost[us] >= LOSING ? -LOSING * MARBLE : 0
      return p.side === us ? score : 0 - score
    },
  }
}
