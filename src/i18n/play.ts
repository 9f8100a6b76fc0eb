import type * as en from './en/play.ts'
import { inLanguage } from './in-language.ts'

export type { PlayWords } from './en/play.ts'

export const { play } = inLanguage<typeof en>((language) => import(`./${language}/play.ts`))
