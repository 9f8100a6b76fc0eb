import { aim } from '../../i18n/en/aim.ts'
import type { HandsWords } from '../../i18n/en/hands.ts'
import { termName } from '../../i18n/en/terms.ts'
import type { Companion, Way } from './companion.ts'
import type { EvaluationModel } from './evaluation-view.ts'
import { groupTerms, sumOf } from './groups.ts'
import type { Hand } from './hand.ts'
import type { Patterns } from './patterns.ts'
import { spokenSide, toldSentence, turnSentence } from './say.ts'
import type { HandsSession } from './session.ts'
import type { SideModel } from './view.ts'

/** What stands beside the board. */
export function besides<P>(
  session: HandsSession<P>,
  companion: Companion<P>,
  patterns: Patterns<P> | undefined,
  hand: Hand,
  ways: readonly Way[] | undefined,
  words: HandsWords,
): {
  readonly side: Omit<SideModel, 'error' | 'hint'>
  readonly evaluation: EvaluationModel
} {
  const { kit, position } = session
  const name = (square: number) => kit.board?.squareName(position, square) ?? String(square)
  const mover = kit.game.toMove(position)
  const terms = patterns?.explain(position) ?? kit.evaluation.explain(position)
  const inHand =
    ways === undefined ? '' : ways.length === 0 ? words.noWay : words.inHand(hand.chosen.map(name))
  return {
    side: {
      says: turnSentence(session, words),
      told:
        hand.aim === undefined
          ? inHand || toldSentence(session, companion, words)
          : hand.wrong === hand.aim
            ? aim.elsewhere
            : aim.over(name(hand.aim)),
      facts: companion.facts?.(kit, position, words) ?? [],
      aim: hand.aim === undefined ? undefined : { name: name(hand.aim) },
      ways,
      canUndo: session.canUndo,
      canRedo: session.canRedo,
    },
    evaluation: {
      groups: groupTerms(terms),
      sum: sumOf(terms),
      side: spokenSide(kit, position, mover, words),
      over: kit.game.outcome(position) !== undefined,
      lit: hand.lit,
      termName: (term) => termName(kit.game.id, term),
      sideName: (side) => spokenSide(kit, position, side, words),
    },
  }
}
