import type * as en from './en/play-hints.ts'
import { inLanguage } from './in-language.ts'

export const { playHints } = inLanguage<typeof en>(
  (language) => import(`./${language}/play-hints.ts`),
)
