import {
  formatRows,
  type GameKit,
  type Move,
  type Result,
  type Term,
} from '../../../engine/index.ts'
import type { HexStep } from '../../boards/hex.ts'
import { sideName } from '../../boards/model.ts'
import type { Mark } from '../../boards/square.ts'
import type { HandsWords } from '../../i18n/en/hands.ts'

/** A number or word beside the board: `captured by X`, 4. */
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
 * What one game has beside what every game has. Each part is absent where a game has nothing of
 * the kind. Fetched with its game, so that no page carries another's.
 */
export interface Companion<P> {
  facts?(kit: GameKit<P>, p: P, words: HandsWords): readonly Fact[]
  /** What is to be said of the position before whose turn it is. */
  warning?(kit: GameKit<P>, p: P, words: HandsWords): string
  /** What the last move did to the board besides moving stones; empty for nothing. */
  told?(kit: GameKit<P>, p: P, words: HandsWords): string
  marks?(p: P): readonly Mark[]
  /** The position as a board text, where the game's rows and side are not all. */
  boardText?(p: P): string
  /** Further forms of the position as text, by name; those that it cannot have are errors. */
  texts?(p: P): Readonly<Record<string, Result<string>>>
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

const loaders: Readonly<Record<string, () => Promise<Companion<unknown>>>> = {
  gomoku8: async () => (await import('./of-gomoku8.ts')).companion,
  gomoku: async () => (await import('./of-gomoku.ts')).companion,
  ninuki: async () => (await import('./of-ninuki.ts')).companion,
  abalone: async () => (await import('./of-abalone.ts')).companion,
}

/** A game that has nothing of its own has an empty companion. */
export async function loadCompanion(id: string): Promise<Companion<unknown>> {
  return Object.hasOwn(loaders, id) ? loaders[id]() : {}
}

/** The position as rows of a board, which every game reads. */
export function boardText<P>(kit: GameKit<P>, companion: Companion<P>, p: P): string {
  const { board, game } = kit
  if (companion.boardText !== undefined) return companion.boardText(p)
  if (board === undefined || board.shape === 'hex') return game.format(p)
  const { columns, rows } = board.size(p)
  const text = formatRows((square) => board.at(p, square), columns, rows, [
    sideName(kit, p, 0),
    sideName(kit, p, 1),
  ])
  return `${text} ${sideName(kit, p, game.toMove(p))}`
}
