/*
 * Laying out a long chapter in one task would keep the page busy while it opens. So at first a
 * browser leaves out the figures that are far from the reader (figures.css), and here, when the type
 * has come, they are laid out one a frame.
 */
const page = document.documentElement
const figures = [...document.querySelectorAll('.figure')]

function next(): void {
  const figure = figures.shift()
  if (figure === undefined) delete page.dataset['opening']
  else {
    figure.classList.add('laid')
    requestAnimationFrame(next)
  }
}

if (page.dataset['opening'] !== undefined) {
  void document.fonts.ready.then(() => requestAnimationFrame(next))
}
