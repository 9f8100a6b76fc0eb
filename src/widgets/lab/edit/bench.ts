import {
  fail,
  ok,
  readSearched,
  treeNodesOf,
  type Result,
  type Searched,
} from '../../../../engine/index.ts'
import { labTrees as words } from '../../../i18n/lab-trees.ts'
import { ROOMS } from '../../tree/geometry.ts'
import { treeModel } from '../../tree/model.ts'
import type { NodeModel } from '../../tree/node-model.ts'
import type { Telling } from '../../tree/names.ts'
import type { ModeHost } from '../mode.ts'
import { LabStage } from '../predict/stage.ts'
import { tellingOfSearched } from '../predict/verdict.ts'
import { MOST_NODES, type LabState } from '../schema.ts'
import { conventionIn } from '../search/schema.ts'
import {
  move,
  nodeAt,
  pathsOf,
  outlineIn,
  writeOutline,
  type Edited,
  type Outline,
  type Path,
} from './outline.ts'

/** A tree with its search, as it is worked on. */
export interface Bench {
  readonly text: string
  readonly root: Outline
  readonly min: boolean
  readonly searched: Searched
  readonly telling: Telling
  /** The path of each node of the recording. */
  readonly paths: readonly Path[]
}

/** Errors are those of the tree and the convention, and `lab/too-many-nodes`. */
function benchOf(state: LabState): Result<Bench> {
  const searched = readSearched(state.tree, conventionIn(state))
  if (!searched.ok) return searched
  const { position } = searched.value
  const { tree } = position
  const outline = outlineIn(position)
  if (tree.nodes > MOST_NODES) return fail('lab/too-many-nodes', 0, { limit: MOST_NODES })
  const telling = tellingOfSearched(searched.value)
  const inText = pathsOf(outline.root)
  const nodes = treeNodesOf(tree, telling.session.replay.recording)
  return ok({
    text: state.tree,
    ...outline,
    searched: searched.value,
    telling,
    paths: Array.from(nodes, (node) => inText[node]),
  })
}

/** What a mode adds to the nodes that are drawn. */
export type Paint = (bench: Bench, node: NodeModel) => NodeModel

/** Where such a tree is seen and its nodes are selected, dragged and moved by keys. */
export class Workbench {
  bench: Bench | undefined
  /** The node that is selected; undefined for none. */
  at: Path | undefined
  private readonly host: ModeHost
  private readonly stage: LabStage
  private readonly paint: Paint
  private readonly drops: (from: Path, to: Path) => void
  private readonly ends = new AbortController()
  private state: LabState | undefined
  /** The node that is being dragged. */
  private held: Path | undefined

  /**
   * @param drops  a node has been put down on another
   * @param paint  adds to the drawing of a node
   */
  constructor(
    host: ModeHost,
    name: string,
    drops: (from: Path, to: Path) => void,
    paint: Paint = (_, node) => node,
  ) {
    this.host = host
    this.drops = drops
    this.paint = paint
    this.stage = new LabStage(host.stage, name, (node) => this.select(node))
    const { signal } = this.ends
    host.stage.addEventListener('pointerdown', ({ target }) => (this.held = this.pathOf(target)), {
      signal,
    })
    host.stage.addEventListener(
      'pointerup',
      ({ clientX, clientY }) => {
        const from = this.held
        this.held = undefined
        const to = this.pathOf(document.elementFromPoint(clientX, clientY))
        if (from !== undefined && to !== undefined && !isSame(from, to)) this.drops(from, to)
      },
      { signal },
    )
    host.stage.addEventListener('pointercancel', () => (this.held = undefined), { signal })
    // A finger on a node drags it; beside the nodes it goes on scrolling the page.
    host.stage.addEventListener(
      'touchmove',
      (event) => {
        if (this.held !== undefined && event.cancelable) event.preventDefault()
      },
      { signal, passive: false },
    )
  }

  take(state: LabState): Result<LabState> {
    if (
      this.bench?.text === state.tree &&
      this.state !== undefined &&
      sameRules(this.state, state)
    ) {
      return ok(state)
    }
    const bench = benchOf(state)
    if (!bench.ok) return bench
    this.bench = bench.value
    this.state = state
    if (this.at !== undefined && nodeAt(bench.value.root, this.at) === undefined)
      this.at = undefined
    return ok(state)
  }

  draw(): void {
    const { bench, at } = this
    if (bench === undefined) return
    const { telling, paths } = bench
    const { replay } = telling.session
    const selected = at === undefined ? -1 : paths.findIndex((path) => isSame(path, at))
    const choice = new Map(Array.from({ length: replay.nodeCount }, (_, node) => [node, true]))
    this.stage.draw((view, kind) => {
      const reading = { step: replay.steps, selected, choice }
      const model = treeModel(telling, reading, { ...ROOMS[kind], slots: Infinity })
      const painted = { ...model, nodes: model.nodes.map((node) => this.paint(bench, node)) }
      view.update(painted)
      return painted
    })
  }

  resized(): void {
    if (this.stage.isOutgrown) this.draw()
  }

  key(event: KeyboardEvent): boolean {
    return this.stage.key(event)
  }

  focus(): void {
    const { bench, at } = this
    const node = at === undefined ? 0 : (bench?.paths.findIndex((path) => isSame(path, at)) ?? 0)
    this.stage.focus(Math.max(0, node))
  }

  /**
   * Puts an edit in place of the tree, with its node selected.
   *
   * @param min  whether the text is to say that Min moves first, if that changes
   */
  apply(edited: Edited | undefined, more: Partial<LabState> = {}, min?: boolean): boolean {
    const { bench, host } = this
    if (bench === undefined || edited === undefined) return false
    const before = this.at
    this.at = edited.at
    const tree = writeOutline(edited.root, min ?? bench.min)
    const done = host.change({
      tree,
      cut: '',
      checked: false,
      step: -1,
      node: -1,
      moment: -1,
      ...more,
    })
    if (!done) this.at = before
    return done
  }

  /** A child one place to the left or to the right among its siblings. */
  shifted(by: -1 | 1): Edited | undefined {
    const { bench, at } = this
    if (bench === undefined || at === undefined || at.length === 0) return undefined
    const place = at[at.length - 1] + (by < 0 ? -1 : 2)
    const siblings = nodeAt(bench.root, at.slice(0, -1))?.children?.length ?? 0
    if (place < 0 || place > siblings) return undefined
    return move(bench.root, at, [...at.slice(0, -1), place])
  }

  leave(): void {
    this.ends.abort()
  }

  private select(node: number): void {
    const path = this.bench?.paths[node]
    this.at = path === undefined || (this.at && isSame(path, this.at)) ? undefined : path
    this.host.redraw()
    // What is pressed is what the keys act on.
    if (this.at !== undefined) this.focus()
  }

  private pathOf(target: EventTarget | null): Path | undefined {
    if (!(target instanceof Element) || !this.host.stage.contains(target)) return undefined
    const node = target.closest('.node')?.querySelector('[data-node]')?.getAttribute('data-node')
    return node === null || node === undefined ? undefined : this.bench?.paths[Number(node)]
  }
}

function sameRules(one: LabState, other: LabState): boolean {
  return JSON.stringify(conventionIn(one)) === JSON.stringify(conventionIn(other))
}

export function isSame(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((index, ply) => other[ply] === index)
}

/** What the search of a bench comes to, in a sentence. */
export function countsOf({ searched }: Bench): string {
  const { position, result, leaves, cut } = searched
  return words.counts(position.tree.nodes, leaves.count, result.nodes, cut.length)
}
