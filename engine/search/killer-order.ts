import type { Move, Player } from '../core/game.ts'
import type { MoveOrder } from './ordering.ts'
import { RatingSort } from './rated-order.ts'
import { MAX_PLY } from './score.ts'
import type { Subject } from './types.ts'

/** Moves are told apart by their lowest bits; where two share an entry only the order suffers. */
const MOVES = 4096
/** History is halved when an entry comes to this, so that what is recent counts more. */
const MOST = 2 ** 20
const FIRST_KILLER = 2 ** 22

/**
 * Tries first what has made cuts elsewhere in the tree.
 *
 * - Killers (Akl & Newborn 1977): a move that refuted one move often refutes the next as well.
 *   The last two that made cuts at the same ply come first.
 * - History (Schaeffer 1983): then those that have made most cuts anywhere for the same side,
 *   each cut counted as the square of the depth it saved.
 * - The rest as the order underneath has them, nearest the middle where the game has one.
 *
 * What comes first depends on what was searched before: the value of a search stays the same,
 * its nodes do not.
 */
export class KillerOrder<P> implements MoveOrder<P> {
  private readonly game: Subject<P>['game']
  private readonly under: MoveOrder<P> | undefined
  /** Two a ply, the later first. */
  private readonly killers = new Int32Array(2 * (MAX_PLY + 1)).fill(-1)
  /** `history[player · MOVES + move]` */
  private readonly history = new Int32Array(2 * MOVES)
  private readonly ratings: Int32Array
  private readonly sorter: RatingSort

  /** @param room  how many moves there may be */
  constructor(game: Subject<P>['game'], under?: MoveOrder<P>, room = game.maxMoves) {
    this.game = game
    this.under = under
    this.ratings = new Int32Array(room)
    this.sorter = new RatingSort(room)
  }

  sort(position: P, moves: Int32Array, count: number, ply: number): void {
    this.under?.sort(position, moves, count, ply)
    const { ratings } = this
    const player = this.game.toMove(position)
    for (let i = 0; i < count; i++) ratings[i] = this.rating(player, moves[i], ply)
    this.sorter.sort(moves, count, ratings)
  }

  /** What a move is worth to the order: see `isKiller`, else its history. */
  rating(player: Player, move: Move, ply: number): number {
    const { killers } = this
    if (move === killers[2 * ply]) return FIRST_KILLER + 1
    if (move === killers[2 * ply + 1]) return FIRST_KILLER
    return this.history[player * MOVES + (move & (MOVES - 1))]
  }

  cutoff(position: P, move: Move, depth: number, ply: number): void {
    this.learn(this.game.toMove(position), move, depth, ply)
  }

  /** A move of that side made a cut at a node with `depth` plies left. */
  learn(player: Player, move: Move, depth: number, ply: number): void {
    const { killers, history } = this
    if (killers[2 * ply] !== move) {
      killers[2 * ply + 1] = killers[2 * ply]
      killers[2 * ply] = move
    }
    const entry = player * MOVES + (move & (MOVES - 1))
    history[entry] += depth * depth
    if (history[entry] >= MOST) for (let i = 0; i < history.length; i++) history[i] >>= 1
  }
}

/** Whether a rating is a killer's, and not a history: 1 of the last one, 2 of the one before, else 0. */
export function isKiller(rating: number): 0 | 1 | 2 {
  return rating > FIRST_KILLER ? 1 : rating === FIRST_KILLER ? 2 : 0
}
