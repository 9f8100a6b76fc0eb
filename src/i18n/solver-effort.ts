import type * as en from './en/solver-effort.ts'
import { inLanguage } from './in-language.ts'

export type { SolverEffortWords } from './en/solver-effort.ts'

export const { solverEffort } = inLanguage<typeof en>(
  (language) => import(`./${language}/solver-effort.ts`),
)
