import type * as en from './en/progress.ts'
import { inLanguage } from './in-language.ts'

export const { progress } = inLanguage<typeof en>((language) => import(`./${language}/progress.ts`))
