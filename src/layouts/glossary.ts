import { getEntry, type CollectionEntry } from 'astro:content'
import { pageLanguage } from '../i18n/in-language.ts'
import type { Chapter } from './chapters.ts'

/** A term of the glossary, in the language of the page. */
export interface Term {
  readonly id: string
  readonly data: CollectionEntry<'terms'>['data'][string]
}

/** All terms, by name; Greek letters come last. */
export async function allTerms(): Promise<Term[]> {
  const language = pageLanguage()
  const glossary = await getEntry('terms', `${language}/glossary`)
  if (glossary === undefined) throw new Error(`content/${language} has no glossary`)
  return Object.entries(glossary.data)
    .map(([id, data]) => ({ id, data }))
    .toSorted((a, b) => a.data.name.localeCompare(b.data.name, language, { sensitivity: 'base' }))
}

/** The chapters that link a term. */
export function chaptersThatUse(id: string, chapters: readonly Chapter[]): Chapter[] {
  return chapters.filter(({ entry }) => entry.body?.includes(`<Term id="${id}">`))
}
