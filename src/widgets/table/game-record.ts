import {
  ContractError,
  ok,
  type GameKit,
  type GameOptions,
  type Move,
  type Player,
  type Result,
} from '../../../engine/index.ts'

/** A move that has been made, and what it did to the board. */
export interface Played {
  readonly move: Move
  /** As the game writes it. */
  readonly text: string
  readonly mover: Player
  /** The position before the move, as the game writes it. */
  readonly before: string
  /** The squares from which the move took stones. */
  readonly taken: readonly number[]
  /** The squares whose stones changed sides. */
  readonly turned: readonly number[]
  /** The board has no square for the move: a side has passed. */
  readonly pass: boolean
}

/** A moment of a game: all that a position is made from again. */
interface Moment {
  /** Only those that were given. */
  readonly options: GameOptions
  /** The board that was set up; empty for the start that the options give. */
  readonly board: string
  readonly played: readonly Played[]
}

/**
 * A game on a table, whoever plays it. Each change is a moment of a history that can be gone back
 * and forth in: a move, but also a new game, other options, a position set up. What cannot be
 * played or read is refused with the reason, and changes nothing.
 */
export class GameRecord<P> {
  readonly kit: GameKit<P>
  private current: P
  private history: Moment[]
  private now = 0

  /** @param text  what is set up first; throws where the game cannot read it */
  constructor(kit: GameKit<P>, options: GameOptions = {}, text = '') {
    this.kit = kit
    const read = kit.game.parse(text, options)
    if (!read.ok) throw new ContractError('GameRecord', `'${text}': ${read.error.code}`)
    this.current = read.value
    this.history = [this.momentOf(text, options)]
  }

  get position(): P {
    return this.current
  }

  /** The position as the game writes it: moves, or a board where the moves are not known. */
  get text(): string {
    return this.kit.game.format(this.current)
  }

  get options(): GameOptions {
    return this.moment.options
  }

  get board(): string {
    return this.moment.board
  }

  /** The moves since the start or the board, the first one first. */
  get played(): readonly Played[] {
    return this.moment.played
  }

  /** The moves of the latest moment, those too that are taken back where they go on from here. */
  get line(): readonly Played[] {
    const last = this.history[this.history.length - 1].played
    return this.played.every(({ move }, ply) => move === last[ply]?.move) ? last : this.played
  }

  /** The moves of some plies as a link has them. */
  written(played: readonly Played[]): string {
    return played.map(({ text }) => text).join(joint(this.kit))
  }

  /** The same as a link has them: run together where a move is a single figure. */
  get moves(): string {
    return this.written(this.played)
  }

  /** The same as a person writes them. */
  get moveList(): string {
    return this.played.map(({ text }) => text).join(slots(this.kit) ? '' : ' ')
  }

  get canUndo(): boolean {
    return this.now > 0
  }

  get canRedo(): boolean {
    return this.now < this.history.length - 1
  }

  /** Whether something lies on the board that `restart` would take away. */
  get canRestart(): boolean {
    return this.moment.board !== '' || this.played.length > 0
  }

  /** Plays a legal move. */
  play(move: Move): void {
    const { moment } = this
    const made = this.make(this.current, move)
    this.push({ ...moment, played: [...moment.played, made] })
  }

  /** A new game with the same options. */
  restart(): void {
    if (!this.canRestart) return
    this.push({ options: this.options, board: '', played: [] })
    this.rebuild()
  }

  /** A new game with other options. */
  setOptions(options: GameOptions): Result<void> {
    const read = this.kit.game.parse('', options)
    if (!read.ok) return read
    this.push({ options, board: '', played: [] })
    this.rebuild()
    return ok(undefined)
  }

  /** The same game with other options; refused where it cannot be played with them. */
  keepWith(options: GameOptions): Result<void> {
    const other = new GameRecord(this.kit, options)
    const loaded = other.load(options, this.board, this.moves)
    if (!loaded.ok) return loaded
    this.push(other.moment)
    this.rebuild()
    return ok(undefined)
  }

  /**
   * Puts the position of a text in place, moves or a board; each of its moves can be taken back by
   * itself. A text of the position that is there changes nothing.
   */
  read(text: string, options = this.options): Result<void> {
    return this.take(text, options, true)
  }

  /** Puts a position of the page in place, which is taken back as a whole. */
  put(text: string, options = this.options): Result<void> {
    return this.take(text, options, false)
  }

  /**
   * The same as `read` with a text whose board may have another size than the options say, which becomes an
   * option then.
   */
  setUp(text: string): Result<void> {
    const { size: _, ...others } = this.options
    const read = this.kit.game.parse(text, this.options)
    // A board of another size than the option's is welcome: it brings its size with it.
    const resized = !read.ok && read.error.code.endsWith('/other-size')
    const set = resized ? this.kit.game.parse(text, others) : read
    if (!set.ok) return set
    let { options } = this
    const spec = this.kit.options.find(({ name }) => name === 'size')
    const columns = this.kit.board?.size(set.value).columns
    if (spec !== undefined && columns !== undefined) {
      options = columns === spec.default ? others : { ...options, size: columns }
    }
    // With its size given, a game that keeps moves writes them.
    const given = this.kit.game.parse(text, options).ok ? options : others
    return this.take(text, this.kit.ownOptions?.(set.value, given) ?? given, true)
  }

  /**
   * Takes what a link says for the history. What cannot be read is told; the moves before
   * the one that cannot be played are kept.
   */
  load(options: GameOptions, board: string, moves: string): Result<void> {
    const { game } = this.kit
    const start = game.parse(board, options)
    if (!start.ok) return start
    const played: Played[] = []
    let wrong: Result<void> = ok(undefined)
    for (const text of moves === '' ? [] : moves.split(joint(this.kit))) {
      const move = game.parseMove(start.value, text)
      if (!move.ok) {
        wrong = move
        break
      }
      played.push(this.make(start.value, move.value))
    }
    // Each move can be taken back as if it had been made here.
    this.history = plyByPly({ options, board, played })
    this.now = played.length
    this.rebuild()
    return wrong
  }

  undo(): void {
    if (!this.canUndo) return
    this.now--
    this.rebuild()
  }

  redo(): void {
    if (!this.canRedo) return
    this.now++
    this.rebuild()
  }

  private get moment(): Moment {
    return this.history[this.now]
  }

  private push(...moments: readonly Moment[]): void {
    this.history = [...this.history.slice(0, this.now + 1), ...moments]
    this.now = this.history.length - 1
  }

  private take(text: string, options: GameOptions, each: boolean): Result<void> {
    const read = this.kit.game.parse(text, options)
    if (!read.ok) return read
    if (options === this.options && this.kit.game.format(read.value) === this.text) {
      return ok(undefined)
    }
    const moment = this.momentOf(text, options)
    this.push(...(each ? this.leadingTo(moment) : [moment]))
    this.rebuild()
    return ok(undefined)
  }

  /** The moment of a text that its game reads: the moves that it gives are kept. */
  private momentOf(text: string, options: GameOptions): Moment {
    const { game, played: movesOf } = this.kit
    const read = game.parse(text, options)
    if (!read.ok) return { options, board: '', played: [] }
    const p = read.value
    const moves = movesOf?.(p) ?? []
    for (let i = 0; i < moves.length; i++) game.undo(p)
    const board = game.format(p)
    const played = moves.map((move) => this.make(p, move))
    const atStart = board === game.format(game.initial(options))
    return { options, board: atStart ? '' : board, played }
  }

  /** A moment and those that lead to it: from this one where it goes on with it or goes back. */
  private leadingTo(moment: Moment): Moment[] {
    const { options, board, played } = this.moment
    const more = moment.played.length > played.length
    const [longer, shorter] = more ? [moment.played, played] : [played, moment.played]
    const related =
      moment.options === options &&
      moment.board === board &&
      shorter.every(({ move }, ply) => move === longer[ply].move)
    if (!related) return plyByPly(moment)
    return more ? plyByPly(moment).slice(played.length + 1) : [moment]
  }

  private rebuild(): void {
    const { options, board, played } = this.moment
    const { game } = this.kit
    const start = game.parse(board, options)
    this.current = start.ok ? start.value : game.initial(options)
    for (const { move } of played) game.play(this.current, move)
  }

  /** Plays a move in a position, and says what it did. */
  private make(p: P, move: Move): Played {
    const { game, board } = this.kit
    const mover = game.toMove(p)
    const text = game.formatMove(p, move)
    const before = game.format(p)
    const pass = isPass(this.kit, p, move)
    game.play(p, move)
    const taken = board?.lastTaken?.(p) ?? []
    return { move, text, mover, before, taken, turned: board?.lastTurned?.(p) ?? [], pass }
  }
}

/** Whether the board has no square for a legal move: a side passes by it. */
export function isPass<P>({ board }: GameKit<P>, p: P, move: Move): boolean {
  return board?.shape === 'square' && board.targets(p, move).length === 0
}

/** A moment and those that lead to it, from its start. */
function plyByPly(moment: Moment): Moment[] {
  const { played } = moment
  return Array.from({ length: played.length + 1 }, (_, plies) => ({
    ...moment,
    played: played.slice(0, plies),
  }))
}

function slots<P>(kit: GameKit<P>): boolean {
  return kit.board?.ground === 'slots'
}

/** What stands between the moves of a game in a link. */
export function joint<P>(kit: GameKit<P>): string {
  return slots(kit) ? '' : '.'
}
