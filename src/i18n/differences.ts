import type * as en from './en/differences.ts'
import { inLanguage } from './in-language.ts'

export const { differences } = inLanguage<typeof en>(
  (language) => import(`./${language}/differences.ts`),
)
