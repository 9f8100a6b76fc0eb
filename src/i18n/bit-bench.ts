import type * as en from './en/bit-bench.ts'
import { inLanguage } from './in-language.ts'

export type { BitBenchWords } from './en/bit-bench.ts'

export const { bitBench } = inLanguage<typeof en>(
  (language) => import(`./${language}/bit-bench.ts`),
)
