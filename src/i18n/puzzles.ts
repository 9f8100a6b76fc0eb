import type * as en from './en/puzzles.ts'
import { inLanguage } from './in-language.ts'

export type { DecidingWords, PuzzleWords, Told } from './en/puzzles.ts'

export const { deciding, puzzles } = inLanguage<typeof en>(
  (language) => import(`./${language}/puzzles.ts`),
)
