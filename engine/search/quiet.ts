import { ContractError } from '../core/errors.ts'
import { INFINITE, outcomeScore } from './score.ts'
import type { Subject } from './types.ts'

/**
 * Judges a position only when it is quiet (quiescence search; Shannon 1950 asks for it, Greenblatt
 * et al. 1967 have it): where a side threatens to win at once it looks on, by the moves that have
 * to do with that and no others. Without a limit of plies, since each sequence of threats ends.
 *
 * What a position is worth, from the view of its side to move:
 * - the game is over: what it ended with;
 * - it can win at once, or must take such a win from the other side: the best of these moves (all
 *   others are no better: they lose at once, or are no win);
 * - else it need do nothing (it stands pat): its evaluation, or the best move that threatens to win
 *   at once, where one of those is worth more.
 *
 * The answer in a window (alpha, beta) is that value where it lies inside, at least beta where it is
 * at least beta, at most alpha where it is at most alpha; fail-soft, and cut on ties.
 *
 * A win or loss that it finds is one against every defence. It counts plies on from the leaf, but
 * need not be the shortest.
 */
export class Quiet<P> {
  /** Positions looked at beyond leaves. */
  nodes = 0
  /** The most of them; where they have come to that, a value means nothing. */
  most = Infinity
  private readonly subject: Subject<P>
  private readonly sharp: NonNullable<Subject<P>['sharp']>
  private readonly flat: boolean
  private readonly buffers: Int32Array[] = []

  /** @param flat  whether a win is worth the same at any ply */
  constructor(subject: Subject<P>, flat: boolean) {
    if (subject.sharp === undefined) {
      throw new ContractError('search', `${subject.game.id} cannot tell which positions are quiet`)
    }
    this.subject = subject
    this.sharp = subject.sharp
    this.flat = flat
  }

  /** The exact value of the position at hand, `ply` plies from the root. */
  value(ply: number): number {
    return this.visit(0, ply, -INFINITE, INFINITE) + 0 // −0, from negating a draw, becomes 0
  }

  /** @param beyond  plies from the leaf */
  visit(beyond: number, ply: number, alpha: number, beta: number): number {
    const { game, evaluation, position } = this.subject
    const outcome = game.outcome(position)
    if (outcome !== undefined) {
      return outcomeScore(outcome, game.toMove(position), this.flat ? 0 : ply)
    }
    const moves = (this.buffers[beyond] ??= new Int32Array(game.maxMoves))
    const found = this.sharp(position, moves)
    let best = found < 0 ? -INFINITE : evaluation.evaluate(position)
    const count = Math.abs(found)
    for (let i = 0; i < count && best < beta && this.nodes < this.most; i++) {
      const floor = best > alpha ? best : alpha
      this.nodes++
      game.play(position, moves[i])
      const score = -this.visit(beyond + 1, ply + 1, -beta, -floor)
      game.undo(position)
      if (score > best) best = score
    }
    return best
  }
}
