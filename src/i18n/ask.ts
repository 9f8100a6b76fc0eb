import type * as en from './en/ask.ts'
import { inLanguage } from './in-language.ts'

export type { AskWords } from './en/ask.ts'

export const { ask, askErrors } = inLanguage<typeof en>(
  (language) => import(`./${language}/ask.ts`),
)
