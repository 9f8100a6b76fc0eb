import { getCollection, type CollectionEntry } from 'astro:content'
import type { Chapter } from './chapters.ts'

export type Term = CollectionEntry<'terms'>

/** All terms, by name; Greek letters come last. */
export async function allTerms(): Promise<Term[]> {
  return (await getCollection('terms')).toSorted((a, b) =>
    a.data.name.localeCompare(b.data.name, 'en', { sensitivity: 'base' }),
  )
}

/** The chapters that link a term. */
export function chaptersThatUse(id: string, chapters: readonly Chapter[]): Chapter[] {
  return chapters.filter(({ entry }) => entry.body?.includes(`<Term id="${id}">`))
}
