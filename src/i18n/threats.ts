import type * as en from './en/threats.ts'
import { inLanguage } from './in-language.ts'

export type { ThreatWords } from './en/threats.ts'

export const { threats } = inLanguage<typeof en>((language) => import(`./${language}/threats.ts`))
