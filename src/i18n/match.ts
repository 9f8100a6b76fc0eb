import type * as en from './en/match.ts'
import { inLanguage } from './in-language.ts'

export type { MatchWords, ToldMatch } from './en/match.ts'

export const { match } = inLanguage<typeof en>((language) => import(`./${language}/match.ts`))
