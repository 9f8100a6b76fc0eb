import type { GameKit, Move } from '../core/game.ts'
import type { Rng } from '../core/rng.ts'
import type { SplitName } from '../search/split-worker.ts'
import type { ThreatResult } from '../search/threat-result.ts'
import type { Tracer } from '../search/tracer.ts'
import type { SearchOptions } from '../search/types.ts'

/** What an agent may use beside the position. */
export interface Means {
  /** Seeded: the only chance there is. */
  readonly rng: Rng
  /** Milliseconds from any origin; without it an agent keeps to its limits in nodes. */
  readonly clock?: () => number
  /** Told now and then how many nodes were searched. */
  readonly progress?: (nodes: number) => void
  /** Told each time that it would play another move, or knows more of it, if it were stopped now. */
  readonly best?: (best: Best) => void
  /** Listens to the depth-first searches. */
  readonly trace?: Tracer
  /** Told the win by threats that the move is chosen by, where there is one. */
  readonly proof?: (proof: ThreatResult) => void
  /** The most plies that a search to one depth looks ahead, where its own depth is more. */
  readonly depth?: number
}

/** What an agent would play if it were stopped now. */
export interface Best {
  /** A legal move. */
  readonly move: Move
  /** Side to move's view, as the agent's evaluation counts; absent where it does not judge. */
  readonly value?: number
  /** Plies that the value is of; absent where they were not counted, as in a win by threats. */
  readonly depth?: number
  /** What it expects, the move first; absent where that is not known. */
  readonly line?: readonly Move[]
  /** The search to that depth was stopped: this is the best of the moves that it had judged. */
  readonly partial?: true
  /** Between which values a solver has shown the position's to lie, while it does not know it. */
  readonly proved?: readonly [low: number, high: number]
}

/** A move, and what it was chosen by. */
export interface Choice extends Best {
  /** Nodes searched for this move. */
  readonly nodes: number
  /** What it expects, the move first; empty where it does not look ahead. */
  readonly line: readonly Move[]
  /** What proved the move; absent where a depth-first search chose it, or nothing did. */
  readonly by?: 'threats' | 'solver'
}

/**
 * Chooses one move in a position that is not over, which is played on and restored. Written as a
 * method, so that an agent of one game can stand in a list of agents of any game, as a kit can.
 */
export type Chooser<P> = { choose(position: P, means: Means): Choice }['choose']

/** A named way of playing one game, as a set of options rather than code of its own. */
export interface Agent<P> {
  /** Unique within its game, for a command line or a link: `hard`, `level-3`. */
  readonly id: string
  /** The game's id. */
  readonly game: string
  /**
   * Whether a report describes it, it is one of the five levels, it shows what one technique is
   * worth, it is wrong on purpose, it hardly looks ahead and throws dice, or a reader has put it
   * together.
   */
  readonly origin: 'report' | 'level' | 'technique' | 'clinic' | 'chance' | 'own'
  /** What it uses, as plain data: `{ search: 'alphabeta', depth: 4 }`. */
  readonly parameters: Readonly<Record<string, string | number | boolean>>
  /**
   * The search that a host with workers may run in its place, with its root split among so many
   * threads: the move is the same. Absent where the agent does more than search.
   */
  readonly split?: {
    readonly algorithm: SplitName
    readonly options: SearchOptions
    readonly threads: number
  }
  /**
   * A player, which may keep a table from move to move: for one game after another of the same
   * options.
   */
  begin(kit: GameKit<P>): Chooser<P>
}
