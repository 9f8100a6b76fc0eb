import { NO_MOVE } from '../../core/game.ts'
import {
  COLUMNS,
  isFull,
  moves,
  play,
  SQUARES,
  toMove,
  undo,
  type Connect4Position,
} from '../../games/connect4/rules.ts'
import { Budget } from '../../search/budget.ts'
import { solveByBounds, type Questioned } from '../by-bounds.ts'
import type { SolveHooks, SolveOptions, Solved, Solver } from '../solving.ts'
import { BoundsTable } from './bounds-table.ts'
import { CENTRE_FIRST, NullWindow, winScore } from './null-window.ts'

/**
 * Megabytes of a solver's table where nothing else is said. On positions of the early game 64 are a
 * tenth slower, for one node in a hundred less, and 4 search a seventh more nodes in the same time;
 * on later ones it makes no difference.
 */
const SOLVER_MEGABYTES = 16

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
    const solved = solveByBounds(QUESTIONED, position, search, budget, options, hooks)
    const { score } = solved
    return { ...solved, plies: score === undefined ? undefined : pliesOf(position, score) }
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

export const QUESTIONED: Questioned<Connect4Position> = {
  codes: COLUMNS,
  // What every position with as many pieces allows.
  rangeOf(p) {
    const lost = 0 - winScore(p.pieces - 1)
    return p.won
      ? { low: lost, high: lost, move: NO_MOVE }
      : { low: 0 - winScore(p.pieces + 1), high: winScore(p.pieces), move: NO_MOVE }
  },
  movesOf(p) {
    const out = new Int32Array(COLUMNS)
    return out.subarray(0, moves(p, out))
  },
  bestFirst: (p) => (p.won ? [] : CENTRE_FIRST.filter((column) => !isFull(p, column))),
  play,
  undo,
  // Whether there is an early win is asked first: that takes the least depth to answer.
  bound({ low, high }) {
    const middle = Math.floor((low + high) / 2)
    const early = Math.trunc((middle <= 0 ? low : high) / 2)
    return Math.abs(early) > Math.abs(middle) ? early : middle
  },
}

/** Plies to the end of a game whose score is known, or the most where it is a bound above 0. */
export function pliesOf(p: Connect4Position, score: number): number {
  if (score === 0) return SQUARES - p.pieces
  const winner = score > 0 ? toMove(p) : 1 - toMove(p)
  // As many pieces of the loser as of the winner, or one fewer where the winner began.
  return 2 * (SQUARES / 2 + 1 - Math.abs(score)) - (winner === 0 ? 1 : 0) - p.pieces
}
