import type * as en from './en/line-strip.ts'
import { inLanguage } from './in-language.ts'

export type { LineStripWords } from './en/line-strip.ts'

export const { lineStripErrors, lineStrip } = inLanguage<typeof en>(
  (language) => import(`./${language}/line-strip.ts`),
)
