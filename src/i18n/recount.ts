import type * as en from './en/recount.ts'
import { inLanguage } from './in-language.ts'

export const { recount } = inLanguage<typeof en>((language) => import(`./${language}/recount.ts`))
