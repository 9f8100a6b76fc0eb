import type { Evaluation, Game, GameKit, Move } from '../core/game.ts'
import type { Replacement } from './transposition.ts'
import type { Bound } from './tracer.ts'

/** What is searched: a game, how it is judged, and a position. `P` is the game's position. */
export interface Subject<P> {
  readonly game: Game<P>
  readonly evaluation: Pick<Evaluation<P>, 'evaluate'>
  readonly position: P
  readonly centrality?: GameKit<P>['centrality']
  readonly influence?: GameKit<P>['influence']
  readonly near?: GameKit<P>['near']
  readonly sharp?: GameKit<P>['sharp']
}

/** A position of a kit's game with all that the kit knows of it. */
export function subjectFrom<P>(kit: GameKit<P>, position: P): Subject<P> {
  const { game, evaluation } = kit
  return {
    game,
    evaluation,
    position,
    ...(kit.centrality === undefined ? {} : { centrality: kit.centrality.bind(kit) }),
    ...(kit.influence === undefined ? {} : { influence: kit.influence.bind(kit) }),
    ...(kit.near === undefined ? {} : { near: kit.near.bind(kit) }),
    ...(kit.sharp === undefined ? {} : { sharp: kit.sharp.bind(kit) }),
  }
}

/** The searches that are taught first, and that figures can draw. */
export type AlgorithmName = 'minimax' | 'negamax' | 'alphabeta'
/** All depth-first searches. Monte-Carlo tree search is another thing: see `mcts.ts`. */
export type SearchName = AlgorithmName | 'pvs' | 'deepening'
/** `le`: cut when beta ≤ alpha. `lt`: cut only when beta < alpha. */
export type TieRule = 'le' | 'lt'
/** `hard` never answers outside the window; `soft` answers the best score it saw. */
export type FailRule = 'hard' | 'soft'
/**
 * Which moves are tried first; moves that are rated alike keep the game's canonical order.
 * - `none`: the game's canonical order.
 * - `reversed`: that order from its end: a tree from right to left.
 * - `centre`: nearest the middle.
 * - `influence`: where the stones of both sides have most influence (Epitech 2012).
 * - `evaluation`: whatever the evaluation likes best one ply on.
 * - `killers`: moves that have made cuts elsewhere (`killer-order.ts`).
 */
export type OrderingName = 'none' | 'reversed' | 'centre' | 'influence' | 'evaluation' | 'killers'
/**
 * Which bounds a node is given: `all` that its ancestors have (deep cutoffs), or those of its
 * `parent` alone (Knuth & Moore 1975, F1).
 */
export type BoundsRule = 'all' | 'parent'

/** The options that are one word or number each, as an agent may be made of. */
export interface PlainOptions {
  /** Plies to look ahead, 0 to MAX_PLY. */
  readonly depth: number
  readonly ordering?: OrderingName
  /**
   * Look only at moves within this many king's steps of a stone, 1 or more; where none is so near,
   * as on an empty board, only at those nearest the middle. The value is then that of the tree
   * without the others.
   */
  readonly candidates?: number
  /**
   * Look only at this many moves a node, 1 or more: the first ones in the order of `ordering`,
   * which must depend on the position alone. The value is then that of the narrower tree.
   */
  readonly beam?: number
  /** Size of the transposition table, above 0; absent: no table. `pvs` and `deepening` only. */
  readonly tableMegabytes?: number
  /** Which entries of the table give way: `always` (the default) all, `deeper` the shallower. */
  readonly replace?: Replacement
  /**
   * Half the width of the window that `deepening` tries first, around the value of the depth
   * before; ASPIRATION if absent, 0 for the whole window.
   */
  readonly aspiration?: number
  /**
   * What a win is worth: WIN less the plies from the root (`distance`, the default), or WIN,
   * however far it is (`flat`).
   */
  readonly wins?: 'distance' | 'flat'
  /**
   * Judge a position only when it is quiet: see `quiet.ts`. The value is then that of the tree whose
   * leaves are worth what that finds; the depth counts plies to the leaves.
   */
  readonly quiet?: boolean
  readonly tie?: TieRule
  readonly fail?: FailRule
  /** Stop after this many nodes, those of quiet search among them. */
  readonly nodes?: number
  /** Stop after this many milliseconds, by the clock given to `search`. */
  readonly ms?: number
}

/** Plain data, so that it travels in a link or to a worker. */
export interface SearchOptions extends PlainOptions {
  /**
   * Alpha and beta at the root, alpha below beta, in the side to move's view; the whole window if
   * absent. `alphabeta` and `pvs` only. A value outside it is told as a bound.
   */
  readonly window?: readonly [number, number]
  /**
   * What is worth −∞ and ∞ to the side to move at the root, where leaves may be: the window that
   * promises nothing. `alphabeta` only; ±INFINITE if absent.
   */
  readonly ends?: readonly [number, number]
  /** `alphabeta` only; `all` if absent. */
  readonly bounds?: BoundsRule
  /** Moves that are not looked at at the root; it must have others, and the value is theirs. */
  readonly exclude?: readonly Move[]
}

export interface Counters {
  /** Nodes entered, the root among them. */
  readonly nodes: number
  /** Nodes judged without looking further: ended games and depth 0. */
  readonly leaves: number
  /** Nodes at which the remaining moves were skipped. */
  readonly cutoffs: number
  /** Nodes that the table answered, and scores that it took. */
  readonly tableHits: number
  readonly tableStores: number
  /** Positions that quiet search has looked at beyond the leaves; absent without it. */
  readonly beyond?: number
}

export interface SearchResult extends Counters {
  readonly algorithm: SearchName
  /**
   * Plies of the search that the value is of; for `deepening` the last depth that was done. 0
   * where there is no value.
   */
  readonly depth: number
  /**
   * Side to move's view; Max's view for `minimax`. Undefined where a limit ended the search before
   * anything was known of the root: no move of it was done, or not one ply of `deepening`.
   */
  readonly value: number | undefined
  readonly bound: Bound
  /**
   * Best move, or NO_MOVE where the root has none. Without a value it is the best one met so far,
   * else the first in order.
   */
  readonly move: Move
  /** Principal variation, best move first. */
  readonly line: readonly Move[]
  /** Which limit ended the search before the depth that was asked for was done. */
  readonly stopped?: 'nodes' | 'time'
}

/** What is known when a depth is done: exact, side to move's view. */
export interface Iteration {
  readonly depth: number
  readonly value: number
  readonly line: readonly Move[]
  /** Nodes of all iterations so far. */
  readonly nodes: number
}
