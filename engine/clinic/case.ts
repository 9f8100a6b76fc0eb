import type { Agent } from '../agents/agent.ts'
import type { GameKit, GameOptions, Move } from '../core/game.ts'
import type { SearchHooks } from '../search/run.ts'
import type { PlainOptions, SearchOptions, SearchResult } from '../search/types.ts'

/** How often something was seen, and out of how often it could have been. */
export interface Count {
  readonly count: number
  readonly of: number
}

/** The same thing counted of a fault and of its right twin. What is counted is the case's to say. */
export interface Symptom {
  readonly fault: Count
  readonly twin: Count
}

/** Searches a position, which is played on and restored, with the evaluation of its case. */
export type Searcher<P> = (position: P, options: SearchOptions, hooks?: SearchHooks) => SearchResult

/** The reports by the names of their files. */
type ReportId =
  | 'connect4-bitboards-2021'
  | 'gomoku-8x8-bitboards-2019'
  | 'gomoku-19x19-c'
  | 'abalone-inf8175-2023'

/** A fault and its right twin, which differs from it by the fault alone. */
interface Pair<P> {
  readonly id: string
  /** The file in this folder that holds the fault, without its ending; named as the case if absent. */
  readonly file?: string
  readonly report: ReportId
  /** Options of the game's start, as the report plays it or smaller. */
  readonly start: GameOptions
  /** What the two agents search with, and what `fault` and `twin` are meant to be given. */
  readonly options: PlainOptions
  /**
   * The faulty search. Its result is what it believes: a move that is not legal, or none, where
   * that is the fault.
   */
  fault(position: P, options: SearchOptions, hooks?: SearchHooks): SearchResult
  twin(position: P, options: SearchOptions, hooks?: SearchHooks): SearchResult
}

export interface ClinicCase<P> extends Pair<P> {
  /** The game's id. */
  readonly game: string
  readonly file: string
  readonly agent: Agent<P>
  readonly twinAgent: Agent<P>
  /**
   * Counts the symptom over so many seeded games, the first with `seed`, the next with `seed` + 1
   * and so on: the counts of several calls may be added up.
   */
  symptom(seed: number, games: number): Symptom
}

/** Counts the symptom over one seeded game. */
export type Watch<P> = (pair: Pair<P>, seed: number) => Symptom

export function caseOf<P>(kit: GameKit<P>, pair: Pair<P>, watch: Watch<P>): ClinicCase<P> {
  return {
    ...pair,
    game: kit.game.id,
    file: pair.file ?? pair.id,
    agent: agentOf(kit, `clinic/${pair.id}`, pair.options, pair.fault),
    twinAgent: agentOf(kit, `clinic/${pair.id}-mended`, pair.options, pair.twin),
    symptom(seed, games) {
      let symptom = NOT_SEEN
      for (let game = 0; game < games; game++) {
        const { fault, twin } = watch(pair, seed + game)
        symptom = { fault: added(symptom.fault, fault), twin: added(symptom.twin, twin) }
      }
      return symptom
    },
  }
}

/**
 * Asks both searches in one seeded position, and of each answer whether it shows the symptom.
 *
 * @param find  a position; undefined where this seed has none that is of use
 */
export function asked<P>(
  find: (seed: number) => P | undefined,
  shows: (result: SearchResult, position: P, options: SearchOptions) => boolean,
): Watch<P> {
  return ({ fault, twin, options }, seed) => {
    const position = find(seed)
    if (position === undefined) return NOT_SEEN
    return {
      fault: once(shows(fault(position, options), position, options)),
      twin: once(shows(twin(position, options), position, options)),
    }
  }
}

/** The count of one thing that was seen or not. */
export function once(seen: boolean): Count {
  return { count: seen ? 1 : 0, of: 1 }
}

const NOTHING: Count = { count: 0, of: 0 }
const NOT_SEEN: Symptom = { fault: NOTHING, twin: NOTHING }

function added(a: Count, b: Count): Count {
  return { count: a.count + b.count, of: a.of + b.of }
}

/** What a search plays: its move, or the first legal one where it has none or one that is not. */
export function playable<P>(kit: GameKit<P>, position: P, { move }: SearchResult): Move {
  const moves = new Int32Array(kit.game.maxMoves)
  const count = kit.game.moves(position, moves)
  return moves.subarray(0, count).includes(move) ? move : moves[0]
}

function agentOf<P>(
  { game }: GameKit<P>,
  id: string,
  options: PlainOptions,
  searcher: Searcher<P>,
): Agent<P> {
  return {
    id,
    game: game.id,
    origin: 'clinic',
    parameters: { search: id.slice('clinic/'.length), ...options },
    begin: (kit) => (position, means) => {
      const { clock, progress } = means
      const result = searcher(position, options, {
        ...(clock === undefined ? {} : { clock }),
        ...(progress === undefined ? {} : { progress }),
      })
      const move = playable(kit, position, result)
      const { value, nodes, line } = result
      return move === result.move ? { move, value, nodes, line } : { move, nodes, line: [] }
    },
  }
}
