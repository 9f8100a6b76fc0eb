import { NO_MOVE } from '../../core/game.ts'
import { moves, PASS, play, stones, undo, type Reversi } from '../../games/reversi/rules.ts'
import { Budget } from '../../search/budget.ts'
import { solveByBounds, type Questioned } from '../by-bounds.ts'
import type { SolveHooks, SolveOptions, Solved, Solver } from '../solving.ts'
import { EndingsTable } from './endings-table.ts'
import { NullWindow } from './null-window.ts'

/** Megabytes of a solver's table where nothing else is said. */
const MEGABYTES = 64

/** How far past a bound the next question goes, at first; twice as far each time. */
const STEP = 2

/**
 * Solves endings of Reversi, and keeps what it has found from one to the next. Scores and moves do
 * not depend on that, only the nodes do: so with a limit more positions are solved within it.
 *
 * A score is the side to move's stones less the other's at the end of the game, when both play
 * for as many as they can get. Of the best moves it answers the first in the game's order.
 */
export class ReversiEndings implements Solver<Reversi> {
  private readonly table: EndingsTable

  /** @param megabytes  of the table, above 0; what does not fit is forgotten, and found again */
  constructor(megabytes: number = MEGABYTES) {
    this.table = new EndingsTable(megabytes)
  }

  clear(): void {
    this.table.clear()
  }

  solve(position: Reversi, options: SolveOptions = {}, hooks: SolveHooks = {}): Solved {
    const budget = new Budget(options.nodes, undefined, hooks)
    const search = new NullWindow(position.board, this.table, budget)
    const question = {
      test: (p: Reversi, alpha: number) => (p.over ? ahead(p) : search.test(p, alpha)),
      get move() {
        return search.move
      },
    }
    return solveByBounds(QUESTIONED, position, question, budget, options, hooks)
  }
}

const QUESTIONED: Questioned<Reversi> = {
  codes: PASS + 1,
  rangeOf(p) {
    const squares = p.board.size * p.board.size
    return p.over
      ? { low: ahead(p), high: ahead(p), move: NO_MOVE }
      : { low: 0 - squares, high: squares, move: NO_MOVE }
  },
  movesOf,
  bestFirst: movesOf,
  play,
  undo,
  // First whether the side to move wins, then further off by steps that double, then by halves.
  // Most games are close.
  bound({ low, high }, first, asked) {
    const [raised, lowered] = [low > first.low, high < first.high]
    if (raised && lowered) return Math.floor((low + high) / 2)
    const step = STEP * 2 ** (asked - 1)
    const alpha = raised ? low + step : lowered ? high - 1 - step : 0
    return Math.max(low, Math.min(high - 1, alpha))
  },
}

/** The stones of the side to move less the other's. */
function ahead(p: Reversi): number {
  return stones(p, p.mover) - stones(p, p.mover === 0 ? 1 : 0)
}

function movesOf(p: Reversi): Int32Array {
  const out = new Int32Array(64)
  return out.subarray(0, moves(p, out))
}
