import type * as en from './en/cli.ts'
import { inLanguage } from './in-language.ts'

export type { CliWords, ArgName, VerbName } from './en/cli.ts'

export const { cli } = inLanguage<typeof en>((language) => import(`./${language}/cli.ts`))
