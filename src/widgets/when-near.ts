/**
 * Begins a figure when a reader comes within a screen of it, in a task of its own: all figures of a
 * page at once would keep it busy while it opens. A link that is about the figure begins it at once.
 *
 * Until then the reader sees the figure’s first frame, as the build drew it.
 */
export function whenNear(figure: HTMLElement, begin: () => void): void {
  const start = () => setTimeout(begin)
  if (figure.id !== '' && new URLSearchParams(location.search).has(figure.id)) {
    start()
    return
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      start()
    },
    { rootMargin: '100%' },
  )
  observer.observe(figure)
}
