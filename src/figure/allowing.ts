import { figure as words } from '../i18n/figure.ts'
import { gameWords, gamesPage } from '../i18n/games.ts'
import type { Lift } from '../state/lifted.ts'

/** What a button says that sets an option of a game. */
export function allowing(game: string, { option, value }: Lift): string {
  const { options, values } = gameWords(game)
  const text = typeof value === 'boolean' ? gamesPage[value ? 'yes' : 'no'] : String(value)
  return words.allow(options[option] ?? option, values?.[text] ?? text)
}
