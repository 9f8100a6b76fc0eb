import type * as en from './en/move-list.ts'
import { inLanguage } from './in-language.ts'

export const { moveList } = inLanguage<typeof en>(
  (language) => import(`./${language}/move-list.ts`),
)
