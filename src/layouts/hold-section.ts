import { askedSection } from './asked-section.ts'

/*
 * A figure may grow when it begins. Where a link leads to a section, that stays where it is until
 * the reader moves, however much what stands above it grows; of a long figure it is the part that
 * it marks with `data-hold`. A page that the browser brings back is where the reader left it.
 */

/** Milliseconds after which what grows is the reader's own doing. */
const SETTLED = 5000
/** What a reader moves a page by. */
const MOVES = ['wheel', 'pointerdown', 'keydown'] as const

function hold(): void {
  const section = askedSection()
  const page = document.querySelector('main')
  if (section === null || page === null) return
  let height = page.clientHeight
  const growth = new ResizeObserver(() => {
    if (page.clientHeight === height) return
    height = page.clientHeight
    const part = section.querySelector('[data-hold]') ?? section
    part.scrollIntoView({ behavior: 'instant' })
  })
  const end = () => {
    growth.disconnect()
    for (const move of MOVES) removeEventListener(move, end)
    clearTimeout(clock)
  }
  const clock = setTimeout(end, SETTLED)
  for (const move of MOVES) addEventListener(move, end, { passive: true })
  growth.observe(page)
}

const [opened] = performance.getEntriesByType('navigation')
if (opened instanceof PerformanceNavigationTiming && opened.type === 'navigate') hold()
addEventListener('hashchange', hold)
