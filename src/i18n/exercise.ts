import type * as en from './en/exercise.ts'
import { inLanguage } from './in-language.ts'

export type { ExerciseWords } from './en/exercise.ts'

export const { exercise } = inLanguage<typeof en>((language) => import(`./${language}/exercise.ts`))
