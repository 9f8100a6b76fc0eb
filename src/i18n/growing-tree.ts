import type * as en from './en/growing-tree.ts'
import { inLanguage } from './in-language.ts'

export type { GrownGame, GrowWords, Whole } from './en/growing-tree.ts'

export const { grow, growErrors } = inLanguage<typeof en>(
  (language) => import(`./${language}/growing-tree.ts`),
)
