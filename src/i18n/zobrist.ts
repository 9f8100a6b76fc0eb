import type * as en from './en/zobrist.ts'
import { inLanguage } from './in-language.ts'

export type { ZobristWords } from './en/zobrist.ts'

export const { zobrist, zobristErrors } = inLanguage<typeof en>(
  (language) => import(`./${language}/zobrist.ts`),
)
