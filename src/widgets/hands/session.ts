import {
  ok,
  type GameKit,
  type GameOptions,
  type Move,
  type Result,
} from '../../../engine/index.ts'

interface Played {
  readonly move: Move
  /** As the game writes it. */
  readonly text: string
}

/** A moment of the table: all that a position is made from again. */
interface Moment {
  /** Only those that the reader has given. */
  readonly options: GameOptions
  /** The board that was set up; empty for the start that the options give. */
  readonly board: string
  readonly played: readonly Played[]
}

/**
 * A game of which both sides are played by hand. Each change is a moment of a history that can
 * be gone back and forth in: a move, but also a new game, other options, a position set up.
 * What cannot be played or read is refused with the reason, and changes nothing.
 */
export class HandsSession<P> {
  readonly kit: GameKit<P>
  private current: P
  private history: Moment[]
  private now = 0
  private captured: readonly number[] = []

  constructor(kit: GameKit<P>) {
    this.kit = kit
    this.current = kit.game.initial()
    this.history = [{ options: {}, board: '', played: [] }]
  }

  get position(): P {
    return this.current
  }

  get options(): GameOptions {
    return this.moment.options
  }

  get board(): string {
    return this.moment.board
  }

  /** The moves since the start or the board, as a link has them. */
  get moves(): string {
    return this.moment.played.map(({ text }) => text).join(joint(this.kit))
  }

  /** The moves since the start or the board, as a person writes them. */
  get moveList(): string {
    return this.moment.played.map(({ text }) => text).join(slots(this.kit) ? '' : ' ')
  }

  get plies(): number {
    return this.moment.played.length
  }

  /** The last move as the game writes it, and who made it. */
  get lastMove(): string | undefined {
    return this.moment.played.at(-1)?.text
  }

  /** Squares of the other side's stones that the last move took off the board. */
  get taken(): readonly number[] {
    return this.captured
  }

  get canUndo(): boolean {
    return this.now > 0
  }

  get canRedo(): boolean {
    return this.now < this.history.length - 1
  }

  /** Plays a legal move. */
  play(move: Move): void {
    const { moment } = this
    const text = this.kit.game.formatMove(this.current, move)
    this.advance(move)
    this.push({ ...moment, played: [...moment.played, { move, text }] })
  }

  /** A new game with the same options. */
  restart(): void {
    const { moment } = this
    if (moment.board === '' && moment.played.length === 0) return
    this.push({ options: moment.options, board: '', played: [] })
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

  /**
   * Puts the position of a text in place, moves or a board. The size of a board that is set up
   * becomes the option.
   */
  read(text: string): Result<void> {
    const { game, board } = this.kit
    const { size: _, ...others } = this.options
    let read = game.parse(text, this.options)
    // A board of another size than the option's is welcome: it brings its size with it.
    if (!read.ok && read.error.code.endsWith('/other-size')) read = game.parse(text, others)
    if (!read.ok) return read
    let { options } = this
    let settled = read.value
    const spec = this.kit.options.find(({ name }) => name === 'size')
    const columns = board?.size(settled).columns
    if (spec !== undefined && columns !== undefined) {
      options = columns === spec.default ? others : { ...options, size: columns }
      // With its size given, a game that keeps moves writes them.
      const again = game.parse(text, { ...options, size: columns })
      if (again.ok) settled = again.value
    }
    const wanted = game.format(settled)
    const played = this.movesIn(wanted, text, options)
    this.push({ options, board: played === undefined ? wanted : '', played: played ?? [] })
    this.rebuild()
    return ok(undefined)
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
      played.push({ move: move.value, text: game.formatMove(start.value, move.value) })
      game.play(start.value, move.value)
    }
    // Each move can be taken back as if it had been made here.
    this.history = Array.from({ length: played.length + 1 }, (_, plies) => ({
      options,
      board,
      played: played.slice(0, plies),
    }))
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

  private push(moment: Moment): void {
    this.history = [...this.history.slice(0, this.now + 1), moment]
    this.now++
  }

  private rebuild(): void {
    const { options, board, played } = this.moment
    const { game } = this.kit
    const start = game.parse(board, options)
    this.current = start.ok ? start.value : game.initial(options)
    this.captured = []
    played.forEach(({ move }, i) => {
      if (i < played.length - 1) game.play(this.current, move)
      else this.advance(move)
    })
  }

  private advance(move: Move): void {
    const { kit, current } = this
    const other = 1 - kit.game.toMove(current)
    const before = this.squaresOf(other)
    kit.game.play(current, move)
    this.captured = before.filter((square) => kit.board?.at(current, square) === -1)
  }

  private squaresOf(player: number): number[] {
    const { board } = this.kit
    if (board === undefined) return []
    const { columns, rows } = board.size(this.current)
    const count = board.shape === 'hex' ? 61 : columns * rows
    return Array.from({ length: count }, (_, square) => square).filter(
      (square) => board.at(this.current, square) === player,
    )
  }

  /** The moves of a text, where it is a list of moves that leads to the position `wanted`. */
  private movesIn(wanted: string, text: string, options: GameOptions): Played[] | undefined {
    const { game } = this.kit
    const p = game.initial(options)
    const played: Played[] = []
    for (const source of new Set([text, wanted])) {
      if (source.includes('/')) continue
      const tokens = slots(this.kit) ? source.match(/\d/g) : source.match(/[^\s,]+/g)
      const split = tokens?.flatMap((token) => run(this.kit, token)) ?? []
      for (const token of split) {
        const move = game.parseMove(p, token)
        if (!move.ok) break
        played.push({ move: move.value, text: game.formatMove(p, move.value) })
        game.play(p, move.value)
      }
      if (game.format(p) === wanted) return played
      while (played.pop() !== undefined) game.undo(p)
    }
    return undefined
  }
}

function slots<P>(kit: GameKit<P>): boolean {
  return kit.board?.ground === 'slots'
}

function joint<P>(kit: GameKit<P>): string {
  return slots(kit) ? '' : '.'
}

/** Names of squares may run together, `e4d5`; moves of marbles are words of several cells. */
function run<P>(kit: GameKit<P>, token: string): string[] {
  if (kit.board?.shape === 'hex') return [token]
  return token.match(/[a-z]\d+/gi) ?? [token]
}
