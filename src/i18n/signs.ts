import type * as en from './en/signs.ts'
import { inLanguage } from './in-language.ts'

export type { SignsWords } from './en/signs.ts'

export const { signs } = inLanguage<typeof en>((language) => import(`./${language}/signs.ts`))
