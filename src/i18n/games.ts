import type * as en from './en/games.ts'
import { inLanguage } from './in-language.ts'

export type { GameWords } from './en/games.ts'

export const { gameWords, games, gamesPage } = inLanguage<typeof en>(
  (language) => import(`./${language}/games.ts`),
)
