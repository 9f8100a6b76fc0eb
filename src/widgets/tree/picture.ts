import type { TreeWords } from '../../i18n/tree.ts'
import { FigureView } from './figure.ts'
import type { Still } from './given.ts'
import { tellingOf } from './names.ts'
import type { Powers } from './powers.ts'
import type { Session } from './session.ts'

/**
 * The figure as it stands before anyone touches it, for both rooms; a style sheet picks one.
 *
 * @param offers  how many fields there will be to change the search
 * @param plain   whether it is drawn without windows
 * @param powers  what else it shows
 */
export function picture(
  document: Document,
  session: Session,
  step: number,
  words: TreeWords,
  offers = 0,
  plain = false,
  powers?: Powers,
): HTMLElement {
  const label = words.figure(session.explicit)
  const view = new FigureView(document, words, ['wide', 'narrow'], label, offers, powers?.aside)
  const telling = tellingOf(session, words, plain)
  const added = powers?.reading({ session, step, selected: -1 })
  view.update(telling, { step, selected: -1, choice: new Map(), ...added })
  return view.element
}

/** What the picture's controls need to know. */
export function stillOf({ replay, explicit, hasCentre }: Session, step: number): Still {
  return { step, steps: replay.steps, explicit, hasCentre }
}
