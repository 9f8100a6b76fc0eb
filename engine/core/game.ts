import type { Result } from './errors.ts'
import type { Move, Player } from './move.ts'
import type { ThreatBoard } from './threat-board.ts'

export { NO_MOVE, type Move, type Player } from './move.ts'

export interface Outcome {
  readonly winner: Player | 'draw'
  /** A word, for example `line`, `full`, `captures`; its sentence lives in `src/i18n/`. */
  readonly reason: string
  /** Squares that made the outcome (the winning line), as board squares; empty for a draw. */
  readonly squares: readonly number[]
}

/** Options of a game's start, as they come from a link or a command line. */
export type GameOptions = Readonly<Record<string, string | number | boolean>>

/** Something that a text may mean otherwise than it was read, and the option that would say so. */
export interface Doubt {
  /** Namespaced, as the codes of errors; its sentence lives in `src/i18n/`. */
  readonly code: string
  readonly option: string
  readonly value: string
}

/**
 * The rules of a two-player game of perfect information.
 *
 * `play` and `undo` change the position in place; a position holds its own undo stack.
 * Methods that read a person's text answer with a `Result`; the others trust their caller
 * and throw `ContractError` at most in a check that costs nothing.
 */
export interface Game<P> {
  readonly id: string
  /** No position has more legal moves than this: the size of a move buffer. */
  readonly maxMoves: number
  /**
   * No position that `p` leads to, nor `p`, has more legal moves than this. Absent: `maxMoves`,
   * where that is not so much more that the room for moves costs more than what is done with them.
   */
  mostMoves?(p: P): number
  initial(options?: GameOptions): P
  /**
   * Whose turn it is. Sides alternate at every ply, also at the last one: after a move it is
   * always the other side's turn, so that a search may negate scores once a ply. Where the rules
   * let a side miss its turn, that is a move of its own, a pass. Where `alternating` answers, this
   * holds of the game that it answers, and a search is to play that.
   */
  toMove(p: P): Player
  /**
   * Writes the legal moves to `out` in canonical order and returns how many there are.
   * A game that has ended has none.
   */
  moves(p: P, out: Int32Array): number
  /** Plays a legal move. */
  play(p: P, m: Move): void
  /** Takes back the last move played. */
  undo(p: P): void
  /** How the game has ended, or undefined while it goes on. */
  outcome(p: P): Outcome | undefined
  /**
   * For a position of which somebody has said that sides need not alternate: the same with what is
   * forced put in between, so that they do. Absent, or undefined: they do.
   */
  alternating?(p: P): Alternating<P> | undefined
  /** Of a game that `alternating` has answered alone. */
  readonly between?: Between<P>
  /** Low and high half of a 64-bit hash of the position, as int32. */
  hashLo(p: P): number
  hashHi(p: P): number
  /**
   * To how many plies a position is worth what another one of the same hash is, when it is played
   * on under the options of `p`. Absent: to any. Where a rule looks back at what has been on the
   * board, the hash need not tell all of that.
   */
  hashReach?(p: P): number
  /** A text that `parse` reads back to the same position. */
  format(p: P): string
  /** Reads a move list or a board text. An empty text is the start that the options give. */
  parse(text: string, options?: GameOptions): Result<P>
  formatMove(p: P, m: Move): string
  /**
   * Reads one legal move; an illegal one is an error that says why. If a move is followed by
   * more text that is `move/extra-text`, at where that begins, so that moves which follow one
   * another can be read one by one.
   */
  parseMove(p: P, text: string): Result<Move>
}

/** Positions that are put between others so that sides alternate: each has one move, and is no node. */
export interface Between<P> {
  /** Whether a position is one of these. */
  at(p: P): boolean
  /** Whether it is one, and so is the position before it. */
  after(p: P): boolean
  /** Plies of this game that stand for one ply of the other, at most. */
  readonly stride: number
}

export interface Alternating<P> {
  readonly game: Game<P> & { readonly between: Between<P> }
  readonly evaluation: Pick<Evaluation<P>, 'evaluate'>
  /** A position of one's own. */
  readonly position: P
}

/** One reason for a score. The contributions of all terms sum to the evaluation exactly. */
export interface Term {
  /** A word, for example `open-lines`; its sentence lives in `src/i18n/`. */
  readonly name: string
  /** Board squares the term looks at. */
  readonly squares: readonly number[]
  /** Whose stones make it. */
  readonly side: Player
  /** Integer, from the side to move's view: negative where it speaks for the opponent. */
  readonly contribution: number
}

/** No evaluation is larger than this in magnitude, so that every win outranks it. */
export const EVALUATION_LIMIT = 900_000

/** Scores are integers, from the side to move's view, within ±EVALUATION_LIMIT. */
export interface Evaluation<P> {
  evaluate(p: P): number
  explain(p: P): Term[]
}

/** The weights of an evaluation, which may be others than the game's own: whole numbers, by name. */
export interface Weighing<P> {
  /** Each with its range, and the game's own as its default; named as the terms are. */
  readonly specs: readonly (OptionSpec & { readonly type: 'integer' })[]
  /** @param weights  all of them */
  by(weights: Readonly<Record<string, number>>): Evaluation<P>
}

/**
 * How a position lies on a board, for whatever draws it.
 *
 * Squares of a square board are numbered `row · columns + column`, row 0 at the bottom,
 * column 0 at the left, whatever bits the game itself uses. Hex boards number their cells
 * as `core/hex.ts` says.
 */
export interface Board<P> {
  readonly shape: 'square' | 'hex'
  /**
   * What stones lie on: squares (`cells`, where nothing is said), crossings of lines
   * (`points`), or columns that fill from the bottom (`slots`), where a move names a column.
   */
  readonly ground?: 'cells' | 'points' | 'slots'
  size(p: P): { readonly columns: number; readonly rows: number }
  /** Whose stone lies on a square, or -1. */
  at(p: P, square: number): Player | -1
  /**
   * The squares on which a legal move puts stones, before it is played; empty for a move without
   * a square, as a pass is.
   */
  targets(p: P, m: Move): readonly number[]
  /** The squares on which the last move put stones; empty at the start and after a pass. */
  lastMove(p: P): readonly number[]
  /**
   * The squares from which the last move took stones off the board, the other side's or, where
   * the rules allow that, its own. Absent where a stone stays where it is put.
   */
  lastTaken?(p: P): readonly number[]
  /**
   * The squares whose stones stayed and changed sides by the last move. Absent where no stone
   * ever does.
   */
  lastTurned?(p: P): readonly number[]
  /** The squares of the winning line, or of whatever else ended the game, come from `outcome`. */
  squareName(p: P, square: number): string
}

/**
 * One option of a game's start, for a form or a command line.
 *
 * An option that `follows` another takes its value from that one unless it is given itself;
 * its default is what the other's default makes of it. A form leaves it out until it is touched.
 */
export type OptionSpec = { readonly name: string; readonly follows?: string } & (
  | {
      readonly type: 'integer'
      readonly default: number
      readonly min: number
      readonly max: number
    }
  | { readonly type: 'boolean'; readonly default: boolean }
  | { readonly type: 'choice'; readonly default: string; readonly values: readonly string[] }
)

/** What can be said of a position whose text leaves the values of some leaves open. */
export interface Unknowns {
  /** The least and the greatest that its value can be, as written; undefined for no limit. */
  readonly low: string | undefined
  readonly high: string | undefined
  readonly leaves: readonly {
    /** The moves to it from the root. */
    readonly path: readonly Move[]
    /** What the text calls it. */
    readonly text: string
    /** Whether the value can depend on it. */
    readonly matters: boolean
  }[]
}

/** A form of text that a position can be written in, to be read by this or by another program. */
export interface Form<P> {
  /** A word, for example `sgf`; what it is called stands in `src/i18n/`. */
  readonly id: string
  /** An error where this position cannot be written so: a board that was set up has no moves. */
  write(p: P): Result<string>
}

/** Something that a text may mean otherwise than it was read, and the option that would say so. */
export interface Doubt {
  /** Namespaced, as the codes of errors; its sentence lives in `src/i18n/`. */
  readonly code: string
  readonly option: string
  readonly value: string
}

export type OpenWindow = readonly [number | undefined, number | undefined]

/** A window, Max's view, and the position in whose scores it is. */
export interface WindowOn<P> {
  readonly position: P
  /** Alpha and beta, alpha the smaller; an end at which nothing is promised is undefined. */
  readonly window: OpenWindow
  /** What −∞ and ∞ are among these scores; undefined where no value is as small, or as large. */
  readonly ends: OpenWindow
}

/** Everything the rest of the product needs to know of one game. */
export interface GameKit<P> {
  readonly game: Game<P>
  /** Every form that `parse` reads, the usual one first. */
  readonly forms: readonly Form<P>[]
  /**
   * Keeps what another thread has read of a long text, and how it writes that: `parse` then has it
   * at once. Absent where no text takes long.
   */
  hold?(text: string, options: GameOptions | undefined, read: Result<P>, written: string): void
  /**
   * The options that go on with the game of a position, where its text has brought its own: a
   * record of a game on a board of another size, or one that began where `given` does not let it.
   */
  ownOptions?(p: P, given: GameOptions): GameOptions
  /** What a text may mean otherwise than `parse` has read it. */
  doubts?(text: string, options?: GameOptions): readonly Doubt[]
  /** The moves that can be taken back, oldest first: those that the position's text gave, too. */
  played?(p: P): readonly Move[]
  readonly evaluation: Evaluation<P>
  /** Absent where the evaluation has no weights to be set. */
  readonly weighing?: Weighing<P>
  /** Absent where a game has no board (the explicit tree). */
  readonly board?: Board<P>
  /** What the sides are called in texts, by player: `X` and `O`, `b` and `w`. */
  readonly sides: readonly [string, string]
  /** Where options decide who is called what (Abalone's `first`): takes the place of `sides`. */
  sideOf?(p: P, player: Player): string
  readonly options: readonly OptionSpec[]
  /** Options that make another known game, by its name. */
  readonly presets?: readonly { readonly id: string; readonly options: GameOptions }[]
  /**
   * A score of Max's view as the position's own text writes it, where that brings values that are
   * no whole numbers of moderate size (`0.5`, `inf`) and scores are their ranks.
   */
  writtenScore?(p: P, score: number): string | undefined
  /**
   * The position with a score for the opposite of each value as well, where scores are ranks: there
   * a score with its sign turned is the value with its sign turned.
   */
  withOpposites?(p: P): P
  /**
   * The window that a search begins with, Max's view, its ends as such a text writes them (`-inf`),
   * and the position in whose scores it is. Undefined where these are no window.
   */
  withWindow?(p: P, low: string, high: string): WindowOn<P> | undefined
  /** What the position's text calls the place that play has come to; for the explicit tree. */
  label?(p: P): string | undefined
  /** What the values that are not known do to the position's; undefined where all are known. */
  unknowns?(p: P): Unknowns | undefined
  /** Whose five waits for the opponent's answer before it wins, or -1; absent where none ever does. */
  pending?(p: P): Player | -1
  /** Stones that each player has lost. Absent where none can be. */
  lost?(p: P): readonly [number, number]
  /** Larger for a move nearer the middle; absent where that means nothing. */
  centrality?(p: P, m: Move): number
  /**
   * Writes to `out[i]` how much influence both sides' stones have where `moves[i]` goes, 0 or
   * more, for the first `count` moves; absent where that means nothing.
   */
  influence?(p: P, moves: Int32Array, count: number, out: Int32Array): void
  /** Whether a move goes within `radius` king's steps (1 or more) of a stone; absent as above. */
  near?(p: P, m: Move, radius: number): boolean
  /**
   * Writes to `out` the moves that a position must not be judged before. Where the side to move can
   * win at once these are its winning moves, and where only the other side could, were it on turn,
   * those that prevent it: no other move is better, and the answer is −n for n such moves. Where
   * neither could it is n ≥ 0 for the moves that threaten to win at once. `p` is restored. Absent
   * where a game is not won so suddenly.
   */
  sharp?(p: P, out: Int32Array): number
  /** The position as a board of threats, a copy; absent where it is not five in a line that wins. */
  threatBoard?(p: P): ThreatBoard
}
