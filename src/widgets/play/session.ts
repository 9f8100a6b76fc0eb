import {
  legalMoves,
  ok,
  type GameKit,
  type GameOptions,
  type Move,
  type Outcome,
  type Player,
  type Result,
} from '../../../engine/index.ts'
import { GameRecord, type Played } from '../table/game-record.ts'
import { reportOf, type Found, type Report } from './report.ts'
import { withResult, type Score } from './score.ts'
import type { Players, Seat } from './seat.ts'

/** Where the engine has made a move, and which. */
export interface Searched {
  /** The position before the move, as the game writes it, and the plies that led to it. */
  readonly position: string
  readonly ply: number
  /** As the game writes it. */
  readonly move: string
}

/** A game that was put aside, and the options it was played with. */
interface PastGame {
  /** Where it began; empty for the start that its options give. */
  readonly board: string
  readonly moves: string
  readonly begins: Seat
  readonly options: GameOptions
}

/** A game, who plays first in it, and how the rounds before it have ended. */
interface Match<P> {
  readonly record: GameRecord<P>
  readonly begins: Seat
  readonly score?: Score | undefined
  /** Who has given it up. */
  readonly resigned?: Seat | undefined
  /** Lines that were left for others, the latest first, as a link has moves. */
  readonly branches?: readonly string[]
}

/** Lines that are kept beside the one that is played. */
const MOST_BRANCHES = 12

/**
 * A game between two seats: whose turn it is, what can be taken back and played again, the game
 * before it and the score of the rounds. It knows neither the page nor the worker; whoever has
 * searched hands the engine's move in.
 */
export class PlaySession<P> {
  readonly kit: GameKit<P>
  /** The engine's last word; undefined before its first move, and after a reload. */
  report: Report | undefined
  /** Who sits in the two seats. */
  players: Players = 'engine'
  private now: Match<P>
  private before: Match<P> | undefined

  constructor(kit: GameKit<P>, begins: Seat, options?: GameOptions) {
    this.kit = kit
    this.now = matchOf(kit, begins, options)
  }

  get options(): GameOptions {
    return this.now.record.options
  }

  get position(): P {
    return this.now.record.position
  }

  get begins(): Seat {
    return this.now.begins
  }

  get reader(): Player {
    return this.begins === 'you' ? 0 : 1
  }

  get outcome(): Outcome | undefined {
    const { resigned } = this.now
    if (resigned === undefined) return this.kit.game.outcome(this.position)
    const winner: Player = (resigned === 'you') === (this.reader === 0) ? 1 : 0
    return { winner, reason: 'resigned', squares: [] }
  }

  /** Who has given the game up. */
  get resigned(): Seat | undefined {
    return this.now.resigned
  }

  /** Who has won; undefined while the game goes on. */
  get winner(): Seat | 'draw' | undefined {
    const winner = this.outcome?.winner
    if (winner === undefined || winner === 'draw') return winner
    return winner === this.reader ? 'you' : 'engine'
  }

  /** Whose side is to move, whoever sits there. */
  get seat(): Seat {
    return this.kit.game.toMove(this.position) === this.reader ? 'you' : 'engine'
  }

  /** Who moves next: a person, or an engine. */
  get turn(): Seat | 'over' {
    if (this.outcome !== undefined) return 'over'
    if (this.players === 'engine') return this.seat
    return this.players === 'people' ? 'you' : 'engine'
  }

  /** How the rounds before this one have ended; undefined where there are none. */
  get score(): Score | undefined {
    return this.now.score
  }

  set score(score: Score | undefined) {
    this.now = { ...this.now, score }
  }

  /** Plies played. */
  get ply(): number {
    return this.now.record.played.length
  }

  /** The moves as one text: run together where a move is a single figure. */
  get moves(): string {
    return this.now.record.moves
  }

  /** The board that was set up, as a text; empty for the start that the options give. */
  get board(): string {
    return this.now.record.board
  }

  /** The position as a text. */
  get text(): string {
    return this.now.record.text
  }

  /** The game put aside, as a link has it; undefined for none. */
  get past(): PastGame | undefined {
    const { before } = this
    if (before === undefined) return undefined
    const { board, moves, options } = before.record
    return { board, moves, begins: before.begins, options }
  }

  /** The engine's last move; undefined before its first. */
  get searched(): Searched | undefined {
    const { played } = this.now.record
    const ply = played.findLastIndex(({ mover }) => this.isEngine(mover))
    if (ply < 0) return undefined
    const { before, text } = played[ply]
    return { position: before, ply, move: text }
  }

  private isEngine(mover: Player): boolean {
    return this.players === 'engines' || (this.players === 'engine' && mover !== this.reader)
  }

  /** The reader's last move and the answer to it, in this order; else the last move alone. */
  get since(): readonly Played[] {
    const { played } = this.now.record
    if (this.players !== 'engine') return played.slice(-1)
    const from = played.findLastIndex(({ mover }) => mover === this.reader)
    return played.slice(Math.max(0, from))
  }

  /**
   * Plays the moves of a text from the start, or from a board; on an error the session is as it was.
   */
  load(moves: string, begins: Seat, options = this.options, board = ''): Result<void> {
    const read = this.read(moves, begins, options, board)
    if (!read.ok) return read
    this.put({ ...read.value, score: this.score })
    return ok(undefined)
  }

  private read(moves: string, begins: Seat, options: GameOptions, board: string): Result<Match<P>> {
    const start = this.kit.game.parse('', options)
    if (!start.ok) return start
    const match = matchOf(this.kit, begins, options)
    const loaded = match.record.load(options, board, moves)
    return loaded.ok ? ok(match) : loaded
  }

  /** Goes on with other options, in both games; refused where this one cannot. */
  keepWith(options: GameOptions): Result<void> {
    this.before?.record.keepWith(options)
    return this.now.record.keepWith(options)
  }

  /** Takes the moves of a text for the game put aside; on an error the session is as it was. */
  loadPast(moves: string, begins: Seat, options = this.options, board = ''): Result<void> {
    const read = this.read(moves, begins, options, board)
    if (!read.ok) return read
    if (moves !== '' || board !== '') this.before = read.value
    return ok(undefined)
  }

  /** All moves of the line that is played, those too that are taken back. */
  get line(): readonly Played[] {
    return this.now.record.line
  }

  /** The line to its end, as a link has moves, where some of it is taken back. */
  get whole(): string | undefined {
    const { record } = this.now
    return record.line.length > this.ply ? record.written(record.line) : undefined
  }

  /** The lines that were left for others, the latest first, as a link has moves. */
  get branches(): readonly string[] {
    return this.now.branches ?? []
  }

  set branches(branches: readonly string[]) {
    this.now = { ...this.now, branches: branches.slice(0, MOST_BRANCHES) }
  }

  /**
   * Plays a legal move of the side to move. Where the line goes on with another it is kept as a
   * branch; where with this, it is played again.
   */
  play(move: Move): void {
    const { record } = this.now
    const { line } = record
    const next = line[this.ply]
    if (next?.move === move) return record.redo()
    if (next !== undefined) this.branches = [record.written(line), ...this.branches]
    record.play(move)
  }

  /** Goes to the position after so many plies of the line, whose end is kept. */
  goTo(ply: number): void {
    const { record } = this.now
    this.report = undefined
    while (this.ply > ply && record.canUndo) record.undo()
    while (this.ply < ply && record.canRedo) record.redo()
  }

  /** Takes up a branch, at its end; the line that was played becomes one. */
  takeUp(branch: string): void {
    const { begins, score } = this
    const { record, branches = [] } = this.now
    const others = branches.filter((each) => each !== branch)
    if (!this.load(branch, begins, this.options, this.board).ok) return
    this.score = score
    this.branches = [record.written(record.line), ...others]
  }

  /** Plays what the engine found. */
  answer(found: Found, stopped: boolean): void {
    this.report = reportOf(this.kit, this.position, found, stopped)
    this.play(found.move)
  }

  /** The move to make where a search was stopped before it had judged one: nearest the middle. */
  firstMove(): Move {
    const { centrality } = this.kit
    const legal = legalMoves(this.kit, this.position)
    if (centrality === undefined) return legal[0]
    const near = (move: Move) => centrality(this.position, move)
    return legal.reduce((best, move) => (near(move) > near(best) ? move : best))
  }

  /** Whether there is something to take back: of the reader, where she plays an engine. */
  get canUndo(): boolean {
    return this.resigned !== undefined || hasMoved(this.now, this.players)
  }

  get canRedo(): boolean {
    return this.now.record.canRedo
  }

  /** Takes back to the reader's last turn, or one move where she does not play an engine. */
  undo(): void {
    if (!this.canUndo) return
    this.report = undefined
    // Who had given up plays on.
    if (this.resigned !== undefined) {
      this.now = { ...this.now, resigned: undefined }
      return
    }
    do this.now.record.undo()
    while (this.players === 'engine' && this.turn !== 'you')
  }

  /** Plays what was taken back, to the reader's next turn or as far as it had come. */
  redo(): void {
    if (!this.canRedo) return
    this.report = undefined
    do this.now.record.redo()
    while (this.players === 'engine' && this.canRedo && this.turn !== 'you')
  }

  /**
   * Starts again, on the same board or with other options, which must be right; a game that has
   * been played at or set up is put aside.
   */
  restart(begins: Seat, options = this.options): void {
    if (hasMoved(this.now, this.players) || this.board !== '') this.before = this.now
    this.put(matchOf(this.kit, begins, options))
  }

  /** The next round of a game that is over: the other seat begins, and the score is kept. */
  nextRound(): void {
    const { winner, score, begins } = this
    if (winner === undefined) return
    this.restart(begins === 'you' ? 'engine' : 'you')
    this.score = withResult(score, winner)
  }

  /** The seats change sides, and the game goes on. */
  swap(): void {
    const { now } = this
    this.report = undefined
    this.now = { ...now, begins: now.begins === 'you' ? 'engine' : 'you' }
  }

  /** Somebody gives the game up. */
  resign(seat: Seat): void {
    this.report = undefined
    this.now = { ...this.now, resigned: seat }
  }

  /** Takes up the game put aside, and puts this one aside where there is something in it. */
  bringBack(): void {
    const { now, before } = this
    if (before === undefined) return
    const { canRedo, board } = now.record
    const isSomething = hasMoved(now, this.players) || canRedo || board !== ''
    this.before = isSomething ? now : undefined
    this.put(before)
  }

  private put(match: Match<P>): void {
    this.now = match
    this.report = undefined
  }
}

function matchOf<P>(kit: GameKit<P>, begins: Seat, options?: GameOptions): Match<P> {
  return { record: new GameRecord(kit, options), begins }
}

function hasMoved<P>({ record, begins }: Match<P>, players: Players): boolean {
  if (players !== 'engine') return record.played.length > 0
  const reader = begins === 'you' ? 0 : 1
  return record.played.some(({ mover }) => mover === reader)
}
