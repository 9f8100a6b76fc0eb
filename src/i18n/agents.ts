import type * as en from './en/agents.ts'
import { inLanguage } from './in-language.ts'

export const { agentName, agentUses, opponents } = inLanguage<typeof en>(
  (language) => import(`./${language}/agents.ts`),
)
