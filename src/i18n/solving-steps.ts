import type * as en from './en/solving-steps.ts'
import { inLanguage } from './in-language.ts'

export type { SolvingStepsWords } from './en/solving-steps.ts'

export const { solvingSteps } = inLanguage<typeof en>(
  (language) => import(`./${language}/solving-steps.ts`),
)
