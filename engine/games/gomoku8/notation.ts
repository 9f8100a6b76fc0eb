import {
  formatRows,
  looksLikeBoard,
  readAlternateBoard,
  type AlternateBoard,
} from '../../core/board-text.ts'
import { fail, ok, type Result } from '../../core/errors.ts'
import type { GameOptions, Move } from '../../core/game.ts'
import { drawnBoard } from '../../core/drawn-text.ts'
import { gridToBoard, isGrid } from '../../core/grid-text.ts'
import { squareName } from '../../core/grid.ts'
import { readOptions } from '../../core/options.ts'
import { plain, plainMoves } from '../../core/plain.ts'
import { playMoves, readOneMove, tooLong } from '../../core/text.ts'
import { readTranslated } from '../../core/translated.ts'
import { checkLines, moveReader, playRecord, SIDES, type Placing } from '../gomoku/placing.ts'
import { cellsOf, readGameRecord, type GameRecord } from '../gomoku/record.ts'
import {
  bitOfSquare,
  fromStones,
  GOES_ON,
  initial,
  play,
  sideAt,
  squaresInFives,
  toMove,
  type Gomoku8,
} from './rules.ts'

/**
 * Two texts for a position. Moves: names of squares, `e4 d5 f3`, spaces optional. Board: eight
 * rows of eight from the top, then the side to move:
 *
 *     ......../......../......../...O..../....X.../......../......../........ X
 *
 * Read as well are rows one below the other and the records of gomoku (`gomoku/record.ts`).
 */
const TEXT_LIMIT = 1000

const placing: Placing<Gomoku8> = {
  columns: 8,
  rows: 8,
  moveOn: bitOfSquare,
  refusal(p, square) {
    if (p.end !== GOES_ON) return { code: 'move/game-over' }
    if (sideAt(p, bitOfSquare(square)) === -1) return undefined
    return { code: 'move/occupied', params: { square: squareName(square, 8) } }
  },
  play,
}

/** The moves from the start; or the board, where the first stones were put down as one. */
export function format(p: Gomoku8): string {
  if (p.base > 0) return formatBoard(p)
  return Array.from(p.history.subarray(0, p.plies), (bit) => formatMove(p, bit)).join(' ')
}

export const at = (p: Gomoku8, square: number) => sideAt(p, bitOfSquare(square))

/** The board text, however the position came about. */
export function formatBoard(p: Gomoku8): string {
  return `${formatRows((square) => at(p, square), 8, 8, SIDES)} ${SIDES[toMove(p)]}`
}

export function parse(text: string, options?: GameOptions): Result<Gomoku8> {
  const none = readOptions([], options)
  if (!none.ok) return none
  const error = tooLong(text, TEXT_LIMIT)
  if (error !== undefined) return { ok: false, error }
  const clean = plain(text)
  const drawn = drawnBoard(clean)
  if (drawn !== undefined) return readTranslated(drawn, (grid) => parse(grid, options))
  const record = readGameRecord(text, 8)
  if (record !== undefined) return record.ok ? parseRecord(record.value) : record
  if (isGrid(clean)) {
    const board = gridToBoard(clean, 8, 8)
    return board.ok ? readTranslated(board.value, parseBoard) : board
  }
  const moves = plainMoves(text)
  if (looksLikeBoard(moves, SIDES)) return parseBoard(clean)
  return playMoves(initial(), moves, moveReader(placing), play)
}

function parseBoard(text: string): Result<Gomoku8> {
  const stones = readAlternateBoard(text, 8, 8, SIDES)
  return stones.ok ? setUp(stones.value) : stones
}

function setUp(board: AlternateBoard): Result<Gomoku8> {
  const cells = checkLines(board, squaresInFives)
  return cells.ok ? ok(fromStones(cells.value)) : cells
}

function parseRecord(record: GameRecord): Result<Gomoku8> {
  const { size, stones, moves } = record
  if (size !== undefined && size.value !== 8) {
    return fail('gomoku/other-size', size.at, { size: size.value, expected: 8 })
  }
  if (stones.flat().length === 0) return playRecord(placing, initial(), moves)
  const [x, o] = stones
  const at = x[0]?.at ?? o[0]?.at ?? 0
  if (x.length !== o.length && x.length !== o.length + 1) {
    return fail('board/wrong-counts', at, { x: x.length, o: o.length })
  }
  const cells = cellsOf(record, 8)
  if (!cells.ok) return cells
  const p = setUp({ cells: cells.value, mover: x.length > o.length ? 1 : 0, start: at })
  return p.ok ? playRecord(placing, p.value, moves) : p
}

export function formatMove(_: Gomoku8, bit: Move): string {
  return squareName(bitOfSquare(bit), 8)
}

export function parseMove(p: Gomoku8, text: string): Result<Move> {
  return readOneMove(p, text, TEXT_LIMIT, moveReader(placing))
}
