import { stonesOn } from './square.ts'
import { geometry, type SquareModel } from './square-geometry.ts'

/** Milliseconds that a stone takes to fall or appear, and that stones take to turn. */
const MOVE = 220

/**
 * The movement of the last move's stones over a board that is drawn anew whenever anything changes:
 * what was going on goes on in the new drawing.
 */
export class SquareMotion {
  private readonly document: Document
  private going: { readonly stones: string; readonly start: number } | undefined

  constructor(document: Document) {
    this.document = document
  }

  /** Moves the stones of a drawing that has just been made; with `arriving`, from the beginning. */
  run(picture: SVGGElement, model: SquareModel, arriving: boolean): void {
    const now = Number(this.document.timeline.currentTime)
    const stones = Array.from(model.stones).join()
    const still = !matchMedia('(prefers-reduced-motion: no-preference)').matches
    if (arriving) this.going = { stones, start: now }
    const { going } = this
    if (still || going?.stones !== stones || now >= going.start + MOVE) {
      this.going = undefined
      return
    }
    this.arrive(picture, model, now - going.start)
    this.turn(picture, model, now - going.start)
  }

  private arrive(picture: SVGGElement, model: SquareModel, since: number): void {
    const slots = model.ground === 'slots'
    const g = geometry(model)
    const fall = Math.round(g.y(model.last?.[0] ?? 0) - g.top + g.cell / 2)
    const frames = slots
      ? [{ transform: `translateY(${-fall}px)` }, { transform: 'none' }]
      : [{ opacity: 0 }, { opacity: 1 }]
    const easing = slots ? 'cubic-bezier(0.5, 0, 0.9, 0.6)' : 'ease-out'
    for (const stone of picture.querySelectorAll('.stones.last')) {
      stone.animate(frames, { duration: MOVE, easing }).currentTime = since
    }
  }

  /** The old side of each stone goes out of sight edge on, and the new one comes. */
  private turn(picture: SVGGElement, model: SquareModel, since: number): void {
    const duration = MOVE / 2
    const thin = { transform: 'scaleX(0)' }
    const whole = { transform: 'scaleX(1)' }
    for (const stone of picture.querySelectorAll('.stones.turned')) {
      const square = Number(stone.getAttribute('data-at'))
      const before = stonesOn(this.document, model, 1 - model.stones[square], [square], 'turned')
      stone.after(before)
      const comes = { duration, delay: duration, easing: 'ease-out', fill: 'backwards' } as const
      stone.animate([thin, whole], comes).currentTime = since
      const goes = before.animate([whole, thin], { duration, easing: 'ease-in', fill: 'forwards' })
      goes.onfinish = () => before.remove()
      goes.currentTime = since
    }
  }
}
