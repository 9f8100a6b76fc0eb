import type * as en from './en/commit.ts'
import { inLanguage } from './in-language.ts'

export const { commit } = inLanguage<typeof en>((language) => import(`./${language}/commit.ts`))
