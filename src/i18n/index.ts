import { site } from './en/site.ts'

/*
 * One folder a language, one file a subject, each exporting a plain object: strings, or functions
 * of the values a sentence names. English is the contract: the table of another language is typed
 * `typeof site`, so a missing sentence does not compile.
 *
 * This file is for pages, which are built for every language. A widget runs in the browser and
 * imports the one table it needs (`../../i18n/en/tree.ts`), so no page carries other sentences.
 */

/** The languages the notebook is written in, the first being the one shown at `/`. */
export const languages = ['en'] as const

export type Language = (typeof languages)[number]

const sites: Record<Language, typeof site> = { en: site }

/** The words of the page around the chapters. */
export function siteWords(language: Language): typeof site {
  return sites[language]
}

export function isLanguage(text: string): text is Language {
  return languages.some((language) => language === text)
}
