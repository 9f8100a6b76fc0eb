import { nothing } from 'lit-html'
import { element, setText } from '../../../figure/dom.ts'
import { techniques as words } from '../../../i18n/techniques.ts'
import type { Telling } from '../names.ts'
import type { Added, Aside, Powered, Powers, Seen } from '../powers.ts'
import type { Reading } from '../node-model.ts'
import type { Session } from '../session.ts'
import { tellingOf } from '../names.ts'
import { tree as treeWords } from '../../../i18n/tree.ts'
import { insightOf, MOST_SLOTS, type Insight } from './insight.ts'
import { orderAdded } from './order.ts'
import { OrderPane } from './order-pane.ts'
import { StripPane } from './strip.ts'
import { TablePane, tableSaid } from './table-pane.ts'

/** What of a search's techniques a figure shows. */
export const TECHNIQUES = ['order', 'table', 'graph', 'deepening'] as const
export type Technique = (typeof TECHNIQUES)[number]

/** Whether the tree is folded into a graph, kept by whoever shows it. */
interface Folded {
  folded: boolean
}

const insights = new WeakMap<Session, Insight>()

function insightInto(session: Session): Insight {
  const known = insights.get(session) ?? insightOf(session)
  insights.set(session, known)
  return known
}

/**
 * What makes a search short, seen in its tree: the order of moves and what fell out of the beam, the
 * table, the positions that are one, and the depths of a deepening search.
 */
export class Techniques implements Powers {
  readonly insight = true
  readonly aside: Aside
  private readonly shows: ReadonlySet<Technique>
  private readonly kept: Folded
  private powered: Powered | undefined
  /** The tree has been opened, and is about to be folded. */
  private parting = false

  constructor(
    document: Document,
    shows: readonly Technique[] = TECHNIQUES,
    kept: Folded = { folded: false },
  ) {
    this.shows = new Set(shows)
    this.kept = kept
    this.aside = new TechniquesAside(document, this.shows, {
      go: (step) => this.powered?.go(step),
      fold: () => this.fold(),
    })
  }

  reading(seen: Seen): Added {
    const insight = insightInto(seen.session)
    const { shows, kept } = this
    const telling = tellingOf(seen.session, treeWords)
    const order = shows.has('order') ? orderAdded(insight, seen, words, telling.words) : {}
    const tabled =
      shows.has('table') && insight.table !== undefined && insight.table.slots <= MOST_SLOTS
        ? tableSaid(insight, seen.step, words, telling)
        : ''
    const { graph } = insight
    return {
      ...order,
      said: (order.said ?? '') + tabled,
      ...(graph &&
        shows.has('graph') &&
        kept.folded && { graph: { first: graph.first, joined: !this.parting } }),
    }
  }

  steps(): Record<string, never> {
    return {}
  }

  draw(powered: Powered): typeof nothing {
    this.powered = powered
    return nothing
  }

  key(): undefined {
    return undefined
  }

  /** Opens the whole tree first, so that it is seen to fold. */
  private fold(): void {
    const { kept } = this
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    this.parting = !kept.folded && !still
    kept.folded = !kept.folded
    this.powered?.redraw()
    if (!this.parting) return
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        this.parting = false
        this.powered?.redraw()
      }),
    )
  }
}

/** The panes below the steps, in any document. */
class TechniquesAside implements Aside {
  readonly element: HTMLElement
  private readonly shows: ReadonlySet<Technique>
  private readonly order: OrderPane
  private readonly table: TablePane
  private readonly strip: StripPane
  private readonly graph: HTMLElement
  private readonly counts: HTMLElement
  private readonly button: HTMLElement

  constructor(
    document: Document,
    shows: ReadonlySet<Technique>,
    asks: { go(step: number): void; fold(): void },
  ) {
    this.shows = shows
    this.order = new OrderPane(document, words)
    this.table = new TablePane(document, words)
    this.strip = new StripPane(document, words, (step) => asks.go(step))
    this.counts = element(document, 'p', { class: 'hint' })
    this.button = element(document, 'button', { class: 'button', type: 'button' })
    this.button.addEventListener('click', () => asks.fold())
    this.graph = element(document, 'div', { class: 'technique technique-graph' }, [
      this.button,
      this.counts,
    ])
    const { order, strip, table, graph } = this
    this.element = element(document, 'div', { class: 'tree-techniques' }, [
      ...(shows.has('deepening') ? [strip.element] : []),
      ...(shows.has('graph') ? [graph] : []),
      ...(shows.has('table') ? [table.element] : []),
      ...(shows.has('order') ? [order.element] : []),
    ])
  }

  update(telling: Telling, reading: Reading): void {
    const { session } = telling
    const { step, selected } = reading
    const insight = insightInto(session)
    if (this.shows.has('order')) this.order.update(insight, { session, step, selected }, telling)
    if (this.shows.has('table')) this.table.update(insight, step, telling)
    if (this.shows.has('deepening')) this.strip.update(insight, step, telling)
    if (this.shows.has('graph')) this.updateGraph(insight, reading)
  }

  private updateGraph({ graph, session }: Insight, { step, graph: folded }: Reading): void {
    const { replay } = session
    const nodes = replay.counts(replay.steps).visited
    const positions = graph?.distinct.at(-1) ?? 0
    const has = graph !== undefined && positions < nodes
    this.graph.toggleAttribute('hidden', !has)
    if (!has) return
    setText(this.button, folded === undefined ? words.graph.fold : words.graph.unfold)
    const { first } = replay.recording
    // Nodes are numbered as they are met.
    let low = 0
    let high = replay.nodeCount
    while (low < high) {
      const middle = (low + high) >> 1
      if (first[middle] < step) low = middle + 1
      else high = middle
    }
    setText(
      this.counts,
      words.graph.counts(replay.counts(step).visited, graph.distinct[low], nodes, positions),
    )
  }
}
