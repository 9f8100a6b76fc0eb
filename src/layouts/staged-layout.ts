import { askedSection } from './asked-section.ts'

/*
 * Laying out a long chapter in one task would keep the page busy while it opens. So at first a
 * browser leaves out all below the chapter's head (figures.css), and here, when the type has come,
 * it is laid out from the top, as much a frame as is quickly done: a block, then what its drawings
 * hold, one after the other. A link to a section has the page laid out from there to its end, then
 * from there to its top; hold-section.ts keeps the section where it is.
 */

/** What may be begun in a frame that has taken no longer than this, in milliseconds. */
const FRAME = 6
/** How long the text waits for its type, in milliseconds. */
const PATIENCE = 300

const blocks = [...document.querySelectorAll('main > *')]
const section = askedSection()
const first = Math.max(
  0,
  blocks.findIndex((block) => block.contains(section)),
)
const left = [...blocks.slice(first), ...blocks.slice(0, first).reverse()].flatMap((block) =>
  block.matches('.opening') ? block : [block, ...block.querySelectorAll('svg.drawing')],
)

function next(): void {
  const start = performance.now()
  do {
    const element = left.shift()
    if (element === undefined) return
    if (element instanceof SVGSVGElement) draw(element)
    else element.classList.add('laid')
    // Asking for a measure lays it out now, so that the clock sees it.
    element.getBoundingClientRect()
  } while (performance.now() - start < FRAME)
  requestAnimationFrame(next)
}

/** Leaves out what a drawing holds. It keeps its room, which its `viewBox` alone would not give. */
function leaveEmpty(drawing: SVGSVGElement): void {
  const { width, height } = drawing.viewBox.baseVal
  drawing.style.aspectRatio = `${width} / ${height}`
  drawing.classList.add('waits')
}

function draw(drawing: SVGSVGElement): void {
  drawing.style.removeProperty('aspect-ratio')
  drawing.classList.remove('waits')
}

/** Loads the typefaces that the text wants: each later one would have all of it laid out again. */
function typefaces(): Promise<FontFace[]>[] {
  return ['main', 'main figure', 'main em', 'main code', 'main math'].map((part) => {
    const set = [...document.querySelectorAll(part)]
    if (set.length === 0) return Promise.resolve([])
    const { fontStyle, fontFamily } = getComputedStyle(set[0])
    const text = set.map(({ textContent }) => textContent).join('')
    return document.fonts.load(`${fontStyle} 1em ${fontFamily}`, text)
  })
}

const { opening } = document.documentElement.dataset
if (opening !== undefined) {
  // The head's script would lay out all at once if nobody came; see policy.ts.
  clearTimeout(Number(opening))
  for (const element of left) if (element instanceof SVGSVGElement) leaveEmpty(element)
  // The reader is where she wants to be from the first frame on.
  if (section !== null) {
    blocks[first].classList.add('laid')
    section.scrollIntoView({ behavior: 'instant' })
  }
  // Type that came after the text would have it laid out twice.
  void Promise.race([
    Promise.allSettled(typefaces()),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]).then(() => requestAnimationFrame(next))
}
