import type * as en from './en/scores.ts'
import { inLanguage } from './in-language.ts'

export type { ScoresWords } from './en/scores.ts'

export const { scores } = inLanguage<typeof en>((language) => import(`./${language}/scores.ts`))
