import type { GameKit } from '../../engine/index.ts'
import type { SquareModel } from './square.ts'

/**
 * How a position is to be drawn, asked of its game. Undefined where the game has no board of
 * squares. Coordinates are put outside unless `bare`.
 */
export function boardModel<P>(
  kit: GameKit<P>,
  position: P,
  options: { readonly bare?: boolean } = {},
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
    ...(outcome === undefined ? {} : { winning: outcome.squares }),
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
