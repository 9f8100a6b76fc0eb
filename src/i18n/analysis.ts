import type * as en from './en/analysis.ts'
import { inLanguage } from './in-language.ts'

export type { AnalysisWords } from './en/analysis.ts'

export const { analysis } = inLanguage<typeof en>((language) => import(`./${language}/analysis.ts`))
