import { ContractError, ok, type GameKit, type Result } from '../../../engine/index.ts'
import { boardModel } from '../../boards/model.ts'
import { squareBoard } from '../../boards/square.ts'
import { define } from '../../figure/define.ts'
import { place } from '../../figure/dom.ts'
import { knownKit } from '../../figure/fetch-kit.ts'
import { FigureElement } from '../../figure/figure-element.ts'
import { growingTree as words, growingTreeErrors } from '../../i18n/growing-tree.ts'
import type { StateOf } from '../../state/schema.ts'
import { growTree, writeSteps, type GrownTree } from './grown.ts'
import { growModel, nearest, neighbour, SIDE_BOARD, type GrowModel } from './model.ts'
import { growNumbers, growPanel, growSays, type GrowActions } from './panel.ts'
import { GROWN_GAMES, growSchema, type GrowSchema, type GrownGame, type Wholes } from './schema.ts'
import { recordOf, recordTable } from './record.ts'
import { growDrawing } from './view.ts'

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const

/**
 * `<cutoff-growing-tree id data-game data-opened data-wholes>`: a tree whose nodes the reader opens.
 * `data-opened` is as `writeSteps` writes it, `data-wholes` a `Wholes` as JSON.
 */
export class CutoffGrowingTree extends FigureElement<GrowSchema> {
  protected override readonly errors = growingTreeErrors
  protected override readonly undoes = ['game', 'open'] as const
  private readonly kits = new Map<GrownGame, GameKit<unknown>>()
  private grown: GrownTree<unknown> | undefined
  private model: GrowModel | undefined
  private pointed: number | undefined
  /** The node whose board after its move has been asked for. */
  private asked: number | undefined

  protected schema() {
    const { game, opened = '' } = this.dataset
    return growSchema(GROWN_GAMES.find((each) => each === game) ?? 'mnk', opened)
  }

  protected override async begin({ game }: StateOf<GrowSchema>): Promise<void> {
    await this.fetchGame(game)
    await this.fetchGame(this.schema().game.default)
    this.listen()
  }

  private async fetchGame(game: GrownGame): Promise<void> {
    this.kits.set(game, await knownKit(this, game))
  }

  private get tree(): GrownTree<unknown> {
    if (this.grown === undefined) throw new ContractError(this.localName, 'has no tree yet')
    return this.grown
  }

  protected override take(state: StateOf<GrowSchema>): Result<StateOf<GrowSchema>> {
    const { game, open } = state
    const kit = this.kits.get(game)
    if (kit === undefined) throw new ContractError(this.localName, `${game} has not come`)
    const before = this.grown?.kit === kit ? this.grown : undefined
    if (before === undefined || writeSteps(before.steps) !== open) {
      const grown = growTree(kit, open)
      if (!grown.ok) return grown
      this.grown = grown.value
    }
    // The node that is looked at stays; where it is gone, the one above it that is not.
    let { node } = state
    while (node >= this.tree.nodes.length) node = before?.nodes[node]?.above ?? -1
    if (node === this.tree.next) node = -1
    return ok({ game, open: writeSteps(this.tree.steps), node })
  }

  /** The node that is looked at. */
  private get selected(): number {
    const { node } = this.state
    return node < 0 ? this.tree.next : node
  }

  private listen(): void {
    const { field } = this
    field.tabIndex = 0
    field.addEventListener('keydown', (event) => this.walk(event))
    field.addEventListener('click', (event) => {
      const node = this.nodeAt(event)
      if (node === undefined) return
      if (this.tree.isOpen(node)) this.change({ node })
      else this.open(node)
    })
    field.addEventListener('pointermove', (event) => {
      if (event.pointerType !== 'touch') this.point(this.nodeAt(event))
    })
    field.addEventListener('pointerleave', () => this.point(undefined))
    const size = new ResizeObserver(() => {
      if (this.model !== undefined && this.room() !== this.model.width) this.redraw()
    })
    size.observe(field)
    this.onLeave(() => size.disconnect())
  }

  private nodeAt({ clientX, clientY }: MouseEvent): number | undefined {
    const box = this.field.querySelector('svg')?.getBoundingClientRect()
    if (box === undefined || this.model === undefined || box.width === 0) return undefined
    const scale = this.model.width / box.width
    return nearest(this.model, (clientX - box.x) * scale, (clientY - box.y) * scale)
  }

  private point(node: number | undefined): void {
    if (node === this.pointed || this.model === undefined) return
    this.pointed = node
    this.drawBoard()
  }

  private walk(event: KeyboardEvent): void {
    if (this.model === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    const arrow = ARROWS.find((key) => key === event.key)
    if (arrow !== undefined) this.change({ node: neighbour(this.tree, this.model, arrow) })
    else if (event.key === 'Enter' || event.key === ' ') this.open(this.selected)
    else return
    event.preventDefault()
  }

  private open(node: number): void {
    this.grow((tree) => tree.open(node), node)
  }

  /** What could be opened is, also where the rest has no room. */
  private grow(action: (tree: GrownTree<unknown>) => Result<void>, node: number): void {
    const done = action(this.tree)
    this.change({ open: writeSteps(this.tree.steps), node })
    if (!done.ok) this.refuse(done.error)
  }

  private readonly actions: GrowActions = {
    game: (game) => {
      void this.fetchGame(game).then(() => this.change({ game, open: '0', node: -1 }))
    },
    open: () => this.open(this.selected),
    after: () => {
      this.asked = this.selected
      this.redraw()
    },
    openLast: () => this.grow((tree) => tree.openLast(), -1),
    clear: () => void this.change({ open: '', node: -1 }),
  }

  private get field(): HTMLElement {
    return place(this, 'growing-tree-field')
  }

  protected override get host(): HTMLElement {
    return place(this, 'growing-tree-panel')
  }

  /** Pixels that the tree may be wide. */
  private room(): number {
    return Math.max(280, Math.round(this.field.clientWidth))
  }

  protected draw() {
    const { tree, selected } = this
    const { game } = this.state
    const wholes = JSON.parse(this.dataset['wholes'] ?? '{}') as Wholes
    this.pointed = undefined
    this.model = growModel(tree, selected, this.room())
    const label = words.picture(tree.nodes.length, this.model.levels.length - 1)
    this.field.replaceChildren(growDrawing(document, this.model, label, words))
    this.drawBoard()
    const record = recordOf(tree, game, selected)
    place(this, 'growing-tree-record').replaceChildren(
      recordTable(document, record, this.asked === selected, words),
    )
    const panel = {
      ...growNumbers(tree, wholes[game], words),
      says: growSays(tree, selected, words),
      game,
      canOpen: !tree.isOpen(selected),
      canClear: tree.steps.length > 0,
      canAsk: record.move !== undefined && this.asked !== selected,
    }
    return growPanel(this, panel, this.actions, words)
  }

  /** The position at the node that is pointed at, or else at the one that is looked at. */
  private drawBoard(): void {
    const { kit } = this.tree
    const board = this.tree.at(this.pointed ?? this.selected, (position) =>
      boardModel(kit, position, { room: SIDE_BOARD }),
    )
    if (board === undefined) return
    place(this, 'growing-tree-board').replaceChildren(squareBoard(document, board))
  }

  protected override heir(): void {
    this.field.focus()
  }
}

define('cutoff-growing-tree', CutoffGrowingTree)
