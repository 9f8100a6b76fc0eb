import { withParameter } from '../../state/link.ts'
import { pageLanguage } from '../../i18n/in-language.ts'

/** The address of the lab in the language of the page. */
export function labPage(): string {
  return `${import.meta.env.BASE_URL}${pageLanguage()}/lab/`
}

/** The address of the board to play on of a game, its state as a link has it. */
export function playPage(game: string, state: string): string {
  return `${import.meta.env.BASE_URL}${pageLanguage()}/play/${withParameter('', game, state)}#${game}`
}

/** The address of the page that reviews games, in the language of this one. */
export function reviewPage(): string {
  return `${import.meta.env.BASE_URL}${pageLanguage()}/analyse/`
}
