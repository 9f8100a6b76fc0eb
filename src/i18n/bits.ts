import type * as en from './en/bits.ts'
import { inLanguage } from './in-language.ts'

export type { BitsWords } from './en/bits.ts'

export const { bits } = inLanguage<typeof en>((language) => import(`./${language}/bits.ts`))
