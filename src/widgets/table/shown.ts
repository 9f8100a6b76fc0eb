import type { GameKit } from '../../../engine/index.ts'
import type { HexWay } from '../../boards/hex-drag.ts'
import type { HexLayer, HexModel, HexStep } from '../../boards/hex-geometry.ts'
import type { Mark, SquareModel } from '../../boards/square-geometry.ts'

/** What a figure draws on the squares of a position: in place of what lies there, or beside it. */
export interface Overlay
  extends
    Partial<
      Pick<SquareModel, 'stones' | 'last' | 'winning' | 'marks' | 'heat' | 'labels' | 'look'>
    >,
    Pick<HexModel, 'preview' | 'layer'> {
  /** What a screen reader hears of a square after what lies there, by square; empty for nothing. */
  readonly notes?: readonly string[]
}

/** What is to be seen on a board besides the position. What is absent is not to be seen. */
export interface Shown {
  readonly label: string
  readonly active: boolean
  /** The board is seen from the other side. */
  readonly halfTurn?: boolean
  /** False where a pick is no move, so that no stone follows the pointer. */
  readonly plays?: boolean
  /** Pixels that a row of squares may take; `BOARD_ROOM` where nothing is said. */
  readonly room?: number | undefined
  /** The square that the pointer is on. */
  readonly pointed?: number | undefined
  /** Where a finger holds a stone that is not placed yet. */
  readonly aim?: number | undefined
  readonly marks?: readonly Mark[]
  readonly over?: Overlay | undefined
  /** Squares of a term, and whether it speaks for the side to move. */
  readonly lit?: Lit | undefined
  /** Cells in hand, and where they can go or be dragged. */
  readonly chosen?: readonly number[]
  readonly targets?: readonly number[]
  readonly ways?: readonly HexWay[]
  /** How the marbles of a move would go: one that is pointed at, and one that is advised. */
  readonly preview?: readonly HexStep[]
  readonly hint?: readonly HexStep[]
  readonly line?: Ahead | undefined
  /** The square on which a stone is advised. */
  readonly hintSquare?: number | undefined
  /** How the marbles of the last move went. */
  readonly steps?: readonly HexStep[]
}

/** A move to come: the empty square on which it puts a stone. */
export interface Planned {
  readonly square: number
  readonly side: number
}

/** Moves to come, in their order; where stones are moved and not put, their picture. */
export type Ahead = readonly Planned[] | HexLayer

export interface Lit {
  readonly squares: readonly number[]
  readonly favours: boolean
}

/** A board of either kind, which shows positions and says where it is picked. */
export interface Face {
  readonly element: HTMLElement
  show<P>(kit: GameKit<P>, position: P, shown: Shown, arriving: boolean): void
  focus(): void
}

/** The names of squares, and after each what the overlay notes of it. */
export function noted(names: readonly string[], { notes }: Overlay): readonly string[] {
  if (notes === undefined) return names
  return names.map((name, square) => (notes[square] ? `${name}, ${notes[square]}` : name))
}

/** The numbers of moves to come, by square, before what stands on the others. */
export function numbersOf(
  count: number,
  line: readonly Planned[],
  others: readonly string[] = [],
): string[] {
  const numbers = Array.from({ length: count }, () => '')
  for (const [i, { square }] of line.entries()) numbers[square] ||= String(i + 1)
  return numbers.map((number, square) => number || (others[square] ?? ''))
}

/** How strongly a term's squares are lit, of 1. */
const LIGHT = 0.4

/** The lit squares as heat, by square. */
export function heatOf(count: number, { lit }: Pick<Shown, 'lit'>): Float64Array | undefined {
  if (lit === undefined || lit.squares.length === 0) return undefined
  const heat = new Float64Array(count)
  for (const square of lit.squares) heat[square] = lit.favours ? LIGHT : -LIGHT
  return heat
}
