import type { UserError } from '../../engine/index.ts'
import type { ErrorTable } from '../i18n/error-table.ts'
import { fetched } from './fetched.ts'

/*
 * What is wrong at a figure is said in sentences that are fetched when something first is: most
 * readers of a page never see one.
 */

let come: typeof import('../i18n/error-sentence.ts') | undefined

/** What makes the sentences, once they have come: never rejects, see `fetched`. */
export async function errorWords(figure: HTMLElement) {
  const words = await fetched(figure, () => import('../i18n/error-sentence.ts'))
  come = words
  return words
}

/**
 * The sentence of an error; undefined where `errorWords` is still to be waited for.
 *
 * @param own  the sentences of codes of the figure's own
 */
export function sentenceOf(error: UserError, own?: ErrorTable): string | undefined {
  return come?.errorSentence(error, own)
}
