import type * as en from './en/charts.ts'
import { inLanguage } from './in-language.ts'

export const { charts } = inLanguage<typeof en>((language) => import(`./${language}/charts.ts`))
