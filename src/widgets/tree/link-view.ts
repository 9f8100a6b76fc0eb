import { at, svg } from '../../boards/svg.ts'
import { set, setText, type Drawn } from './keyed.ts'
import type { LinkModel } from './model.ts'
import { scissors } from './shapes.ts'

/** The line from a node to one of its children, with what a cut does to it. */
export class LinkView implements Drawn<LinkModel> {
  readonly element: SVGGElement
  private readonly document: Document
  private readonly line: SVGElement
  private carried: SVGElement | undefined
  private strike: SVGElement | undefined
  private sign: SVGElement | undefined
  private count: SVGElement | undefined

  constructor(document: Document) {
    this.document = document
    this.line = svg(document, 'path', { class: 'link-line' })
    this.element = svg(document, 'g', { class: 'link' }, [this.line])
  }

  update(model: LinkModel): void {
    const { from, to, lit } = model
    const classes = ['link', model.state]
    set(this.element, 'data-node', model.key.slice(1))
    if (model.onPath) classes.push('on-path')
    if (model.onLine) classes.push('on-line')
    if (lit !== undefined) classes.push(`lit-${lit.role}`, `tone-${lit.tone}`)
    set(this.element, 'class', classes.join(' '))
    set(this.line, 'd', `M${at(from.x)} ${at(from.y)}L${at(to.x)} ${at(to.y)}`)
    this.updateCarried(model)
    this.updateStrike(model)
    this.updateScissors(model)
  }

  /** A dotted line beside the link, in the hue of the bound that is handed down. */
  private updateCarried({ from, to, carries }: LinkModel): void {
    if (carries === undefined) {
      this.carried?.remove()
      this.carried = undefined
      return
    }
    if (this.carried === undefined) {
      this.carried = svg(this.document, 'path')
      this.element.append(this.carried)
    }
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
    const [nx, ny] = [((to.y - from.y) / length) * 5, ((from.x - to.x) / length) * 5]
    set(this.carried, 'class', `carried line-${carries}`)
    set(
      this.carried,
      'd',
      `M${at(from.x + nx)} ${at(from.y + ny)}L${at(to.x + nx)} ${at(to.y + ny)}`,
    )
  }

  /** Two short strokes across the line, two thirds of the way. */
  private updateStrike({ from, to, struck }: LinkModel): void {
    if (!struck) {
      this.strike?.remove()
      this.strike = undefined
      return
    }
    if (this.strike === undefined) {
      this.strike = svg(this.document, 'path', { class: 'strike' })
      this.element.append(this.strike)
    }
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const length = Math.hypot(dx, dy) || 1
    const [ux, uy] = [dx / length, dy / length]
    // A stroke leans against the line, so that it is no bracket.
    const [sx, sy] = [(-uy + ux * 0.5) * 5, (ux + uy * 0.5) * 5]
    const stroke = (share: number) =>
      `M${at(from.x + dx * share - sx)} ${at(from.y + dy * share - sy)}l${at(2 * sx)} ${at(2 * sy)}`
    const gap = 2 / length
    const middle = Math.max(0.75, 1 - 14 / length)
    set(this.strike, 'd', stroke(middle - gap) + stroke(middle + gap))
  }

  private updateScissors({ from, to, scissors: count }: LinkModel): void {
    if (count === undefined) {
      this.sign?.remove()
      this.sign = this.count = undefined
      return
    }
    if (this.sign === undefined || this.count === undefined) {
      this.count = svg(this.document, 'text', { class: 'halo' })
      this.sign = svg(this.document, 'g', { class: 'cut-sign' }, [
        svg(this.document, 'circle', { class: 'fill-paper', r: '9' }),
        scissors(this.document),
        this.count,
      ])
      this.element.append(this.sign)
    }
    setText(this.count, count)
    // The number stands where the line does not go.
    const steep = Math.abs(to.y - from.y) > Math.abs(to.x - from.x)
    set(this.count, 'x', steep ? '11' : '0')
    set(this.count, 'y', steep ? '4' : '-11')
    set(this.count, 'text-anchor', steep ? 'start' : 'middle')
    const share = Math.max(0.3, Math.min(0.45, 20 / Math.hypot(to.x - from.x, to.y - from.y)))
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share]
    set(this.sign, 'transform', `translate(${at(x)} ${at(y)})`)
  }
}
