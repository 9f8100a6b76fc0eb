import { at, svg } from '../../boards/svg.ts'
import { setText } from '../../figure/dom.ts'
import { set, type Drawn } from './keyed.ts'
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
  private updateCarried(model: LinkModel): void {
    const { carries } = model
    if (carries === undefined) {
      this.carried?.remove()
      this.carried = undefined
      return
    }
    if (this.carried === undefined) {
      this.carried = svg(this.document, 'path')
      this.element.append(this.carried)
    }
    const { x, y, dx, dy, ux, uy } = visible(model)
    set(this.carried, 'class', `carried line-${carries}`)
    set(this.carried, 'd', `M${at(x + uy * 5)} ${at(y - ux * 5)}l${at(dx)} ${at(dy)}`)
  }

  /** Two short strokes across the line, towards its end. */
  private updateStrike(model: LinkModel): void {
    if (!model.struck) {
      this.strike?.remove()
      this.strike = undefined
      return
    }
    if (this.strike === undefined) {
      this.strike = svg(this.document, 'path', { class: 'strike' })
      this.element.append(this.strike)
    }
    const { x, y, dx, dy, ux, uy, length } = visible(model)
    // A stroke leans against the line, so that it is no bracket.
    const [sx, sy] = [(-uy + ux * 0.5) * 5, (ux + uy * 0.5) * 5]
    const stroke = (share: number) =>
      `M${at(x + dx * share - sx)} ${at(y + dy * share - sy)}l${at(2 * sx)} ${at(2 * sy)}`
    const middle = Math.max(0.75, 1 - 14 / length)
    set(this.strike, 'd', stroke(middle - 2 / length) + stroke(middle + 2 / length))
  }

  private updateScissors(model: LinkModel): void {
    const { scissors: count } = model
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
    const { x, y, dx, dy, length } = visible(model)
    // The number stands where the line does not go, and not before the symbols of the next level.
    const right = model.under > 0
    const steep = Math.abs(dy) > Math.abs(dx)
    set(this.count, 'x', right ? (steep ? '9' : '-4') : steep ? '11' : '0')
    set(this.count, 'y', steep ? '4' : right && dy > 0 ? '19' : '-11')
    set(this.count, 'text-anchor', right || steep ? 'start' : 'middle')
    const share = right ? 15 / length : Math.max(0.3, Math.min(0.45, 20 / length))
    set(this.sign, 'transform', `translate(${at(x + dx * share)} ${at(y + dy * share)})`)
  }
}

/** The part of a link that is seen, its vector, and the same of length 1. */
function visible({ from, to, under }: LinkModel) {
  const whole = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [ux, uy] = [(to.x - from.x) / whole, (to.y - from.y) / whole]
  const length = Math.max(1, whole - 2 * under)
  const [x, y] = [from.x + ux * under, from.y + uy * under]
  return { x, y, dx: ux * length, dy: uy * length, ux, uy, length }
}
