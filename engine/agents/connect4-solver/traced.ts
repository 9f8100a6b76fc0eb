import { NO_MOVE, type Move } from '../../core/game.ts'
import {
  COLUMNS,
  isFull,
  moves as legalMoves,
  SQUARES,
  type Connect4Position,
} from '../../games/connect4/rules.ts'
import { Budget } from '../../search/budget.ts'
import type { SearchHooks } from '../../search/run.ts'
import { LOWER, NO_BOUND, UPPER, type Tracer } from '../../search/tracer.ts'
import { Recorder } from '../../trace/recorder.ts'
import type { Recording } from '../../trace/recording.ts'
import { narrowed } from '../by-bounds.ts'
import { BoundsTable, highOf, lowOf, NO_BOUNDS } from './bounds-table.ts'
import { COLUMN_HI, COLUMN_LO } from './halves.ts'
import { CENTRE_FIRST, NullWindow } from './null-window.ts'
import { QUESTIONED } from './solver.ts'

/** A node that is open. */
interface Frame {
  readonly alpha: number
  readonly maskLo: number
  readonly maskHi: number
  readonly tried: Move[]
  best: number
  cut: boolean
}

/**
 * The solver's search, told to a tracer: a node each time it is entered, its window one that holds
 * no score. The search is the one that solves; only its calls of itself are watched, so that without
 * a tracer it is as fast as it was.
 *
 * A node below which nothing was entered is answered by the table, or judged: by the pieces that are
 * left, by a threat that cannot be met, or by what the table knows of a reply. After a cut every
 * column that was not tried is skipped; without one those are left out that lose at once or of
 * which the table knows that they are no better.
 */
class TracedNullWindow extends NullWindow {
  private readonly trace: Tracer
  private readonly open: Frame[] = []

  constructor(table: BoundsTable, budget: Budget, trace: Tracer) {
    super(table, budget)
    this.trace = trace
  }

  override test(p: Connect4Position, alpha: number): number {
    this.trace.iteration(SQUARES - p.pieces)
    return super.test(p, alpha)
  }

  protected override search(
    meLo: number,
    meHi: number,
    maskLo: number,
    maskHi: number,
    stones: number,
    threats: number,
    alpha: number,
  ): number {
    const { trace, open, table } = this
    const above = open.at(-1)
    const move = above === undefined ? NO_MOVE : columnOf(above, maskLo, maskHi)
    trace.enter(move, (stones & 1) as 0 | 1, alpha, alpha + 1)
    const frame: Frame = { alpha, maskLo, maskHi, tried: [], best: 0 - SQUARES, cut: false }
    open.push(frame)
    const key = [meLo + maskLo, meHi + maskHi] as const
    const known = table.find(...key)
    const score = super.search(meLo, meHi, maskLo, maskHi, stones, threats, alpha)
    open.pop()
    if (this.budget.stopped !== undefined) {
      trace.exit(frame.best, NO_BOUND)
      return score
    }
    const slot = key[1] * 2 ** 28 + key[0]
    if (frame.tried.length > 0) {
      if (!frame.cut) this.leftOut(frame)
      trace.store(slot)
    } else if (known !== NO_BOUNDS && (score === lowOf(known) || score === highOf(known))) {
      trace.tableHit(score, slot)
    } else trace.evaluate(score, 0)
    trace.exit(score, score > alpha ? LOWER : UPPER)
    if (above !== undefined) this.takeBack(above, move, 0 - score)
    return score
  }

  private takeBack(frame: Frame, move: Move, score: number): void {
    frame.tried.push(move)
    if (score > frame.best) frame.best = score
    this.trace.back(frame.best)
    if (score <= frame.alpha) return
    const rest = untried(frame)
    frame.cut = true
    if (rest.length > 0) this.trace.cutoff(rest, 0, rest.length)
  }

  private leftOut(frame: Frame): void {
    const rest = untried(frame)
    if (rest.length > 0) this.trace.drop(rest, 0, rest.length)
  }
}

/** The column in which a piece has been added. */
function columnOf(above: Frame, maskLo: number, maskHi: number): Move {
  const [lo, hi] = [maskLo ^ above.maskLo, maskHi ^ above.maskHi]
  return COLUMN_LO.findIndex((column, c) => ((column & lo) | (COLUMN_HI[c] & hi)) !== 0)
}

function untried({ maskLo, maskHi, tried }: Frame): Int32Array {
  return CENTRE_FIRST.filter((column) => {
    const full = (COLUMN_LO[column] & ~maskLo) === 0 && (COLUMN_HI[column] & ~maskHi) === 0
    return !full && !tried.includes(column)
  })
}

/** What a recorded solution is of. */
export interface RecordedSolution {
  readonly recording: Recording
  /** A column that is worth `low` at least, or the first one where none had to show that. */
  readonly move: Move
  readonly low: number
  readonly high: number
  readonly nodes: number
  readonly stopped?: 'nodes'
}

/**
 * Solves a position of Connect 4 with an empty table, and records its questions: each is a search
 * from the root in a window that holds no score. Scores are the solver's.
 *
 * @param nodes  stop after so many
 * @param cap    the most nodes to keep
 */
export function recordSolution(
  position: Connect4Position,
  nodes: number,
  cap?: number,
  hooks: Pick<SearchHooks, 'progress'> = {},
): RecordedSolution {
  const depth = SQUARES - position.pieces
  const recorder = new Recorder('alphabeta', { depth }, cap)
  const budget = new Budget(nodes, undefined, hooks)
  const search = new TracedNullWindow(new BoundsTable(MEGABYTES), budget, recorder)
  const range = narrowed(QUESTIONED, position, QUESTIONED.rangeOf(position), search, budget)
  const legal = new Int32Array(COLUMNS)
  const count = legalMoves(position, legal)
  const first = CENTRE_FIRST.find((column) => !isFull(position, column)) ?? NO_MOVE
  return {
    recording: recorder.finish(),
    move: range.move === NO_MOVE ? (count === 0 ? NO_MOVE : first) : range.move,
    low: range.low,
    high: range.high,
    nodes: budget.nodes,
    ...(budget.stopped !== undefined && { stopped: 'nodes' as const }),
  }
}

const MEGABYTES = 16
