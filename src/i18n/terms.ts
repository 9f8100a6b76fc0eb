import type * as en from './en/terms.ts'
import { inLanguage } from './in-language.ts'

export const { termName } = inLanguage<typeof en>((language) => import(`./${language}/terms.ts`))
