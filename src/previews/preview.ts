import { ContractError } from '../../engine/index.ts'

/** Draws into a document; the drawing is the first in what it makes. */
export type Draw = (document: Document) => Element

/** What a picture does not need: where to press, names, windows, and heat that nobody sees. */
const WORKING = [
  '.cells, .board-coordinates, .bits-small',
  '.tree-drawing :is(.bar, .level, .level-sign, .node-label, .node-ring, .node-tag)',
  '.signs-drawing > .label',
  ':is([fill-opacity="0"], [fill-opacity="0.01"], [fill-opacity="0.02"])',
].join(', ')
/** The name stands beside it, nothing in it is looked for, and its size is its place's. */
const NAMED = /^(?:role|tabindex|width|height|data-.*|aria-.*)$/

/**
 * The first drawing in what is drawn, as a picture that stands beside its name: it says nothing and
 * cannot be pressed. Throws where nothing is drawn.
 */
export function still(document: Document, draw: Draw): SVGSVGElement {
  const drawn = draw(document)
  const picture = drawn.localName === 'svg' ? drawn : drawn.querySelector('svg')
  if (picture === null) throw new ContractError('previews', 'nothing is drawn')
  for (const each of picture.querySelectorAll(WORKING)) each.remove()
  for (const each of [picture, ...picture.querySelectorAll('g, text')]) {
    for (const name of each.getAttributeNames()) if (NAMED.test(name)) each.removeAttribute(name)
  }
  picture.setAttribute('aria-hidden', 'true')
  return picture as SVGSVGElement
}
