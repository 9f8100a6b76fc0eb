import { NO_MOVE, type Move } from '../core/game.ts'
import { mapKey } from '../core/hash.ts'
import { HEX_CELLS } from '../core/hex.ts'
import { zobristKeys } from '../core/zobrist.ts'
import type { AbalonePosition } from '../games/abalone/position.ts'
import { NOTHING_YET, Run, type SearchHooks } from '../search/run.ts'
import { INFINITE } from '../search/score.ts'
import { boundCode, EXACT, LOWER, NO_BOUND } from '../search/tracer.ts'
import type { SearchOptions, SearchResult, Subject } from '../search/types.ts'

/** As the report has them: one for each state of each cell, empty among them. */
const KEYS = zobristKeys(0x2023, HEX_CELLS * 3)

/**
 * Wrong on purpose: the hash of a position is made of its cells and of nothing else. Whose move it
 * is, and how many plies are left, are not in it.
 *
 * Found in the Abalone report (2023), whose keys are one for each cell and state of it. What one
 * sees: a bad position that it takes for a good one. Why: a marble comes to a cell in one move or
 * in two. In the second case the same marbles lie there with the other side to move, and what was
 * found for one side is read as the other’s: its sign is turned round.
 *
 * Right twin: the same search by the hash of the game.
 */
export function hashOfTheCells({ cells }: AbalonePosition): number {
  let lo = 0
  let hi = 0
  for (let cell = 0; cell < HEX_CELLS; cell++) {
    const key = cell * 3 + cells[cell] + 1
    lo ^= KEYS.lo[key]
    hi ^= KEYS.hi[key]
  }
  return mapKey(lo, hi)
}

/**
 * Alpha-beta with a dictionary of what was found, by the keys of `keyOf`. An entry answers a node
 * that it settles: by its value, or by a bound that leaves nothing of the window. With how many
 * plies an entry was searched is not asked, since equal keys are taken to mean equal plies left.
 *
 * The result is `alphabeta`’s where no two positions of other value have the same key.
 */
export function withDictionary<P>(
  subject: Subject<P>,
  options: SearchOptions,
  keyOf: (position: P) => number,
  hooks: SearchHooks = {},
): SearchResult {
  const { game, position } = subject
  const { trace } = hooks
  const run = new Run(subject, options, hooks)
  const hard = options.fail === 'hard'
  const strict = options.tie === 'lt'
  const slots = new Map<number, number>()
  const scores: number[] = []
  const bounds: number[] = []
  let hits = 0

  function visit(move: Move, depth: number, ply: number, alpha: number, beta: number): number {
    run.enter()
    if (run.stopped !== undefined) return 0
    trace?.enter(move, game.toMove(position), alpha, beta)
    const key = keyOf(position)
    const known = slots.get(key)
    if (known !== undefined && settles(scores[known], bounds[known], alpha, beta)) {
      hits++
      trace?.tableHit(scores[known], known)
      trace?.exit(scores[known], bounds[known])
      return scores[known]
    }
    const count = run.expand(depth, ply)
    if (count === 0) {
      const score = run.score
      trace?.evaluate(score, run.terminal)
      keep(key, score, EXACT)
      trace?.exit(score, EXACT)
      return score
    }

    const moves = run.moves(ply)
    let best = hard ? alpha : NOTHING_YET
    for (let i = 0; i < count; i++) {
      const floor = best > alpha ? best : alpha
      game.play(position, moves[i])
      const score = -visit(moves[i], depth - 1, ply + 1, -beta, -floor)
      game.undo(position)
      if (run.stopped !== undefined) {
        trace?.exit(best, NO_BOUND)
        return best
      }
      if (score > best) {
        best = hard && score > beta ? beta : score
        run.improve(ply, moves[i], best)
      }
      trace?.back(best)
      if (strict ? score > beta : score >= beta) {
        run.refuted(moves[i], depth, ply)
        if (i + 1 < count) {
          run.cutoffs++
          trace?.cutoff(moves, i + 1, count)
        }
        break
      }
    }
    keep(key, best, boundCode(best, alpha, beta, hard))
    trace?.exit(best, boundCode(best, alpha, beta, hard))
    return best
  }

  /** Keeps what was found under a key, in the place of what was known. */
  function keep(key: number, score: number, bound: number): void {
    const slot = slots.get(key) ?? scores.length
    slots.set(key, slot)
    scores[slot] = score
    bounds[slot] = bound
    trace?.store(slot)
  }

  const value = visit(NO_MOVE, options.depth, 0, -INFINITE, INFINITE)
  const result = run.finish('alphabeta', value, run.stopped === undefined ? 'exact' : 'lower')
  return { ...result, tableHits: hits, tableStores: scores.length }
}

/** Whether a score is all that a window asks for. */
function settles(score: number, bound: number, alpha: number, beta: number): boolean {
  if (bound === EXACT) return true
  return bound === LOWER ? score >= beta : score <= alpha
}
