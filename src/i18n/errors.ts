import type * as en from './en/errors.ts'
import { openGameErrors } from './game-errors.ts'
import { inLanguage } from './in-language.ts'

openGameErrors()

export const { errors } = inLanguage<typeof en>((language) => import(`./${language}/errors.ts`))
