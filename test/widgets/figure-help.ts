import { afterEach, beforeEach } from 'vitest'

/** Has each test of a file leave the page, its address and its device as it found them. */
export function leavesNothing(): void {
  let address: string
  beforeEach(() => {
    address = location.href
  })
  afterEach(() => leave(address))
}

/** Empties the page and its device. */
export function leave(address: string): void {
  // A figure writes what waits for its link when the page is left: before the address is put back.
  dispatchEvent(new Event('pagehide'))
  document.body.replaceChildren()
  history.replaceState(null, '', address)
  localStorage.clear()
  sessionStorage.clear()
}

/**
 * Puts a figure on the page as its component does, under the id `figure`.
 *
 * @param data  what its page tells it
 * @param frame  its first frame, and the room that is kept for what comes with scripts
 */
export function mountFigure(
  tag: string,
  data: Readonly<Record<string, string>>,
  ...frame: Node[]
): HTMLElement {
  const host = document.createElement(tag)
  host.id = 'figure'
  Object.assign(host.dataset, data)
  host.append(...frame)
  document.body.append(host)
  return host
}

/** What the address says of that figure; null for nothing. */
export const linked = () => linkOf('figure')

/** What the address says of a figure, once what waits for it is written; null for nothing. */
export function linkOf(id: string): string | null {
  dispatchEvent(new Event('pagehide'))
  return new URLSearchParams(location.search).get(id)
}

/** What the first of these elements says; empty where there is none. */
export function textOf(selector: string): string {
  return document.querySelector(selector)?.textContent.trim() ?? ''
}
