import type * as en from './en/lab-trees.ts'
import { inLanguage } from './in-language.ts'

export const { labTrees } = inLanguage<typeof en>(
  (language) => import(`./${language}/lab-trees.ts`),
)
