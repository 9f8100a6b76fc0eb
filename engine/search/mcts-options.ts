import { ContractError } from '../core/errors.ts'
import type { Move } from '../core/game.ts'
import type { Subject } from './types.ts'

/**
 * How much UCB1 explores: the constant of Auer, Cesa-Bianchi & Fischer (2002), for which its
 * bound is proved where results are from 0 to 1.
 */
export const EXPLORATION = Math.SQRT2
/** Plies of a simulation before it is judged: no game of Gomoku 8×8 is longer. */
export const PLAYOUT_PLIES = 64
/** The evaluation that counts as ¾ of a point. */
export const EVALUATION_SCALE = 100
/** Nodes that a tree may have if nothing else is said: 32 MB. */
export const MCTS_NODES = 1_000_000
/** Nodes that a tree may have at all. */
export const MCTS_MOST_NODES = 10_000_000

/** Plain data, so that it travels in a link or to a worker. */
export interface MctsOptions {
  /** Simulations, 1 or more. */
  readonly iterations: number
  /** Of the only chance there is, an int32: the same seed gives the same tree. */
  readonly seed: number
  /** The constant c of UCB1, 0 or more; EXPLORATION if absent. */
  readonly exploration?: number
  /**
   * Random plies of a simulation, 0 or more; PLAYOUT_PLIES if absent. A game that has not ended
   * by then is judged by its evaluation; with 0 every new node is.
   */
  readonly playoutPlies?: number
  /** The evaluation that counts as ¾ of a point, above 0; EVALUATION_SCALE if absent. See `squash`. */
  readonly scale?: number
  /**
   * Try only moves within this many king's steps of a stone, 1 or more, in the tree and in
   * simulations. Where none is so near, as on an empty board, the tree has only those nearest the
   * middle, and a simulation any.
   */
  readonly candidates?: number
  /** Moves that are not tried at the root; it must have others. */
  readonly exclude?: readonly Move[]
  /** Stop when the tree has this many nodes, 2 to MCTS_MOST_NODES; MCTS_NODES if absent. */
  readonly nodes?: number
  /** Stop after this many milliseconds, by the clock given to `mcts`. */
  readonly ms?: number
}

/** What came of one move of the root. */
export interface MoveVisits {
  readonly move: Move
  readonly visits: number
  /** Mean result, from the view of the side to move at the root. */
  readonly value: number
}

export interface MctsResult {
  readonly algorithm: 'mcts'
  /** The move that was visited most, or NO_MOVE where the root has none. */
  readonly move: Move
  /**
   * Mean result of that move, from the view of the side to move: 0 lost, ½ a draw, 1 won. An
   * estimate. Where the root has no move, what it is worth, exactly.
   */
  readonly value: number
  /** The moves of the root that were tried, in the game's canonical order. */
  readonly visits: readonly MoveVisits[]
  /** From the root on the move that was visited most. */
  readonly line: readonly Move[]
  readonly iterations: number
  /** Nodes of the tree, the root among them. */
  readonly nodes: number
  /** Plies from the root to the deepest node. */
  readonly depth: number
  /** Simulations that came to an end of the game or found no move; the others were cut short. */
  readonly ended: number
  /** Random plies of all simulations. */
  readonly playoutPlies: number
  /** Which limit ended the search before all iterations were done. */
  readonly stopped?: 'nodes' | 'time'
}

/** Throws where options are out of range, or ask of a game what it does not have. */
export function requireMctsOptions<P>(subject: Subject<P>, options: MctsOptions): void {
  const { iterations, seed, exploration, playoutPlies, scale, candidates, nodes } = options
  if (!isInteger(iterations, 1)) refuse(`${iterations} iterations are not 1 or more`)
  if ((seed | 0) !== seed) refuse(`a seed of ${seed} is not an int32`)
  if (exploration !== undefined && !(exploration >= 0 && exploration < Infinity)) {
    refuse(`an exploration of ${exploration} is not 0 or more`)
  }
  if (playoutPlies !== undefined && !isInteger(playoutPlies, 0)) {
    refuse(`a playout of ${playoutPlies} plies is not 0 or more`)
  }
  if (scale !== undefined && !(scale > 0 && scale < Infinity)) {
    refuse(`a scale of ${scale} is not above 0`)
  }
  if (candidates !== undefined) {
    if (!isInteger(candidates, 1)) refuse(`a radius of ${candidates} is not 1 or more`)
    if (subject.near === undefined) refuse(`${subject.game.id} has no stones to be near to`)
  }
  if (nodes !== undefined && !(isInteger(nodes, 2) && nodes <= MCTS_MOST_NODES)) {
    refuse(`a tree of ${nodes} nodes is not from 2 to ${MCTS_MOST_NODES}`)
  }
}

function isInteger(value: number, least: number): boolean {
  return Number.isInteger(value) && value >= least
}

function refuse(what: string): never {
  throw new ContractError('mcts', what)
}
