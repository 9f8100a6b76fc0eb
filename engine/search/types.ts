import type { Evaluation, Game, GameKit, Move } from '../core/game.ts'
import type { Bound } from './tracer.ts'

/** What is searched: a game, how it is judged, and a position. `P` is the game's position. */
export interface Subject<P> {
  readonly game: Game<P>
  readonly evaluation: Pick<Evaluation<P>, 'evaluate'>
  readonly position: P
  readonly centrality?: GameKit<P>['centrality']
}

export type AlgorithmName = 'minimax' | 'negamax' | 'alphabeta'
/** `le`: cut when beta ≤ alpha. `lt`: cut only when beta < alpha. */
export type TieRule = 'le' | 'lt'
/** `hard` never answers outside the window; `soft` answers the best score it saw. */
export type FailRule = 'hard' | 'soft'
/** `none`: the game's canonical order. `centre`: nearest the middle first. */
export type OrderingName = 'none' | 'centre'

/** Plain data, so that it travels in a link or to a worker. */
export interface SearchOptions {
  /** Plies to look ahead, 0 to MAX_PLY. */
  readonly depth: number
  readonly ordering?: OrderingName
  readonly tie?: TieRule
  readonly fail?: FailRule
  /** Stop after this many nodes. */
  readonly nodes?: number
  /** Stop after this many milliseconds, by the clock given to `search`. */
  readonly ms?: number
}

export interface Counters {
  /** Nodes entered, the root among them. */
  readonly nodes: number
  /** Nodes judged without looking further: ended games and depth 0. */
  readonly leaves: number
  /** Nodes at which the remaining moves were skipped. */
  readonly cutoffs: number
  readonly tableHits: number
}

export interface SearchResult extends Counters {
  readonly algorithm: AlgorithmName
  readonly depth: number
  /** Side to move's view; Max's view for `minimax`. */
  readonly value: number
  readonly bound: Bound
  /** Best move, or NO_MOVE where the root has none. */
  readonly move: Move
  /** Principal variation, best move first. */
  readonly line: readonly Move[]
  /** Which limit ended the search before its depth was done. */
  readonly stopped?: 'nodes' | 'time'
}
