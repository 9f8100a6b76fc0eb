import type * as en from './en/term-names.ts'
import { inLanguage } from './in-language.ts'

export const { termName } = inLanguage<typeof en>(
  (language) => import(`./${language}/term-names.ts`),
)
