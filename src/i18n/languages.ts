/** The languages the notebook is written in, the first being the one shown at `/`. */
export const languages = ['en'] as const

export type Language = (typeof languages)[number]

export function isLanguage(text: string): text is Language {
  return languages.some((language) => language === text)
}
