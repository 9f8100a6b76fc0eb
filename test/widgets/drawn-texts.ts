/** A text of a drawing as it stands on the screen. */
interface DrawnText {
  /** What it says and its classes. */
  readonly name: string
  /** Pixels of its type. */
  readonly size: number
  /** Around its letters, not its line. */
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Every text of a drawing that can be seen in it, in whole or in part. */
function textsOf(drawing: SVGSVGElement): DrawnText[] {
  const pen = document.createElement('canvas').getContext('2d')
  if (pen === null) throw new Error('no canvas')
  const room = (drawing.closest('.scrolls') ?? drawing).getBoundingClientRect()
  return [...drawing.querySelectorAll('text')].flatMap((text) => {
    const says = text.textContent.trim()
    const matrix = text.getScreenCTM()
    const style = getComputedStyle(text)
    if (says === '' || matrix === null || text.getClientRects().length === 0) return []
    const { x, width } = text.getBBox()
    const base = Number(text.getAttribute('y') ?? 0)
    pen.font = style.font
    const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = pen.measureText(says)
    const [from, to] = [
      new DOMPoint(x, base - up).matrixTransform(matrix),
      new DOMPoint(x + width, base + down).matrixTransform(matrix),
    ]
    if (to.x < room.left || from.x > room.right) return []
    return {
      name: `${says} (${text.getAttribute('class') ?? ''})`,
      size: Number.parseFloat(style.fontSize) * matrix.a,
      left: from.x,
      right: to.x,
      top: from.y,
      bottom: to.y,
    }
  })
}

/**
 * What of the texts below an element cannot be read: too small, over another, or out of sight.
 *
 * @param moved  drawings are wider than their room, and can be moved in it
 */
export function unreadable(host: Element, moved = false): string[] {
  return [...host.querySelectorAll<SVGSVGElement>('svg.drawing')].flatMap((drawing) => {
    const room = drawing.getBoundingClientRect()
    if (room.width === 0) return []
    const texts = textsOf(drawing)
    return texts.flatMap((one, i) => [
      ...(one.size < 11 ? [`${one.name} has ${one.size.toFixed(1)} px`] : []),
      ...(one.top < room.top - 0.5 || one.bottom > room.bottom + 0.5 ? [`${one.name} leaves`] : []),
      ...(!moved && (one.left < room.left - 0.5 || one.right > room.right + 0.5)
        ? [
            `${one.name} leaves at a side by ${Math.max(room.left - one.left, one.right - room.right).toFixed(1)} px`,
          ]
        : []),
      ...texts
        .slice(i + 1)
        .filter(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5,
        )
        .map((other) => `${one.name} is over ${other.name}`),
    ])
  })
}
