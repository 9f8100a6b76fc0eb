import type * as en from './en/shifts.ts'
import { inLanguage } from './in-language.ts'

export type { Direction, ShiftsWords } from './en/shifts.ts'

export const { shifts } = inLanguage<typeof en>((language) => import(`./${language}/shifts.ts`))
