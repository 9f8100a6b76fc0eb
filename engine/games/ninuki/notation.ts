import { formatRows, looksLikeBoard, readRows, readSide } from '../../core/board-text.ts'
import { fail, ok, type Result } from '../../core/errors.ts'
import type { GameOptions, Move, Player } from '../../core/game.ts'
import { drawnBoard } from '../../core/drawn-text.ts'
import { gridToBoard, isGrid } from '../../core/grid-text.ts'
import { squareName } from '../../core/grid.ts'
import { readOptions } from '../../core/options.ts'
import { plain, plainMoves } from '../../core/plain.ts'
import { playMoves, readOneMove, skipSpaces, tooLong } from '../../core/text.ts'
import { readTranslated } from '../../core/translated.ts'
import { moveReader, playRecord, type Placing } from '../gomoku/placing.ts'
import { cellsOf, headerSize, readGameRecord, sgfOf, type GameRecord } from '../gomoku/record.ts'
import { EMPTY } from './patterns.ts'
import { emptyBoard, passTurn, put, setCaptured, type NinukiPosition } from './position.ts'
import {
  isDoubleThree,
  movesPlayed,
  OPTIONS,
  outcome,
  play,
  settle,
  SIDES,
  TEN,
  type NinukiOptions,
} from './rules.ts'

/**
 * Texts of a position.
 * - Moves: `j10k10j9`, spaces where one likes.
 * - Records of other programs, as gomoku has them (`gomoku/record.ts`).
 * - A board: rows from the top, the side to move, the stones captured by X and by O, and `!`
 *   with the side whose five is pending, if one is: `…/..XXXXX../… O 4,2 !X`. The board says
 *   its own size. The counts may be left out if nothing was captured, and the pending five may
 *   always be: it follows from the rest. Or rows one below the other (`core/grid-text.ts`).
 *
 * A position is written as it came: as moves from the start, or as a board.
 */

/** Longer than any game and any board with room to spare. */
const TEXT_LIMIT = 4000

/** The most that can be captured: eight stones, and then eight pairs by one move. */
const MOST_CAPTURED = 24

export function format(p: NinukiPosition): string {
  if (p.fromBoard) return formatBoard(p)
  if (p.ownSize) return formatSgf(p)
  let text = ''
  for (const move of movesPlayed(p)) text += formatMove(p, move)
  return text
}

/** The record as SGF, on one line; a board as the stones that lie on it. */
export function formatSgf(p: NinukiPosition): string {
  if (!p.fromBoard) return sgfOf(p.size, [[], []], movesPlayed(p))
  const put = (side: Player) =>
    Array.from(p.cellOf.keys()).filter((square) => stoneAt(p, square) === side)
  return sgfOf(p.size, [put(0), put(1)], [])
}

/** The board text, however the position came about. */
export function formatBoard(p: NinukiPosition): string {
  const rows = formatRows((square) => stoneAt(p, square), p.size, p.size, SIDES)
  const pending = p.pending === -1 ? '' : ` !${SIDES[p.pending]}`
  return `${rows} ${SIDES[p.toMove]} ${p.captured[0]},${p.captured[1]}${pending}`
}

export function stoneAt(p: NinukiPosition, square: number): Player | -1 {
  const content = p.cells[p.cellOf[square]]
  return content === EMPTY ? -1 : content === 1 ? 0 : 1
}

export function parse(text: string, options: GameOptions = {}): Result<NinukiPosition> {
  const read = readOptions(OPTIONS, options)
  if (!read.ok) return read
  const error = tooLong(text, TEXT_LIMIT)
  if (error !== undefined) return { ok: false, error }
  const rules = read.value
  const clean = plain(text)
  const drawn = drawnBoard(clean)
  if (drawn !== undefined) return readTranslated(drawn, (grid) => parse(grid, options))
  const record = readGameRecord(text, rules.size)
  if (record !== undefined) return record.ok ? parseRecord(record.value, rules) : record
  if (isGrid(clean)) {
    const board = gridToBoard(clean, undefined, undefined, false)
    return board.ok ? readTranslated(board.value, (rows) => parseBoard(rows, rules)) : board
  }
  const moves = plainMoves(text)
  if (looksLikeBoard(moves, SIDES)) return parseBoard(clean, rules)
  const sized = sizedBy(rules, headerSize(text))
  if (!sized.ok) return sized
  const p = emptyBoard(sized.value, false, sized.value.size !== rules.size)
  return playMoves(p, moves, moveReader(placingOf(p)), play)
}

export function formatMove(p: NinukiPosition, m: Move): string {
  return squareName(m, p.size, p.letters)
}

export function parseMove(p: NinukiPosition, text: string): Result<Move> {
  return readOneMove(p, text, TEXT_LIMIT, moveReader(placingOf(p)))
}

function placingOf(p: NinukiPosition): Placing<NinukiPosition> {
  const { size, letters } = p
  return { columns: size, rows: size, letters, moveOn: (square) => square, refusal, play }
}

function refusal(p: NinukiPosition, move: number): ReturnType<Placing<NinukiPosition>['refusal']> {
  if (outcome(p) !== undefined) return { code: 'move/game-over' }
  const params = { square: formatMove(p, move) }
  const cell = p.cellOf[move]
  if (p.cells[cell] !== EMPTY) return { code: 'move/occupied', params }
  if (!isDoubleThree(p, cell)) return undefined
  return { code: 'move/double-three', params, lift: { option: 'doubleThree', value: false } }
}

/** The rules with the size that a record gives. */
function sizedBy(rules: NinukiOptions, size: GameRecord['size']): Result<NinukiOptions> {
  if (size === undefined) return ok(rules)
  const { min, max } = OPTIONS[0]
  if (size.value < min || size.value > max) {
    return fail('ninuki/board-size', size.at, { columns: size.value, min, max })
  }
  return ok({ ...rules, size: size.value })
}

function parseRecord(record: GameRecord, rules: NinukiOptions): Result<NinukiPosition> {
  const sized = sizedBy(rules, record.size)
  if (!sized.ok) return sized
  const { size } = sized.value
  const setUp = record.stones.flat().length > 0
  const cells = cellsOf(record, size)
  if (!cells.ok) return cells
  const p = emptyBoard(sized.value, setUp, size !== rules.size)
  cells.value.forEach((stone, square) => {
    if (stone === 0 || stone === 1) put(p, p.cellOf[square], stone)
  })
  const [x, o] = record.stones
  if (x.length > o.length) passTurn(p)
  if (setUp) settle(p)
  return playRecord(placingOf(p), p, record.moves)
}

function parseBoard(text: string, rules: NinukiOptions): Result<NinukiPosition> {
  const from = skipSpaces(text, 0)
  const size = text.slice(from).search(/[/ ]|$/)
  const { min, max } = OPTIONS[0]
  if (size < min || size > max) return fail('ninuki/board-size', from, { columns: size, min, max })
  const rows = readRows(text, from, size, size, SIDES)
  if (!rows.ok) return rows
  const side = readSide(text, rows.value.next, SIDES)
  if (!side.ok) return side

  const p = emptyBoard({ ...rules, size }, true)
  rows.value.value.forEach((stone, square) => {
    if (stone === 0 || stone === 1) put(p, p.cellOf[square], stone)
  })
  if (side.value.value === 1) passTurn(p)
  return readCounts(p, text, side.value.next)
}

/** Reads the captured counts and the pending five, both of which may be missing, to the end. */
function readCounts(p: NinukiPosition, text: string, from: number): Result<NinukiPosition> {
  let at = skipSpaces(text, from)
  const counts = /^(\d+),(\d+)/.exec(text.slice(at))
  if (counts !== null && at > from) {
    const [both, byX, byO] = counts
    const places = [at, at + byX.length + 1]
    for (const [side, digits] of [byX, byO].entries()) {
      const count = Number(digits)
      if (count % 2 !== 0 || count > MOST_CAPTURED) {
        return fail('ninuki/captured-count', places[side], { count: digits, max: MOST_CAPTURED })
      }
      setCaptured(p, side === 0 ? 0 : 1, count)
    }
    if (p.captured[0] >= TEN && p.captured[1] >= TEN) return fail('ninuki/both-captured-ten', at)
    at += both.length
  }
  settle(p)
  const flag = /^\s*!([XO])(?=\s|$)/.exec(text.slice(at))
  if (flag !== null) {
    const owner = flag[1] === 'X' ? 0 : 1
    const place = skipSpaces(text, at)
    if (p.pending !== owner) return fail('ninuki/no-pending-five', place, { side: flag[1] })
    at += flag[0].length
  }
  const end = skipSpaces(text, at)
  return end === text.length ? ok(p) : fail('ninuki/after-side', end)
}
