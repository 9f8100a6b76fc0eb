import type * as en from './en/technique-bench.ts'
import { inLanguage } from './in-language.ts'

export type { TechniqueBenchWords } from './en/technique-bench.ts'

export const { techniqueBench } = inLanguage<typeof en>(
  (language) => import(`./${language}/technique-bench.ts`),
)
