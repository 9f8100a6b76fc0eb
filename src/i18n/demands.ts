import type * as en from './en/demands.ts'
import { inLanguage } from './in-language.ts'

export type { DemandsWords } from './en/demands.ts'

export const { demands } = inLanguage<typeof en>((language) => import(`./${language}/demands.ts`))
