import type * as en from './en/budget.ts'
import { inLanguage } from './in-language.ts'

export type { BudgetWords } from './en/budget.ts'

export const { budget } = inLanguage<typeof en>((language) => import(`./${language}/budget.ts`))
