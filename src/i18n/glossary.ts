import type * as en from './en/glossary.ts'
import { inLanguage } from './in-language.ts'

export const { glossary, sourcesPage } = inLanguage<typeof en>(
  (language) => import(`./${language}/glossary.ts`),
)
