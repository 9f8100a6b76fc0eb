import type * as en from './en/predict.ts'
import { inLanguage } from './in-language.ts'

export const { predict } = inLanguage<typeof en>((language) => import(`./${language}/predict.ts`))
