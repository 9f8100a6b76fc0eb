import type * as en from './en/search.ts'
import { inLanguage } from './in-language.ts'

export const { search } = inLanguage<typeof en>((language) => import(`./${language}/search.ts`))
