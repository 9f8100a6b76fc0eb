/** The languages the notebook is written in, the first being the one shown at `/`. */
export const languages = ['en'] as const

export type Language = (typeof languages)[number]

/** The address of the start page in a language. */
export function homeOf(language: Language): string {
  return language === languages[0] ? '/' : `/${language}/`
}

export function isLanguage(text: string): text is Language {
  return languages.some((language) => language === text)
}
