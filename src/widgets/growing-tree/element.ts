import { render } from 'lit-html'
import type { Result } from '../../../engine/index.ts'
import { boardModel } from '../../boards/model.ts'
import { squareBoard } from '../../boards/square.ts'
import { errorSentence, linkSentence } from '../../i18n/error-sentence.ts'
import { errors } from '../../i18n/errors.ts'
import { grow as words, growErrors } from '../../i18n/growing-tree.ts'
import { FigureLink } from '../../state/figure-link.ts'
import { define } from '../../figure/define.ts'
import { copyText } from '../../figure/copy-text.ts'
import { fetchKit } from '../../figure/fetch-kit.ts'
import { whenNear } from '../../figure/when-near.ts'
import { GrownTree, growTree, writeSteps } from './grown.ts'
import { growModel, nearest, neighbour, type GrowModel } from './model.ts'
import { growNumbers, growPanel, growSays, type GrowActions } from './panel.ts'
import { GROWN_GAMES, growSchema, type GrowSchema, type GrownGame, type Wholes } from './schema.ts'
import { growDrawing } from './view.ts'

const errorsHere = () => ({ ...errors, ...growErrors })

/** Pixels of a square of the board beside the tree. */
const SIDE_BOARD = 150

/**
 * `<cutoff-growing-tree id data-game data-opened data-wholes>`: a tree whose nodes the reader opens.
 * `data-opened` is as `writeSteps` writes it, `data-wholes` a `Wholes` as JSON.
 */
export class CutoffGrowingTree extends HTMLElement {
  private link: FigureLink<GrowSchema> | undefined
  private wholes: Wholes | undefined
  private game: GrownGame = 'mnk'
  private tree: GrownTree<unknown> | undefined
  private model: GrowModel | undefined
  private selected = 0
  private pointed: number | undefined
  private error = ''
  private hint = ''
  private readonly size = new ResizeObserver(() => this.resized())

  connectedCallback(): void {
    whenNear(this, () => void this.begin())
  }

  disconnectedCallback(): void {
    this.size.disconnect()
    this.link?.flush()
  }

  private get field(): HTMLElement | null {
    return this.querySelector('.grow-field')
  }

  private async begin(): Promise<void> {
    const { game: text, opened = '', wholes = '{}' } = this.dataset
    const game = GROWN_GAMES.find((each) => each === text) ?? 'mnk'
    this.wholes = JSON.parse(wholes) as Wholes
    this.link = new FigureLink(this.id, growSchema(game, opened))
    await this.show(game, opened)
    await this.readLink(this.link)
    this.querySelector('.grow-panel')?.replaceChildren()
    this.listen()
    this.draw()
  }

  private async readLink(link: FigureLink<GrowSchema>): Promise<void> {
    const read = link.read()
    if (read === undefined) return
    if (!read.ok) {
      this.error = errorSentence(errorsHere(), read.error)
      return
    }
    const { game, open, node } = read.value.state
    const shown = await this.show(game, open)
    if (!shown.ok) this.error = `${words.inLink} ${errorSentence(errorsHere(), shown.error)}`
    else if (this.tree?.nodes[node] !== undefined) this.selected = node
    this.hint = linkSentence(errorsHere(), read)
  }

  /** Grows a tree; where that fails the one before stays. */
  private async show(game: GrownGame, opened: string): Promise<Result<void>> {
    const kit = await fetchKit(this, game)
    if (!kit.ok) return kit
    const grown = growTree(kit.value, opened)
    if (!grown.ok) return grown
    this.game = game
    this.tree = grown.value
    this.selected = grown.value.next
    return { ok: true, value: undefined }
  }

  private listen(): void {
    const { field } = this
    if (field === null) return
    field.tabIndex = 0
    field.addEventListener('keydown', (event) => this.pressed(event))
    field.addEventListener('click', (event) => {
      const node = this.nodeAt(event)
      if (node === undefined || this.tree === undefined) return
      this.selected = node
      if (this.tree.isOpen(node)) this.changed()
      else this.open(node)
    })
    field.addEventListener('pointermove', (event) => {
      if (event.pointerType !== 'touch') this.point(this.nodeAt(event))
    })
    field.addEventListener('pointerleave', () => this.point(undefined))
    this.size.observe(field)
  }

  private nodeAt({ clientX, clientY }: MouseEvent): number | undefined {
    const box = this.field?.querySelector('svg')?.getBoundingClientRect()
    if (box === undefined || this.model === undefined || box.width === 0) return undefined
    const scale = this.model.width / box.width
    return nearest(this.model, (clientX - box.x) * scale, (clientY - box.y) * scale)
  }

  private point(node: number | undefined): void {
    if (node === this.pointed) return
    this.pointed = node
    this.drawBoard()
  }

  private pressed(event: KeyboardEvent): void {
    const { tree, model } = this
    if (tree === undefined || model === undefined) return
    if (event.ctrlKey || event.altKey || event.metaKey) return
    switch (event.key) {
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'ArrowUp':
      case 'ArrowDown':
        this.selected = neighbour(tree, model, event.key)
        this.changed()
        break
      case 'Enter':
      case ' ':
        this.open(this.selected)
        break
      default:
        return
    }
    event.preventDefault()
  }

  private open(node: number): void {
    const done = this.tree?.open(node)
    this.changed(done)
  }

  /** After any change: the link, the picture, and what could not be done. */
  private changed(done?: Result<void>): void {
    this.hint = ''
    this.error = done?.ok === false ? errorSentence(errorsHere(), done.error) : ''
    const { tree, game, selected } = this
    if (tree === undefined) return
    const written = this.link?.write({ game, open: writeSteps(tree.steps), node: selected })
    if (written?.ok === false) this.error = errorSentence(errorsHere(), written.error)
    this.draw()
  }

  private readonly actions: GrowActions = {
    game: (game) => {
      void this.show(game, '0').then((shown) => this.changed(shown))
    },
    open: () => this.open(this.selected),
    openLast: () => this.changed(this.tree?.openLast()),
    undo: () => {
      const { tree } = this
      if (tree === undefined || tree.steps.length === 0) return
      const nodes = [...tree.nodes]
      tree.undo()
      // The node that is looked at stays; where it is gone, the one above it that is not.
      while (this.selected >= tree.nodes.length) this.selected = nodes[this.selected].above
      this.changed()
    },
    clear: () => {
      if (this.tree?.steps.length === 0) return
      void this.show(this.game, '').then((shown) => this.changed(shown))
    },
    copy: () => void this.copy(),
  }

  private async copy(): Promise<void> {
    const { link, tree, game, selected } = this
    if (link === undefined || tree === undefined) return
    const state = { game, open: writeSteps(tree.steps), node: selected }
    this.hint = await copyText(link.linkTo(state), words)
    this.draw()
  }

  private resized(): void {
    if (this.model !== undefined && this.room() !== this.model.width) this.draw()
  }

  /** Pixels that the tree may be wide. */
  private room(): number {
    return Math.max(280, Math.round(this.field?.clientWidth ?? 0))
  }

  private draw(): void {
    const { tree, field, wholes } = this
    const side = this.querySelector<HTMLElement>('.grow-panel')
    if (tree === undefined || field === null || side === null || wholes === undefined) return
    this.pointed = undefined
    this.model = growModel(tree, this.selected, this.room())
    const numbers = growNumbers(tree, wholes[this.game], words)
    const label = words.picture(tree.nodes.length, this.model.levels.length - 1)
    field.replaceChildren(growDrawing(document, this.model, label, words))
    this.drawBoard()
    const panel = {
      ...numbers,
      says: growSays(tree, this.selected, words),
      game: this.game,
      error: this.error,
      hint: this.hint,
      canOpen: !tree.isOpen(this.selected),
      canUndo: tree.steps.length > 0,
    }
    render(growPanel(panel, this.actions, this.id, words), side)
  }

  /** The position at the node that is pointed at, or else at the one that is looked at. */
  private drawBoard(): void {
    const { tree } = this
    const board = tree?.at(this.pointed ?? this.selected, (position) =>
      boardModel(tree.kit, position, { room: SIDE_BOARD }),
    )
    if (board === undefined) return
    this.querySelector('.grow-board')?.replaceChildren(squareBoard(document, board))
  }
}

define('cutoff-growing-tree', CutoffGrowingTree)
