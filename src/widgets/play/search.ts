import { element } from '../../figure/dom.ts'
import { fetched } from '../../figure/fetched.ts'
import { play as words } from '../../i18n/play.ts'
import { readParameter } from '../../state/link.ts'
import type { TreeRequest } from '../tree/given.ts'
import type { CutoffTree } from '../tree/element.ts'
import type { Board } from './board.ts'
import type { Engines } from './engines.ts'
import { canBeStepped, caseHrefOf, requestFor } from './stepping.ts'

/**
 * The engine's last search: the tree figure below a board, in which it is stepped, and the case
 * elsewhere that looks into a faulty program. The tree comes with its script and its styles when it
 * is first asked for.
 */
export class SearchBelow {
  private readonly board: Board
  private readonly engines: Engines
  private readonly back: () => void

  /**
   * @param board  whose neighbour has the room
   * @param back   leads back to the board, by a button above the tree
   */
  constructor(board: Board, engines: Engines, back: () => void) {
    this.board = board
    this.engines = engines
    this.back = back
  }

  get canStep(): boolean {
    return this.board.game.searched !== undefined && canBeStepped(this.engines.last)
  }

  /** To the case that looks into that search; empty where there is none. */
  get caseHref(): string {
    return caseHrefOf(location.search, this.engines.last, this.board.game.searched)
  }

  /** Opens the very search that found the engine's last move. */
  async step(): Promise<void> {
    const { game, state } = this.board
    const { searched } = game
    if (searched === undefined) return
    const request = requestFor(game, searched, this.engines.last, state.seed, game.options)
    if (request === undefined) return
    const found = await this.show(request)
    if (found === undefined || found === searched.move) return
    this.board.tell(words.otherMove(found, searched.move))
  }

  /** The tree's own id, for its link. */
  private get id(): string {
    return `${this.board.id}-search`
  }

  /** Opens the search that the address names, if it names one. */
  async openLinked(): Promise<void> {
    if (readParameter(location.search, this.id) !== undefined) await this.open()
  }

  /** Shows a search; the move that it chooses, as the game writes it, if it could be shown. */
  private async show(request: TreeRequest): Promise<string | undefined> {
    const tree = await this.open()
    const found = await tree?.show(request)
    // With the way back, which stands above it.
    tree?.parentElement?.scrollIntoView({ block: 'nearest' })
    return found
  }

  /** Undefined where there is no room for a tree. */
  private async open(): Promise<CutoffTree | undefined> {
    const host = this.board.parentElement?.querySelector<HTMLElement>('.play-search') ?? undefined
    if (host === undefined) return undefined
    await fetched(host, () => import('./search-figure.ts'))
    const open = host.querySelector<CutoffTree>('cutoff-tree')
    if (open !== null) return open
    const tree = document.createElement('cutoff-tree') as CutoffTree
    tree.id = this.id
    tree.dataset['offer'] = 'algorithm ordering tie fail'
    const button = element(document, 'button', { class: 'button', type: 'button' }, [words.back])
    button.addEventListener('click', this.back)
    const note = element(document, 'span', { class: 'hint' }, [words.searchKept])
    host.append(element(document, 'div', { class: 'controls' }, [button, note]), tree)
    return tree
  }
}
