import type * as en from './en/patterns.ts'
import { inLanguage } from './in-language.ts'

export type { PatternsWords } from './en/patterns.ts'

export const { patterns, times } = inLanguage<typeof en>(
  (language) => import(`./${language}/patterns.ts`),
)
