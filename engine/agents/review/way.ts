import type { Agent } from '../agent.ts'
import type { SearchOptions } from '../../search/types.ts'
import type { Judged } from './judged.ts'

/** How the positions of a game are judged, as plain data. */
export interface ReviewWay {
  /** Of iterative deepening. */
  readonly search: SearchOptions
  /** Nodes that each search for a win by threats may take. */
  readonly threats: number
  /** Nodes that solving a position may take. */
  readonly solver: number
}

/** Times the nodes of a level, for a reader who waits little, some time, or long. */
const TIMES = { brief: 1 / 4, usual: 1, long: 8 } as const
export type Effort = keyof typeof TIMES
export const EFFORTS = ['brief', 'usual', 'long'] as const satisfies readonly Effort[]

/** Nodes of a solver, and of a search for threats, for one of the search. */
const SOLVING = 60
const THREATS = 4

/** The level whose search a review uses: the strongest of those that search alone. */
const LEVEL = 'level-4'
/** The search of a game without levels looks at all moves. */
const PLAIN = { depth: 64, ordering: 'killers', nodes: 40_000 } as const

/** The options of a search that an agent's parameters give. */
const OPTIONS = ['depth', 'candidates', 'ordering', 'beam', 'tableMegabytes'] as const

/** How a review judges the positions of a game: by the search of one of its levels, or plainly. */
export function reviewWay(agents: readonly Agent<unknown>[], effort: Effort): ReviewWay {
  const parameters: Agent<unknown>['parameters'] =
    agents.find(({ id }) => id === LEVEL)?.parameters ?? PLAIN
  const given = OPTIONS.filter((name) => parameters[name] !== undefined)
  const options = Object.fromEntries(given.map((name) => [name, parameters[name]]))
  const nodes = Number(parameters['nodes'] ?? PLAIN.nodes) * TIMES[effort]
  return {
    search: { depth: PLAIN.depth, ...options, nodes },
    threats: THREATS * nodes,
    solver: SOLVING * nodes,
  }
}

/** Whether a search by these options leaves moves out, so that the wins it sees are no proofs. */
export function isNarrow({ candidates, beam }: SearchOptions): boolean {
  return candidates !== undefined || beam !== undefined
}

/** Positions after this one, of which one must have been solved for a solver to be asked again. */
const NEAR = 3

/**
 * Whether a solver is asked for the position after so many plies, the later ones having been judged
 * before: not where it has failed nearer to the end.
 */
export function worthSolving(judged: readonly (Judged | undefined)[], ply: number): boolean {
  const after = judged.slice(ply + 1, ply + 1 + NEAR)
  return (
    after.length < NEAR ||
    after.some((each) => each === undefined || each.score !== undefined || each.by === 'end')
  )
}
