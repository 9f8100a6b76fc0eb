import type * as en from './en/link.ts'
import { inLanguage } from './in-language.ts'

export const { link } = inLanguage<typeof en>((language) => import(`./${language}/link.ts`))
