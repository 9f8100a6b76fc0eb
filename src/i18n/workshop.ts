import type * as en from './en/workshop.ts'
import { inLanguage } from './in-language.ts'

export type { WorkshopWords } from './en/workshop.ts'

export const { workshop } = inLanguage<typeof en>((language) => import(`./${language}/workshop.ts`))
