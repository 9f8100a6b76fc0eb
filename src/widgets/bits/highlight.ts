/**
 * Lights the places that carry the same `data-lit` as what the pointer or the focus is on: a
 * square of the board and its bit in the word.
 */
export function linkHighlights(root: HTMLElement): void {
  const light = (bit: string | null) => {
    for (const each of root.querySelectorAll('[data-lit]')) {
      each.classList.toggle('lit', bit !== null && each.getAttribute('data-lit') === bit)
    }
  }
  const bitOf = (target: EventTarget | null) =>
    target instanceof Element
      ? (target.closest('[data-lit]')?.getAttribute('data-lit') ?? null)
      : null
  root.addEventListener('pointerover', (event) => light(bitOf(event.target)))
  root.addEventListener('pointerleave', () => light(bitOf(document.activeElement)))
  root.addEventListener('focusin', (event) => light(bitOf(event.target)))
  root.addEventListener('focusout', () => light(null))
}
