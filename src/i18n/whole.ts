import type * as en from './en/whole.ts'
import { inLanguage } from './in-language.ts'

export type { WholeWords } from './en/whole.ts'

export const { whole } = inLanguage<typeof en>((language) => import(`./${language}/whole.ts`))
