import {
  ownView,
  pliesToEnd,
  type GameKit,
  type Move,
  type SearchResult,
} from '../../../engine/index.ts'
import { isPass } from '../table/game-record.ts'

/** What the engine said of its last move. */
export interface Report {
  /** As the game writes it. */
  readonly move: string
  /** The move has no square. */
  readonly pass: boolean
  readonly nodes: number
  /** Plies that the value is of; absent where they were not counted. */
  readonly depth?: number
  /** An agent has moved, which may leave moves of both sides out. */
  readonly selective: boolean
  /** It was stopped before all moves were searched to that depth. */
  readonly partial: boolean
  /** The reader did not let the search finish. */
  readonly stopped: boolean
  /** The engine's view; undefined where it was stopped before it had judged a move. */
  readonly value: number | undefined
  /**
   * Plies from here, after its move, until the engine wins (positive) or loses (negative);
   * undefined where it has not seen the end.
   */
  readonly end: number | undefined
}

/** What a search or an agent has found. */
export interface Found extends Partial<Pick<SearchResult, 'algorithm' | 'depth'>> {
  readonly move: Move
  readonly nodes: number
  readonly value: number | undefined
  readonly partial?: true
}

/** What the engine says of a move that it has found in a position, before it is played. */
export function reportOf<P>(
  kit: GameKit<P>,
  position: P,
  { algorithm, depth, move, nodes, value: score, partial }: Found,
  stopped: boolean,
): Report {
  const { game } = kit
  const value = score === undefined ? score : ownView(algorithm, game.toMove(position), score)
  const plies = value === undefined ? undefined : pliesToEnd(value)
  return {
    move: game.formatMove(position, move),
    pass: isPass(kit, position, move),
    nodes,
    ...(depth !== undefined && { depth }),
    selective: algorithm === undefined,
    partial: partial === true,
    stopped,
    value,
    end: plies === undefined || value === undefined ? undefined : Math.sign(value) * (plies - 1),
  }
}
