import type * as en from './en/clinic.ts'
import { inLanguage } from './in-language.ts'

export type { CaseWords } from './en/clinic.ts'

export const { cases, clinicWords } = inLanguage<typeof en>(
  (language) => import(`./${language}/clinic.ts`),
)
