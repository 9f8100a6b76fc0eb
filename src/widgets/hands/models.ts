import { HEX_OFF } from '../../../engine/index.ts'
import type { HandsWords } from '../../i18n/en/hands.ts'
import { termName } from '../../i18n/en/terms.ts'
import type { Mark } from '../../boards/square.ts'
import type { Companion, Way } from './companion.ts'
import type { EvaluationModel } from './evaluation-view.ts'
import type { Shown } from './face.ts'
import { groupTerms, sumOf, type TermGroup } from './groups.ts'
import type { Patterns } from './patterns.ts'
import { spokenSide, toldSentence, turnSentence } from './say.ts'
import type { HandsSession } from './session.ts'
import type { SideModel } from './view.ts'

/** What the reader is doing at the table; gone with the next change of the game. */
export interface Hand {
  /** The square under the pointer or the focus. */
  readonly pointed: number | undefined
  /** Where a finger has put a stone that is not placed yet. */
  readonly aim: number | undefined
  /** Marbles taken in hand, in the order of their line. */
  readonly chosen: readonly number[]
  readonly preview: Way | undefined
  /** Where the move was refused. */
  readonly wrong: number | undefined
  /** The terms whose squares are lit, for now or until they are put out. */
  readonly lit: TermGroup | undefined
  readonly pinned: TermGroup | undefined
}

export const EMPTY_HAND: Hand = {
  pointed: undefined,
  aim: undefined,
  chosen: [],
  preview: undefined,
  wrong: undefined,
  lit: undefined,
  pinned: undefined,
}

/** What is to be seen on the board besides the position. */
export function shownOn<P>(
  session: HandsSession<P>,
  companion: Companion<P>,
  hand: Hand,
  ways: readonly Way[] | undefined,
  words: HandsWords,
): Shown {
  const { kit, position } = session
  const over = kit.game.outcome(position) !== undefined
  const mover = kit.game.toMove(position)
  const marks: Mark[] = [...(companion.marks?.(position) ?? [])]
  const flat = kit.board?.shape === 'square'
  if (flat) for (const square of session.taken) marks.push({ square, shape: 'cross' })
  for (const square of [hand.wrong, hand.aim]) {
    if (square === undefined) continue
    marks.push({ square, shape: 'frame', tone: square === hand.wrong ? 'beta' : 'ink' })
  }
  // A click on one of these cells moves there, so pointing at it shows the move.
  const under = ways?.find(({ steps }) =>
    steps.some(({ to, player }) => to === hand.pointed && player === mover),
  )
  return {
    label: over ? words.boardOver : words.board(spokenSide(kit, position, mover, words)),
    active: !over,
    pointed: hand.aim ?? hand.pointed,
    marks,
    lit: hand.lit?.squares ?? [],
    favours: (hand.lit?.contribution ?? 0) >= 0,
    chosen: hand.chosen,
    targets: (ways ?? []).flatMap(({ steps }) =>
      steps
        .filter(({ to, player }) => player === mover && to !== HEX_OFF && !hand.chosen.includes(to))
        .map(({ to }) => to),
    ),
    preview: (hand.preview ?? under)?.steps ?? [],
    steps: companion.lastSteps?.(position) ?? [],
  }
}

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
            ? words.aimElsewhere
            : words.aimAt(name(hand.aim)),
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
