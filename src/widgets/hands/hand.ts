import { HEX_OFF } from '../../../engine/index.ts'
import type { Mark } from '../../boards/square.ts'
import type { HandsWords } from '../../i18n/en/hands.ts'
import type { Companion, Way } from './companion.ts'
import type { Shown } from './face.ts'
import type { TermGroup } from './groups.ts'
import { spokenSide } from './say.ts'
import type { HandsSession } from './session.ts'

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
  session: Pick<HandsSession<P>, 'kit' | 'position' | 'taken'>,
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
  if (hand.wrong !== undefined) marks.push({ square: hand.wrong, shape: 'frame', tone: 'beta' })
  // A click on one of these cells moves there, so pointing at it shows the move.
  const under = ways?.find(({ steps }) =>
    steps.some(({ to, player }) => to === hand.pointed && player === mover),
  )
  return {
    label: over ? words.boardOver : words.board(spokenSide(kit, position, mover, words)),
    active: !over,
    pointed: hand.pointed,
    aim: hand.aim,
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
    ways: ways ?? [],
  }
}
