import { fetched } from './fetched.ts'

/** Figures that have begun or wait for their reader: moved in the page, none begins again. */
const begun = new WeakSet<HTMLElement>()

/**
 * Begins a figure, once, when a reader comes within half a screen of it, in a task of its own: all
 * figures of a page at once would keep it busy while it opens. A link that is about the figure,
 * about one in it or about one that it opens, begins it at once.
 *
 * Until then the reader sees the figure’s first frame, as the build drew it.
 */
export function whenNear(figure: HTMLElement, begin: () => void): void {
  if (begun.has(figure)) return
  begun.add(figure)
  near(figure, begin)
}

/**
 * Fetches the code of a kind of figures when a reader comes near the first of them, so that a page
 * opens with the code of the figures in sight.
 *
 * @param name the element’s, `cutoff-tree`
 */
export function fetchWhenNear(name: string, fetch: () => Promise<unknown>): void {
  for (const figure of document.querySelectorAll<HTMLElement>(name)) {
    // A module that has been fetched is not fetched again.
    near(figure, () => void fetched(figure, fetch))
  }
}

function near(figure: HTMLElement, action: () => void): void {
  const start = () => setTimeout(action)
  if (isLinked(figure)) {
    start()
    return
  }
  // A figure that a question veils (src/widgets/commit/) is not touched before the answer.
  const question = figure.closest('cutoff-commit:not([data-answer])')
  if (question !== null) {
    question.addEventListener('answered', () => near(figure, action), { once: true })
    return
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      start()
    },
    { rootMargin: '50%' },
  )
  observer.observe(figure)
}

/** Whether the link is about a figure, one in it or what one opens, whose id begins with its own. */
export function isLinked(figure: Element): boolean {
  const asked = [...new URLSearchParams(location.search).keys()]
  if (asked.length === 0) return false
  const ids = [figure, ...figure.querySelectorAll('[id]')].map(({ id }) => id)
  return asked.some((key) => ids.some((id) => key === id || key.startsWith(`${id}-`)))
}
