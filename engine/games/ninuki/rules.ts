import { ContractError } from '../../core/errors.ts'
import type { GameOptions, Move, OptionSpec, Outcome, Player } from '../../core/game.ts'
import { LETTERS } from '../../core/grid.ts'
import { requireOptions, type OptionValues } from '../../core/options.ts'
import { CAPTURE, EMPTY, FREE_THREE, PATTERN_OF, VIEWS } from './patterns.ts'
import {
  RECORD,
  emptyBoard,
  fivesOf,
  flip,
  lift,
  other,
  passTurn,
  put,
  setCaptured,
  setPending,
  squareOf,
  type NinukiPosition,
} from './position.ts'

/**
 * Ninuki gomoku, as the school Epitech set it for its students (the subject that the report
 * *Rapport gomoku ninuki*, 2012, presumes). Two sides in turn put a stone on an empty square;
 * X begins.
 *
 * - **Capture.** A stone that flanks exactly two enemy stones in a line between itself and
 *   another own stone takes both, in all of the 8 directions at once. Moving between two enemy
 *   stones is safe, and the edge flanks nothing.
 * - **Ten** captured stones win at once.
 * - **Five** or more in a line win. If `breakable`, a five that the opponent can answer by a
 *   capture which leaves no five anywhere, or which is the tenth stone, is *pending*: it wins
 *   after that answer if a five is still there and the answer was not the tenth stone. The
 *   side to move may answer as it likes, even with a five of its own: that comes too late.
 * - **Double three.** If `doubleThree`, a move that captures nothing must not make free threes
 *   in two or more of the four lines through it, not even if it makes a five as well. A free
 *   three is three own stones, with at most one hole, of which one more own stone makes four in
 *   a row with both ends empty.
 * - A full board is a draw. Short of that there is always a legal move: the empty square that
 *   is highest, and of these leftmost, has no empty square beyond it on one side of any line, so
 *   no free three goes through it.
 *
 * A move is its square, `row · size + column`, and the canonical order is theirs, ascending:
 *
 *     342 … 360    a19 … s19
 *      19 …  37    a2  … s2
 *       0 …  18    a1  … s1
 */

export const OPTIONS = [
  { name: 'size', type: 'integer', default: 19, min: 5, max: 19 },
  { name: 'breakable', type: 'boolean', default: true },
  { name: 'doubleThree', type: 'boolean', default: true },
  { name: 'letters', type: 'choice', default: 'with-i', values: LETTERS },
] as const satisfies readonly OptionSpec[]

export type NinukiOptions = OptionValues<typeof OPTIONS>

export const SIDES = ['X', 'O'] as const

/** Captured stones that win. */
export const TEN = 10

/** Pente without openings: a five wins at once, and double threes are allowed. */
export const PRESETS = [{ id: 'pente', options: { breakable: false, doubleThree: false } }] as const

export function initial(options?: GameOptions): NinukiPosition {
  return emptyBoard(requireOptions('ninuki.initial', OPTIONS, options), false)
}

/** Writes the legal moves to `out` in canonical order; none when the game has ended. */
export function moves(p: NinukiPosition, out: Int32Array): number {
  if (p.winner !== -1) return 0
  const { cells, cellOf } = p
  let count = 0
  for (let square = 0; square < cellOf.length; square++) {
    const cell = cellOf[square]
    if (cells[cell] === EMPTY && !isDoubleThree(p, cell)) out[count++] = square
  }
  return count
}

/** Plays a legal move. */
export function play(p: NinukiPosition, m: Move): void {
  const { history, captured, sums, hash } = p
  const cell = p.cellOf[m]
  if (p.cells[cell] !== EMPTY) throw new ContractError('ninuki.play', `square ${m} is not empty`)
  const side = p.toMove
  const taken = captureMask(p, cell, side)

  const record = p.played++ * RECORD
  history[record] = m
  history[record + 1] = taken | (captured[0] << 8) | (captured[1] << 16) | ((p.pending + 1) << 24)
  history[record + 2] = sums[0]
  history[record + 3] = sums[1]
  history[record + 4] = hash[0]
  history[record + 5] = hash[1]

  put(p, cell, side)
  if (taken !== 0) {
    onPairs(p, cell, taken, other(side), lift)
    setCaptured(p, side, captured[side] + 2 * pairsIn(taken))
  }
  passTurn(p)
  settle(p)
}

/** Takes back the last move played. */
export function undo(p: NinukiPosition): void {
  if (p.played === 0) throw new ContractError('ninuki.undo', 'no move has been played')
  const { history, captured, sums, hash } = p
  const record = --p.played * RECORD
  const cell = p.cellOf[history[record]]
  const before = history[record + 1]
  const side = other(p.toMove)

  onPairs(p, cell, before & 255, p.toMove, flip)
  flip(p, cell, side)
  captured[0] = (before >> 8) & 255
  captured[1] = (before >> 16) & 255
  sums[0] = history[record + 2]
  sums[1] = history[record + 3]
  hash[0] = history[record + 4]
  hash[1] = history[record + 5]
  const pending = before >> 24
  p.pending = pending === 0 ? -1 : pending === 1 ? 0 : 1
  p.toMove = side
  // A game that has ended is not played on: before its last move nobody had won.
  p.winner = -1
}

/** The moves played since the position was set up, oldest first. */
export function movesPlayed(p: NinukiPosition): Move[] {
  return Array.from({ length: p.played }, (_, ply) => p.history[ply * RECORD])
}

const FULL: Outcome = { winner: 'draw', reason: 'full', squares: [] }

/** Reasons: `capture-10`, `five`; `full` for a draw. */
export function outcome(p: NinukiPosition): Outcome | undefined {
  const { winner } = p
  if (winner !== -1) {
    if (p.captured[winner] >= TEN) return { winner, reason: 'capture-10', squares: [] }
    return { winner, reason: 'five', squares: fiveSquares(p, winner) }
  }
  return p.empty === 0 ? FULL : undefined
}

/**
 * Decides what the stones, the counts and the side to move say, after a move or a text: who has
 * won, and whose five is pending.
 */
export function settle(p: NinukiPosition): void {
  const { toMove } = p
  const mover = other(toMove)
  let winner: Player | -1 = -1
  let pending: Player | -1 = -1
  if (p.captured[mover] >= TEN) winner = mover
  // Only a text can say that the side to move has ten.
  else if (p.captured[toMove] >= TEN) winner = toMove
  // Its five has stood through the opponent's answer.
  else if (fivesOf(p, toMove) > 0) winner = toMove
  else if (fivesOf(p, mover) > 0) {
    if (p.breakable && canAnswerFive(p)) pending = mover
    else winner = mover
  }
  p.winner = winner
  if (pending !== p.pending) setPending(p, pending)
}

/** Whether a capture by the side to move leaves the other no five, or wins. */
function canAnswerFive(p: NinukiPosition): boolean {
  const side = p.toMove
  const owner = other(side)
  for (const cell of p.cellOf) {
    if (p.cells[cell] !== EMPTY) continue
    const taken = captureMask(p, cell, side)
    if (taken === 0) continue
    if (p.captured[side] + 2 * pairsIn(taken) >= TEN) return true
    onPairs(p, cell, taken, owner, lift)
    const left = fivesOf(p, owner)
    onPairs(p, cell, taken, owner, put)
    if (left === 0) return true
  }
  return false
}

/** In which directions a side's stone on an empty cell would take a pair: bit d for direction d. */
function captureMask(p: NinukiPosition, cell: number, side: Player): number {
  const { views } = p
  const table = side * VIEWS
  let mask = 0
  for (let d = 0; d < 8; d++) {
    if (PATTERN_OF[table + views[cell * 8 + d]] === CAPTURE) mask |= 1 << d
  }
  return mask
}

/** Whether the side to move may not play an empty cell, for making two free threes. */
export function isDoubleThree(p: NinukiPosition, cell: number): boolean {
  if (!p.doubleThree) return false
  const { views } = p
  const table = p.toMove * VIEWS
  let threes = 0
  for (let d = 0; d < 4; d++) {
    const forwards = PATTERN_OF[table + views[cell * 8 + d]]
    const backwards = PATTERN_OF[table + views[cell * 8 + d + 4]]
    threes += FREE_THREE[forwards * 32 + backwards]
  }
  return threes >= 2 && captureMask(p, cell, p.toMove) === 0
}

/** The squares of the enemy stones that the side to move would take by a move, ascending. */
export function capturesOf(p: NinukiPosition, m: Move): number[] {
  const squares: number[] = []
  const cell = p.cellOf[m]
  if (p.cells[cell] !== EMPTY) return squares
  onPairs(p, cell, captureMask(p, cell, p.toMove), other(p.toMove), (_, taken) => {
    squares.push(squareOf(p, taken))
  })
  return squares.toSorted((a, b) => a - b)
}

/** The squares of the stones that the last move took, ascending; none before the first move. */
export function lastCaptures(p: NinukiPosition): number[] {
  if (p.played === 0) return []
  const record = (p.played - 1) * RECORD
  const squares: number[] = []
  onPairs(p, p.cellOf[p.history[record]], p.history[record + 1] & 255, p.toMove, (_, taken) => {
    squares.push(squareOf(p, taken))
  })
  return squares.toSorted((a, b) => a - b)
}

/** The squares of all stones of a side that stand in a five, ascending. */
export function fiveSquares(p: NinukiPosition, side: Player): number[] {
  const squares: number[] = []
  for (let square = 0; square < p.cellOf.length; square++) {
    const cell = p.cellOf[square]
    if (p.cells[cell] !== side + 1) continue
    for (let d = 0; d < 4; d++) {
      const along = runLength(p, cell, d, side) + 1 + runLength(p, cell, d + 4, side)
      if (along < 5) continue
      squares.push(square)
      break
    }
  }
  return squares
}

/** How many stones of a side follow a cell without a gap. */
function runLength(p: NinukiPosition, cell: number, direction: number, side: Player): number {
  const step = p.steps[direction]
  let length = 0
  while (p.cells[cell + step * (length + 1)] === side + 1) length++
  return length
}

function pairsIn(mask: number): number {
  let pairs = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) pairs++
  return pairs
}

/** Does something to both stones of each pair that `captureMask` names, of side `enemy`. */
function onPairs(
  p: NinukiPosition,
  cell: number,
  mask: number,
  enemy: Player,
  act: (p: NinukiPosition, cell: number, side: Player) => void,
): void {
  for (let d = 0; d < 8; d++) {
    if (((mask >> d) & 1) === 0) continue
    act(p, cell + p.steps[d], enemy)
    act(p, cell + 2 * p.steps[d], enemy)
  }
}
