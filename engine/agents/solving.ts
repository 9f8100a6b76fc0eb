import type { Move } from '../core/game.ts'

/** Plain data, so that it travels to a worker. */
export interface SolveOptions {
  /** Score every move as well, which takes several times the nodes. */
  readonly moves?: boolean
  /** Stop after this many nodes, at least 1. */
  readonly nodes?: number
}

/** What is known of a score; `low` and `high` are equal when it is known. */
export interface Range {
  readonly low: number
  readonly high: number
  /** The move that showed `low`, or NO_MOVE. */
  readonly move: Move
}

export interface SolveHooks {
  /** Told now and then how many nodes were searched. */
  readonly progress?: (nodes: number) => void
  /** Told each time that more is known of the score. */
  readonly narrowed?: (known: Range) => void
}

/**
 * What is known of a position when both sides play their best; scores are the side to move's view.
 * What a score counts is the solver's: positive where the side to move wins, negative where it
 * loses, 0 for a draw.
 */
export interface Solved {
  /** Undefined where the limit came first. */
  readonly score: number | undefined
  /** The score lies between these, which are equal when it is known. */
  readonly low: number
  readonly high: number
  /**
   * Plies to the end of the game, where each side wins as soon and loses as late as it can; absent
   * where a score says nothing of that, undefined where the limit came first.
   */
  readonly plies?: number | undefined
  /**
   * Of the best moves the first in the solver's own order. Where the limit came first a move that
   * is worth `low` at least, or NO_MOVE if none has shown that; NO_MOVE too where the game has
   * ended.
   */
  readonly best: Move
  /**
   * With `options.moves`, the score of each move, by the move; undefined where it is not legal or
   * the limit came first.
   */
  readonly scores?: readonly (number | undefined)[]
  /** Nodes of all searches. */
  readonly nodes: number
  readonly stopped?: 'nodes'
}

/** Solves the positions of one game. */
export interface Solver<P> {
  /** `position` is played on and restored. */
  solve(position: P, options?: SolveOptions, hooks?: SolveHooks): Solved
  /** Forgets everything, as if it were new. */
  clear(): void
}
