import { element } from '../../figure/dom.ts'
import { fetched } from '../../figure/fetched.ts'
import { play as words } from '../../i18n/play.ts'
import { readParameter } from '../../state/link.ts'
import type { TreeRequest } from '../tree/given.ts'
import type { CutoffTree } from '../tree/element.ts'

/**
 * The tree figure below a board, in which the engine's search is stepped. It comes with its
 * script and its styles when it is first asked for.
 */
export class SearchBelow {
  private readonly board: HTMLElement
  private readonly back: () => void

  /**
   * @param board  the board's figure, whose neighbour has the room
   * @param back   leads back to the board, by a button above the tree
   */
  constructor(board: HTMLElement, back: () => void) {
    this.board = board
    this.back = back
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
  async show(request: TreeRequest): Promise<string | undefined> {
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
