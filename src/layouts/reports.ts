import { getEntry, type CollectionEntry } from 'astro:content'
import { pageLanguage } from '../i18n/in-language.ts'
import { number } from '../i18n/numbers.ts'
import { reports as words } from '../i18n/reports.ts'

/** Our numbers by their names. */
type Counted = Readonly<Record<string, () => number | string>>
type Facts = CollectionEntry<'reports'>['data'][string][string]

/** A number of a report beside ours, both as they are written. */
interface Compared {
  readonly key: string
  readonly name: string
  readonly theirs: string
  readonly ours: string
}

/** A thing that a report describes. */
export interface Described extends Omit<Facts, 'shown' | 'numbers'> {
  /** Of the report and of the thing: no other in the page has it. */
  readonly anchor: string
  readonly links: readonly { readonly words: string; readonly href: string }[]
  readonly numbers: readonly Compared[]
}

/** All that a report describes, in its order. */
export interface ReportThings {
  /** In content/sources.yaml. */
  readonly id: string
  readonly things: readonly Described[]
  readonly counts: Counts
}

/** Things; those with a place; those of them with a number to compare. */
export interface Counts {
  readonly things: number
  readonly shown: number
  readonly compared: number
}

/**
 * The reports in the language of the page. Throws on a number that nothing computes, where one of
 * ours is another than the report’s and no reason is given, and on a thing that has neither a place
 * nor a reason for having none.
 */
export async function reportThings(counted: Counted): Promise<ReportThings[]> {
  const language = pageLanguage()
  const found = await getEntry('reports', `${language}/reports`)
  if (found === undefined) throw new Error(`content/${language} has no reports`)
  return Object.entries(found.data).map(([id, entries]) => {
    const things = Object.entries(entries).map(([name, facts]) =>
      described(`${id}-${name}`, facts, language, counted),
    )
    return { id, things, counts: countsOf(things) }
  })
}

/** The ids of the reports. */
export async function reportIds(): Promise<ReadonlySet<string>> {
  const found = await getEntry('reports', `${pageLanguage()}/reports`)
  return new Set(Object.keys(found?.data ?? {}))
}

export function countsOf(things: readonly Described[]): Counts {
  const shown = things.filter(({ links }) => links.length > 0)
  const compared = shown.filter(({ numbers }) => numbers.length > 0)
  return { things: things.length, shown: shown.length, compared: compared.length }
}

function described(anchor: string, facts: Facts, language: string, counted: Counted): Described {
  const { shown, numbers, here, ...rest } = facts
  const compared = Object.entries(numbers).map(([key, theirs]) => {
    const name = words.numbers[key]
    if (name === undefined) throw new Error(`${anchor}: the number ${key} has no name`)
    return { key, name, theirs, ours: ours(key, anchor, counted) }
  })
  if (here === undefined && compared.some(({ theirs, ours }) => theirs !== ours)) {
    throw new Error(`${anchor}: our number is another than the report’s, and nothing says why`)
  }
  if ((rest.apart === undefined) === (Object.keys(shown).length === 0)) {
    throw new Error(`${anchor}: it needs a place, or a reason for having none`)
  }
  return {
    ...rest,
    anchor,
    links: Object.entries(shown).map(([label, address]) => ({
      words: label,
      href: `/${language}/${address}`,
    })),
    numbers: compared,
    ...(here !== undefined && {
      here: here.replace(/\{(\w+)\}/g, (_, key: string) => ours(key, anchor, counted)),
    }),
  }
}

/** Our number as it is written. */
function ours(key: string, anchor: string, counted: Counted): string {
  const count = counted[key]
  if (count === undefined) throw new Error(`${anchor}: content/reports.ts has no number ${key}`)
  const value = count()
  return typeof value === 'number' ? number(value) : value
}
