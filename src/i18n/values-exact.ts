import type * as en from './en/values-exact.ts'
import { inLanguage } from './in-language.ts'

export type { ValuesExactWords } from './en/values-exact.ts'

export const { valuesExact } = inLanguage<typeof en>(
  (language) => import(`./${language}/values-exact.ts`),
)
