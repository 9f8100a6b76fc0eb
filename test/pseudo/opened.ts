/**
 * Makes every figure of a page draw what only its script draws, as a reader would: comes near each,
 * waits until it has begun, unfolds what is folded, takes the last of each choice, presses a square
 * and a few buttons. Runs in the page; `look` is called when a figure has come to rest.
 *
 * @returns how many figures there were
 */
export async function openFigures(look: (figure: Element) => void): Promise<number> {
  const MOST_BUTTONS = 5
  const MOST_WAITS = 12
  /** Waits until nothing changes any more, or for what takes long not to its end. */
  const settled = async (figure: Element): Promise<void> => {
    let quiet = 0
    for (let waits = 0; quiet < 2 && waits < MOST_WAITS; waits++) {
      let changed = false
      const observer = new MutationObserver(() => (changed = true))
      observer.observe(figure, { subtree: true, childList: true, characterData: true })
      await new Promise((done) => setTimeout(done, 50))
      observer.disconnect()
      quiet = changed ? 0 : quiet + 1
    }
  }
  const isFigure = (element: Element) => element.localName.startsWith('cutoff-')
  const figures = [...document.querySelectorAll('main *')].filter(isFigure)
  for (const [i, figure] of figures.entries()) {
    figure.scrollIntoView({ block: 'center' })
    await settled(figure)
    for (const summary of figure.querySelectorAll('details:not([open]) > summary')) {
      if (summary instanceof HTMLElement) summary.click()
    }
    look(figure)
    const square = figure.querySelector('[role="gridcell"]:not([aria-disabled="true"])')
    square?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    const pressed = new Set<string>()
    for (let press = 0; press < MOST_BUTTONS; press++) {
      await settled(figure)
      const next = [...figure.querySelectorAll('button')].find(
        (button) => !button.disabled && !pressed.has(`${button.textContent}${button.ariaLabel}`),
      )
      if (next === undefined) break
      pressed.add(`${next.textContent}${next.ariaLabel}`)
      next.click()
    }
    await settled(figure)
    look(figure)
    for (const select of figure.querySelectorAll('select')) {
      if (select.disabled || select.selectedIndex === select.options.length - 1) continue
      select.selectedIndex = select.options.length - 1
      select.dispatchEvent(new Event('change', { bubbles: true }))
      await settled(figure)
      look(figure)
    }
    // What a worker of its own still works at, nobody waits for.
    const outermost = figures.find((each) => each.contains(figure)) ?? figure
    if (figures.slice(i + 1).every((each) => !outermost.contains(each))) outermost.remove()
  }
  return figures.length
}

/** What is wider than the page, or cut off by the edge of its own drawing or control. */
export function cutOff(root: Element): string[] {
  const wide = document.documentElement.clientWidth
  const known = new Map<Element, boolean>()
  const scrolls = (element: Element | null): boolean => {
    if (element === null) return false
    const found =
      known.get(element) ??
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        element.classList.contains('unseen') ||
        scrolls(element.parentElement))
    known.set(element, found)
    return found
  }
  const found = new Set<string>()
  const report = (element: Element, how: string) => {
    const figure = element.closest('[id]')?.id ?? ''
    found.add(`${figure} ${how} <${element.localName}>: ${element.textContent?.slice(0, 80)}`)
  }
  if (document.documentElement.scrollWidth > wide) found.add('the page scrolls sideways')
  for (const element of root.querySelectorAll<HTMLElement>(
    'button, label, p, td, th, summary, select, dt, dd, li, h1, h2, h3',
  )) {
    const box = element.getBoundingClientRect()
    if (box.width === 0 || scrolls(element)) continue
    if (box.right > wide + 1) report(element, 'leaves the page')
    else if (element.localName === 'button' && element.scrollWidth > element.clientWidth + 1)
      report(element, 'is cut')
  }
  for (const text of root.querySelectorAll('svg text')) {
    const drawing = text.closest('svg')
    const box = text.getBoundingClientRect()
    if (drawing === null || box.width === 0 || scrolls(drawing)) continue
    const edge = drawing.getBoundingClientRect()
    if (
      getComputedStyle(drawing).overflow === 'hidden' &&
      (box.left < edge.left - 1 || box.right > edge.right + 1)
    )
      report(text, 'is cut by its drawing')
    if (box.right > wide + 1) report(text, 'leaves the page')
  }
  return [...found]
}
