import type { GameKit } from '../../../engine/index.ts'
import { sideName } from '../../boards/model.ts'
import type { HandsWords } from '../../i18n/en/hands.ts'
import { outcomeSentence } from '../../i18n/en/outcomes.ts'
import type { Companion } from './companion.ts'
import type { HandsSession } from './session.ts'

/** What a side is called in a sentence: X, or White. */
export function spokenSide<P>(
  kit: GameKit<P>,
  position: P,
  side: 0 | 1,
  words: HandsWords,
): string {
  return words.colour(sideName(kit, position, side))
}

/** Whose turn it is, or how the game has ended. */
export function turnSentence<P>({ kit, position }: HandsSession<P>, words: HandsWords): string {
  const outcome = kit.game.outcome(position)
  if (outcome === undefined) {
    return words.toMove(spokenSide(kit, position, kit.game.toMove(position), words))
  }
  const { winner, reason } = outcome
  const side = winner === 'draw' ? undefined : spokenSide(kit, position, winner, words)
  return outcomeSentence(reason, side)
}

/** What the last move did, and what is to be known of the position. */
export function toldSentence<P>(
  session: HandsSession<P>,
  companion: Companion<P>,
  words: HandsWords,
): string {
  const { kit, position, lastMove } = session
  const parts: string[] = []
  if (lastMove !== undefined) {
    const mover = spokenSide(kit, position, kit.game.toMove(position) === 0 ? 1 : 0, words)
    parts.push(words.played(mover, lastMove))
    const squares = session.taken.map((square) => kit.board?.squareName(position, square) ?? '')
    if (companion.told !== undefined) parts.push(companion.told(kit, position, words))
    else if (squares.length > 0) parts.push(words.captured(mover, squares))
  }
  if (kit.game.outcome(position) === undefined) {
    if (companion.choose !== undefined && session.plies === 0) parts.push(words.pick)
    parts.push(companion.warning?.(kit, position, words) ?? '')
  }
  return parts.filter((part) => part !== '').join(' ')
}
