import type * as en from './en/visit.ts'
import { inLanguage } from './in-language.ts'

export const { visit } = inLanguage<typeof en>((language) => import(`./${language}/visit.ts`))
