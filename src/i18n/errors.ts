import type * as en from './en/errors.ts'
import { inLanguage } from './in-language.ts'

export const { errors } = inLanguage<typeof en>((language) => import(`./${language}/errors.ts`))
