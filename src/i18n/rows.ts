import type * as en from './en/rows.ts'
import { inLanguage } from './in-language.ts'

export type { RowWords } from './en/rows.ts'

export const { rows } = inLanguage<typeof en>((language) => import(`./${language}/rows.ts`))
