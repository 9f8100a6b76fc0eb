import type { Move } from '../../../engine/index.ts'
import { fetched } from '../../figure/fetched.ts'
import { play as words } from '../../i18n/play.ts'
import type { Ahead, Lit } from '../table/shown.ts'
import type { Board } from './board.ts'
import { shownIn } from './cast.ts'
import type { Engines } from './engines.ts'
import type { Advice, Stage } from './teaching.ts'

/**
 * What somebody who plays well would do in the reader's place, when she asks: first where to look,
 * then the move, then why.
 */
export class Hints {
  private readonly board: Board
  private readonly engines: Engines
  /** So many in this game. */
  private given = 0
  private advice: Advice | undefined
  /** How much of the advice has been told: nothing, where to look, the move, why. */
  stage: Stage = 0
  /** What is to be seen of it. */
  move: Move | undefined
  lit: Lit | undefined
  line: Ahead | undefined

  constructor(board: Board, engines: Engines) {
    this.board = board
    this.engines = engines
  }

  async ask(): Promise<void> {
    const { board, engines } = this
    const { setup, state } = board
    if (board.game.turn !== 'you' || this.stage === 3) return
    if (this.advice === undefined) board.tell(words.advising)
    const { seek, tellMore } = await fetched(board, () => import('./teaching.ts'))
    const advice = this.advice ?? (await seek(board, engines, shownIn('engine', setup, state)))
    if (advice === undefined) return
    if (this.advice === undefined) this.given++
    this.advice = advice
    const { given } = this
    const { stage, move, lit, line, sentence } = tellMore(board, advice, this.stage, given)
    this.stage = stage
    this.move = move
    this.lit = lit
    this.line = line
    board.tell(sentence)
  }

  /** The game has gone on. */
  leave(): void {
    this.engines.leaveHint()
    this.forget()
  }

  /** Nothing is advised any more. */
  forget(): void {
    this.advice = undefined
    this.stage = 0
    this.move = this.lit = this.line = undefined
  }

  /** Another game begins. */
  restart(): void {
    this.given = 0
  }
}
