import type * as en from './en/lines.ts'
import { inLanguage } from './in-language.ts'

export type { LineWords } from './en/lines.ts'

export const { lineErrors, lines } = inLanguage<typeof en>(
  (language) => import(`./${language}/lines.ts`),
)
