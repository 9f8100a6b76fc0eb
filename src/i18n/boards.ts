import type * as en from './en/boards.ts'
import { inLanguage } from './in-language.ts'

export type { BoardWords } from './en/boards.ts'

export const { boards, colour } = inLanguage<typeof en>(
  (language) => import(`./${language}/boards.ts`),
)
