import { fetched } from '../../figure/fetched.ts'
import { play as words } from '../../i18n/play.ts'
import { readParameter } from '../../state/link.ts'
import type { Board } from './board.ts'
import type { Engines } from './engines.ts'
import { canBeStepped, caseHrefOf } from './stepping.ts'

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
    const { last } = this.engines
    const figure = await this.figure()
    if (searched === undefined || figure === undefined) return
    const request = figure.requestFor(game, searched, last, state.seed, game.options)
    if (request === undefined) return
    const tree = figure.treeIn(figure.host, this.id, this.back)
    const found = await tree.show(request)
    // With the way back, which stands above it.
    tree.parentElement?.scrollIntoView({ block: 'nearest' })
    if (found === undefined || found === searched.move) return
    this.board.tell(words.otherMove(found, searched.move))
  }

  /** The tree's own id, for its link. */
  private get id(): string {
    return `${this.board.id}-search`
  }

  /** Opens the search that the address names, if it names one. */
  async openLinked(): Promise<void> {
    if (readParameter(location.search, this.id) === undefined) return
    const figure = await this.figure()
    figure?.treeIn(figure.host, this.id, this.back)
  }

  /** What draws the tree, and the room for it; undefined where there is none. */
  private async figure() {
    const host = this.board.parentElement?.querySelector<HTMLElement>('.play-search') ?? undefined
    if (host === undefined) return undefined
    return { host, ...(await fetched(host, () => import('./search-figure.ts'))) }
  }
}
