import type * as en from './en/position.ts'
import { inLanguage } from './in-language.ts'

export type { PositionWords } from './en/position.ts'

export const { position } = inLanguage<typeof en>((language) => import(`./${language}/position.ts`))
