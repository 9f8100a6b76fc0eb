import type * as en from './en/case.ts'
import { inLanguage } from './in-language.ts'

export type { ValueKind, CaseWords, Suspect } from './en/case.ts'

export const { caseWords, suspectsOf } = inLanguage<typeof en>(
  (language) => import(`./${language}/case.ts`),
)
