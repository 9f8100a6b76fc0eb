/**
 * The caption of a figure speaks of what the page shows in it. Where a reader or a link has put
 * something else in its place, that has a caption of its own; an empty one brings the page's back.
 */
export function showCaption(host: HTMLElement, own: string): void {
  const caption = host.closest('figure')?.querySelector('figcaption')
  if (!caption) return
  const shown = caption.querySelector('.caption-own')
  if (own === '') return shown?.remove()
  const told = shown ?? caption.appendChild(document.createElement('p'))
  told.className = 'caption-own'
  told.textContent = own
}
