/** Pixels above what is to be seen. */
const ABOVE = 8

/** Scrolls a page in which a reader is below a board so far that some of its squares are in sight. */
export function bringInSight(figure: HTMLElement, squares: readonly number[]): void {
  const tops = squares.map((square) => {
    const cell = figure.querySelector(`[data-square="${square}"]`)
    return (cell?.getBoundingClientRect().top ?? ABOVE) - ABOVE
  })
  const top = Math.min(0, ...tops)
  if (top < 0) scrollBy(0, top)
}
