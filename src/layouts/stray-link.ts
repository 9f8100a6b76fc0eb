import { whenWordsCome } from '../i18n/in-language.ts'
import { link as words } from '../i18n/link.ts'
import { element } from '../figure/dom.ts'

/*
 * A link may be about a figure that the page does not have: it was moved, or the name mistyped.
 * Then no figure can say so, and the page does, at its top.
 */

/** So many names are told, and so much of each. */
const MOST = 3
const LONGEST = 40

/** A parameter of a figure is its fields, `step:12;tree:…`; others are none of our business. */
const STATE = /^[A-Za-z][\w-]*:/

const figures = [...document.querySelectorAll('[id]')]
  .filter(({ localName }) => localName.startsWith('cutoff-'))
  .map(({ id }) => id)

/** Whether a figure has that name, or makes one that begins with its own. */
function isHere(name: string): boolean {
  return figures.some((id) => name === id || name.startsWith(`${id}-`))
}

const stray = [...new URLSearchParams(location.search)]
  .filter(([name, value]) => STATE.test(value) && !isHere(name))
  .map(([name]) => (name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name))

if (stray.length > 0) whenWordsCome(say)

function say(): void {
  const said = words.stray(stray.slice(0, MOST))
  document
    .querySelector('main')
    ?.prepend(element(document, 'p', { class: 'error laid', role: 'alert' }, [said]))
}
