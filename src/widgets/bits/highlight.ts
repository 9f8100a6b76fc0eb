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
  root.addEventListener('pointerover', (event) => light(bitOf(event.target)))
  root.addEventListener('pointerleave', () => light(bitOf(document.activeElement)))
  root.addEventListener('focusin', (event) => light(bitOf(event.target)))
  root.addEventListener('focusout', () => light(null))
}

function bitOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null
  return target.closest('[data-lit]')?.getAttribute('data-lit') ?? null
}
