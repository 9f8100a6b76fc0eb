import { parseHTML } from 'linkedom'

/** What a drawing holds for its script alone: words to come, hidden marks, where a pointer is found. */
const FOR_SCRIPTS = 'svg text:empty, svg [visibility="hidden"], svg [data-lit]:empty'

/**
 * Draws a widget's first frame while the site is built: the same `view.ts` that draws into the
 * page later draws here into a document of linkedom's, and the markup goes into the HTML. So a
 * page shows its figures before, and without, its scripts.
 *
 * Only `.astro` files call this (linkedom must not reach a browser):
 * ```astro
 * ---
 * import { firstFrame } from '../first-frame.ts'
 * import { draw } from './view.ts'
 * const frame = firstFrame((document) => draw(document, model))
 * ---
 * <cutoff-example set:html={frame} />
 * <script>
 *   import './element.ts'
 * </script>
 * ```
 * The markup is our own, which is why `set:html` is safe; text in it is escaped by linkedom.
 *
 * @param draw makes an element in the document it is given; nothing else may keep that document.
 * @returns the element as HTML, without what is not seen before its script runs.
 * @throws if the markup has a style attribute, which the pages' policy would refuse in silence.
 */
export function firstFrame(draw: (document: Document) => Element): string {
  const { document } = parseHTML('<!doctype html><html><head></head><body></body></html>')
  const element = draw(document)
  const styled = element.hasAttribute('style') ? element : element.querySelector('[style]')
  if (styled) {
    throw new Error(`first frame: style="${styled.getAttribute('style')}" on <${styled.localName}>`)
  }
  for (const unseen of element.querySelectorAll(FOR_SCRIPTS)) unseen.remove()
  return element.outerHTML
}
