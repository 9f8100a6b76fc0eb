import { hexGeometry, type HexModel } from './hex-geometry.ts'
import { marbleGroup } from './hex-marbles.ts'
import type { HexSlide } from './hex-slides.ts'

/** Milliseconds that marbles take to go their way. */
const SLIDE = 200

interface Going {
  readonly slide: HexSlide
  /** Milliseconds of the document's time line. */
  readonly start: number
  readonly easing: string
}

/**
 * The movement of marbles over a board that is drawn anew whenever anything changes: what was
 * going on goes on in the new drawing. A move waits for the one before it, which may be the
 * reader's own of a moment ago.
 */
export class HexMotion {
  private readonly document: Document
  private going: readonly Going[] = []

  constructor(document: Document) {
    this.document = document
  }

  /** The cells whose marbles must be drawn by themselves. */
  get cells(): number[] {
    return this.going.map(({ slide }) => slide.cell)
  }

  /**
   * Sets marbles going, unless the reader wants no movement. With none to set going the board is
   * another one, and nothing goes on.
   *
   * @param done  how much of the way the reader has moved them herself, from 0 to 1
   */
  begin(slides: readonly HexSlide[], done = 0): void {
    const still = !matchMedia('(prefers-reduced-motion: no-preference)').matches
    if (slides.length === 0 || still) {
      this.going = []
      return
    }
    const { now } = this
    const cells = new Set(slides.map(({ cell }) => cell))
    const before = this.going.filter(({ start }) => start + SLIDE > now)
    const ends = before.map(({ start }) => start + SLIDE)
    const start = Math.min(now + SLIDE, Math.max(now, ...ends)) - done * SLIDE
    const easing = done > 0 ? 'linear' : 'ease-in-out'
    this.going = [
      ...before.filter(({ slide }) => !cells.has(slide.cell)),
      ...slides.map((slide) => ({ slide, start, easing })),
    ]
  }

  /** Moves the marbles of a drawing that has just been made. */
  run(picture: SVGGElement, model: HexModel): void {
    const g = hexGeometry(model)
    const { now } = this
    for (const { slide, start, easing } of this.going) {
      const { cell, player, x, y, edge } = slide
      const goes = edge === 'goes'
      if (now >= start + SLIDE || (!goes && model.stones[cell] !== player)) continue
      const marble = goes
        ? marbleGroup(this.document, model, g, player, [cell])
        : picture.querySelector<SVGElement>(`[data-at="${cell}"]`)
      if (marble === null) continue
      if (goes) picture.append(marble)
      const there = {
        transform: `translate(${x * g.cell}px, ${-y * g.cell}px)`,
        opacity: edge === undefined ? 1 : 0,
      }
      const here = { transform: 'translate(0px, 0px)', opacity: 1 }
      const timing: KeyframeAnimationOptions = { duration: SLIDE, easing, fill: 'backwards' }
      const animation = marble.animate(goes ? [here, there] : [there, here], timing)
      animation.currentTime = now - start
      if (goes) animation.onfinish = () => marble.remove()
    }
  }

  private get now(): number {
    return Number(this.document.timeline.currentTime)
  }
}
