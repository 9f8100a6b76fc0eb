import { countOf, formatRows, readAlternateBoard } from '../../core/board-text.ts'
import { fail, ok, type Result } from '../../core/errors.ts'
import type { GameOptions, Move, Player } from '../../core/game.ts'
import { squareName } from '../../core/grid.ts'
import { readOptions } from '../../core/options.ts'
import { skipSpaces, tooLong } from '../../core/text.ts'
import { checkLines, playMoves, readOneMove, SIDES, type Placing } from './placing.ts'
import { isPsq, readPsq } from './psq.ts'
import {
  fromCells,
  GOES_ON,
  initial,
  mustOpenCentre,
  OPTIONS,
  play,
  pointsInFives,
  start,
  toMove,
  type Gomoku,
  type GomokuOptions,
} from './rules.ts'

/**
 * Three texts for a position.
 *
 * - Moves: names of points, `j10 k11 i9`, spaces optional; the size is the option's.
 * - Board: rows from the top, joined by `/`, then the side to move. The size is the first
 *   row's; the option `size`, where it is given, must be the same.
 * - Piskvork's `.psq` (`psq.ts`), with its size in its first line, likewise.
 */
const TEXT_LIMIT = 20_000

/**
 * The moves from the start; or the board, where the first stones were put down as one or the
 * size came with the text.
 */
export function format(p: Gomoku): string {
  return p.base > 0 || p.ownSize ? formatBoard(p) : movesText(p)
}

/** The moves from the start. A position that began as a board has no order of moves. */
export function formatMoves(p: Gomoku): Result<string> {
  return p.base > 0 ? fail('gomoku/no-move-order') : ok(movesText(p))
}

export function formatBoard(p: Gomoku): string {
  const { size } = p.geometry
  return `${formatRows((point) => at(p, point), size, size, SIDES)} ${SIDES[toMove(p)]}`
}

function movesText(p: Gomoku): string {
  return Array.from(p.history.subarray(0, p.plies), (point) => formatMove(p, point)).join(' ')
}

/** Whose stone lies on a point, or -1. */
export function at(p: Gomoku, point: number): Player | -1 {
  const cell = p.cells[point]
  return cell === 0 || cell === 1 ? cell : -1
}

export function parse(text: string, options: GameOptions = {}): Result<Gomoku> {
  const read = readOptions(OPTIONS, options)
  if (!read.ok) return read
  const error = tooLong(text, TEXT_LIMIT)
  if (error !== undefined) return { ok: false, error }
  if (isPsq(text)) return parsePsq(text, read.value, 'size' in options)
  if (text.includes('/') || text.trimStart().startsWith('.')) {
    return parseBoard(text, read.value, 'size' in options)
  }
  const p = initial(read.value)
  return playMoves(placingOf(p), p, text, 0)
}

function parseBoard(text: string, options: GomokuOptions, fixed: boolean): Result<Gomoku> {
  const from = skipSpaces(text, 0)
  const row = /^[^/\s]*/.exec(text.slice(from))
  const sized = withSize(options, row === null ? 0 : row[0].length, fixed, from)
  if (!sized.ok) return sized
  const { size, stones } = sized.value
  const read = readAlternateBoard(text, size, size, SIDES)
  if (!read.ok) return read
  const cells = checkLines(read.value, (board, side) => pointsInFives(sized.value, board, side))
  if (!cells.ok) return cells
  const most = countOf(cells.value, 0)
  if (stones > 0 && most > stones) {
    return fail('gomoku/too-many-stones', from, { side: SIDES[0], count: most, stones })
  }
  return ok(fromCells(sized.value, !fixed, cells.value))
}

function parsePsq(text: string, options: GomokuOptions, fixed: boolean): Result<Gomoku> {
  const game = readPsq(text)
  if (!game.ok) return game
  const sized = withSize(options, game.value.size, fixed, game.value.sizeAt)
  if (!sized.ok) return sized
  const p = start(sized.value, !fixed)
  const { refusal } = placingOf(p)
  for (const move of game.value.moves) {
    const refused = refusal(p, move.point)
    if (refused !== undefined) return fail(refused.code, move.at, refused.params)
    play(p, move.point)
  }
  return ok(p)
}

/** The options with the size that a text has; `fixed` where the option itself was given. */
function withSize(
  options: GomokuOptions,
  size: number,
  fixed: boolean,
  at: number,
): Result<GomokuOptions> {
  if (fixed && size !== options.size) {
    return fail('gomoku/other-size', at, { size, expected: options.size })
  }
  return readOptions(OPTIONS, { ...options, size }).ok
    ? ok({ ...options, size })
    : fail('gomoku/no-such-size', at, { size, min: OPTIONS[0].min, max: OPTIONS[0].max })
}

function placingOf(p: Gomoku): Placing<Gomoku> {
  const { size } = p.geometry
  return { columns: size, rows: size, moveOn: (point) => point, refusal, play }
}

function refusal(p: Gomoku, point: number): ReturnType<Placing<Gomoku>['refusal']> {
  const { size, centre } = p.geometry
  if (p.end !== GOES_ON) return { code: 'move/game-over' }
  if (p.cells[point] !== -1) {
    return { code: 'move/occupied', params: { square: squareName(point, size) } }
  }
  if (mustOpenCentre(p) && !centre.includes(point)) {
    const names = centre.map((middle) => squareName(middle, size)).join(', ')
    return { code: 'move/not-centre', params: { square: squareName(point, size), centre: names } }
  }
  return undefined
}

export function formatMove(p: Gomoku, point: Move): string {
  return squareName(point, p.geometry.size)
}

export function parseMove(p: Gomoku, text: string): Result<Move> {
  return readOneMove(placingOf(p), p, text, TEXT_LIMIT)
}
