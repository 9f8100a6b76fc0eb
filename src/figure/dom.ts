import type { Attributes } from '../boards/svg.ts'

/**
 * An HTML element with its attributes and children, made in any document: linkedom's at build,
 * the page's in the browser. For SVG there is `svg` in `src/boards/svg.ts`.
 */
export function element<K extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: K,
  attributes: Attributes = {},
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue
    made.setAttribute(key, value === true ? '' : String(value))
  }
  made.append(...children)
  return made
}

/** The part of a drawing that has this class. Throws where the drawing has been taken apart. */
export function part(root: ParentNode, name: string): Element {
  const found = root.querySelector(`.${name}`)
  if (found === null) throw new Error(`no .${name} in the figure`)
  return found
}

/** The same where it is a part of the page that is drawn into. */
export function place(root: ParentNode, name: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(`.${name}`)
  if (found === null) throw new Error(`no .${name} in the figure`)
  return found
}

/** Acts whenever a figure's room may have changed, for as long as it is in the page. */
export function whenResized(
  figure: HTMLElement & { onLeave(end: () => void): void },
  action: () => void,
): void {
  const size = new ResizeObserver(action)
  size.observe(figure)
  figure.onLeave(() => size.disconnect())
}

/** Changes what an element says only where that is another text: a live region is heard but then. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}
