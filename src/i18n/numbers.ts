import type * as en from './en/numbers.ts'
import { inLanguage } from './in-language.ts'

export const { exact, number, signed } = inLanguage<typeof en>(
  (language) => import(`./${language}/numbers.ts`),
)
