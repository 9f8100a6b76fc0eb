import type * as en from './en/marbles.ts'
import { inLanguage } from './in-language.ts'

export type { MarblesWords } from './en/marbles.ts'

export const { marbles } = inLanguage<typeof en>((language) => import(`./${language}/marbles.ts`))
