import { ContractError, fail, liftable, ok, type Result } from '../../core/errors.ts'
import type { Move } from '../../core/game.ts'
import { HEX_NEXT, HEX_OFF, hexDirection, hexName, readHexCell } from '../../core/hex.ts'
import { skipSpaces } from '../../core/text.ts'
import { EDGE, EMPTY, type AbalonePosition } from './position.ts'
import {
  ahead,
  cellOf,
  directionOf,
  lineOf,
  outcomeOf,
  packMove,
  shapeOf,
  shove,
  widthOf,
} from './rules.ts'

/**
 * Moves as Aba-Pro writes them: in line, the last marble of the group and the cell it goes to,
 * `c3d4`; broadside, the first and the last marble and the cell that the first goes to,
 * `c3c5d3`. Either end may be the first; written is the one with the lower cell number.
 *
 * A dash may stand before the cell it goes to: `c3-d4`.
 *
 * Instead of the cell it goes to, a marble may have its direction: `c3ne`. That is written where
 * a marble steps over the edge by itself, since then there is no cell: `a1sw`.
 */

/** The names of directions 0 to 5. */
const DIRECTION_NAMES = ['e', 'ne', 'nw', 'w', 'sw', 'se'] as const
const MOST_MARBLES = 3

/** A cell or a direction in the text of a move. */
export type Token = { readonly at: number } & (
  | { readonly kind: 'cell'; readonly cell: number }
  | { readonly kind: 'direction'; readonly direction: number }
)

export function formatMove(m: Move): string {
  const cell = cellOf(m)
  const direction = directionOf(m)
  const target = HEX_NEXT[cell * 6 + direction]
  const to = target === HEX_OFF ? DIRECTION_NAMES[direction] : hexName(target)
  const shape = shapeOf(m)
  if (shape === 0) return hexName(cell) + to
  return hexName(cell) + hexName(ahead(cell, lineOf(shape), widthOf(shape) - 1)) + to
}

/** A dash between two cells, which says that the one goes to the other; or what stands in for it. */
const DASH = /^[->](?=[a-i][1-9]|[ns]?[ew])/i

/** Reads the cells and directions from `at` on, up to the end or a space or comma. */
export function readTokens(text: string, at: number): Result<Token[]> {
  const tokens: Token[] = []
  for (let next = at; next < text.length && !/[\s,]/.test(text.charAt(next));) {
    if (tokens.length > 0 && DASH.test(text.slice(next, next + 3))) next++
    const name = /^(?:[ns][ew]|[ew])(?![0-9])/i.exec(text.slice(next, next + 3))?.[0]
    if (name !== undefined && tokens.length > 0) {
      const direction = DIRECTION_NAMES.findIndex((known) => known === name.toLowerCase())
      tokens.push({ kind: 'direction', direction, at: next })
      next += name.length
      continue
    }
    const cell = readHexCell(text, next)
    if (!cell.ok) return cell
    tokens.push({ kind: 'cell', cell: cell.value.value, at: next })
    next = cell.value.next
  }
  return ok(tokens)
}

/** The legal move that two or three tokens say, or why there is none. */
export function moveOfTokens(p: AbalonePosition, tokens: readonly Token[]): Result<Move> {
  const [first, second, third] = tokens
  if (first === undefined) throw new ContractError('moveOfTokens', 'there are no tokens')
  if (first.kind !== 'cell') return fail('move/extra-text', first.at)
  const outcome = outcomeOf(p)
  if (outcome !== undefined) {
    const over = fail('move/game-over', first.at)
    return outcome.reason === 'repetition' ? liftable(over, 'repetition', false) : over
  }
  const wrong = marbleFault(p, first.cell, first.at)
  if (wrong !== undefined) return wrong
  if (second === undefined) return fail('move/no-target', first.at, { cell: hexName(first.cell) })
  if (third === undefined) return inLine(p, first.cell, second)
  if (second.kind !== 'cell') return fail('move/extra-text', third.at)
  if (!p.rules.broadside) {
    return liftable(fail('move/no-broadside', first.at), 'broadside', true)
  }
  return broadside(p, first.cell, second.cell, second.at, third)
}

function inLine(p: AbalonePosition, from: number, to: Token): Result<Move> {
  const direction = directionTo(from, to)
  if (!direction.ok) return direction
  if (shove(p, from, direction.value) !== 0) return ok(packMove(from, 0, direction.value))
  return inLineFault(p, from, direction.value, to.at)
}

/** Why a group cannot move in line; it is known that it cannot. */
function inLineFault(p: AbalonePosition, from: number, direction: number, at: number) {
  const run = (cell: number, content: number) => {
    let count = 0
    while (p.cells[ahead(cell, direction, count)] === content) count++
    return count
  }
  const own = run(from, p.side)
  if (own > MOST_MARBLES) return fail('move/too-many', at, { count: own, max: MOST_MARBLES })
  const front = ahead(from, direction, own)
  if (front === HEX_OFF) {
    const cell = hexName(ahead(from, direction, own - 1))
    return liftable(fail('move/own-over-edge', at, { cell }), 'selfEject', true)
  }
  if (own === 1) return fail('move/one-pushes-none', at, { cell: hexName(front) })
  const enemy = run(front, 1 - p.side)
  if (enemy >= own) return fail('move/cannot-push', at, { own, enemy })
  return fail('move/push-blocked', at, { cell: hexName(ahead(front, direction, enemy)) })
}

function broadside(
  p: AbalonePosition,
  first: number,
  last: number,
  lastAt: number,
  to: Token,
): Result<Move> {
  if (first === last) return fail('move/same-cell', lastAt, { cell: hexName(first) })
  const line = lineTo(first, last)
  if (line === undefined) {
    return fail('move/not-in-line', lastAt, { from: hexName(first), to: hexName(last) })
  }
  const { along, width } = line
  if (width > MOST_MARBLES)
    return fail('move/too-many', lastAt, { count: width, max: MOST_MARBLES })
  const direction = directionTo(first, to)
  if (!direction.ok) return direction
  const turn = direction.value
  for (let i = 1; i < width; i++) {
    const wrong = marbleFault(p, ahead(first, along, i), lastAt)
    if (wrong !== undefined) return wrong
  }
  if (turn % 3 === along % 3) {
    const move = formatMove(packMove(turn === along ? first : last, 0, turn))
    return fail('move/along-line', to.at, { move })
  }
  for (let i = 0; i < width; i++) {
    const cell = ahead(first, along, i)
    const target = HEX_NEXT[cell * 6 + turn]
    if (p.cells[target] === EDGE) {
      return fail('move/sideways-over-edge', to.at, { cell: hexName(cell) })
    }
    if (p.cells[target] !== EMPTY) {
      return fail('move/sideways-blocked', to.at, { cell: hexName(target) })
    }
  }
  // Lines are packed by directions 0 to 2, from the marble with the lowest number.
  return ok(packMove(along < 3 ? first : last, width - 1 + 2 * (along % 3), turn))
}

/** The direction from one cell to another on a line with it, and how many cells that takes in. */
function lineTo(first: number, last: number): { along: number; width: number } | undefined {
  for (let along = 0; along < 6; along++) {
    let width = 2
    let cell = HEX_NEXT[first * 6 + along]
    for (; cell !== HEX_OFF && cell !== last; cell = HEX_NEXT[cell * 6 + along]) width++
    if (cell === last) return { along, width }
  }
  return undefined
}

function directionTo(from: number, to: Token): Result<number> {
  if (to.kind === 'direction') return ok(to.direction)
  if (to.cell === from) return fail('move/same-cell', to.at, { cell: hexName(from) })
  const direction = hexDirection(from, to.cell)
  if (direction >= 0) return ok(direction)
  return fail('move/not-adjacent', to.at, { from: hexName(from), to: hexName(to.cell) })
}

function marbleFault(p: AbalonePosition, cell: number, at: number) {
  if (p.cells[cell] === p.side) return undefined
  const code = p.cells[cell] === EMPTY ? 'move/no-marble' : 'move/enemy-marble'
  return fail(code, at, { cell: hexName(cell) })
}

/** Reads one legal move, which begins at `at` of the text and is all that is left of it. */
export function readOneMove(p: AbalonePosition, text: string, at: number): Result<Move> {
  const tokens = readTokens(text, at)
  if (!tokens.ok) return tokens
  if (tokens.value.length === 0) return fail('move/empty', at)
  const [, , third, fourth] = tokens.value
  if (third !== undefined && fourth !== undefined) {
    // Moves in line that run together, if no other reading is possible.
    return p.rules.broadside && tokens.value.length > 4
      ? fail('move/run-together', fourth.at)
      : fail('move/extra-text', third.at)
  }
  const end = skipSpaces(text, endOfWord(text, at))
  if (end < text.length) return fail('move/extra-text', end)
  return moveOfTokens(p, tokens.value)
}

/** The index of the first space or comma from `at` on, or the end. */
export function endOfWord(text: string, at: number): number {
  let end = at
  while (end < text.length && !/[\s,]/.test(text.charAt(end))) end++
  return end
}
