import type { Move } from '../../../engine/index.ts'
import { fetched } from '../../figure/fetched.ts'
import { play as words } from '../../i18n/play.ts'
import type { Lit, Planned } from '../table/shown.ts'
import type { Board } from './board.ts'
import { shownIn } from './cast.ts'
import type { Engines } from './engines.ts'
import type { Level } from './level.ts'
import type { Found } from './opponent.ts'
import type { Stage } from './teaching.ts'

/** A move that somebody who plays well would make, of which the reader is told more at each press. */
interface Advice {
  readonly found: Found
  readonly expert: Level
  readonly teaching: typeof import('./teaching.ts')
}

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
  line: readonly Planned[] | undefined

  constructor(board: Board, engines: Engines) {
    this.board = board
    this.engines = engines
  }

  async ask(): Promise<void> {
    const { board, stage } = this
    if (board.game.turn !== 'you' || stage === 3) return
    if (this.advice === undefined && !(await this.seek())) return
    const { advice } = this
    if (advice === undefined) return
    this.tellMore(advice)
  }

  /** Asks somebody; false where there is no advice. */
  private async seek(): Promise<boolean> {
    const { board, engines } = this
    const { setup, state } = board
    board.tell(words.advising)
    const chosen = shownIn('engine', setup, state)
    const expert = chosen.advises ? chosen : (setup.adviser ?? chosen)
    const [found, teaching] = await Promise.all([
      engines.advise(expert),
      fetched(board, () => import('./teaching.ts')),
    ])
    if (found === undefined) return false
    if (!found.ok) {
      board.tell('')
      board.refuse(found.error)
      return false
    }
    this.given++
    this.advice = { found: found.value, expert, teaching }
    return true
  }

  private tellMore({ found, expert, teaching }: Advice): void {
    const { board, stage, given } = this
    const told = teaching.tellMore(board, found, { expert, stage, given })
    this.stage = told.stage
    this.move = told.move
    this.lit = told.lit
    this.line = told.line
    board.tell(told.sentence)
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
