import { NO_MOVE, plainMoves, type GameKit, type Move, type UserError } from '../../engine/index.ts'
import { squareNames } from './table.ts'

/** What became of a list of moves: those up to the first illegal one have been played. */
export interface Played {
  /** As the game writes them. */
  readonly moves: readonly string[]
  /** The squares that stones were taken from: move by move, each time from the top left. */
  readonly taken: readonly string[]
  readonly refusal?: Refusal
}

interface Refusal {
  /** The move's place in the list, from 1. */
  readonly number: number
  /** The move, as it was written. */
  readonly text: string
  /** `at` is an index in the whole list. */
  readonly error: UserError
}

/** Characters that no move is longer than. Only so many are looked at for each. */
const WINDOW = 64

/**
 * Reads moves that follow one another, spaces or commas between them where that is needed,
 * perhaps with numbers, header lines and a result as records have them, and
 * plays them on `p` until one is illegal.
 */
export function playList<P>(kit: GameKit<P>, p: P, list: string): Played {
  const text = plainMoves(list)
  const moves: string[] = []
  const taken: string[] = []
  for (let at = afterSeparators(text, 0); at < text.length;) {
    const window = text.slice(at, at + WINDOW)
    const { move, next, error } = readFirst(kit, p, window)
    if (error !== undefined) {
      const number = moves.length + 1
      const written = nameOf(kit, p, text, list.slice(at, at + WINDOW), error)
      return { moves, taken, refusal: { number, text: written, error: moved(error, at) } }
    }
    moves.push(kit.game.formatMove(p, move))
    kit.game.play(p, move)
    taken.push(...squareNames(kit, p, fromTopLeft(kit, p, kit.board?.lastTaken?.(p) ?? [])))
    at = afterSeparators(text, at + next)
  }
  return { moves, taken }
}

interface First {
  readonly move: Move
  /** Where the next move may begin. */
  readonly next: number
  readonly error?: UserError
}

/** Reads the move that a text begins with: `parseMove` says where more text begins. */
function readFirst<P>({ game }: GameKit<P>, p: P, text: string): First {
  const whole = game.parseMove(p, text)
  if (whole.ok) return { move: whole.value, next: text.length }
  const { error } = whole
  if (error.code !== 'move/extra-text' || error.at === 0) return { move: NO_MOVE, next: 0, error }
  const first = game.parseMove(p, text.slice(0, error.at))
  if (first.ok) return { move: first.value, next: error.at }
  return { move: NO_MOVE, next: 0, error: first.error }
}

/**
 * What to call an illegal move: its word, or, where moves run together, the shortest beginning
 * that is wrong in the same way. (On a board of hexagons the move's first cell may be that.)
 */
function nameOf<P>(
  kit: GameKit<P>,
  p: P,
  list: string,
  window: string,
  { code, at, params }: UserError,
): string {
  const word = /^[^\s,]*/.exec(window)?.[0] ?? ''
  if (/[\s,]/.test(list.trim()) || kit.board?.shape === 'hex') return word
  for (let end = 1; end < word.length; end++) {
    const { error } = readFirst(kit, p, word.slice(0, end))
    if (error?.code !== code || error.at !== at) continue
    if (JSON.stringify(error.params) === JSON.stringify(params)) return word.slice(0, end)
  }
  return word
}

function moved(error: UserError, by: number): UserError {
  return { ...error, at: error.at + by }
}

function afterSeparators(text: string, from: number): number {
  let at = from
  while (at < text.length && /[\s,]/.test(text.charAt(at))) at++
  return at
}

/** On a board of squares, in reading order. */
function fromTopLeft<P>({ board }: GameKit<P>, p: P, squares: readonly number[]): number[] {
  if (board?.shape !== 'square') return [...squares]
  const { columns } = board.size(p)
  const row = (square: number) => Math.floor(square / columns)
  return squares.toSorted((a, b) => row(b) - row(a) || a - b)
}
