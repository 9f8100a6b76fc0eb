import type * as en from './en/instructors.ts'
import { inLanguage } from './in-language.ts'

export const { instructors } = inLanguage<typeof en>(
  (language) => import(`./${language}/instructors.ts`),
)
