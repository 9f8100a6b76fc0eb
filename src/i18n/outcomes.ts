import type * as en from './en/outcomes.ts'
import { inLanguage } from './in-language.ts'

export const { outcomeSentence } = inLanguage<typeof en>(
  (language) => import(`./${language}/outcomes.ts`),
)
