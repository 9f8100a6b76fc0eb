import type * as en from './en/copy-link.ts'
import { inLanguage } from './in-language.ts'

export const { copyLink } = inLanguage<typeof en>(
  (language) => import(`./${language}/copy-link.ts`),
)
