/*
 * Laying out a long chapter in one task would keep the page busy while it opens. So at first a
 * browser leaves out all below the chapter's head (figures.css), and here, when the type has come,
 * it is laid out from the top, as much a frame as is quickly done.
 */

/** What may be begun in a frame that has taken no longer than this, in milliseconds. */
const FRAME = 6
/** How long the text waits for its type, in milliseconds. */
const PATIENCE = 300

const page = document.documentElement
const blocks = [...document.querySelectorAll<HTMLElement>('main > *')]

function next(): void {
  const start = performance.now()
  do {
    const block = blocks.shift()
    if (block === undefined) {
      delete page.dataset['opening']
      return
    }
    block.classList.add('laid')
    // Asking for a measure lays the block out now, so that the clock sees it.
    block.getBoundingClientRect()
  } while (performance.now() - start < FRAME)
  requestAnimationFrame(next)
}

if (page.dataset['opening'] !== undefined) {
  // Type that came after the text would have it laid out twice.
  const latin = [...document.fonts].filter(({ unicodeRange }) => unicodeRange.startsWith('U+0-'))
  void Promise.race([
    Promise.allSettled(latin.map((face) => face.load())),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]).then(() => requestAnimationFrame(next))
}
