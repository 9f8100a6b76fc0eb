import type * as en from './en/site.ts'
import { inLanguage } from './in-language.ts'

export const { site } = inLanguage<typeof en>((language) => import(`./${language}/site.ts`))
