import type * as en from './en/values.ts'
import { inLanguage } from './in-language.ts'

export type { ValuesWords } from './en/values.ts'

export const { values } = inLanguage<typeof en>((language) => import(`./${language}/values.ts`))
