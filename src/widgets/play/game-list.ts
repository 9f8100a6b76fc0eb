import type { TemplateResult } from 'lit-html'
import { fetched } from '../../figure/fetched.ts'
import { keepMoveInSight } from '../../figure/move-in-sight.ts'
import type { Board } from './board.ts'
import type { Engines } from './engines.ts'
import type { GameControl } from './game-control.ts'
import { moveList as words } from '../../i18n/move-list.ts'
import type { decodeState } from '../../state/read-link.ts'
import { KeptGames, type OtherGame } from './kept.ts'
import { moveList, plyAsked, type ListActions } from './move-list.ts'
import { playSchema } from './schema.ts'

/**
 * The moves of a game, gone through by click and key, and, where the board is the page, the games
 * that the device keeps.
 */
export class GameList {
  private readonly board: Board
  private readonly control: GameControl
  private readonly engines: Engines
  /** Undefined where the board keeps its game in the link alone. */
  readonly kept: KeptGames | undefined
  /** Reads the other games that are kept: fetched where there are any. */
  private decode: typeof decodeState | undefined
  private fetching: Promise<void> | undefined

  constructor(board: Board, control: GameControl, engines: Engines) {
    const { setup } = board
    this.board = board
    this.control = control
    this.engines = engines
    this.kept = setup.large ? new KeptGames(playSchema(setup, setup.begins), setup.game) : undefined
  }

  template(): TemplateResult {
    const { board, engines, kept } = this
    const isWaiting = engines.isLooking && board.game.turn === 'engine'
    const { players } = board.state
    const { you, engine } = engines.thought
    const clock =
      players === 'people' || engine === 0
        ? ''
        : players === 'engines'
          ? words.clocks(you, engine)
          : words.clock(engine)
    const { works, fitsLink } = kept ?? { works: true, fitsLink: true }
    const told = { isWaiting, clock, isLong: !fitsLink, works, others: this.others }
    return moveList(board.game, told, this.actions)
  }

  private get others(): readonly OtherGame[] {
    const { kept, decode } = this
    if (kept === undefined) return []
    if (decode !== undefined) return kept.others(decode)
    if (kept.hasOthers) this.fetching ??= this.fetchReader()
    return []
  }

  private async fetchReader(): Promise<void> {
    const { board } = this
    this.decode = (await fetched(board, () => import('../../state/read-link.ts'))).decodeState
    board.redraw()
  }

  /** The list may be longer than its room. */
  showMove(): void {
    keepMoveInSight(this.board)
  }

  /** Arrow keys go through the moves, except where they do something else. */
  turnPages(event: KeyboardEvent): void {
    const ply = plyAsked(event, this.board.game)
    if (ply === undefined) return
    event.preventDefault()
    this.actions.goTo(ply)
  }

  private readonly actions: ListActions = {
    goTo: (ply) =>
      this.control.turnTo((game) => game.goTo(ply), false, ply < this.board.game.line.length),
    takeUp: (line) => this.control.turnTo((game) => game.takeUp(line), false, true),
    playOn: () => this.control.turnTo(() => undefined),
    goOnWith: ({ state }) => {
      const { board, control, engines, kept } = this
      engines.leave()
      kept?.goOnWith(state)
      if (board.change(state)) control.turnTo(() => undefined)
      else kept?.goOnWith(board.state)
    },
  }
}
