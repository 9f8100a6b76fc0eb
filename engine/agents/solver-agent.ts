import { NO_MOVE, type Move } from '../core/game.ts'
import { deepening } from '../search/deepening.ts'
import { subjectFrom, type SearchOptions } from '../search/types.ts'
import type { Agent, Means } from './agent.ts'
import { bestOf, firstLook, tellingHooks } from './best-so-far.ts'
import type { SolveHooks, Solver } from './solving.ts'

export interface SolverAgentOptions {
  /** Nodes that solving a position may take, at least 1. */
  readonly nodes: number
  /** Megabytes of the solver's table, above 0. */
  readonly tableMegabytes: number
  /** The deepening search for positions that take more. */
  readonly search: SearchOptions
}

/** What the agent has to know of a game and its solver. */
export interface SolverAgentParts<P> {
  readonly game: string
  /** Plies of the search that has a move in hand before the solver begins: a few thousand nodes. */
  readonly firstLook: number
  solver(megabytes: number): Solver<P>
  /** Whether the solver is asked at all; absent: always. */
  worthSolving?(p: P): boolean
  /** A move that was shown to win beforehand, where a book has one. */
  known?(p: P): Move | undefined
  /** As a search's value, of a score or of a bound above 0: WIN less the plies to the end. */
  valueOf(p: P, score: number): number
}

/**
 * Plays perfectly where the position is solved within its nodes, and where it is at least shown to
 * be won it plays to win; else by deepening, as when far from the end.
 */
export function solverAgent<P>(parts: SolverAgentParts<P>, options: SolverAgentOptions): Agent<P> {
  const { nodes, tableMegabytes, search } = options
  return {
    id: 'solver',
    game: parts.game,
    origin: 'level',
    parameters: {
      search: 'solver',
      solverNodes: nodes,
      solverTableMegabytes: tableMegabytes,
      depth: search.depth,
      ...(search.nodes === undefined ? {} : { nodes: search.nodes }),
      ...(parts.known === undefined ? {} : { book: true }),
    },
    begin(kit) {
      const solver = parts.solver(tableMegabytes)
      return (position, means) => {
        const subject = subjectFrom(kit, position)
        const looked = firstLook('deepening', subject, search, parts.firstLook, means)
        let spent = looked.spent
        const known = parts.known?.(position)
        if (known !== undefined) {
          const value = parts.valueOf(position, 1)
          return { move: known, value, nodes: spent, line: [known], by: 'solver' }
        }
        if (parts.worthSolving?.(position) ?? true) {
          const solved = solver.solve(position, { nodes }, solving(parts, position, looked, means))
          spent += solved.nodes
          const { best: move, score, low } = solved
          if (move !== NO_MOVE && (score !== undefined || low > 0)) {
            const value = parts.valueOf(position, low)
            return { move, value, nodes: spent, line: [move], by: 'solver' }
          }
        }
        const hooks = tellingHooks('deepening', subject, search.depth, { ...looked, spent }, means)
        const found = deepening(subject, search, hooks)
        return {
          ...bestOf(found, kit.game.toMove(position)),
          nodes: spent + found.nodes,
          line: found.line,
        }
      }
    },
  }
}

/** Of the solver: a move that is shown to win would be played, and until then that of the look before. */
function solving<P>(
  { valueOf }: SolverAgentParts<P>,
  p: P,
  { spent, best: looked }: ReturnType<typeof firstLook>,
  { progress, best }: Means,
): SolveHooks {
  let soFar = looked
  return {
    ...(progress && { progress: (nodes) => progress(spent + nodes) }),
    ...(best && {
      narrowed({ low, high, move }) {
        const value = valueOf(p, low)
        if (low > 0 && move !== NO_MOVE) soFar = { move, value, line: [move] }
        best({ ...soFar, proved: [value, valueOf(p, high)] })
      },
    }),
  }
}
