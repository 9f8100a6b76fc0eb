import type * as en from './en/reports.ts'
import { inLanguage } from './in-language.ts'

export const { reports } = inLanguage<typeof en>((language) => import(`./${language}/reports.ts`))
