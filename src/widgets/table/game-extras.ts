import type { GameKit, Move, Result, Term } from '../../../engine/index.ts'
import type { HexStep } from '../../boards/hex-geometry.ts'
import type { Mark } from '../../boards/square-geometry.ts'
import type { TableWords } from '../../i18n/table.ts'

/** A number or word below the board: `captured by X`, 4. */
export interface Fact {
  readonly name: string
  readonly value: string
}

/** One way of moving what the reader has in hand. */
export interface Way {
  readonly move: Move
  /** As the game writes the move. */
  readonly text: string
  /** 0 to 5. */
  readonly direction: number
  readonly steps: readonly HexStep[]
}

/** What a click on a cell comes to, where a move takes more than one click. */
export type Choice =
  | { readonly kind: 'chosen'; readonly cells: readonly number[] }
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'wrong'; readonly text: string }

/** A reader's patterns, where a game is judged by patterns. */
export interface PatternBook<P> {
  readonly usual: string
  /** The terms by these patterns, one a line. */
  explain(p: P, patterns: string): Result<Term[]>
  /** One pattern, and its drawing as rows. */
  read(text: string): Result<{ readonly rows: readonly string[]; readonly turned: boolean }>
}

/**
 * What one game adds to a table beside what every game has. Each part is absent where a game has
 * nothing of the kind. Fetched with its game, so that no page carries another's. A pass, and
 * stones that are taken or change sides, need nothing here: the game's board tells of them.
 */
export interface GameExtras<P> {
  facts?(kit: GameKit<P>, p: P, words: TableWords): readonly Fact[]
  /** What is to be said of the position before whose turn it is; empty for nothing. */
  warning?(kit: GameKit<P>, p: P, words: TableWords): string
  /** What the last move did to the board that the board does not tell; empty for nothing. */
  told?(kit: GameKit<P>, p: P, words: TableWords): string
  marks?(p: P): readonly Mark[]
  /** The position as a board text, where the game's rows and side are not all. */
  boardText?(p: P): string
  readonly patterns?: PatternBook<P>
  /** The ways of moving the stones that are in hand. */
  ways?(kit: GameKit<P>, p: P, chosen: readonly number[]): readonly Way[]
  choose?(kit: GameKit<P>, p: P, chosen: readonly number[], cell: number): Choice
  /** The stones that a pointer takes which is drawn from one to another; undefined for none. */
  line?(p: P, from: number, to: number): readonly number[] | undefined
  /** How the stones of a move would go that is not made yet. */
  steps?(p: P, move: Move): readonly HexStep[]
  /** How the stones of the last move went. */
  lastSteps?(p: P): readonly HexStep[]
}
