import type * as en from './en/legend.ts'
import { inLanguage } from './in-language.ts'

export const { legend } = inLanguage<typeof en>((language) => import(`./${language}/legend.ts`))
