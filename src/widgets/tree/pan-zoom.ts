export interface Lens {
  /** Pixels of the drawing to one of the screen. */
  scale(): number
  /** Nearer or further by a factor; the point (x, y) of the drawing stays where it is. */
  zoom(factor: number, x: number, y: number): void
  move(dx: number, dy: number): void
}

/** Pixels of the screen that a finger may move and still point at a node. */
const SLOP = 6

/**
 * Dragging moves the drawing, two fingers or the wheel with Control zoom it. The bare wheel stays
 * the page's. Returns whether the last press became a drag, so that its click means nothing.
 */
export function panAndZoom(
  drawing: SVGSVGElement | HTMLElement,
  lens: Lens,
): { wasDragged(): boolean } {
  const events: GlobalEventHandlers = drawing
  const fingers = new Map<number, { readonly x: number; readonly y: number }>()
  let dragged = false
  let start = { x: 0, y: 0 }

  const spot = (event: MouseEvent) => {
    const box = drawing.getBoundingClientRect()
    const scale = lens.scale()
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale }
  }

  events.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const { x, y } = spot(event)
      lens.zoom(Math.exp(-event.deltaY / 300), x, y)
    },
    { passive: false },
  )

  events.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    // The focus must not go to the node: the arrow keys are to go on stepping.
    event.preventDefault()
    fingers.set(event.pointerId, spot(event))
    if (fingers.size === 1) {
      dragged = false
      start = { x: event.clientX, y: event.clientY }
    }
  })

  events.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId)
    if (before === undefined) return
    if (!dragged && Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLOP) return
    if (!dragged) drawing.setPointerCapture(event.pointerId)
    dragged = true
    const now = spot(event)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    fingers.set(event.pointerId, now)
    if (other === undefined) return lens.move(now.x - before.x, now.y - before.y)
    const apart = (point: typeof now) => Math.hypot(point.x - other.x, point.y - other.y) || 1
    const factor = apart(now) / apart(before)
    lens.zoom(factor, other.x, other.y)
  })

  for (const end of ['pointerup', 'pointercancel'] as const) {
    events.addEventListener(end, (event) => fingers.delete(event.pointerId))
  }
  return { wasDragged: () => dragged }
}
