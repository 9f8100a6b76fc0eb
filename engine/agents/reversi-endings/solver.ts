import { NO_MOVE, type Move } from '../../core/game.ts'
import { moves, play, stones, undo, type Reversi } from '../../games/reversi/rules.ts'
import { Budget } from '../../search/budget.ts'
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
    if (position.over) {
      const score = ahead(position)
      return { score, low: score, high: score, best: NO_MOVE, nodes: 0 }
    }
    const budget = new Budget(options.nodes, undefined, hooks)
    const search = new NullWindow(position.board, this.table, budget)
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
      best,
      ...(scores === undefined ? {} : { scores }),
      nodes: budget.nodes,
      ...(budget.stopped === undefined ? {} : { stopped: 'nodes' }),
    }
  }
}

/** What is known of a score. */
interface Range {
  low: number
  high: number
  /** The move that showed `low`, or NO_MOVE. */
  move: Move
}

function rangeOf(p: Reversi): Range {
  const squares = p.board.size * p.board.size
  return p.over
    ? { low: ahead(p), high: ahead(p), move: NO_MOVE }
    : { low: 0 - squares, high: squares, move: NO_MOVE }
}

/** The stones of the side to move less the other's. */
function ahead(p: Reversi): number {
  return stones(p, p.mover) - stones(p, p.mover === 0 ? 1 : 0)
}

/**
 * Narrows a range until it is one score, or until the budget stops it: first whether the side to
 * move wins, then further off by steps that double, then by halves. Most games are close.
 */
function narrow(
  p: Reversi,
  range: Range,
  search: NullWindow,
  budget: Budget,
  bound?: SolveHooks['bound'],
): void {
  let [raised, lowered] = [false, false]
  for (let alpha = 0, step = STEP; range.low < range.high; step *= 2) {
    alpha = Math.max(range.low, Math.min(range.high - 1, alpha))
    const score = search.test(p, alpha)
    if (budget.stopped !== undefined) return
    if (score > alpha) {
      raised = true
      range.low = score
      range.move = search.move
      bound?.(range.move, score)
      alpha = score + step
    } else {
      lowered = true
      range.high = score
      alpha = score - 1 - step
    }
    if (raised && lowered) alpha = Math.floor((range.low + range.high) / 2)
  }
}

/** The first of the moves that reach the score. */
function bestMove(p: Reversi, range: Range, search: NullWindow, budget: Budget): Move {
  for (const move of movesOf(p)) {
    if (move === range.move) return move
    play(p, move)
    const reply = p.over ? ahead(p) : search.test(p, 0 - range.low)
    undo(p)
    if (budget.stopped !== undefined) return range.move
    if (reply <= 0 - range.low) return move
  }
  return range.move
}

/** The score of every move, by the move, `score` being that of the best. */
function scoresOf(
  p: Reversi,
  score: number,
  search: NullWindow,
  budget: Budget,
): (number | undefined)[] {
  const scores: (number | undefined)[] = []
  for (const move of movesOf(p)) {
    play(p, move)
    const range = rangeOf(p)
    // No move is better than the best.
    range.low = Math.max(range.low, 0 - score)
    narrow(p, range, search, budget)
    undo(p)
    scores[move] = budget.stopped === undefined ? 0 - range.low : undefined
  }
  return Array.from(scores)
}

function movesOf(p: Reversi): Int32Array {
  const out = new Int32Array(64)
  return out.subarray(0, moves(p, out))
}
