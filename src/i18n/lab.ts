import type * as en from './en/lab.ts'
import { inLanguage } from './in-language.ts'

export type { LabWords } from './en/lab.ts'

export const { lab, labErrors } = inLanguage<typeof en>(
  (language) => import(`./${language}/lab.ts`),
)
