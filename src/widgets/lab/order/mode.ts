import { html } from 'lit-html'
import { ContractError, readSearched, type Result } from '../../../../engine/index.ts'
import {
  button,
  check,
  copyButton,
  errorLine,
  hintLine,
  named,
  saysLine,
  select,
  undoButtons,
} from '../../../figure/panel.ts'
import { Finding } from '../../../figure/unhurried.ts'
import { labTrees as words } from '../../../i18n/lab-trees.ts'
import type { NodeModel } from '../../tree/node-model.ts'
import { countsOf, isSame, Workbench, type Bench } from '../edit/bench.ts'
import { move, outlineIn, writeOutline, type Edited, type Path } from '../edit/outline.ts'
import { count } from '../count.ts'
import type { Mode, ModeFrame, ModeHost } from '../mode.ts'
import type { LabState } from '../schema.ts'
import { conventionIn } from '../search/schema.ts'
import { arranged, criticalNodes, uniform, type Arrangement } from './arranged.ts'
import { withinSwaps, type Reached } from './within.ts'

const GOALS = ['none', 'fewest', 'most'] as const
/** Swaps that a challenge may be limited to. */
const MOST_SWAPS = 9

/** Only the order of children changes, and with it what alpha-beta visits. */
class Order implements Mode {
  private readonly host: ModeHost
  private readonly bench: Workbench
  private critical = false
  private goal: (typeof GOALS)[number] = 'none'
  /** Swaps that the challenge allows; 0: any number. */
  private limit = 0
  /** The trees that the challenge has led to from the first one, with the swaps that it took. */
  private readonly reached = new Map<string, number>()
  private readonly optimum = new Finding<Reached | undefined>(
    () => JSON.stringify([this.start, this.limit, this.goal, conventionIn(this.host.state)]),
    () => this.findOptimum(),
  )

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
    const taken = this.bench.take(state)
    // A tree that no swap has led to is one to begin with.
    if (taken.ok && !this.reached.has(state.tree)) this.begin(state.tree)
    return taken
  }

  private begin(tree: string): void {
    this.reached.clear()
    this.reached.set(tree, 0)
  }

  /** What the challenge began with. */
  private get start(): string {
    const [first = ''] = this.reached.keys()
    return first
  }

  /** Since the challenge was begun. */
  private get swaps(): number {
    return this.reached.get(this.host.state.tree) ?? 0
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
      fields: html`${select(
        words.ordering.goal,
        named(GOALS, words.ordering.goals),
        this.goal,
        (goal) => {
          this.goal = goal
          this.begin(host.state.tree)
          host.redraw()
        },
      )}
      ${
        this.goal === 'none'
          ? ''
          : html`${count(words.ordering.limit, this.limit, 0, MOST_SWAPS, (limit) => {
              this.limit = limit
              this.begin(host.state.tree)
              host.redraw()
            })}
            ${button(words.ordering.again, () => this.again(), { can: this.swaps > 0 })}`
      }`,
    }
  }

  /** How far the challenge has come, beside what can be reached. */
  private challenge(bench: Bench): string {
    const { goal, swaps, limit, optimum } = this
    if (goal === 'none') return ''
    if (limit > 0) {
      const { found } = optimum
      if (found === undefined) void optimum.find().then(() => optimum.found && this.host.redraw())
      return ` ${words.ordering.within(goal, swaps, limit, found)}`
    }
    const how = goal === 'fewest' ? 'best' : 'worst'
    const reached = readSearched(this.arrangedText(bench, how), conventionIn(this.host.state))
    return ` ${words.ordering.challenge(goal, swaps, reached.ok ? reached.value.result.nodes : undefined)}`
  }

  private *findOptimum(): Generator<undefined, Reached | undefined> {
    const { goal, limit, start } = this
    const convention = conventionIn(this.host.state)
    const read = readSearched(start, convention)
    if (goal === 'none' || !read.ok) return undefined
    const { root, min } = outlineIn(read.value.position)
    return yield* withinSwaps(root, min, convention, limit, goal)
  }

  /** Back to the tree that the challenge began with. */
  private again(): void {
    this.host.change({ tree: this.start, cut: '', checked: false, step: -1, node: -1, moment: -1 })
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
    const { bench } = this.bench
    if (edited === undefined || bench === undefined) return
    const { goal, limit, swaps } = this
    const tree = writeOutline(edited.root, bench.min)
    const known = this.reached.get(tree)
    if (goal !== 'none' && limit > 0 && known === undefined && swaps >= limit) {
      this.host.tell(words.ordering.used(limit))
      return
    }
    this.reached.set(tree, Math.min(known ?? Infinity, swaps + 1))
    this.bench.apply(edited)
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
    if (this.bench.at !== undefined) this.bench.focus()
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
