import { formatRows, looksLikeBoard, readRows, readSide } from '../../core/board-text.ts'
import { fail, ok, type Result } from '../../core/errors.ts'
import type { GameOptions, Move, Player } from '../../core/game.ts'
import { readSquare, squareName } from '../../core/grid.ts'
import { readOptions } from '../../core/options.ts'
import { skipSpaces, tooLong, type Read } from '../../core/text.ts'
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
 * - A board: rows from the top, the side to move, the stones captured by X and by O, and `!`
 *   with the side whose five is pending, if one is: `…/..XXXXX../… O 4,2 !X`. The board says
 *   its own size. The counts may be left out if nothing was captured, and the pending five may
 *   always be: it follows from the rest.
 *
 * A position is written as it came: as moves from the start, or as a board.
 */

/** Longer than any game and any board with room to spare. */
const TEXT_LIMIT = 4000

/** The most that can be captured: eight stones, and then eight pairs by one move. */
const MOST_CAPTURED = 24

export function format(p: NinukiPosition): string {
  if (p.fromBoard) return formatBoard(p)
  let text = ''
  for (const move of movesPlayed(p)) text += formatMove(p, move)
  return text
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

export function parse(text: string, options?: GameOptions): Result<NinukiPosition> {
  const rules = readOptions(OPTIONS, options)
  if (!rules.ok) return rules
  const error = tooLong(text, TEXT_LIMIT)
  if (error !== undefined) return { ok: false, error }
  return looksLikeBoard(text, SIDES) ? parseBoard(text, rules.value) : parseMoves(text, rules.value)
}

export function formatMove(p: NinukiPosition, m: Move): string {
  return squareName(m, p.size)
}

export function parseMove(p: NinukiPosition, text: string): Result<Move> {
  const error = tooLong(text, TEXT_LIMIT)
  if (error !== undefined) return { ok: false, error }
  const start = skipSpaces(text, 0)
  if (start === text.length) return fail('move/empty', start)
  const move = readMove(p, text, start)
  if (!move.ok) return move
  const end = skipSpaces(text, move.value.next)
  return end < text.length ? fail('move/extra-text', end) : ok(move.value.value)
}

function parseMoves(text: string, rules: NinukiOptions): Result<NinukiPosition> {
  const p = emptyBoard(rules, false)
  for (let at = skipSpaces(text, 0); at < text.length;) {
    const move = readMove(p, text, at)
    if (!move.ok) return move
    play(p, move.value.value)
    at = skipSpaces(text, move.value.next)
  }
  return ok(p)
}

/** Reads one legal move that begins at `at`. */
function readMove(p: NinukiPosition, text: string, at: number): Result<Read<Move>> {
  const read = readSquare(text, at, p.size, p.size)
  if (!read.ok) return read
  if (outcome(p) !== undefined) return fail('move/game-over', at)
  const square = squareName(read.value.value, p.size)
  const cell = p.cellOf[read.value.value]
  if (p.cells[cell] !== EMPTY) return fail('move/occupied', at, { square })
  if (isDoubleThree(p, cell)) return fail('move/double-three', at, { square })
  return read
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
