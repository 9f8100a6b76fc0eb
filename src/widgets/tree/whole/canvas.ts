import type { Inks } from './paint.ts'
import type { Look } from './scene.ts'

const INKS = ['paper', 'wash', 'ink', 'soft', 'faint', 'rule', 'accent'] as const

/** A canvas as sharp as the screen, with the type and the palette of the page as they are now. */
export class Canvas {
  readonly element = document.createElement('canvas')
  /** Not to be seen: each has the colour of an ink. They stand in the page with the canvas. */
  readonly probes = INKS.map((ink) => {
    const probe = document.createElement('i')
    probe.className = `whole-probe whole-${ink}`
    return probe
  })

  /** Draws anew, in pixels of the page. */
  draw(
    { width, height }: Pick<Look, 'width' | 'height'>,
    paint: (context: CanvasRenderingContext2D, inks: Inks, font: string) => void,
  ): void {
    const { element, probes } = this
    const scale = window.devicePixelRatio || 1
    const [across, down] = [Math.round(width * scale), Math.round(height * scale)]
    if (element.width !== across || element.height !== down) {
      element.width = across
      element.height = down
    }
    const context = element.getContext('2d')
    if (context === null) return
    context.setTransform(scale, 0, 0, scale, 0, 0)
    context.clearRect(0, 0, width, height)
    const colours = probes.map((probe) => getComputedStyle(probe).color)
    const inks = Object.fromEntries(INKS.map((ink, i) => [ink, colours[i]])) as unknown as Inks
    paint(context, inks, getComputedStyle(element).fontFamily)
  }
}
