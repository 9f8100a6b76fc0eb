import type * as en from './en/monte-carlo.ts'
import { inLanguage } from './in-language.ts'

export type { MonteCarloWords } from './en/monte-carlo.ts'

export const { monteCarlo } = inLanguage<typeof en>(
  (language) => import(`./${language}/monte-carlo.ts`),
)
