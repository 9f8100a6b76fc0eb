/** The section of the address. While a page opens `:target` does not know it yet. */
export function askedSection(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)))
  } catch {
    return null
  }
}
