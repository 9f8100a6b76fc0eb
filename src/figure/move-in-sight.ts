/**
 * Scrolls the list of moves of a figure so far that the move at hand is in sight, and nothing around
 * it: a page that moves under a reader at each step is no help.
 */
export function keepMoveInSight(figure: HTMLElement): void {
  const move = figure.querySelector('.play-moves [aria-current]')
  const box = move?.closest('.play-moves')
  if (!move || !box) return
  const [outer, inner] = [box.getBoundingClientRect(), move.getBoundingClientRect()]
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom
}
