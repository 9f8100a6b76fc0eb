import type * as en from './en/strategy.ts'
import { inLanguage } from './in-language.ts'

export type { StrategyWords } from './en/strategy.ts'

export const { strategy, strategyErrors } = inLanguage<typeof en>(
  (language) => import(`./${language}/strategy.ts`),
)
