import type * as en from './en/tree.ts'
import { inLanguage } from './in-language.ts'

export type { Held, Side, NodeWords, TreeWords } from './en/tree.ts'

export const { tree } = inLanguage<typeof en>((language) => import(`./${language}/tree.ts`))
