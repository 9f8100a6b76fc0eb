import type { GameOptions } from '../../../engine/index.ts'
import type { Board } from './board.ts'
import { drawsLots, enginesOf, shownIn } from './cast.ts'
import type { Engines } from './engines.ts'
import type { Hints } from './hints.ts'
import { SEEDS } from './schema.ts'
import { formatScore } from './score.ts'
import type { PlaySession } from './session.ts'
import type { State } from './state.ts'

type Change = (game: PlaySession<unknown>) => void

/** What the reader does with a game besides moving. */
export class GameControl {
  private readonly board: Board
  private readonly engines: Engines
  private readonly hints: Hints

  constructor(board: Board, engines: Engines, hints: Hints) {
    this.board = board
    this.engines = engines
    this.hints = hints
  }

  /** Goes to another moment of the game, or to another game. */
  turnTo(change: Change, arriving = false, isLooking = false): void {
    const { board, engines } = this
    engines.rest()
    engines.mover = undefined
    engines.isLooking = isLooking
    change(board.game)
    board.follow(arriving)
  }

  /** Another game begins: with a seed of its own, where lots are drawn. */
  anew(begin: Change): void {
    const { board, engines, hints } = this
    const { setup, state } = board
    hints.restart()
    engines.restart()
    const isByLot = enginesOf(state.players).some((seat) => drawsLots(shownIn(seat, setup, state)))
    board.change({ guess: '', ...(isByLot && { seed: (state.seed + 1) % SEEDS }) })
    this.turnTo(begin)
  }

  /** The same on the same board, the same seat beginning. */
  restart(): void {
    this.anew((game) => game.restart(game.begins))
  }

  /** Others play, by another way: the score of those before is no more. */
  choose(choice: Partial<State>, again = true): void {
    const { board, engines, hints } = this
    hints.forget()
    engines.rest()
    if (again) board.game.score = undefined
    board.change({ ...choice, score: formatScore(board.game.score) })
    // A search that is going on is begun again, as it is wanted now.
    void engines.answer()
    board.redraw()
  }

  /** Sets an option of the game: another game begins. */
  setOption(name: string, value: string | number | boolean | undefined): void {
    const { [name]: _, ...others } = this.board.game.options
    this.setOptions(value === undefined ? others : { ...others, [name]: value })
  }

  setOptions(options: GameOptions): void {
    const { game, setup } = this.board
    const read = game.kit.game.parse('', options)
    if (read.ok) return this.anew(() => game.restart(game.begins, options))
    const { error } = read
    const name = String(error.params?.['name'] ?? '')
    const named = setup.labels.options[name] ?? name
    this.board.refuse({ ...error, params: { ...error.params, name: named } })
  }
}
