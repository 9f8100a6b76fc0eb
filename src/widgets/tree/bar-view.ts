import { at, svg } from '../../boards/svg.ts'
import { set } from './keyed.ts'
import type { Bar } from './node-model.ts'

/**
 * A window on the figure's scale: α a bracket on the left, β one on the right, what lies between
 * shaded, the best score so far a dot. An end at infinity is at the edge.
 *
 *     ├──[▒▒▒▒•▒▒]──┤
 */
export class BarView {
  readonly element: SVGGElement
  private readonly width: number
  private readonly shade: SVGElement
  private readonly alpha: SVGElement
  private readonly beta: SVGElement
  private readonly best: SVGElement

  /** @param width  pixels; `height` of the brackets, 10 in a node */
  constructor(document: Document, width: number, height: number) {
    const half = height / 2
    const serif = at(height * 0.32)
    this.width = width
    this.shade = svg(document, 'rect', {
      class: 'bar-shade',
      y: at(1 - half),
      height: at(height - 2),
    })
    this.alpha = svg(document, 'path', {
      class: 'bar-alpha',
      d: `M${serif} ${at(-half)}h-${serif}v${at(height)}h${serif}`,
    })
    this.beta = svg(document, 'path', {
      class: 'bar-beta',
      d: `M-${serif} ${at(-half)}h${serif}v${at(height)}h-${serif}`,
    })
    this.best = svg(document, 'circle', { class: 'bar-best', r: at(height * 0.28) })
    const [left, right] = [at(-width / 2), at(width / 2)]
    const edge = at(height * 0.2)
    const track = svg(document, 'path', {
      class: 'bar-track',
      d: `M${left} -${edge}V${edge}M${left} 0H${right}M${right} -${edge}V${edge}`,
    })
    this.element = svg(document, 'g', { class: 'bar' }, [
      this.shade,
      track,
      this.alpha,
      this.beta,
      this.best,
    ])
  }

  update({ window, best }: Bar): void {
    const x = (share: number) => (share - 0.5) * this.width
    const closed = window !== undefined && window.alpha >= window.beta
    set(this.element, 'class', closed ? 'bar closed' : 'bar')
    set(this.shade, 'visibility', window === undefined || closed ? 'hidden' : undefined)
    set(this.alpha, 'visibility', window === undefined ? 'hidden' : undefined)
    set(this.beta, 'visibility', window === undefined ? 'hidden' : undefined)
    set(this.best, 'visibility', best === undefined ? 'hidden' : undefined)
    if (best !== undefined) set(this.best, 'cx', at(x(best)))
    if (window === undefined) return
    set(this.alpha, 'transform', `translate(${at(x(window.alpha))} 0)`)
    set(this.beta, 'transform', `translate(${at(x(window.beta))} 0)`)
    if (closed) return
    set(this.shade, 'x', at(x(window.alpha)))
    set(this.shade, 'width', at(x(window.beta) - x(window.alpha)))
  }
}
