import { getCollection, type CollectionEntry } from 'astro:content'
import { isLanguage, type Language } from '../i18n/languages.ts'
import { minutesOf } from './minutes.ts'

export interface Chapter {
  readonly entry: CollectionEntry<'chapters'>
  readonly language: Language
  /** What the address says, and what progress is kept by: the file’s name without its number. */
  readonly slug: string
  /** Its place among the chapters, from 1. */
  readonly number: number
  readonly href: string
  /** How long it takes: see `minutes.ts`. */
  readonly minutes: number
  /** How many exercises stand in the text. */
  readonly exercises: number
}

/** All chapters of a language, in order. Throws on a folder that is no known language. */
export async function chaptersOf(language: Language): Promise<Chapter[]> {
  const entries = await getCollection('chapters')
  return entries
    .filter(({ id }) => languageOf(id) === language)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((entry, at) => chapter(entry, language, at + 1))
}

function languageOf(id: string): Language {
  const [language = ''] = id.split('/')
  if (!isLanguage(language)) throw new Error(`content/${id}: not a known language`)
  return language
}

function chapter(entry: CollectionEntry<'chapters'>, language: Language, number: number): Chapter {
  const slug = entry.id.slice(`${language}/00-`.length)
  return {
    entry,
    language,
    slug,
    number,
    href: `/${language}/${slug}/`,
    minutes: minutesOf(entry.body ?? ''),
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
