import type * as en from './en/matches.ts'
import { inLanguage } from './in-language.ts'

export const { matches } = inLanguage<typeof en>((language) => import(`./${language}/matches.ts`))
