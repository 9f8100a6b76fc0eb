import type { Move } from '../../../engine/index.ts'
import { play as words } from '../../i18n/play.ts'
import { isPass } from '../table/game-record.ts'
import type { Board } from './board.ts'
import { shownIn } from './cast.ts'
import type { Engines } from './engines.ts'
import type { Level } from './level.ts'

/** What somebody who plays well would do in the reader's place, when she asks. */
export class Hints {
  private readonly board: Board
  private readonly engines: Engines
  /** So many in this game. */
  private given = 0
  /** The last one, while it holds. */
  move: Move | undefined

  constructor(board: Board, engines: Engines) {
    this.board = board
    this.engines = engines
  }

  async ask(): Promise<void> {
    const { board, engines } = this
    const { game, setup, state } = board
    if (game.turn !== 'you') return
    this.move = undefined
    board.tell(words.advising)
    const chosen = shownIn('engine', setup, state)
    const expert = chosen.advises ? chosen : (setup.adviser ?? chosen)
    const found = await engines.advise(expert)
    if (found === undefined) return
    if (!found.ok) {
      board.tell('')
      board.refuse(found.error)
      return
    }
    this.given++
    this.move = found.value.move
    board.tell(this.sentence(found.value.move, expert))
  }

  /** Whoever was asked is named where the page has it among its own opponents. */
  private sentence(move: Move, expert: Level): string {
    const { game, setup } = this.board
    const { kit, position } = game
    if (isPass(kit, position, move)) return words.advisedPass(this.given)
    const isListed =
      expert.agent === undefined || setup.opponents.some(({ name }) => name === expert.name)
    const text = kit.game.formatMove(position, move)
    return words.advised(isListed ? expert.name : undefined, text, this.given)
  }

  /** The game has gone on. */
  leave(): void {
    this.engines.leaveHint()
    this.move = undefined
  }

  /** Another game begins. */
  restart(): void {
    this.given = 0
  }
}
