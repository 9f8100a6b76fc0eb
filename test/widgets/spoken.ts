const LIVE = '[aria-live], [role="status"], [role="alert"], output'

/**
 * What a screen reader would read out from here on: the text of each element that changes within
 * a live region, once for all that changes together. Call the function for what has been said.
 */
export function listen(host: HTMLElement): () => readonly string[] {
  const said: string[] = []
  const take = (changes: readonly MutationRecord[]) => {
    const parts = new Set<Element>()
    for (const { target } of changes) {
      const at = target instanceof Element ? target : target.parentElement
      const region = at?.closest(LIVE)
      if (at && region && region.getAttribute('aria-live') !== 'off') parts.add(at)
    }
    for (const { textContent } of parts) {
      const text = textContent.trim().replace(/\s+/g, ' ')
      if (text !== '') said.push(text)
    }
  }
  const observer = new MutationObserver(take)
  observer.observe(host, { childList: true, characterData: true, subtree: true })
  return () => {
    take(observer.takeRecords())
    return said
  }
}
