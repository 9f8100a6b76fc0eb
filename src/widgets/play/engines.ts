import { NO_MOVE, type GameKit, type Move, type Result } from '../../../engine/index.ts'
import { askingAt, fetched } from '../../figure/fetched.ts'
import { play as words } from '../../i18n/play.ts'
import type { Board } from './board.ts'
import { playsIn, shownIn } from './cast.ts'
import { Foretelling } from './foretelling.ts'
import type { Level } from './level.ts'
import type { Ask, Found, Opponent, Searching } from './opponent.ts'
import { PAUSES, type Pace } from './pace.ts'
import type { Seat } from './seat.ts'
import type { PlaySession } from './session.ts'
import { stateOf } from './state.ts'
import { seedAt } from './stepping.ts'

/** Nodes that may be counted to say what minimax would have looked at: a second or two. */
export const COUNT_BUDGET = 20_000_000

/**
 * The engines in both seats of a board: when they are to move, what they are asked, and what the
 * reader expects of them. Where a person sits in the reader's seat, its engine is asked for hints.
 */
export class Engines {
  private readonly board: Board
  private seats: Readonly<Record<Seat, Opponent>> | undefined
  private readonly foretelling = new Foretelling()
  /** Whether two engines rest, play one move, or play on. */
  private run: 'rest' | 'once' | 'on' = 'rest'
  pace: Pace = 'steady'
  /** The reader looks at an earlier position, or at another line: they wait. */
  isLooking = false
  /** Nodes of plain minimax for the last move; -1 past the budget, undefined where not counted. */
  plain: number | undefined
  /** Who made the last move; undefined before it, and after a reload. */
  mover: Level | undefined

  constructor(board: Board) {
    this.board = board
  }

  get isRunning(): boolean {
    return this.run !== 'rest'
  }

  /** The reader is asked which move she expects. */
  get foretells(): boolean {
    return this.foretelling.waits
  }

  /** Who made the last move, or would make the next. */
  get last(): Level {
    const { setup, state } = this.board
    return this.mover ?? shownIn('engine', setup, state)
  }

  /** An engine has been asked for its move, which it may have found and not be let to make yet. */
  get isThinking(): boolean {
    return this.isToMove && (this.foretells || this.thinker?.thinking !== false)
  }

  /** How far that has come; undefined before it is worth speaking of. */
  get searching(): Searching | undefined {
    return this.thinker?.searching
  }

  private get thinker(): Opponent | undefined {
    const { game } = this.board
    return game.turn === 'engine' ? this.seats?.[game.seat] : undefined
  }

  /** Seconds that the engines in the seats have thought in this game. */
  get thought(): Readonly<Record<Seat, number>> {
    const { you, engine } = this.seats ?? {}
    return { you: (you?.thought ?? 0) / 1000, engine: (engine?.thought ?? 0) / 1000 }
  }

  /** Their code comes when the first of them is to think. */
  private async seated(): Promise<Readonly<Record<Seat, Opponent>>> {
    const { board } = this
    const { Opponent } = await fetched(board, () => import('./opponent.ts'))
    const sitDown = () => new Opponent(board.setup.game, askingAt(board), () => board.redraw())
    return (this.seats ??= { you: sitDown(), engine: sitDown() })
  }

  /** Whether an engine is to move, and need not wait to be asked. */
  private get isToMove(): boolean {
    const { game } = this.board
    if (game.turn !== 'engine' || this.isLooking) return false
    return game.players !== 'engines' || this.isRunning
  }

  /** Lets an engine move, where it is its turn; two engines go on until they are to rest. */
  async answer(): Promise<void> {
    if (!this.isToMove) return
    // Those who sit there are asked at once, so that they are seen to think.
    const seats = this.seats ?? (await this.seated())
    if (!this.isToMove) return
    const { board } = this
    const { game, setup, state } = board
    const { players, seat } = game
    const opponent = seats[seat]
    const level = playsIn(seat, setup, state)
    const ask = this.asking(level)
    const expected = state.foretell && players === 'engine' ? this.foretelling.ask() : 'none'
    if (this.foretells) board.redraw()
    const pause = players === 'engines' ? PAUSES[this.pace] : undefined
    const first = await opponent.think(ask, pause)
    // A worker that has broken is begun anew, once.
    const isBroken = first?.ok === false && first.error.code === 'worker/crashed'
    const found = isBroken ? await opponent.think(ask, pause) : first
    if (found === undefined) return
    if (!found.ok) {
      this.foretelling.leave()
      this.run = 'rest'
      board.refuse(found.error)
      return
    }
    const guess = await expected
    if (guess === undefined) return
    const { stopped } = found.value
    const move = found.value.move === NO_MOVE ? game.firstMove() : found.value.move
    this.mover = level
    const compared = guess === 'none' ? '' : this.compared(game, guess, move)
    game.answer({ ...found.value, move }, stopped)
    if (this.run === 'once' || game.outcome !== undefined) this.run = 'rest'
    this.plain = undefined
    board.change(stateOf(game, board.state, setup), true)
    if (compared !== '') board.tell(compared)
    if (players === 'engines') return this.answer()
    if (ask.agent !== undefined || ask.algorithm !== 'alphabeta' || stopped) return
    const { report } = game
    const plain = await opponent.count(ask, COUNT_BUDGET)
    if (game.report !== report) return
    this.plain = plain
    board.redraw()
  }

  private asking({ agent, search, faulty }: Level): Ask {
    const { game, state } = this.board
    const { algorithm = 'alphabeta', options } = search ?? {}
    const depth = options?.depth ?? state.depth
    const ask = { position: game.text, gameOptions: game.options, algorithm, depth }
    if (agent === undefined) return ask
    return {
      ...ask,
      agent: { id: agent, seed: seedAt(state.seed, game.ply) },
      ...(faulty && { faulty }),
    }
  }

  /** What somebody would play in the reader's place. Undefined: that is not wanted any more. */
  async advise(expert: Level): Promise<Result<Found> | undefined> {
    const { you } = await this.seated()
    return you.think(this.asking(expert))
  }

  /** The reader expects a move. */
  expect(move: Move): void {
    this.foretelling.give(move)
    this.board.tell(words.expects(textOf(this.board.game, move)))
  }

  /** The reader expects no move. */
  letPlay(): void {
    this.foretelling.give('none')
    this.board.redraw()
  }

  /** What is said of a guess, before the move is made. */
  private compared(game: PlaySession<unknown>, guess: Move, move: Move): string {
    const { right, made } = this.foretelling.count(guess, move)
    if (guess === move) return words.foretold(right, made)
    return words.expected(textOf(game, guess), right, made)
  }

  /** Has two engines play on, play one move, or rest. */
  playOn(run: 'rest' | 'once' | 'on'): void {
    this.leave()
    this.run = run
    void this.answer()
    this.board.redraw()
  }

  /** Ends the search that goes on, whose best move so far is played. */
  hurry(): void {
    this.foretelling.give('none')
    this.thinker?.hurry()
  }

  /** Nobody is asked for a hint any more. */
  leaveHint(): void {
    this.seats?.you.leave()
  }

  /** Ends whatever is going on; nobody plays on. */
  rest(): void {
    this.leave()
    this.run = 'rest'
  }

  leave(): void {
    this.foretelling.leave()
    this.seats?.you.leave()
    this.seats?.engine.leave()
  }

  /** Another game begins. */
  restart(): void {
    this.leave()
    for (const opponent of Object.values(this.seats ?? {})) opponent.thought = 0
    this.foretelling.restart()
  }
}

function textOf({ kit, position }: { kit: GameKit<unknown>; position: unknown }, move: Move) {
  return kit.game.formatMove(position, move)
}
