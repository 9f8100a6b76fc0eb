import { NO_MOVE, type Move } from '../core/game.ts'
import { INFINITE, outcomeScore } from '../search/score.ts'
import { EXACT, type Tracer } from '../search/tracer.ts'
import type { Subject } from '../search/types.ts'

/**
 * Where a sign is lost. `none`: nowhere. `leaf`: leaves are judged in Max's view, whoever is to
 * move. `call`: the minus before the recursive call is missing.
 */
export type SignSlip = 'none' | 'leaf' | 'call'

export const SIGN_SLIPS = ['none', 'leaf', 'call'] as const satisfies readonly SignSlip[]

/**
 * Negamax with one sign that can be lost; without a slip it is `engine/search/negamax.ts` less its
 * book-keeping. Answers the value in the view of the side to move, and the first move that has it.
 *
 * @param depth  plies; `subject.position` is played on and restored
 */
export function signedNegamax<P>(
  { game, evaluation, position }: Subject<P>,
  depth: number,
  slip: SignSlip,
  trace?: Tracer,
): { readonly value: number; readonly move: Move } {
  let first = NO_MOVE

  /** A leaf's worth, from the view that the slip leaves. */
  function judge(ply: number): { readonly score: number; readonly ended: number } {
    const mover = game.toMove(position)
    const outcome = game.outcome(position)
    const score =
      outcome === undefined ? evaluation.evaluate(position) : outcomeScore(outcome, mover, ply)
    const seen = slip === 'leaf' && mover === 1 ? 0 - score : score
    return { score: seen, ended: outcome === undefined ? 0 : 1 }
  }

  function visit(move: Move, left: number, ply: number): number {
    trace?.enter(move, game.toMove(position), -INFINITE, INFINITE)
    const moves = new Int32Array(game.maxMoves)
    const over = left === 0 || game.outcome(position) !== undefined
    const count = over ? 0 : game.moves(position, moves)
    if (count === 0) {
      const { score, ended } = judge(ply)
      trace?.evaluate(score, ended)
      trace?.exit(score, EXACT)
      return score
    }
    let best = -INFINITE
    for (const each of moves.subarray(0, count)) {
      game.play(position, each)
      const below = visit(each, left - 1, ply + 1)
      game.undo(position)
      const score = slip === 'call' ? below : 0 - below
      if (score > best) {
        best = score
        if (ply === 0) first = each
      }
      trace?.back(best)
    }
    trace?.exit(best, EXACT)
    return best
  }

  return { value: visit(NO_MOVE, depth, 0), move: first }
}
