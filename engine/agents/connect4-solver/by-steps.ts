import { connect4 } from '../../games/connect4/index.ts'
import {
  COLUMNS,
  moves as movesOf,
  play,
  SQUARES,
  undo,
  type Connect4Position,
} from '../../games/connect4/rules.ts'
import { alphabeta } from '../../search/alphabeta.ts'
import { Budget } from '../../search/budget.ts'
import type { SearchHooks } from '../../search/run.ts'
import { foundValue, pliesToEnd } from '../../search/score.ts'
import { subjectFrom, type OrderingName } from '../../search/types.ts'
import { narrowed } from '../by-bounds.ts'
import { BoundsTable } from './bounds-table.ts'
import { halvesOf } from './halves.ts'
import { keyOf, nameOf } from './mirror.ts'
import { NullWindow, winScore } from './null-window.ts'
import { Questions } from './questions.ts'
import { QUESTIONED } from './solver.ts'

/** From plain minimax to the solver: each has what those before it have. */
export const SOLVING_STEPS = [
  'minimax',
  'alphabeta',
  'centre',
  'questions',
  'table',
  'mirror',
  'threats',
  'solver',
] as const
export type SolvingStep = (typeof SOLVING_STEPS)[number]

/** What a step has found. */
interface StepSolved {
  /** As the solver counts it; undefined where the limit came first. */
  readonly score: number | undefined
  readonly nodes: number
}

const MEGABYTES = 16

/**
 * Solves a position to the end of the game by one of the steps. Minimax is not walked but added up:
 * a position that is met again has as many nodes below it as the first time.
 *
 * @param limit  stop after this many nodes, which minimax does not heed
 */
export function solveByStep(
  step: SolvingStep,
  position: Connect4Position,
  limit?: number,
  hooks: Omit<SearchHooks, 'trace'> = {},
): StepSolved {
  if (step === 'minimax') return addedUp(position, new Map())
  if (step === 'alphabeta') return byWindow(position, 'none', limit, hooks)
  if (step === 'centre') return byWindow(position, 'centre', limit, hooks)
  const budget = new Budget(limit, undefined, hooks)
  const question =
    step === 'solver'
      ? new NullWindow(new BoundsTable(MEGABYTES), budget)
      : new Questions(budget, {
          table: step !== 'questions',
          mirror: step === 'mirror' || step === 'threats',
          threats: step === 'threats',
        })
  const { low, high } = narrowed(
    QUESTIONED,
    position,
    QUESTIONED.rangeOf(position),
    question,
    budget,
  )
  return { score: low === high ? low : undefined, nodes: budget.nodes }
}

/** The score of a position, and the nodes of the whole tree below it. */
function addedUp(p: Connect4Position, known: Map<number, { score: number; nodes: number }>) {
  if (p.won) return { score: 0 - winScore(p.pieces - 1), nodes: 1 }
  if (p.pieces === SQUARES) return { score: 0, nodes: 1 }
  const name = nameOf(keyOf(halvesOf(p)))
  const before = known.get(name)
  if (before !== undefined) return before
  const moves = new Int32Array(COLUMNS)
  const count = movesOf(p, moves)
  let [score, nodes] = [0 - SQUARES, 1]
  for (let i = 0; i < count; i++) {
    play(p, moves[i])
    const below = addedUp(p, known)
    undo(p)
    score = Math.max(score, 0 - below.score)
    nodes += below.nodes
  }
  known.set(name, { score, nodes })
  return { score, nodes }
}

/** Alpha-beta in the whole window, to the end of the game: nothing is judged before. */
function byWindow(
  p: Connect4Position,
  ordering: OrderingName,
  limit: number | undefined,
  hooks: Omit<SearchHooks, 'trace'>,
): StepSolved {
  const subject = { ...subjectFrom(connect4, p), evaluation: { evaluate: () => 0 } }
  const found = alphabeta(
    subject,
    { depth: SQUARES - p.pieces, ordering, ...(limit !== undefined && { nodes: limit }) },
    hooks,
  )
  if (found.stopped !== undefined) return { score: undefined, nodes: found.nodes }
  const value = foundValue(found)
  const plies = pliesToEnd(value)
  const score = plies === undefined ? 0 : Math.sign(value) * winScore(p.pieces + plies - 1)
  return { score, nodes: found.nodes }
}
