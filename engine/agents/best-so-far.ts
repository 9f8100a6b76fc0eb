import type { Player } from '../core/game.ts'
import { ownView } from '../search/score.ts'
import type { SearchHooks } from '../search/run.ts'
import { search } from '../search/search.ts'
import type { SearchName, SearchOptions, SearchResult, Subject } from '../search/types.ts'
import type { Best, Means } from './agent.ts'

/** What an agent has done before the search at hand. */
export interface Before {
  /** Nodes. */
  readonly spent: number
  /** Plies to which it has searched, and told its best move; 0 for not at all. */
  readonly depth: number
}

/** What a look has found, before what may take long. */
interface Looked extends Before {
  readonly best: Best
}

export const NOTHING_BEFORE: Before = { spent: 0, depth: 0 }

/**
 * Hooks by which a search tells of its way as its agent does: the nodes, those before it among
 * them, and what would be played if it were stopped. To listen changes nothing of the search.
 */
export function tellingHooks<P>(
  name: SearchName,
  { game, position }: Subject<P>,
  depth: number,
  before: Before,
  { progress, best, clock, trace }: Means,
): SearchHooks {
  const hooks: SearchHooks = {
    ...(clock && { clock }),
    ...(progress && { progress: (nodes: number) => progress(before.spent + nodes) }),
    ...(trace && { trace }),
  }
  if (best === undefined) return hooks
  if (name === 'deepening') {
    return {
      ...hooks,
      // A depth that is not done may have judged one move alone: the last one that is counts.
      iteration({ line, value, depth }) {
        if (depth > before.depth) best({ move: line[0], value, depth, line })
      },
    }
  }
  const mover = game.toMove(position)
  return {
    ...hooks,
    better: ({ value, ...soFar }) =>
      best({ ...soFar, value: ownView(name, mover, value), depth, partial: true }),
  }
}

/**
 * Has a move in hand before anything that may take long without one: searches `depth` plies, or
 * `options.depth` where that is less, and tells the best move.
 */
export function firstLook<P>(
  name: SearchName,
  subject: Subject<P>,
  options: SearchOptions,
  depth: number,
  { best: told, trace }: Means,
): Looked {
  const { tableMegabytes: _, replace: __, ...rest } = options
  const shallow = { ...rest, depth: Math.min(depth, options.depth) }
  const result = search(name, subject, shallow, trace && { trace })
  const best = bestOf(result, subject.game.toMove(subject.position))
  told?.(best)
  return { spent: result.nodes, depth: result.depth, best }
}

/** What a search has found, as its agent tells it. */
export function bestOf(result: SearchResult, mover: Player): Best {
  const { algorithm, move, value, depth, bound, line } = result
  if (value === undefined) return { move }
  return {
    move,
    value: ownView(algorithm, mover, value),
    depth,
    line,
    ...(bound === 'exact' ? {} : { partial: true }),
  }
}
