import type * as en from './en/ladder.ts'
import { inLanguage } from './in-language.ts'

export type { LadderWords, ToldRun } from './en/ladder.ts'

export const { ladder } = inLanguage<typeof en>((language) => import(`./${language}/ladder.ts`))
