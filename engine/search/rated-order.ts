import type { Move } from '../core/game.ts'
import type { MoveOrder } from './ordering.ts'
import { outcomeScore } from './score.ts'
import type { Subject } from './types.ts'

/** More than any game's moves, those of a tree too: what a place among them takes up in a key. */
const PLACES = 2 ** 14
/** More than any rating, so that keys are positive. */
const HIGHEST = 2 ** 31

/**
 * Sorts moves by falling ratings, whatever their spread. Stable.
 *
 * Rating and place are packed into one number of less than 2⁵³ and sorted as such, without a
 * comparison in JavaScript.
 */
export class RatingSort {
  private readonly keys: Float64Array
  private readonly copy: Int32Array

  /** @param room  how many moves there may be */
  constructor(room: number) {
    this.keys = new Float64Array(room)
    this.copy = new Int32Array(room)
  }

  /** Sorts `moves[0 … count − 1]` by `ratings[0 … count − 1]`, which stay as they are. */
  sort(moves: Int32Array, count: number, ratings: Int32Array): void {
    const { copy } = this
    const keys = this.keys.subarray(0, count)
    for (let i = 0; i < count; i++) {
      keys[i] = (HIGHEST - ratings[i]) * PLACES + i
      copy[i] = moves[i]
    }
    keys.sort()
    for (let i = 0; i < count; i++) moves[i] = copy[keys[i] % PLACES]
  }
}

/** Tries first where both sides' stones have most influence (Epitech 2012, §2b). */
export class InfluenceOrder<P> implements MoveOrder<P> {
  private readonly influence: NonNullable<Subject<P>['influence']>
  private readonly ratings: Int32Array
  private readonly sorter: RatingSort

  constructor(influence: NonNullable<Subject<P>['influence']>, room: number) {
    this.influence = influence
    this.ratings = new Int32Array(room)
    this.sorter = new RatingSort(room)
  }

  sort(position: P, moves: Int32Array, count: number): void {
    this.influence(position, moves, count, this.ratings)
    this.sorter.sort(moves, count, this.ratings)
  }
}

/**
 * Tries first what the evaluation likes best one ply on; moves that win come first of all, moves
 * that lose last. Each move is played and taken back, so a node costs an evaluation a move.
 */
export class EvaluationOrder<P> implements MoveOrder<P> {
  private readonly subject: Pick<Subject<P>, 'game' | 'evaluation'>
  private readonly ratings: Int32Array
  private readonly sorter: RatingSort

  constructor(subject: Pick<Subject<P>, 'game' | 'evaluation'>, room: number) {
    this.subject = subject
    this.ratings = new Int32Array(room)
    this.sorter = new RatingSort(room)
  }

  sort(position: P, moves: Int32Array, count: number): void {
    const { subject, ratings } = this
    for (let i = 0; i < count; i++) ratings[i] = ratingOneOn(subject, position, moves[i])
    this.sorter.sort(moves, count, this.ratings)
  }
}

/** What the side to move gets from a move, by the evaluation of what it leads to. */
export function ratingOneOn<P>(
  { game, evaluation }: Pick<Subject<P>, 'game' | 'evaluation'>,
  position: P,
  move: Move,
): number {
  game.play(position, move)
  const outcome = game.outcome(position)
  const score =
    outcome === undefined
      ? evaluation.evaluate(position)
      : outcomeScore(outcome, game.toMove(position), 0)
  game.undo(position)
  return 0 - score
}
