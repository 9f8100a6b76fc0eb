import type * as en from './en/beam.ts'
import { inLanguage } from './in-language.ts'

export type { BeamWords } from './en/beam.ts'

export const { beam } = inLanguage<typeof en>((language) => import(`./${language}/beam.ts`))
