import { getCollection, type CollectionEntry } from 'astro:content'
import type { Chapter } from './chapters.ts'

type Facts = CollectionEntry<'sources'>['data']

/** A source, and what a chapter takes from it. */
export interface Cited extends Facts {
  readonly id: string
  readonly remark: string
}

/** A source, and the chapters that name it. */
export interface Used extends Facts {
  readonly id: string
  readonly chapters: readonly Chapter[]
}

/** The sources of a chapter, in the order of its head. Throws on an id that there is not. */
export async function sourcesOf(chapter: Chapter): Promise<Cited[]> {
  const all = new Map((await getCollection('sources')).map(({ id, data }) => [id, data]))
  return Object.entries(chapter.entry.data.sources).map(([id, remark]) => {
    const facts = all.get(id)
    if (facts === undefined)
      throw new Error(`content/${chapter.entry.id}: content/sources.yaml has no source ${id}`)
    return { ...facts, id, remark }
  })
}

/** The sources that these chapters name, by author. */
export async function sourcesUsedIn(chapters: readonly Chapter[]): Promise<Used[]> {
  return (await getCollection('sources'))
    .map(({ id, data }) => ({
      ...data,
      id,
      chapters: chapters.filter(({ entry }) => Object.hasOwn(entry.data.sources, id)),
    }))
    .filter((source) => source.chapters.length > 0)
    .toSorted((a, b) => familyName(a.who).localeCompare(familyName(b.who)))
}

/** What the first author of `A. N. Author and B. Other` is sorted by. */
function familyName(who: string): string {
  return who.replace(/^(?:\S+\.\s+)+/, '')
}
