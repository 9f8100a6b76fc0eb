import type * as en from './en/heuristic-weights.ts'
import { inLanguage } from './in-language.ts'

export type { HeuristicWeightsWords } from './en/heuristic-weights.ts'

export const { heuristicWeights } = inLanguage<typeof en>(
  (language) => import(`./${language}/heuristic-weights.ts`),
)
