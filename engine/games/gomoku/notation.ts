import {
  countOf,
  formatRows,
  readAlternateBoard,
  type AlternateBoard,
} from '../../core/board-text.ts'
import { fail, liftable, ok, type Result } from '../../core/errors.ts'
import type { GameOptions, Move, Player } from '../../core/game.ts'
import { drawnBoard } from '../../core/drawn-text.ts'
import { gridToBoard, isGrid } from '../../core/grid-text.ts'
import { squareName } from '../../core/grid.ts'
import { readOptions } from '../../core/options.ts'
import { plain, plainMoves } from '../../core/plain.ts'
import { playMoves, readOneMove, skipSpaces, tooLong } from '../../core/text.ts'
import { readTranslated } from '../../core/translated.ts'
import { geometryOf } from './geometry.ts'
import { checkLines, moveReader, playRecord, SIDES, type Placing } from './placing.ts'
import { cellsOf, headerSize, readGameRecord, sgfOf, type GameRecord } from './record.ts'
import {
  fromCells,
  GOES_ON,
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
 * Texts for a position.
 *
 * - Moves: names of points, `j10 k11 i9`, spaces optional; the size is the option's.
 * - Board: rows from the top, joined by `/`, then the side to move; or one below the other
 *   (`core/grid-text.ts`). The size is the first row's; the option `size`, where it is given, must
 *   be the same.
 * - Records of other programs (`record.ts`): SGF, Piskvork's `.psq`, pairs of numbers. Their size
 *   likewise. A game that another program has played may begin anywhere, whatever `centre` says.
 */
const TEXT_LIMIT = 20_000

/**
 * The moves from the start; the board, where the first stones were put down as one; a record in
 * SGF, where the size or a first move came with the text that the options would not give.
 */
export function format(p: Gomoku): string {
  if (p.base > 0) return formatBoard(p)
  return p.ownStart ? formatSgf(p) : movesText(p)
}

/** The moves from the start. A position that began as a board has no order of moves. */
export function formatMoves(p: Gomoku): Result<string> {
  return p.base > 0 ? fail('gomoku/no-move-order') : ok(movesText(p))
}

export function formatBoard(p: Gomoku): string {
  const { size } = p.geometry
  return `${formatRows((point) => at(p, point), size, size, SIDES)} ${SIDES[toMove(p)]}`
}

/** The record as SGF, on one line; stones that were put down stand first. */
export function formatSgf(p: Gomoku): string {
  const moves = p.history.subarray(p.base, p.plies)
  const played = new Set(moves)
  const put = (side: Player) =>
    Array.from(p.cells.keys()).filter((point) => p.cells[point] === side && !played.has(point))
  return sgfOf(p.geometry.size, [put(0), put(1)], Array.from(moves))
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
  const fixed = 'size' in options
  const clean = plain(text)
  const drawn = drawnBoard(clean)
  if (drawn !== undefined) return readTranslated(drawn, (grid) => parse(grid, options))
  const record = readGameRecord(text, read.value.size)
  if (record !== undefined) {
    return record.ok ? parseRecord(record.value, read.value, fixed) : record
  }
  if (isGrid(clean)) {
    const board = gridToBoard(clean, undefined, undefined)
    if (!board.ok) return board
    return readTranslated(board.value, (rows) => parseBoard(rows, read.value, fixed))
  }
  const moves = plainMoves(text)
  if (moves.includes('/') || moves.trimStart().startsWith('.')) {
    return parseBoard(clean, read.value, fixed)
  }
  const size = headerSize(text)
  const sized = size === undefined ? ok(read.value) : sizedBy(read.value, size, fixed)
  if (!sized.ok) return sized
  const p = start(sized.value, sized.value.size !== read.value.size)
  return playMoves(p, moves, moveReader(placingOf(p)), play)
}

function parseBoard(text: string, options: GomokuOptions, fixed: boolean): Result<Gomoku> {
  const from = skipSpaces(text, 0)
  const row = /^[^/\s]*/.exec(text.slice(from))
  const size = { value: row === null ? 0 : row[0].length, at: from }
  const sized = sizedBy(options, size, fixed)
  if (!sized.ok) return sized
  const read = readAlternateBoard(text, size.value, size.value, SIDES)
  if (!read.ok) return read
  return setUp(read.value, sized.value, fixed)
}

function setUp(board: AlternateBoard, options: GomokuOptions, fixed: boolean): Result<Gomoku> {
  const { stones } = options
  const cells = checkLines(board, (each, side) => pointsInFives(options, each, side))
  if (!cells.ok) return cells
  const most = countOf(cells.value, 0)
  if (stones > 0 && most > stones) {
    const params = { side: SIDES[0], count: most, stones }
    return liftable(fail('gomoku/too-many-stones', board.start, params), 'stones', 0)
  }
  return ok(fromCells(options, !fixed, cells.value))
}

function parseRecord(record: GameRecord, options: GomokuOptions, fixed: boolean): Result<Gomoku> {
  const sized = record.size === undefined ? ok(options) : sizedBy(options, record.size, fixed)
  if (!sized.ok) return sized
  const { size } = sized.value
  const [first] = record.moves
  const elsewhere =
    options.centre && first !== undefined && !geometryOf(size).centre.includes(first.square)
  const free = record.free && elsewhere
  const rules = free ? { ...sized.value, centre: false } : sized.value
  if (record.stones.flat().length > 0) {
    const cells = cellsOf(record, size)
    if (!cells.ok) return cells
    const [x, o] = record.stones
    const at = x[0]?.at ?? o[0]?.at ?? 0
    if (x.length !== o.length && x.length !== o.length + 1) {
      return fail('board/wrong-counts', at, { x: x.length, o: o.length })
    }
    const board = { cells: cells.value, mover: x.length > o.length ? 1 : 0, start: at } as const
    const p = setUp(board, rules, fixed)
    return p.ok ? playRecord(placingOf(p.value), p.value, record.moves) : p
  }
  const p = start(rules, free || (!fixed && size !== options.size))
  return playRecord(placingOf(p), p, record.moves)
}

/** The options with the size that a text has; `fixed` where the option itself was given. */
function sizedBy(
  options: GomokuOptions,
  { value: size, at }: { readonly value: number; readonly at: number },
  fixed: boolean,
): Result<GomokuOptions> {
  if (fixed && size !== options.size) {
    const other = fail('gomoku/other-size', at, { size, expected: options.size })
    return readOptions(OPTIONS, { ...options, size }).ok ? liftable(other, 'size', size) : other
  }
  return readOptions(OPTIONS, { ...options, size }).ok
    ? ok({ ...options, size })
    : fail('gomoku/no-such-size', at, { size, min: OPTIONS[0].min, max: OPTIONS[0].max })
}

function placingOf(p: Gomoku): Placing<Gomoku> {
  const { size } = p.geometry
  const { letters } = p.options
  return { columns: size, rows: size, letters, moveOn: (point) => point, refusal, play }
}

function refusal(p: Gomoku, point: number): ReturnType<Placing<Gomoku>['refusal']> {
  const { centre } = p.geometry
  if (p.end !== GOES_ON) return { code: 'move/game-over' }
  if (p.cells[point] !== -1) {
    return { code: 'move/occupied', params: { square: formatMove(p, point) } }
  }
  if (mustOpenCentre(p) && !centre.includes(point)) {
    const names = centre.map((middle) => formatMove(p, middle)).join(', ')
    return {
      code: 'move/not-centre',
      params: { square: formatMove(p, point), centre: names },
      lift: { option: 'centre', value: false },
    }
  }
  return undefined
}

export function formatMove(p: Gomoku, point: Move): string {
  return squareName(point, p.geometry.size, p.options.letters)
}

export function parseMove(p: Gomoku, text: string): Result<Move> {
  return readOneMove(p, text, TEXT_LIMIT, moveReader(placingOf(p)))
}
