import type { GameKit, Player } from '../../../engine/index.ts'
import { sideName } from '../../boards/model.ts'
import type { TableWords } from '../../i18n/table.ts'
import type { GameExtras } from './game-extras.ts'
import type { Played } from './game-record.ts'

/** What a side is called in a sentence: X, or White. */
export function spokenSide<P>(
  kit: GameKit<P>,
  position: P,
  side: Player,
  words: Pick<TableWords, 'colour'>,
): string {
  return words.colour(sideName(kit, position, side))
}

/**
 * What the last moves did, and what is to be known of the position; empty for nothing.
 *
 * @param since  the moves that are told of, the latest last
 * @param named  whether the latest is named, and not only what it did
 */
export function toldOf<P>(
  kit: GameKit<P>,
  position: P,
  since: readonly Played[],
  named: boolean,
  extras: GameExtras<P>,
  words: TableWords,
): string {
  const parts: string[] = []
  const name = (square: number) => kit.board?.squareName(position, square) ?? String(square)
  for (const [i, { mover, text, taken, turned, pass }] of since.entries()) {
    const side = spokenSide(kit, position, mover, words)
    if (pass) parts.push(words.passes(side))
    else if (named && i === since.length - 1) parts.push(words.played(side, text))
    if (kit.board?.shape !== 'square') continue
    if (taken.length > 0) parts.push(words.takes(side, taken.map(name)))
    if (turned.length > 0) parts.push(words.turns(side, turned.map(name)))
  }
  parts.push(extras.told?.(kit, position, words) ?? '')
  if (kit.game.outcome(position) === undefined) {
    parts.push(extras.warning?.(kit, position, words) ?? '')
  }
  return parts.filter((part) => part !== '').join(' ')
}
