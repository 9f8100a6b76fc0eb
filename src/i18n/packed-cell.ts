import type * as en from './en/packed-cell.ts'
import { inLanguage } from './in-language.ts'

export type { PackedCellWords } from './en/packed-cell.ts'

export const { packedCell, packedCellErrors } = inLanguage<typeof en>(
  (language) => import(`./${language}/packed-cell.ts`),
)
