import type * as en from './en/agents.ts'
import { inLanguage } from './in-language.ts'

export const { agentName, agentUses } = inLanguage<typeof en>(
  (language) => import(`./${language}/agents.ts`),
)
