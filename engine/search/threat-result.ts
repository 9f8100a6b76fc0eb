import type { Move } from '../core/game.ts'

/* What is asked of a search for threats, and what it gives: by itself, since pages have no search. */

/** `fours`: every stone of the attacker makes a four. `threats`: a four or a three. */
export type ThreatKind = 'fours' | 'threats'

/** Stones that a win may take where nothing else is said. */
export const DEFAULT_STONES = 20

/** Plain data, so that it travels in a link or to a worker. */
export interface ThreatOptions {
  /** What to look for: a win by fours, or by fours first and then by threats (the default). */
  readonly kind?: ThreatKind
  /** Stones of the attacker that a win may take, the five among them: 1 to MAX_STONES. */
  readonly depth?: number
  /** Where the attacker's first stone may not go. */
  readonly exclude?: readonly Move[]
  /** Stop after this many nodes. */
  readonly nodes?: number
  /** Stop after this many milliseconds, by the clock of the hooks. */
  readonly ms?: number
}

/** `none`: there is no such win with the stones that were allowed. `unknown`: a limit came first. */
export type Verdict = 'found' | 'none' | 'unknown'

export interface ThreatResult {
  /**
   * The attacker wins, whatever the defender does. If not, and nothing stopped the search, there
   * is no win of that kind with up to `depth` stones; there may be others.
   */
  readonly win: boolean
  /** How it wins; or what was looked for. */
  readonly kind: ThreatKind
  /** Of a win by fours alone. */
  readonly fours: Verdict
  /** Of a win by threats; absent where none was looked for, as fours win or were all asked for. */
  readonly threats?: Verdict
  /**
   * Stones of the attacker in `line`, the fewest if it wins by fours; or how many were looked at.
   */
  readonly depth: number
  /** The first stone, or NO_MOVE. */
  readonly move: Move
  /** A win against a defender who holds out long: its moves and the attacker's, the five last. */
  readonly line: readonly Move[]
  /** The whole win; without one only a root. */
  readonly tree: ThreatTree
  /** Positions looked at with the attacker to move, and with the defender. */
  readonly nodes: number
  readonly stopped?: 'nodes' | 'time'
}

/** Stands for every reply to a three that is not listed beside it. */
export const ANY_OTHER = -2

/**
 * How a win by threats is won against every defence, as columns. Nodes are numbered from the
 * root, 0, parents before their children. The attacker moves at the root; every other ply is
 * the defender's.
 *
 * Under a four there is one reply, the point of its five: after any other the attacker makes
 * that five. Where a four threatens two fives the reply takes one and the attacker the other.
 * Under a three are all replies that stop the threat or make a four, and ANY_OTHER, under which
 * the attacker carries the threat out.
 */
export interface ThreatTree {
  /** −1 at the root. */
  readonly parent: Int32Array
  /** NO_MOVE at the root; ANY_OTHER for all replies not listed. */
  readonly move: Int32Array
  /** What the attacker's stone makes: THREE, FOUR or FIVE; 0 at the root and for replies. */
  readonly makes: Uint8Array
  /** It was larger than the search keeps: replies are missing. */
  readonly truncated: boolean
}
