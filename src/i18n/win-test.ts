import type * as en from './en/win-test.ts'
import { inLanguage } from './in-language.ts'

export type { Direction, WinTestWords } from './en/win-test.ts'

export const { winTest } = inLanguage<typeof en>((language) => import(`./${language}/win-test.ts`))
