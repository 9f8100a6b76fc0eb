import type * as en from './en/drill.ts'
import { inLanguage } from './in-language.ts'

export type { DrillWords } from './en/drill.ts'

export const { drill } = inLanguage<typeof en>((language) => import(`./${language}/drill.ts`))
