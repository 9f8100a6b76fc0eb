import { pageLanguage } from './in-language.ts'

/** What a sentence on an answer is told. */
export type VerdictValues = Readonly<Record<string, string | number>>

/** The sentences for the codes of one chapter. */
export type VerdictTable = Readonly<Record<string, (values: VerdictValues) => string>>

/** What is said of the answers to a set of exercises, in the language of the page. */
export async function verdictsOf(set: string): Promise<VerdictTable> {
  const { verdicts } = await import(`./${pageLanguage()}/exercises/${set}.ts`)
  return verdicts
}
