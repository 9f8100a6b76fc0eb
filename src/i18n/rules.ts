import type * as en from './en/rules.ts'
import { inLanguage } from './in-language.ts'

export type { RulesWords } from './en/rules.ts'

export const { rules, rulesErrors } = inLanguage<typeof en>(
  (language) => import(`./${language}/rules.ts`),
)
