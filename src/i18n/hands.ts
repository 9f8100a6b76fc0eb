import type * as en from './en/hands.ts'
import { inLanguage } from './in-language.ts'

export type { HandsWords } from './en/hands.ts'

export const { hands } = inLanguage<typeof en>((language) => import(`./${language}/hands.ts`))
