import type * as en from './en/growing-tree.ts'
import { inLanguage } from './in-language.ts'

export type { GrownGame, GrowingTreeWords, Whole } from './en/growing-tree.ts'

export const { growingTree, growingTreeErrors } = inLanguage<typeof en>(
  (language) => import(`./${language}/growing-tree.ts`),
)
