import { readSide } from '../../core/board-text.ts'
import { fail, ok, type Result } from '../../core/errors.ts'
import type { GameOptions, Move, Player } from '../../core/game.ts'
import { HEX_CELLS, formatHexRows, readHexRows } from '../../core/hex.ts'
import { skipSpaces, tooLong, type Read } from '../../core/text.ts'
import { endOfWord, moveOfTokens, readOneMove, readTokens, type Token } from './move-text.ts'
import { STARTS, lettersOf, readRules, type AbaloneRules } from './options.ts'
import { LOSING, MARBLES, createPosition, type AbalonePosition } from './position.ts'
import { playMove } from './rules.ts'

/**
 * Two texts for a position. Moves from the start, spaces or commas between them. Board: rows `i`
 * to `a`, side to move, marbles lost by black and by white, plies played:
 *
 *     wwwww/wwwwww/..www../......../........./......../..bbb../bbbbbb/bbbbb b 0,0 0
 *
 * The counts and the plies may be left out: a side has lost what is missing of its 14 marbles,
 * and no ply has been played. Either side may be to move, whoever began.
 */

/** Room for a game of more than 10,000 plies. */
const TEXT_LIMIT = 100_000

/** Always a board. The options are not in the text: read it with those it was written with. */
export function format(p: AbalonePosition): string {
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
  return text.includes('/') ? parseBoard(text, rules.value) : parseMoves(text, rules.value)
}

export function parseMove(p: AbalonePosition, text: string): Result<Move> {
  const error = tooLong(text, TEXT_LIMIT)
  return error === undefined ? readOneMove(p, text, skipSpaces(text, 0)) : { ok: false, error }
}

/** The position at the start of a game by these rules. */
export function startOf(rules: AbaloneRules): AbalonePosition {
  const rows = readHexRows(STARTS[rules.start], 0, lettersOf(rules))
  return createPosition(rules, rows.ok ? rows.value.value : new Int8Array(HEX_CELLS), 0, 0)
}

function parseMoves(text: string, rules: AbaloneRules): Result<AbalonePosition> {
  const p = startOf(rules)
  let at = skipSeparators(text, 0)
  while (at < text.length) {
    const tokens = readTokens(text, at)
    if (!tokens.ok) return tokens
    const moves = movesOfWord(tokens.value, rules)
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
  const missing: [number, number] = [MARBLES, MARBLES]
  for (const marble of cells) if (marble >= 0) missing[marble]--
  for (const player of [0, 1] as const) {
    const marbles = MARBLES - missing[player]
    if (missing[player] >= 0 && missing[player] <= LOSING) continue
    return fail('abalone/marble-count', start, {
      side: letters[player],
      marbles,
      least: MARBLES - LOSING,
      most: MARBLES,
    })
  }
  if (missing[0] === LOSING && missing[1] === LOSING) return fail('abalone/both-lost', start)

  const side = readSide(text, rows.value.next, letters)
  if (!side.ok) return side
  const lostEnd = checkLost(text, side.value.next, missing, letters)
  if (!lostEnd.ok) return lostEnd
  const ply = readPly(text, lostEnd.value, rules)
  if (!ply.ok) return ply
  const end = skipSpaces(text, ply.value.next)
  if (end < text.length) return fail('abalone/extra-text', end)
  return ok(createPosition(rules, cells, side.value.value, ply.value.value))
}

/** Reads `1,0`, if it is there, and compares it with the marbles missing; returns where it ends. */
function checkLost(
  text: string,
  from: number,
  missing: readonly [number, number],
  letters: readonly [string, string],
): Result<number> {
  const at = skipSpaces(text, from)
  if (at === text.length) return ok(at)
  const match = /^([0-9]{1,2}),([0-9]{1,2})(?!\S)/.exec(text.slice(at, at + 6))
  if (match === null || at === from) return fail('abalone/no-lost-counts', at)
  const black: Player = letters[0] === 'b' ? 0 : 1
  const counts = [
    { player: black, lost: match[1], where: at },
    { player: 1 - black, lost: match[2], where: at + match[1].length + 1 },
  ]
  for (const { player, lost, where } of counts) {
    if (Number(lost) === missing[player]) continue
    return fail('abalone/lost-count', where, {
      side: letters[player],
      lost,
      marbles: MARBLES - missing[player],
      missing: missing[player],
    })
  }
  return ok(at + match[0].length)
}

/** Reads the plies played, 0 where there is no more text. */
function readPly(text: string, from: number, rules: AbaloneRules): Result<Read<number>> {
  const at = skipSpaces(text, from)
  if (at === text.length) return ok({ value: 0, next: at })
  const digits = /^[0-9]{1,9}(?!\S)/.exec(text.slice(at, at + 10))?.[0]
  if (digits === undefined) return fail('abalone/no-ply', at)
  const ply = Number(digits)
  if (rules.maxPlies > 0 && ply > rules.maxPlies) {
    return fail('abalone/ply-past-limit', at, { ply, max: rules.maxPlies })
  }
  return ok({ value: ply, next: at + digits.length })
}
