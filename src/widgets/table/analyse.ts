import type { GameKit, GameOptions } from '../../../engine/index.ts'
import { deviceStore, readEntry, writeEntry } from '../../state/device.ts'
import { formatLifted } from '../../state/lifted.ts'
import { reviewQuery, reviewsKey, type GameSent } from '../../state/review-link.ts'
import { joint } from './game-record.ts'
import { reviewPage } from './lab-page.ts'

/** The game that has led to a position. */
export function gameOf<P>(kit: GameKit<P>, position: P, options: GameOptions): GameSent {
  const { game, played } = kit
  const moves = played?.(position) ?? []
  for (let i = 0; i < moves.length; i++) game.undo(position)
  const begun = game.format(position)
  const texts = moves.map((move) => {
    const text = game.formatMove(position, move)
    game.play(position, move)
    return text
  })
  const set = begun === game.format(game.initial(options)) ? '' : begun
  return { game: game.id, options, set, moves: texts.join(joint(kit)) }
}

/** Opens the review of the game that has led to a position: by its link or, a long one, by the device. */
export function analyse<P>(kit: GameKit<P>, position: P, options: GameOptions): void {
  const sent = gameOf(kit, position, options)
  const query = reviewQuery(sent)
  if (query === undefined) {
    const store = deviceStore()
    const key = reviewsKey(sent.game)
    const kept = readEntry(store, key)
    const asked = { lifted: formatLifted(options), set: sent.set, moves: sent.moves }
    writeEntry(store, key, [asked, ...(Array.isArray(kept) ? (kept as readonly unknown[]) : [])])
  }
  location.assign(`${reviewPage()}${query ?? `#${sent.game}`}`)
}
