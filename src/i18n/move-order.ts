import type * as en from './en/move-order.ts'
import { inLanguage } from './in-language.ts'

export type { MoveOrderWords } from './en/move-order.ts'

export const { moveOrder } = inLanguage<typeof en>(
  (language) => import(`./${language}/move-order.ts`),
)
