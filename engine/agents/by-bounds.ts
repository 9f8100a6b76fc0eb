import type { Move } from '../core/game.ts'
import type { Budget } from '../search/budget.ts'
import type { Range, SolveHooks, SolveOptions, Solved } from './solving.ts'

/** A search that answers one question: whether a score is above a bound. */
interface Question<P> {
  /** An answer above `alpha` is a lower bound of the score, any other an upper bound. */
  test(p: P, alpha: number): number
  /** The move that showed the last answer above its bound; NO_MOVE where none was needed. */
  readonly move: Move
}

/** A game whose scores are found by questions. */
export interface Questioned<P> {
  /** Codes of moves are below this. */
  readonly codes: number
  /** What is known before any question; one score where the game has ended. */
  rangeOf(p: P): Range
  /** The legal moves in the game's order. */
  movesOf(p: P): Iterable<Move>
  /** The same; of the best moves the first of these is the answer. */
  bestFirst(p: P): Iterable<Move>
  play(p: P, move: Move): void
  undo(p: P): void
  /**
   * The next bound to ask about: at least `low` and below `high`.
   *
   * @param first  what was known before the first question
   * @param asked  questions so far
   */
  bound(range: Range, first: Range, asked: number): number
}

/** Solves a position by questions. `p` is played on and restored. */
export function solveByBounds<P>(
  game: Questioned<P>,
  p: P,
  question: Question<P>,
  budget: Budget,
  options: SolveOptions,
  hooks: SolveHooks,
): Solved {
  const range = narrowed(game, p, game.rangeOf(p), question, budget, hooks.narrowed)
  const { low, high } = range
  const score = low === high ? low : undefined
  const best = score === undefined ? range.move : bestMove(game, p, range, question, budget)
  const scores =
    score === undefined || !options.moves ? undefined : scoresOf(game, p, score, question, budget)
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

/** Narrows a range until it is one score, or until the budget stops it. */
export function narrowed<P>(
  game: Questioned<P>,
  p: P,
  first: Range,
  question: Question<P>,
  budget: Budget,
  told?: SolveHooks['narrowed'],
): Range {
  let range = first
  for (let asked = 0; range.low < range.high; asked++) {
    const alpha = game.bound(range, first, asked)
    const score = question.test(p, alpha)
    if (budget.stopped !== undefined) break
    range =
      score > alpha ? { ...range, low: score, move: question.move } : { ...range, high: score }
    told?.(range)
  }
  return range
}

/**
 * The first of the moves that reach the score. Which one has shown it depends on what the table
 * held: that is the answer only where the budget does not reach to ask those before it.
 */
function bestMove<P>(
  game: Questioned<P>,
  p: P,
  { low, move: shown }: Range,
  question: Question<P>,
  budget: Budget,
): Move {
  for (const move of game.bestFirst(p)) {
    if (move === shown) return move
    game.play(p, move)
    const reply = question.test(p, 0 - low)
    game.undo(p)
    if (budget.stopped !== undefined) return shown
    if (reply <= 0 - low) return move
  }
  return shown
}

/** The score of every move, by the move, `score` being that of the best. */
function scoresOf<P>(
  game: Questioned<P>,
  p: P,
  score: number,
  question: Question<P>,
  budget: Budget,
): (number | undefined)[] {
  const scores = Array.from({ length: game.codes }, (): number | undefined => undefined)
  for (const move of game.movesOf(p)) {
    game.play(p, move)
    const { low, ...known } = game.rangeOf(p)
    // No move is better than the best.
    const range = narrowed(game, p, { ...known, low: Math.max(low, 0 - score) }, question, budget)
    game.undo(p)
    scores[move] = budget.stopped === undefined ? 0 - range.low : undefined
  }
  return scores
}
