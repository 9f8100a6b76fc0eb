import type * as en from './en/number-errors.ts'
import { inLanguage } from './in-language.ts'

export const { numberErrors } = inLanguage<typeof en>(
  (language) => import(`./${language}/number-errors.ts`),
)
