import { getCollection, type CollectionEntry } from 'astro:content'
import { isLanguage, type Language } from '../i18n/languages.ts'

export interface Chapter {
  readonly entry: CollectionEntry<'chapters'>
  readonly language: Language
  /** What the address says, and what progress is kept by: the file’s name without its number. */
  readonly slug: string
  /** The two digits that the file name begins with. */
  readonly id: string
  /** The number in the file name; chapters not yet written leave gaps. */
  readonly number: number
  readonly href: string
  /** How many exercises stand in the text. */
  readonly exercises: number
}

/** All chapters of a language, by number. Throws on a folder that is no known language. */
export async function chaptersOf(language: Language): Promise<Chapter[]> {
  const entries = await getCollection('chapters')
  return entries
    .map(chapter)
    .filter((c) => c.language === language)
    .toSorted((a, b) => a.number - b.number)
}

function chapter(entry: CollectionEntry<'chapters'>): Chapter {
  const [language = '', name = ''] = entry.id.split('/')
  if (!isLanguage(language)) throw new Error(`content/${entry.id}: not a known language`)
  const id = name.slice(0, 2)
  const slug = name.slice(3)
  return {
    entry,
    language,
    slug,
    id,
    number: Number(id),
    href: `/${language}/${slug}/`,
    exercises: entry.body?.match(/<Exercise\b/g)?.length ?? 0,
  }
}

/** The ids of the games in a chapter's figures, in the order in which they come. */
export function gamesOf({ entry }: Chapter): string[] {
  const found = entry.body?.matchAll(/\bgame="(\w+)"/g) ?? []
  return [...new Set(Array.from(found, ([, game = '']) => game))]
}

/** The chapters grouped by part, parts in the order of their first chapter. */
export function byPart(chapters: readonly Chapter[]): [string, Chapter[]][] {
  return [...Map.groupBy(chapters, (c) => c.entry.data.part)]
}
