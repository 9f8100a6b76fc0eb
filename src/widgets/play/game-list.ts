import type { TemplateResult } from 'lit-html'
import { keepMoveInSight } from '../../figure/move-in-sight.ts'
import type { Board } from './board.ts'
import type { Engines } from './engines.ts'
import type { GameControl } from './game-control.ts'
import { moveList as words } from '../../i18n/move-list.ts'
import { KeptGames } from './kept.ts'
import { moveList, plyAsked, type ListActions } from './move-list.ts'
import { playSchema } from './schema.ts'

/**
 * What a board has that is the page: the moves of its game, gone through by click and key, and the
 * games that the device keeps.
 */
export class GameList {
  private readonly board: Board
  private readonly control: GameControl
  private readonly engines: Engines
  readonly kept: KeptGames

  constructor(board: Board, control: GameControl, engines: Engines) {
    const { setup } = board
    this.board = board
    this.control = control
    this.engines = engines
    this.kept = new KeptGames(playSchema(setup, setup.begins), setup.game)
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
    return moveList(board.game, kept, { isWaiting, clock, isLong: !kept.fitsLink }, this.actions)
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
      kept.goOnWith(state)
      if (board.change(state)) control.turnTo(() => undefined)
      else kept.goOnWith(board.state)
    },
  }
}
