import { NO_MOVE, type Move } from '../../core/game.ts'
import {
  COLUMNS,
  isFull,
  play,
  SQUARES,
  toMove,
  undo,
  type Connect4Position,
} from '../../games/connect4/rules.ts'
import { Budget } from '../../search/budget.ts'
import type { SolveHooks, SolveOptions, Solved, Solver } from '../solving.ts'
import { BoundsTable } from './bounds-table.ts'
import { CENTRE_FIRST, NullWindow, winScore } from './null-window.ts'

/** Megabytes of a solver's table where nothing else is said. */
const SOLVER_MEGABYTES = 64

/**
 * Solves positions of Connect 4, and keeps what it has found from one to the next. Scores and moves
 * do not depend on that, only the nodes do: so with a limit more positions are solved within it.
 *
 * A score is 22 less the pieces that the winner has played when the line is made (Pons'
 * convention). Of the best moves it answers the one nearest the middle. Nodes are counted as
 * `NullWindow` says.
 */
export class Connect4Solver implements Solver<Connect4Position> {
  private readonly table: BoundsTable

  /** @param megabytes  of the table, above 0; what does not fit is forgotten, and found again */
  constructor(megabytes: number = SOLVER_MEGABYTES) {
    this.table = new BoundsTable(megabytes)
  }

  /** Forgets everything, as if it were new. */
  clear(): void {
    this.table.clear()
  }

  /** `position` is played on and restored. */
  solve(position: Connect4Position, options: SolveOptions = {}, hooks: SolveHooks = {}): Solved {
    const budget = new Budget(options.nodes, undefined, hooks)
    const search = new NullWindow(this.table, budget)
    const range = rangeOf(position)
    narrow(position, range, search, budget, hooks.bound)
    const { low, high } = range
    const score = low === high ? low : undefined
    const best = score === undefined ? range.move : bestMove(position, range, search, budget)
    const scores =
      score === undefined || !options.moves ? undefined : scoresOf(position, score, search, budget)
    return {
      score,
      low,
      high,
      plies: score === undefined ? undefined : pliesOf(position, score),
      best,
      ...(scores === undefined ? {} : { scores }),
      nodes: budget.nodes,
      ...(budget.stopped === undefined ? {} : { stopped: 'nodes' }),
    }
  }
}

/** Solves one position with a table of its own; see `Connect4Solver`. */
export function solveConnect4(
  position: Connect4Position,
  options: SolveOptions = {},
  hooks: SolveHooks = {},
): Solved {
  return new Connect4Solver().solve(position, options, hooks)
}

/** What is known of a score. */
interface Range {
  low: number
  high: number
  /** The move that showed `low`, or NO_MOVE. */
  move: Move
}

/** What every position with as many pieces allows; exact where the game has ended. */
function rangeOf(p: Connect4Position): Range {
  const lost = 0 - winScore(p.pieces - 1)
  return p.won
    ? { low: lost, high: lost, move: NO_MOVE }
    : { low: 0 - winScore(p.pieces + 1), high: winScore(p.pieces), move: NO_MOVE }
}

/** Narrows a range until it is one score, or until the budget stops it. */
function narrow(
  p: Connect4Position,
  range: Range,
  search: NullWindow,
  budget: Budget,
  bound?: SolveHooks['bound'],
): void {
  while (range.low < range.high) {
    const middle = Math.floor((range.low + range.high) / 2)
    // Whether there is an early win is asked first: that takes the least depth to answer.
    const early = Math.trunc((middle <= 0 ? range.low : range.high) / 2)
    const alpha = Math.abs(early) > Math.abs(middle) ? early : middle
    const score = search.test(p, alpha)
    if (budget.stopped !== undefined) return
    if (score > alpha) {
      range.low = score
      range.move = search.move
      if (range.move !== NO_MOVE) bound?.(range.move, score)
    } else range.high = score
  }
}

/**
 * The first move from the middle that reaches the score. Which one has shown it depends on what the
 * table held: that is the answer only where the budget does not reach to ask those before it.
 */
function bestMove(p: Connect4Position, range: Range, search: NullWindow, budget: Budget): Move {
  if (p.won) return NO_MOVE
  for (const column of CENTRE_FIRST) {
    if (column === range.move) return column
    if (isFull(p, column)) continue
    play(p, column)
    const reply = search.test(p, 0 - range.low)
    undo(p)
    if (budget.stopped !== undefined) return range.move
    if (reply <= 0 - range.low) return column
  }
  return NO_MOVE
}

/** The score of every move, `score` being that of the best. */
function scoresOf(
  p: Connect4Position,
  score: number,
  search: NullWindow,
  budget: Budget,
): (number | undefined)[] {
  return Array.from({ length: COLUMNS }, (_, column) => {
    if (p.won || isFull(p, column)) return undefined
    play(p, column)
    const range = rangeOf(p)
    // No move is better than the best.
    range.low = Math.max(range.low, 0 - score)
    narrow(p, range, search, budget)
    undo(p)
    return budget.stopped === undefined ? 0 - range.low : undefined
  })
}

/** Plies to the end of a game whose score is known, or the most where it is a bound above 0. */
export function pliesOf(p: Connect4Position, score: number): number {
  if (score === 0) return SQUARES - p.pieces
  const winner = score > 0 ? toMove(p) : 1 - toMove(p)
  // As many pieces of the loser as of the winner, or one fewer where the winner began.
  return 2 * (SQUARES / 2 + 1 - Math.abs(score)) - (winner === 0 ? 1 : 0) - p.pieces
}
