import type { GameKit } from '../../../engine/index.ts'
import { hands as words } from '../../i18n/en/hands.ts'
import { loadCompanion } from '../hands/companion.ts'
import { factsTemplate } from '../hands/view.ts'
import type { Extras } from './table.ts'

/** What a game with captures has besides its stones: how many, and a five that may be broken. */
export async function captureExtras({ game }: GameKit<unknown>): Promise<Extras> {
  const companion = await loadCompanion(game.id)
  return {
    facts: (kit, position) => factsTemplate(companion.facts?.(kit, position, words) ?? []),
    warning: (kit, position) => companion.warning?.(kit, position, words) ?? '',
    marks: (position) => companion.marks?.(position) ?? [],
  }
}
