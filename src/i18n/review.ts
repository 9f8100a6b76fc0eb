import type * as en from './en/review.ts'
import { inLanguage } from './in-language.ts'

export type { ReviewWords } from './en/review.ts'

export const { review } = inLanguage<typeof en>((language) => import(`./${language}/review.ts`))
