import type * as en from './en/heat.ts'
import { inLanguage } from './in-language.ts'

export type { HeatWords } from './en/heat.ts'

export const { heat } = inLanguage<typeof en>((language) => import(`./${language}/heat.ts`))
