import {
  iterationsOf,
  rankMoves,
  readExcluded,
  slotsIn,
  subjectFrom,
  TableReplay,
  type IterationStart,
  type PositionGraph,
  type RankedMove,
} from '../../../../engine/index.ts'
import { optionsOf } from '../prepare.ts'
import type { Session } from '../session.ts'

/** Slots of a table that is shown whole. */
export const MOST_SLOTS = 64

/** What there is to see of a search's techniques, found once and at any step. */
export interface Insight {
  readonly session: Session
  readonly iterations: readonly IterationStart[]
  /** Absent where positions were not told apart. */
  readonly graph?: PositionGraph
  /** Absent where the search has none. */
  readonly table?: TableReplay
  /** All legal moves of a node that was searched, in their order; empty where there is none. */
  ranked(node: number): readonly RankedMove[]
}

export function insightOf(session: Session): Insight {
  const { replay, graph, keys, spec, chosen } = session
  const { recording } = replay
  const megabytes = spec.more?.tableMegabytes
  const table =
    keys === undefined || megabytes === undefined || recording.stored.length === 0
      ? undefined
      : new TableReplay(replay, keys, slotsIn(megabytes))
  const known = new Map<number, readonly RankedMove[]>()
  /** Nodes at which the search has tried moves. */
  const has = (node: number) =>
    replay.isVisited(node) && replay.children(node).length > 0 && !session.explicit
  return {
    session,
    iterations: iterationsOf(recording),
    ...(graph && { graph }),
    ...(table && { table }),
    ranked(node) {
      // An agent's search has options of its own, and a table's moves cannot be told without it.
      if (chosen !== undefined || spec.proof !== undefined || !has(node)) return []
      const found = known.get(node) ?? rank(node)
      known.set(node, found)
      return found
    },
  }

  function rank(node: number): readonly RankedMove[] {
    return session.within(node, (kit, position) => {
      const excluded =
        recording.ply[node] === 0 ? readExcluded(kit, position, spec.exclude ?? '') : undefined
      const options = {
        ...optionsOf(kit, spec),
        depth: spec.depth,
        ...(excluded?.ok === true && excluded.value.length > 0 && { exclude: excluded.value }),
      }
      const subject = subjectFrom(kit, position)
      return rankMoves(replay, node, subject, options, table?.knownAt(node)?.move)
    })
  }
}
