import type * as en from './en/root-split.ts'
import { inLanguage } from './in-language.ts'

export type { RootSplitWords } from './en/root-split.ts'

export const { rootSplit } = inLanguage<typeof en>(
  (language) => import(`./${language}/root-split.ts`),
)
