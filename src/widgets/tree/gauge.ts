import { at, svg } from '../../boards/svg.ts'
import type { TreeWords } from '../../i18n/tree.ts'
import { BarView } from './bar-view.ts'
import { setText } from '../../figure/dom.ts'
import { set } from './keyed.ts'
import type { PanelModel } from './panel-model.ts'
import { scoreText } from './texts.ts'

const WIDTH = 300
const EDGE = 12
const BAR = WIDTH - 2 * EDGE
const MIDDLE = 40

/** One node's window, large, with the figure's scale under it and its numbers over it. */
export class GaugeView {
  readonly element: SVGSVGElement
  private readonly document: Document
  private readonly words: TreeWords
  private readonly bar: BarView
  private readonly alpha: SVGElement
  private readonly best: SVGElement
  private readonly beta: SVGElement
  private readonly ticks: SVGElement
  private scale: PanelModel['scale'] | undefined

  constructor(document: Document, words: TreeWords) {
    this.document = document
    this.words = words
    this.bar = new BarView(document, BAR, 24)
    this.bar.element.setAttribute('transform', `translate(${WIDTH / 2} ${MIDDLE})`)
    const text = (name: string, x: number, anchor: string) =>
      svg(document, 'text', { class: name, x, y: 14, 'text-anchor': anchor })
    this.alpha = text('label-alpha', EDGE - 4, 'start')
    this.best = text('gauge-best', WIDTH / 2, 'middle')
    this.beta = text('label-beta', WIDTH - EDGE + 4, 'end')
    this.ticks = svg(document, 'g', { class: 'gauge-ticks' })
    this.element = svg(
      document,
      'svg',
      { class: 'drawing gauge', viewBox: `0 0 ${WIDTH} 72`, 'aria-hidden': 'true' },
      [this.bar.element, this.alpha, this.best, this.beta, this.ticks],
    )
  }

  update({ node, scale, written }: PanelModel): void {
    this.bar.update(node.bar ?? {})
    setText(this.alpha, node.alpha)
    setText(this.best, node.best)
    setText(this.beta, node.beta)
    set(this.element, 'class', node.bar === undefined ? 'drawing gauge empty' : 'drawing gauge')
    if (scale === this.scale) return
    this.scale = scale
    this.ticks.replaceChildren(...this.tickTexts(scale, written))
  }

  private tickTexts(scale: PanelModel['scale'], written: PanelModel['written']): SVGElement[] {
    const { details, infinity } = this.words
    const own = written === undefined ? this.words : { ...this.words, written }
    const marks: [share: number, text: string][] = [[0, infinity.down]]
    if (scale.losses) marks.push([0.125, details.lossStrip])
    for (const tick of scale.ticks) {
      const share = scale.at(tick)
      const crowded = scale.ticks.some(
        (other) => other !== tick && Math.abs(scale.at(other) - share) < 0.09,
      )
      if (tick !== 0 || !crowded) marks.push([share, scoreText(tick, own)])
    }
    if (scale.wins) marks.push([0.875, details.winStrip])
    marks.push([1, infinity.up])
    // A long number at an end makes room for the infinity beside it.
    const anchor = (share: number, text: string) =>
      text.length < 4 || (share > 0.2 && share < 0.8) ? 'middle' : share < 0.5 ? 'start' : 'end'
    const x = (share: number) => at(EDGE + share * BAR)
    const notches = scale.ticks.map((tick) => `M${x(scale.at(tick))} ${MIDDLE - 3}v6`).join('')
    return [
      svg(this.document, 'path', { class: 'gauge-notches', d: notches }),
      ...marks.map(([share, text]) =>
        svg(
          this.document,
          'text',
          { class: 'label', x: x(share), y: MIDDLE + 29, 'text-anchor': anchor(share, text) },
          [text],
        ),
      ),
    ]
  }
}
