import type * as en from './en/stepper.ts'
import { inLanguage } from './in-language.ts'

export type { StepperWords } from './en/stepper.ts'

export const { stepper } = inLanguage<typeof en>((language) => import(`./${language}/stepper.ts`))
