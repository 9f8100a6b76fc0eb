import { zoomed, type Camera } from './camera.ts'

export interface Lens {
  /** Where the reader looks now. */
  camera(): Camera
  /** The furthest away one can look from. */
  least(): number
  /** Pixels of the drawing to one of the screen. */
  scale(): number
  look(camera: Camera): void
}

/** Pixels of the screen that a finger may move and still point at a node. */
const SLOP = 6

/**
 * Dragging moves the drawing, two fingers or the wheel with Control zoom it. The bare wheel stays
 * the page's. Returns whether the last press became a drag, so that its click means nothing.
 */
export function panAndZoom(drawing: SVGSVGElement, lens: Lens): { wasDragged(): boolean } {
  const fingers = new Map<number, { readonly x: number; readonly y: number }>()
  let dragged = false
  let start = { x: 0, y: 0 }

  const spot = (event: MouseEvent) => {
    const box = drawing.getBoundingClientRect()
    const scale = lens.scale()
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale }
  }

  drawing.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const { x, y } = spot(event)
      lens.look(zoomed(lens.camera(), Math.exp(-event.deltaY / 300), x, y, lens.least()))
    },
    { passive: false },
  )

  drawing.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    // The focus must not go to the node: the arrow keys are to go on stepping.
    event.preventDefault()
    fingers.set(event.pointerId, spot(event))
    if (fingers.size === 1) {
      dragged = false
      start = { x: event.clientX, y: event.clientY }
    }
  })

  drawing.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId)
    if (before === undefined) return
    if (!dragged && Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLOP) return
    if (!dragged) drawing.setPointerCapture(event.pointerId)
    dragged = true
    const now = spot(event)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    fingers.set(event.pointerId, now)
    const camera = lens.camera()
    if (other === undefined) {
      lens.look({ ...camera, x: camera.x + now.x - before.x, y: camera.y + now.y - before.y })
      return
    }
    const apart = (point: typeof now) => Math.hypot(point.x - other.x, point.y - other.y) || 1
    const factor = apart(now) / apart(before)
    lens.look(zoomed(camera, factor, other.x, other.y, lens.least()))
  })

  for (const end of ['pointerup', 'pointercancel'] as const) {
    drawing.addEventListener(end, (event) => fingers.delete(event.pointerId))
  }
  return { wasDragged: () => dragged }
}
