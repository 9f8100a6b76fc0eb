import { figure as words } from '../i18n/figure.ts'
import type { FigureLink } from '../state/figure-link.ts'
import type { Schema, StateOf } from '../state/schema.ts'
import { copyText } from './copy-text.ts'

/*
 * What is said of a figure's link: by `FigureElement`, and by the figures whose working part is
 * fetched after their picture, and so is no element.
 */

/** Puts a state into the link; what is wrong with that, empty where nothing is. */
export function writeLink<const S extends Schema>(link: FigureLink<S>, state: StateOf<S>): string {
  return link.write(state).ok ? '' : words.tooLong
}

/** Copies the link to a state, and answers with what is to be told, or with what is wrong. */
export async function copyLink<const S extends Schema>(
  link: FigureLink<S>,
  state: StateOf<S>,
): Promise<{ readonly told: string; readonly wrong: string }> {
  const href = link.hrefOf(state)
  if (href === undefined) return { told: '', wrong: words.tooLong }
  return { told: await copyText(href, words), wrong: '' }
}
