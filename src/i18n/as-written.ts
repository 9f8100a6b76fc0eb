import type * as en from './en/as-written.ts'
import { inLanguage } from './in-language.ts'

export type { AsWrittenWords } from './en/as-written.ts'

export const { asWritten } = inLanguage<typeof en>(
  (language) => import(`./${language}/as-written.ts`),
)
