import { ContractError, ok, type GameKit, type Result } from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { place } from '../../figure/dom.ts'
import { knownKit } from '../../figure/fetch-kit.ts'
import { FigureElement } from '../../figure/figure-element.ts'
import { growingTree as words, growingTreeErrors } from '../../i18n/growing-tree.ts'
import type { StateOf } from '../../state/schema.ts'
import { GrowingField } from './field.ts'
import { growTree, writeSteps, type GrownTree } from './grown.ts'
import { growing, growPanel, type GrowActions } from './panel.ts'
import { GROWN_GAMES, growSchema, type GrowSchema, type GrownGame, type Wholes } from './schema.ts'
import { recordOf, recordTable } from './record.ts'

/**
 * `<cutoff-growing-tree id data-game data-opened data-wholes>`: a tree whose nodes the reader opens.
 * `data-opened` is as `writeSteps` writes it, `data-wholes` a `Wholes` as JSON.
 */
export class CutoffGrowingTree extends FigureElement<GrowSchema> {
  protected override readonly errors = growingTreeErrors
  protected override readonly undoes = ['game', 'open'] as const
  private readonly kits = new Map<GrownGame, GameKit<unknown>>()
  private grown: GrownTree<unknown> | undefined
  private field: GrowingField | undefined
  /** The node whose board after its move has been asked for. */
  private asked: number | undefined

  protected schema() {
    const { game, opened = '' } = this.dataset
    return growSchema(GROWN_GAMES.find((each) => each === game) ?? 'mnk', opened)
  }

  protected override async begin({ game }: StateOf<GrowSchema>): Promise<void> {
    await this.fetchGame(game)
    await this.fetchGame(this.schema().game.default)
    const field = new GrowingField(
      place(this, 'growing-tree-field'),
      place(this, 'growing-tree-board'),
      {
        look: (node) => this.change({ node }),
        open: (node) => this.open(node),
        outgrown: () => this.redraw(),
      },
    )
    this.field = field
    this.onLeave(() => field.close())
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

  protected override get host(): HTMLElement {
    return place(this, 'growing-tree-panel')
  }

  protected draw() {
    const { tree, selected } = this
    const { game } = this.state
    const wholes = JSON.parse(this.dataset['wholes'] ?? '{}') as Wholes
    this.field?.draw(tree, selected, words)
    const record = recordOf(tree, game, selected)
    place(this, 'growing-tree-record').replaceChildren(
      recordTable(document, record, this.asked === selected, words),
    )
    const panel = growing(tree, selected, wholes[game], words)
    const canAsk = record.move !== undefined && this.asked !== selected
    return growPanel(this, { ...panel, game, canAsk }, this.actions, words)
  }

  protected override heir(): void {
    this.field?.focus()
  }
}

define('cutoff-growing-tree', CutoffGrowingTree)
