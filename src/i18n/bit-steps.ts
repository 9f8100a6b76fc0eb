import type * as en from './en/bit-steps.ts'
import { inLanguage } from './in-language.ts'

export type { BitStepsWords } from './en/bit-steps.ts'

export const { bitSteps } = inLanguage<typeof en>(
  (language) => import(`./${language}/bit-steps.ts`),
)
