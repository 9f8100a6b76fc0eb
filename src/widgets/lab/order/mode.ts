import { html } from 'lit-html'
import { ContractError, readSearched, type Result } from '../../../../engine/index.ts'
import {
  button,
  check,
  copyButton,
  errorLine,
  hintLine,
  saysLine,
  select,
  undoButtons,
} from '../../../figure/panel.ts'
import { labTrees as words } from '../../../i18n/lab-trees.ts'
import type { NodeModel } from '../../tree/model.ts'
import { countsOf, isSame, Workbench, type Bench } from '../edit/bench.ts'
import { move, writeOutline, type Edited, type Path } from '../edit/outline.ts'
import type { Mode, ModeFrame, ModeHost } from '../mode.ts'
import type { LabState } from '../schema.ts'
import { conventionIn } from '../search/schema.ts'
import { arranged, criticalNodes, uniform, type Arrangement } from './arranged.ts'

const GOALS = ['none', 'fewest', 'most'] as const

/** Only the order of children changes, and with it what alpha-beta visits. */
class Order implements Mode {
  private readonly host: ModeHost
  private readonly bench: Workbench
  private critical = false
  private goal: (typeof GOALS)[number] = 'none'
  /** Swaps since the challenge was begun. */
  private swaps = 0

  constructor(host: ModeHost) {
    this.host = host
    this.bench = new Workbench(
      host,
      words.ordering.picture,
      (from, to) => this.drop(from, to),
      (bench, node) => this.painted(bench, node),
    )
  }

  take(state: LabState): Result<LabState> {
    return this.bench.take(state)
  }

  draw(): ModeFrame {
    const { host } = this
    const { bench, at } = this.bench
    if (bench === undefined) throw new ContractError('Order', 'is drawn before it has a tree')
    this.bench.draw()
    const inTree = at !== undefined && at.length > 0
    return {
      question: words.ordering.title,
      how: words.ordering.how,
      below: html`<div class="lab-answer">
        ${saysLine(`${countsOf(bench)}${this.challenge(bench)}`)}
        <div class="lab-row">
          ${button(words.ordering.left, () => this.shift(-1), { can: inTree, keys: 'Alt+ArrowLeft' })}
          ${button(words.ordering.right, () => this.shift(1), { can: inTree, keys: 'Alt+ArrowRight' })}
          ${button(words.ordering.best, () => this.arrange('best'))}
          ${button(words.ordering.worst, () => this.arrange('worst'))}
        </div>
        ${check(words.ordering.critical, this.critical, (on) => {
          this.critical = on
          host.redraw()
        })}
        ${this.critical ? html`<p class="hint">${this.mustBeSeen(bench)}</p>` : ''}
        <div class="lab-row">${undoButtons(host.figure)} ${copyButton(host.figure)}</div>
        ${errorLine(host.figure)} ${hintLine(host.figure)}
      </div>`,
      fields: select(
        words.ordering.goal,
        GOALS.map((each) => [each, words.ordering.goals[each]] as const),
        this.goal,
        (goal) => {
          this.goal = goal
          this.swaps = 0
          host.redraw()
        },
      ),
    }
  }

  /** How far the challenge has come, beside what ordering every node would reach. */
  private challenge(bench: Bench): string {
    const { goal, swaps } = this
    if (goal === 'none') return ''
    const how = goal === 'fewest' ? 'best' : 'worst'
    const reached = readSearched(this.arrangedText(bench, how), conventionIn(this.host.state))
    return ` ${words.ordering.challenge(goal, swaps, reached.ok ? reached.value.result.nodes : undefined)}`
  }

  private mustBeSeen(bench: Bench): string {
    const { searched } = bench
    const { tree } = searched.position
    const must = criticalNodes(tree, searched.convention.order === 'right')
    const leaves = searched.leaves.nodes.filter((node) => must[node]).length
    return words.ordering.mustBeSeen(
      must.filter(Boolean).length,
      leaves,
      searched.result.nodes,
      uniform(tree),
    )
  }

  private painted(bench: Bench, node: NodeModel): NodeModel {
    if (!this.critical || node.shown.kind !== 'node') return node
    const { replay } = bench.telling.session
    if (!replay.isVisited(node.shown.node)) return node
    const { searched } = bench
    const must = criticalNodes(searched.position.tree, searched.convention.order === 'right')
    const isMust = must[searched.treeNodes[node.shown.node]]
    return {
      ...node,
      marked: !isMust,
      spoken: `${node.spoken}. ${isMust ? words.ordering.must : words.ordering.unlucky}`,
    }
  }

  private arrangedText({ root, min, searched }: Bench, how: Arrangement): string {
    return writeOutline(arranged(root, searched.position, how), min)
  }

  private arrange(how: Arrangement): void {
    const { bench } = this.bench
    if (bench === undefined) return
    this.bench.apply({ root: arranged(bench.root, bench.searched.position, how), at: [] })
    this.bench.at = undefined
    this.host.redraw()
  }

  private shift(by: -1 | 1): void {
    this.swap(this.bench.shifted(by))
    this.bench.focus()
  }

  private swap(edited: Edited | undefined): void {
    if (edited === undefined) return
    this.swaps++
    if (!this.bench.apply(edited)) this.swaps--
  }

  /** Dropped on a sibling, a child takes its place. */
  private drop(from: Path, to: Path): void {
    const root = this.bench.bench?.root
    if (root === undefined || from.length === 0 || to.length === 0) return
    if (!isSame(from.slice(0, -1), to.slice(0, -1))) {
      this.host.tell(words.ordering.siblings)
      return
    }
    const place = to[to.length - 1] + (to[to.length - 1] > from[from.length - 1] ? 1 : 0)
    this.swap(move(root, from, [...to.slice(0, -1), place]))
  }

  resized(): void {
    this.bench.resized()
  }

  key(event: KeyboardEvent): boolean {
    if (event.altKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      this.shift(event.key === 'ArrowLeft' ? -1 : 1)
      return true
    }
    return this.bench.key(event)
  }

  focus(): void {
    this.bench.focus()
  }

  leave(): void {
    this.bench.leave()
  }
}

export function openMode(host: ModeHost): Mode {
  return new Order(host)
}
