import { getCollection, type CollectionEntry } from 'astro:content'
import { gameIds, type GameId } from '../../engine/index.ts'
import { games } from '../i18n/games.ts'
import type { Chapter } from './chapters.ts'
import { allTerms } from './glossary.ts'

type Facts = CollectionEntry<'sources'>['data']

/** A source, and what a chapter takes from it. */
export interface Cited extends Facts {
  readonly id: string
  readonly remark: string
}

/** A source, and where it is named. */
export interface Used extends Facts {
  readonly id: string
  readonly chapters: readonly Chapter[]
  readonly games: readonly GameId[]
  readonly inGlossary: boolean
}

/**
 * The sources of a chapter or a game, in the order in which it names them. Throws on an id that
 * there is not.
 *
 * @param remarks by id, what is taken from there
 */
export async function sourcesOf(remarks: Readonly<Record<string, string>>): Promise<Cited[]> {
  const all = new Map((await getCollection('sources')).map(({ id, data }) => [id, data]))
  return Object.entries(remarks).map(([id, remark]) => {
    const facts = all.get(id)
    if (facts === undefined) throw new Error(`content/sources.yaml has no source ${id}`)
    return { ...facts, id, remark }
  })
}

/** The sources that these chapters, the games and the glossary name, by author. */
export async function sourcesUsedIn(chapters: readonly Chapter[]): Promise<Used[]> {
  const terms = await allTerms()
  const reports = new Set(terms.flatMap(({ data }) => Object.values(data.reports)))
  return (await getCollection('sources'))
    .map(({ id, data }) => ({
      ...data,
      id,
      chapters: chapters.filter(({ entry }) => Object.hasOwn(entry.data.sources, id)),
      games: gameIds.filter((game) => Object.hasOwn(games[game]?.sources ?? {}, id)),
      inGlossary: reports.has(id),
    }))
    .filter((used) => used.chapters.length > 0 || used.games.length > 0 || used.inGlossary)
    .toSorted((a, b) => familyName(a.who).localeCompare(familyName(b.who)))
}

/** What the first author of `A. N. Author and B. Other` is sorted by. */
function familyName(who: string): string {
  return who.replace(/^(?:\S+\.\s+)+/, '')
}
