import type * as en from './en/agent-search.ts'
import { inLanguage } from './in-language.ts'

export const { agentSearch } = inLanguage<typeof en>(
  (language) => import(`./${language}/agent-search.ts`),
)
