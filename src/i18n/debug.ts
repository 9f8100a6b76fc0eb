import type * as en from './en/debug.ts'
import { inLanguage } from './in-language.ts'

export type { DebugWords } from './en/debug.ts'

export const { debug } = inLanguage<typeof en>((language) => import(`./${language}/debug.ts`))
