import type { Player } from './game.ts'

/** A board on which stones stay, and so many in a line win. */
export interface LineGame<P> {
  readonly columns: number
  readonly rows: number
  /** Stones in a line that win. */
  readonly length: number
  /** Whether a longer line wins nothing. */
  readonly exact: boolean
  /** Whose stone lies on a square, counted along the rows, or -1. */
  at(p: P, square: number): Player | -1
  /** The move that goes to a square. */
  moveTo(square: number): number
}

/** Steps to the next square in each direction of a line: columns, rows. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const

/**
 * The moves that a position must not be judged before, where a line wins: see `GameKit.sharp`.
 * Nothing is played for it.
 */
export function sharpInLines<P>(game: LineGame<P>, p: P, mover: Player, out: Int32Array): number {
  const wins = winning(game, p, mover, out)
  if (wins > 0) return -wins
  const parries = winning(game, p, mover === 0 ? 1 : 0, out)
  if (parries > 0) return -parries
  let count = 0
  const squares = game.columns * game.rows
  for (let square = 0; square < squares; square++) {
    if (game.at(p, square) === -1 && threatens(game, p, mover, square)) {
      out[count++] = game.moveTo(square)
    }
  }
  return count
}

/** Moves that make a line for a player, were it on turn. */
function winning<P>(game: LineGame<P>, p: P, player: Player, out: Int32Array): number {
  let count = 0
  const squares = game.columns * game.rows
  for (let square = 0; square < squares; square++) {
    if (game.at(p, square) === -1 && makesLine(game, p, player, square, -1)) {
      out[count++] = game.moveTo(square)
    }
  }
  return count
}

/** Whether a stone on a square makes a line; `also` is a square taken for one of the player's. */
function makesLine<P>(
  game: LineGame<P>,
  p: P,
  player: Player,
  square: number,
  also: number,
): boolean {
  for (const [right, up] of DIRECTIONS) {
    const run =
      1 +
      runFrom(game, p, player, square, right, up, also) +
      runFrom(game, p, player, square, -right, -up, also)
    if (game.exact ? run === game.length : run >= game.length) return true
  }
  return false
}

function runFrom<P>(
  { columns, rows, at }: LineGame<P>,
  p: P,
  player: Player,
  square: number,
  right: number,
  up: number,
  also: number,
): number {
  let column = (square % columns) + right
  let row = Math.floor(square / columns) + up
  let run = 0
  while (column >= 0 && column < columns && row >= 0 && row < rows) {
    const next = row * columns + column
    if (next !== also && at(p, next) !== player) break
    run++
    column += right
    row += up
  }
  return run
}

/**
 * Whether a stone on a square threatens to make a line by the next, where none does by itself: only
 * one through both could.
 */
function threatens<P>(game: LineGame<P>, p: P, mover: Player, square: number): boolean {
  const { columns, rows, length, at } = game
  for (const [right, up] of DIRECTIONS) {
    const free: number[] = []
    let stones = 0
    for (let step = 1 - length; step < length; step++) {
      const column = (square % columns) + step * right
      const row = Math.floor(square / columns) + step * up
      if (step === 0 || column < 0 || column >= columns || row < 0 || row >= rows) continue
      const next = row * columns + column
      const owner = at(p, next)
      if (owner === mover) stones++
      else if (owner === -1) free.push(next)
    }
    // All of the line but those two stands there.
    if (stones < length - 2) continue
    if (free.some((next) => makesLine(game, p, mover, next, square))) return true
  }
  return false
}
