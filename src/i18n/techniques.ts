import type * as en from './en/techniques.ts'
import { inLanguage } from './in-language.ts'

export type { TechniquesWords } from './en/techniques.ts'

export const { techniques } = inLanguage<typeof en>(
  (language) => import(`./${language}/techniques.ts`),
)
