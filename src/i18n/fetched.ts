import type * as en from './en/fetched.ts'
import { inLanguage } from './in-language.ts'

export const { fetched } = inLanguage<typeof en>((language) => import(`./${language}/fetched.ts`))
