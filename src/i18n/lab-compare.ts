import type * as en from './en/lab-compare.ts'
import { inLanguage } from './in-language.ts'

export type { LabCompareWords } from './en/lab-compare.ts'

export const { labCompare } = inLanguage<typeof en>(
  (language) => import(`./${language}/lab-compare.ts`),
)
