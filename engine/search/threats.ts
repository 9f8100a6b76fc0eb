import { ContractError } from '../core/errors.ts'
import { NO_MOVE, type Move, type Player } from '../core/game.ts'
import type { ThreatBoard } from '../core/threat-board.ts'
import { Budget } from './budget.ts'
import { Failures } from './failures.ts'
import { Fours, MAX_STONES } from './fours.ts'
import type { SearchHooks } from './run.ts'
import { ThreatMoves } from './threat-moves.ts'
import { ThreatProof } from './threat-proof.ts'
import {
  DEFAULT_STONES,
  type ThreatOptions,
  type ThreatResult,
  type Verdict,
} from './threat-result.ts'
import { TreeWriter } from './threat-tree.ts'

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
