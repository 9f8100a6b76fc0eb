import { EXACT, LOWER, type Replay } from '../../../engine/index.ts'
import { at, svg } from '../../boards/svg.ts'
import { setText } from '../../figure/dom.ts'
import type { Held } from '../../i18n/tree.ts'
import type { Shown } from './fold.ts'
import type { Geometry, Point } from './geometry.ts'
import { set, type Drawn } from './keyed.ts'
import type { Telling } from './names.ts'
import { wasMet } from './node-model.ts'
import { curveOf, freeLabel } from './arc-curve.ts'
import { tableBox } from './shapes.ts'
import { scoreText } from './texts.ts'

/** From a node that the table answers to the one that has stored the answer. */
export interface ArcModel {
  readonly key: string
  readonly from: Point
  /** Where the answer comes from; absent where that is not shown, as in an earlier search. */
  readonly to?: Point
  /** What the table holds, on the arc of the node at hand: `≥5, 2 plies`. */
  readonly text?: string
  /** The middle of that text. */
  readonly label?: Point
}

/** What the table holds that answers a node. */
export interface TableAnswer {
  /** The node that has stored it. */
  readonly source: number
  /** Max's view. */
  readonly score: number
  readonly held: Held
  /** Plies searched below the position. */
  readonly depth: number
}

/** Undefined where no table answers the node. */
export function answerOf(replay: Replay, node: number): TableAnswer | undefined {
  const source = replay.source(node)
  if (source < 0) return undefined
  const { value, last } = replay.recording
  const bound = replay.toldBound(source)
  const least = (bound === LOWER) === (replay.player(node) === 0)
  return {
    source,
    score: replay.forMax(node, value[last[node]]),
    held: bound === EXACT ? 'exact' : least ? 'lower' : 'upper',
    depth: replay.depthLeft(node),
  }
}

const SIGNS = { exact: '=', lower: '≥', upper: '≤' } as const

/**
 * The arcs of all nodes that are shown and answered by a step.
 *
 * @param hand  the node that is selected, or where the search is
 */
export function arcsOf(
  { session: { replay }, words }: Telling,
  shown: readonly Shown[],
  hand: number,
  step: number,
  { x, y, cell, width }: Pick<Geometry, 'x' | 'y' | 'cell' | 'width'>,
): ArcModel[] {
  const places = new Map<number, number>()
  shown.forEach((each, index) => {
    if (each.kind === 'node') places.set(each.node, index)
  })
  const points = shown.map((_, index): Point => ({ x: x(index), y: y(index) }))
  const arcs: ArcModel[] = []
  for (const [node, index] of places) {
    const answer = wasMet(replay, node, step) ? answerOf(replay, node) : undefined
    if (answer === undefined) continue
    const source = places.get(answer.source)
    if (source === undefined && node !== hand) continue
    const from = points[index]
    const to = source === undefined ? undefined : points[source]
    const arc = { key: `t${node}`, from, ...(to && { to }) }
    if (node !== hand) {
      arcs.push(arc)
      continue
    }
    const text = words.arc(SIGNS[answer.held] + scoreText(answer.score, words), answer.depth)
    const label = freeLabel(curveOf(from, endOf(arc)), text.length, points, cell, width)
    arcs.push({ ...arc, text, label })
  }
  return arcs
}

/** From a node to where nothing of the table is shown. */
const STUB = { x: -30, y: -26 }
const endOf = ({ from, to }: Pick<ArcModel, 'from' | 'to'>): Point =>
  to ?? { x: from.x + STUB.x, y: from.y + STUB.y }

export class ArcView implements Drawn<ArcModel> {
  readonly element: SVGGElement
  private readonly curve: SVGElement
  private readonly end: SVGElement
  private readonly text: SVGElement

  constructor(document: Document) {
    this.curve = svg(document, 'path', { class: 'table-arc' })
    this.end = svg(document, 'path', { class: 'table-end' })
    this.text = svg(document, 'text', { class: 'table-held halo', 'text-anchor': 'middle' })
    this.element = svg(document, 'g', {}, [this.curve, this.end, this.text])
  }

  update(model: ArcModel): void {
    const { from, to, text, label } = model
    const end = endOf(model)
    const { bend } = curveOf(from, end)
    set(this.element, 'class', text === undefined ? 'arc' : 'arc at-hand')
    set(
      this.curve,
      'd',
      `M${at(from.x)} ${at(from.y)}Q${at(bend.x)} ${at(bend.y)} ${at(end.x)} ${at(end.y)}`,
    )
    set(this.end, 'd', to === undefined ? tableBox(5) : '')
    set(this.end, 'transform', `translate(${at(end.x)} ${at(end.y)})`)
    setText(this.text, text ?? '')
    set(this.text, 'x', at(label?.x ?? 0))
    set(this.text, 'y', at(label?.y ?? 0))
  }
}
