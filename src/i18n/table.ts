import type * as en from './en/table.ts'
import { inLanguage } from './in-language.ts'

export type { TableWords } from './en/table.ts'

export const { table } = inLanguage<typeof en>((language) => import(`./${language}/table.ts`))
