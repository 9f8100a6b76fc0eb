import type * as en from './en/terms.ts'
import { inLanguage } from './in-language.ts'

export type { TermsWords } from './en/terms.ts'

export const { terms } = inLanguage<typeof en>((language) => import(`./${language}/terms.ts`))
