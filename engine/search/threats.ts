import { ContractError } from '../core/errors.ts'
import { NO_MOVE, type Move, type Player } from '../core/game.ts'
import type { ThreatBoard } from '../core/threat-board.ts'
import { Budget } from './budget.ts'
import { Failures } from './failures.ts'
import { Fours, MAX_STONES } from './fours.ts'
import type { SearchHooks } from './run.ts'
import { ThreatMoves } from './threat-moves.ts'
import { ThreatProof } from './threat-proof.ts'
import { TreeWriter, type ThreatTree } from './threat-tree.ts'

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

/**
 * Finds a win by threats for a side that is to move: first by fours alone, of the fewest stones,
 * then by fours and threes (see `Fours` and `ThreatMoves` for what these are). A win found is a
 * win against every defence, counter-threats among them. Without one see `ThreatResult.win`.
 *
 * Deterministic: the same board and options give the same result, unless time stops it.
 *
 * `board` is played on and restored.
 */
export function threats(
  board: ThreatBoard,
  attacker: Player,
  options: ThreatOptions = {},
  hooks: Omit<SearchHooks, 'trace'> = {},
): ThreatResult {
  const { kind = 'threats', depth = DEFAULT_STONES, exclude = [] } = options
  if (!Number.isInteger(depth) || depth < 1 || depth > MAX_STONES) {
    throw new ContractError('threats', `depth ${depth} is not an integer from 1 to ${MAX_STONES}`)
  }
  const budget = new Budget(options.nodes, options.ms, hooks)
  const failures = new Failures()
  const fours = new Fours(board, attacker, budget, failures, exclude)
  const moves = new ThreatMoves(board, attacker, fours)
  const tree = new TreeWriter(board, attacker, moves, failures)
  // Of the stones that are left the attacker puts down the first, the third and so on.
  const stones = Math.min(depth, (board.room + 1) >> 1)

  const verdict = (found: boolean): Verdict =>
    found ? 'found' : budget.stopped === undefined ? 'none' : 'unknown'
  const byFours = verdict(fours.shortest(stones))
  let line: readonly Move[] = byFours === 'found' ? tree.addFours(fours.line) : []
  let byThreats: Verdict | undefined
  if (byFours !== 'found' && kind === 'threats') {
    const proof = new ThreatProof(board, attacker, moves, budget)
    const found = budget.stopped === undefined && proof.wins(stones, exclude)
    byThreats = verdict(found)
    if (found) line = tree.addProof(proof.graph, stones)
  }
  const win = line.length > 0
  return {
    win,
    kind: win ? (byFours === 'found' ? 'fours' : 'threats') : kind,
    fours: byFours,
    ...(byThreats === undefined ? {} : { threats: byThreats }),
    depth: win ? (line.length + 1) >> 1 : depth,
    move: line[0] ?? NO_MOVE,
    line,
    tree: tree.finish(),
    nodes: budget.nodes,
    ...(win || budget.stopped === undefined ? {} : { stopped: budget.stopped }),
  }
}
