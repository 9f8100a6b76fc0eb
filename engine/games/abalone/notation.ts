import { readSide } from '../../core/board-text.ts'
import { fail, liftable, ok, type Result } from '../../core/errors.ts'
import type { GameOptions, Move, Player } from '../../core/game.ts'
import { HEX_CELLS, formatHexRows, readHexRows } from '../../core/hex.ts'
import { plain, plainMoves } from '../../core/plain.ts'
import { skipSpaces, tooLong, type Read } from '../../core/text.ts'
import { readTranslated, Translation, type Translated } from '../../core/translated.ts'
import {
  endOfWord,
  formatMove,
  moveOfTokens,
  readOneMove,
  readTokens,
  type Token,
} from './move-text.ts'
import { STARTS, lettersOf, readRules, type AbaloneRules } from './options.ts'
import { LOSING, MARBLES, createPosition, type AbalonePosition } from './position.ts'
import { beginPast, reversiblePlies } from './repetition.ts'
import { movesPlayed, playMove, undoMove } from './rules.ts'

/**
 * Two texts for a position. Moves from the start, spaces or commas between them. Board: rows `i`
 * to `a`, side to move, marbles lost by black and by white, plies played:
 *
 *     wwwww/wwwwww/..www../......../........./......../..bbb../bbbbbb/bbbbb b 0,0 0
 *
 * Moves from there may follow the plies. The counts and the plies may be left out: a side has lost what is missing of its 14 marbles,
 * and no ply has been played. Either side may be to move, whoever began. A board may be bare, with
 * 0 to 14 marbles a side, to show a push alone.
 */

/** Room for a game of more than 10,000 plies. */
const TEXT_LIMIT = 100_000
const HEX_ROWS = 9

/**
 * Always a board. The options are not in the text: read it with those it was written with. Where a
 * position may draw by coming up again it is the board after the last marble that was lost, and the
 * moves since.
 */
export function format(p: AbalonePosition): string {
  const plies = reversiblePlies(p)
  if (plies === 0) return formatBoard(p)
  const moves = movesPlayed(p).slice(-plies)
  for (let i = 0; i < plies; i++) undoMove(p)
  const board = formatBoard(p)
  for (const move of moves) playMove(p, move)
  return [board, ...moves.map(formatMove)].join(' ')
}

/** What lies on the board, without what has lain there before. */
export function formatBoard(p: AbalonePosition): string {
  const letters = lettersOf(p.rules)
  const rows = formatHexRows((cell) => p.cells[cell], letters)
  const black = letters[0] === 'b' ? 0 : 1
  return `${rows} ${letters[p.side]} ${p.lost[black]},${p.lost[1 - black]} ${p.ply}`
}

export function parse(text: string, options?: GameOptions): Result<AbalonePosition> {
  const rules = readRules(options)
  if (!rules.ok) return rules
  const error = tooLong(text, TEXT_LIMIT)
  if (error !== undefined) return { ok: false, error }
  // In other games a dash between two squares only parts them.
  const moves = plainMoves(plain(text).replace(/(?<=[a-i][1-9])-(?=[a-i][1-9])/gi, '>'))
  const board = gridOf(plain(text))
  if (board !== undefined) return readTranslated(board, (rows) => parseBoard(rows, rules.value))
  if (moves.includes('/')) return parseBoard(plain(text), rules.value)
  return parseMoves(moves, 0, startOf(rules.value))
}

/** The board text of nine rows one below the other, spaces where one likes; undefined for none. */
function gridOf(text: string): Translated | undefined {
  const rows = [...text.matchAll(/[^\n]+/g)].filter(([row]) => row.trim() !== '')
  const [nine, rest] = [rows.slice(0, HEX_ROWS), rows[HEX_ROWS]]
  if (nine.length < HEX_ROWS || !nine.every(([row]) => /^[\sbwBWo._-]+$/.test(row)))
    return undefined
  const board = new Translation()
  for (const [i, row] of nine.entries()) {
    if (i > 0) board.add('/', row.index)
    for (const letter of row[0].matchAll(/\S/g)) {
      const mark = /[o_-]/.test(letter[0]) ? '.' : letter[0].toLowerCase()
      board.add(mark, row.index + letter.index)
    }
  }
  // The side to move has a line of its own.
  const from = rest === undefined ? text.length : rest.index - 1
  for (let at = from; at < text.length; at++) board.add(text.charAt(at), at)
  return board.done(text.length)
}

export function parseMove(p: AbalonePosition, text: string): Result<Move> {
  const error = tooLong(text, TEXT_LIMIT)
  if (error !== undefined) return { ok: false, error }
  const clean = plain(text)
  return readOneMove(p, clean, skipSpaces(clean, 0))
}

/** The position at the start of a game by these rules. */
export function startOf(rules: AbaloneRules): AbalonePosition {
  const rows = readHexRows(STARTS[rules.start], 0, lettersOf(rules))
  return begun(rules, rows.ok ? rows.value.value : new Int8Array(HEX_CELLS), 0, 0, [0, 0])
}

function begun(...parts: Parameters<typeof createPosition>): AbalonePosition {
  const p = createPosition(...parts)
  if (p.rules.repetition) beginPast(p)
  return p
}

/** Plays the moves of a text from `from` on. */
function parseMoves(text: string, from: number, p: AbalonePosition): Result<AbalonePosition> {
  let at = skipSeparators(text, from)
  while (at < text.length) {
    const tokens = readTokens(text, at)
    if (!tokens.ok) return tokens
    const moves = movesOfWord(tokens.value, p.rules)
    if (!moves.ok) return moves
    for (const tokensOfMove of moves.value) {
      const move = moveOfTokens(p, tokensOfMove)
      if (!move.ok) return move
      playMove(p, move.value)
    }
    at = skipSeparators(text, endOfWord(text, at))
  }
  return ok(p)
}

/**
 * The moves of a word without spaces. Where it may be more than one, it is cut into moves in
 * line; with broadside moves that can be done in one way only up to four cells.
 */
function movesOfWord(tokens: readonly Token[], rules: AbaloneRules): Result<Token[][]> {
  if (tokens.length <= 3) return ok([[...tokens]])
  if (rules.broadside && tokens.length > 4) return fail('move/run-together', tokens[3].at)
  const moves: Token[][] = []
  for (let i = 0; i < tokens.length; i += 2) moves.push(tokens.slice(i, i + 2))
  return ok(moves)
}

function skipSeparators(text: string, from: number): number {
  let at = from
  while (at < text.length && /[\s,]/.test(text.charAt(at))) at++
  return at
}

function parseBoard(text: string, rules: AbaloneRules): Result<AbalonePosition> {
  const letters = lettersOf(rules)
  const start = skipSpaces(text, 0)
  const rows = readHexRows(text, start, letters)
  if (!rows.ok) return rows
  const cells = rows.value.value
  const marbles: [number, number] = [0, 0]
  for (const marble of cells) if (marble === 0 || marble === 1) marbles[marble]++
  for (const player of [0, 1] as const) {
    if (marbles[player] <= MARBLES) continue
    const params = { side: letters[player], marbles: marbles[player], most: MARBLES }
    return fail('abalone/marble-count', start, params)
  }

  const side = readSide(text, rows.value.next, letters)
  if (!side.ok) return side
  const lost = readLost(text, side.value.next, marbles, letters)
  if (!lost.ok) return lost
  const ply = readPly(text, lost.value.next, rules)
  if (!ply.ok) return ply
  const end = skipSpaces(text, ply.value.next)
  if (end < text.length && !/[a-i,]/i.test(text.charAt(end))) return fail('abalone/extra-text', end)
  const p = begun(rules, cells, side.value.value, ply.value.value, lost.value.value)
  return parseMoves(text, end, p)
}

/**
 * Reads `1,0`, if it is there: the marbles that Black and White have lost, no more than are
 * missing. Without it a side has lost what is missing, unless the board is a bare one, with fewer
 * marbles than a game can have left: then nothing has been lost.
 */
function readLost(
  text: string,
  from: number,
  marbles: readonly [number, number],
  letters: readonly [string, string],
): Result<Read<readonly [number, number]>> {
  const at = skipSpaces(text, from)
  const missing = [MARBLES - marbles[0], MARBLES - marbles[1]] as const
  if (at === text.length) {
    const bare =
      missing.some((count) => count > LOSING) || missing.every((count) => count === LOSING)
    return ok({ value: bare ? [0, 0] : missing, next: at })
  }
  const match = /^([0-9]{1,2}),([0-9]{1,2})(?!\S)/.exec(text.slice(at, at + 6))
  if (match === null || at === from) return fail('abalone/no-lost-counts', at)
  const black: Player = letters[0] === 'b' ? 0 : 1
  const counts = [
    { player: black, lost: Number(match[1]), where: at },
    { player: 1 - black, lost: Number(match[2]), where: at + match[1].length + 1 },
  ]
  const lost: [number, number] = [0, 0]
  for (const each of counts) {
    lost[each.player] = each.lost
    if (each.lost <= missing[each.player] && each.lost <= LOSING) continue
    return fail('abalone/lost-count', each.where, {
      side: letters[each.player],
      lost: each.lost,
      marbles: marbles[each.player],
      most: Math.min(LOSING, missing[each.player]),
    })
  }
  if (lost[0] === LOSING && lost[1] === LOSING) return fail('abalone/both-lost', at)
  return ok({ value: lost, next: at + match[0].length })
}

/** Reads the plies played, 0 where there is no more text. */
function readPly(text: string, from: number, rules: AbaloneRules): Result<Read<number>> {
  const at = skipSpaces(text, from)
  if (at === text.length) return ok({ value: 0, next: at })
  const digits = /^[0-9]{1,9}(?!\S)/.exec(text.slice(at, at + 10))?.[0]
  if (digits === undefined) return fail('abalone/no-ply', at)
  const ply = Number(digits)
  if (rules.maxPlies > 0 && ply > rules.maxPlies) {
    const late = fail('abalone/ply-past-limit', at, { ply, max: rules.maxPlies })
    return liftable(late, 'maxPlies', 0)
  }
  return ok({ value: ply, next: at + digits.length })
}
