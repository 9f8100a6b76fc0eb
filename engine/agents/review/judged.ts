import type { Player } from '../../core/game.ts'

/*
 * What a review finds of a position, as plain data that travels to a page, to a file and back.
 * Moves are texts as the game writes them; scores are the side to move's view.
 */

/** What a search to one depth says of a position. */
export interface Seen {
  /** Plies. */
  readonly depth: number
  readonly value: number
  /** The move that it would play. */
  readonly move: string
}

/** What the other side would do if it were to move: nothing known, or a win by threats. */
export interface Danger {
  /** Whether it would win by threats; `unknown` where the limit came first. */
  readonly wins: 'yes' | 'no' | 'unknown'
  /** Where it would: the moves after which no such win is found. */
  readonly defences: readonly string[]
  /** Not all moves were tried before the limit. */
  readonly partial?: true
}

/** What is known of a position of a game. */
export interface Judged {
  readonly toMove: Player
  /**
   * What the value is by: the rules, the game being over; a solver, exactly; a win by threats, a
   * proof; or else a search, as deep as it came.
   */
  readonly by: 'end' | 'solver' | 'threats' | 'search'
  /**
   * As a search counts: WIN less the plies to the end where that is seen. Undefined where the limit
   * came before anything was known.
   */
  readonly value: number | undefined
  /** The value is the game's own: of the rules, of a solver, of a search that has left nothing out. */
  readonly exact?: true
  /** The solver's score; present where it has solved the position, or the game is over. */
  readonly score?: number
  /** Plies to the end of the game, best play by both, where that is known exactly. */
  readonly plies?: number
  /** The best line, its first move the one that is preferred; empty where the game is over. */
  readonly line: readonly string[]
  /** What the search said at each depth, 1 ply first. */
  readonly seen: readonly Seen[]
  /** Absent where the game has no threats. */
  readonly danger?: Danger
  /** Nodes of all searches. */
  readonly nodes: number
}
