import type { GameKit, Player } from '../../engine/index.ts'
import type { BoardWords } from '../i18n/boards.ts'
import type { SquareModel } from './square-geometry.ts'

/** Pixels that a row's squares may take together beside a column of controls. */
export const BOARD_ROOM = 340

/** The same where a board stands by itself: the large boards need all that there is. */
export function roomFor(columns: number): number {
  return columns > 10 ? 540 : 420
}

/** The largest side of a square, in pixels: a board of three squares stays a small one. */
const MOST_CELL = 72

/**
 * How a position is to be drawn, asked of its game. Undefined where the game has no board of
 * squares. Coordinates are put outside unless `bare`; `room` is how many pixels the squares of
 * a row may take together.
 */
export function boardModel<P>(
  kit: GameKit<P>,
  position: P,
  options: { readonly bare?: boolean; readonly room?: number } = {},
): SquareModel | undefined {
  const { board, game } = kit
  if (board === undefined || board.shape !== 'square') return undefined
  const { columns, rows } = board.size(position)
  const stones = new Int8Array(columns * rows)
  for (let square = 0; square < stones.length; square++) stones[square] = board.at(position, square)
  const outcome = game.outcome(position)
  return {
    columns,
    rows,
    ground: board.ground ?? 'cells',
    stones,
    last: board.lastMove(position),
    ...(board.lastTurned && { turned: board.lastTurned(position) }),
    // Where stones change sides all of the winner's have won, which are no row.
    ...(outcome === undefined || board.lastTurned ? {} : { winning: outcome.squares }),
    ...(options.room === undefined
      ? {}
      : { cell: Math.min(MOST_CELL, Math.floor(options.room / columns)) }),
    ...(options.bare === true ? {} : outside(columns, rows, board.ground === 'slots')),
  }
}

/** Where a move names a column, the columns carry the move's numbers and the rows nothing. */
function outside(
  columns: number,
  rows: number,
  slots: boolean,
): Pick<SquareModel, 'columnLabels' | 'rowLabels'> {
  if (slots) return { columnLabels: Array.from({ length: columns }, (_, i) => String(i + 1)) }
  return {
    columnLabels: Array.from({ length: columns }, (_, i) => String.fromCharCode(97 + i)),
    rowLabels: Array.from({ length: rows }, (_, i) => String(i + 1)),
  }
}

/** What a side is called in texts, whatever the game's options have made of it. */
export function sideName<P>(kit: GameKit<P>, position: P, player: Player): string {
  return kit.sideOf?.(position, player) ?? kit.sides[player]
}

/** What a screen reader hears of each square: `d1, X, last move`. By square. */
export function squareNames<P>(
  kit: GameKit<P>,
  position: P,
  model: SquareModel,
  words: BoardWords,
): string[] {
  return Array.from({ length: model.columns * model.rows }, (_, square) => {
    const name = kit.board?.squareName(position, square) ?? String(square)
    const parts = [name, stoneName(kit, position, model, square, words)]
    if (model.last?.includes(square)) parts.push(words.last)
    if (model.winning?.includes(square)) parts.push(words.winning)
    if (model.hint?.square === square) parts.push(words.hint)
    return parts.join(', ')
  })
}

/** A picture of a board of either kind in words: `X on d1, d2; O on c1; last move c1`. */
export function describeBoard<P>(
  kit: GameKit<P>,
  position: P,
  model: Pick<SquareModel, 'stones' | 'last' | 'winning'>,
  words: BoardWords,
): string {
  const name = (square: number) => kit.board?.squareName(position, square) ?? String(square)
  const parts: string[] = []
  for (const player of [0, 1] as const) {
    const squares: string[] = []
    for (let square = 0; square < model.stones.length; square++) {
      if (model.stones[square] === player) squares.push(name(square))
    }
    if (squares.length > 0)
      parts.push(words.on(words.colour(sideName(kit, position, player)), squares))
  }
  if (parts.length === 0) return words.emptyBoard
  if (model.last !== undefined && model.last.length > 0) {
    parts.push(words.lastOn(model.last.map(name)))
  }
  if (model.winning !== undefined && model.winning.length > 0) {
    parts.push(words.winningOn(model.winning.map(name)))
  }
  return parts.join('; ')
}

function stoneName<P>(
  kit: GameKit<P>,
  position: P,
  model: SquareModel,
  square: number,
  words: BoardWords,
): string {
  const stone = model.stones[square]
  return stone === 0 || stone === 1 ? words.colour(sideName(kit, position, stone)) : words.empty
}
