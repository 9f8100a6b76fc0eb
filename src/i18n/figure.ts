import type * as en from './en/figure.ts'
import { inLanguage } from './in-language.ts'

export const { figure } = inLanguage<typeof en>((language) => import(`./${language}/figure.ts`))
