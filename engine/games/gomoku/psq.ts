import { fail, ok, type Result } from '../../core/errors.ts'
import type { Gomoku } from './rules.ts'

/**
 * Piskvork's game files (Petr Laštovička's Gomoku manager, used by Gomocup). Columns and rows
 * count from 1, from the top left; times are milliseconds; what follows the last move (names,
 * the result) is passed over, since our rules tell the result.
 *
 *     Piskvorky 15x15, 11:11, 0
 *     8,8,0
 *     9,7,1250
 *     first.zip
 *     second.zip
 *     -1
 */
export interface PsqGame {
  readonly size: number
  /** Where the size stands in the text. */
  readonly sizeAt: number
  /** Points as `rules.ts` numbers them, and where each stands in the text. */
  readonly moves: readonly { readonly point: number; readonly at: number }[]
}

export function isPsq(text: string): boolean {
  return /^\s*Piskvorky\b/i.test(text)
}

/** Reads the size and the moves. Which of them are legal is not looked at. */
export function readPsq(text: string): Result<PsqGame> {
  const header = /^(\s*Piskvorky\s+)(\d{1,3})x(\d{1,3})\b[^\n]*/i.exec(text)
  if (header === null) return fail('gomoku/psq-header')
  const [whole, before, width, height] = header
  const sizeAt = before.length
  if (width !== height) return fail('gomoku/psq-not-square', sizeAt, { width, height })
  const size = Number(width)
  const moves: { point: number; at: number }[] = []
  let at = whole.length
  for (const line of text.slice(at).split('\n')) {
    const from = at
    at += line.length + 1
    if (line.trim() === '') continue
    // Names and results have no such beginning: a line that has it is meant as a move.
    if (!/^\s*\d+\s*,/.test(line)) break
    const move = /^\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(,\s*\d{1,9}\s*)?$/.exec(line)
    if (move === null) return fail('gomoku/psq-move', from, { number: moves.length + 1 })
    const column = Number(move[1])
    const row = Number(move[2])
    if (column < 1 || column > size || row < 1 || row > size) {
      return fail('gomoku/psq-off-board', from, { number: moves.length + 1, column, row, size })
    }
    moves.push({ point: (size - row) * size + column - 1, at: from })
  }
  return ok({ size, sizeAt, moves })
}

/** Writes a game file, all times 0. A position that began as a board has no order of moves. */
export function formatPsq(p: Gomoku): Result<string> {
  if (p.base > 0) return fail('gomoku/no-move-order')
  return ok(formatPsqMoves(p.geometry.size, Array.from(p.history.subarray(0, p.plies))))
}

export function formatPsqMoves(size: number, moves: readonly number[]): string {
  const lines = moves.map((point) => {
    const column = point % size
    return `${column + 1},${size - (point - column) / size},0`
  })
  return [`Piskvorky ${size}x${size}, 0:0, 0`, ...lines, ''].join('\n')
}
