import {
  readExcluded,
  type GameKit,
  type Result,
  type SearchOptions,
} from '../../../engine/index.ts'
import type { RecordRequest, SearchRequest } from '../../workers/protocol.ts'
import { withWindow } from '../../workers/with-window.ts'
import {
  addsUp,
  COUNTED_NODES,
  GROWN_NODES,
  hasRootWindow,
  PROOF_NODES,
  RECORDED_NODES,
  type TreeSpec,
} from './spec.ts'

/** A figure's search, with the position it starts from. */
export interface Prepared<P> {
  readonly spec: TreeSpec
  readonly position: P
  readonly request: Omit<SearchRequest, 'task'>
  /** What to ask in its place where it is an agent's search. */
  readonly agent?: Omit<RecordRequest, 'task'>
}

/** What the pictures of techniques need to know of a search besides its recording. */
export const INSIGHT = { graph: true, alone: 2_000_000 } as const

/** A result; on an error with the field of the search whose text it is, if it is one's. */
export type Checked<T> = Result<T> & { readonly field?: 'position' | 'exclude' }

/** Reads the position, and says what to ask of whoever runs the search. */
export function prepare<P>(kit: GameKit<P>, spec: TreeSpec): Checked<Prepared<P>> {
  const read = kit.game.parse(spec.position, spec.gameOptions)
  if (!read.ok) return { ...read, field: 'position' }
  const explicit = kit.board === undefined
  // An explicit tree is written out, so that whoever edits it sees it, and searched to its leaves
  // unless it is to stop before.
  const position = explicit ? kit.game.format(read.value) : spec.position
  const depth = explicit ? Math.min(nesting(position), spec.stop ?? Infinity) : spec.depth
  const left = readExcluded(kit, read.value, explicit ? '' : (spec.exclude ?? ''))
  if (!left.ok) return { ...left, field: 'exclude' }
  const options: SearchOptions = {
    depth,
    ...(left.value.length > 0 && { exclude: left.value }),
    ...optionsOf(kit, spec),
  }
  const { gameOptions, agent, algorithm, cap = RECORDED_NODES } = spec
  const window = hasRootWindow(algorithm) ? spec.more?.window : undefined
  const asked = { algorithm, options, ...(window && { window }) }
  const begun = withWindow(kit, read.value, asked)
  if (!begun.ok) return begun
  const where = { position, ...(gameOptions && { gameOptions }) }
  const limits = {
    cap,
    ...(addsUp(spec) && { grow: GROWN_NODES, sizes: COUNTED_NODES }),
  }
  return {
    ok: true,
    value: {
      spec: { ...spec, position, depth },
      position: begun.value.position,
      ...(agent && {
        agent: {
          ...where,
          cap,
          grow: GROWN_NODES,
          sizes: COUNTED_NODES,
          agent: agent.id,
          seed: agent.seed,
        },
      }),
      request: {
        ...where,
        ...asked,
        trace: true,
        ...limits,
        ...(spec.proof === 'solver' && { solve: PROOF_NODES }),
      },
    },
  }
}

/** What of a figure's options its search and its game have. */
export function optionsOf<P>(
  kit: GameKit<P>,
  { algorithm, ordering, tie, fail, more = {} }: TreeSpec,
): Partial<SearchOptions> {
  const { bounds, candidates, beam, tableMegabytes, replace, aspiration, quiet } = more
  const order = hasOrder(kit, ordering) ? ordering : 'none'
  const tabled = algorithm === 'pvs' || algorithm === 'deepening'
  return {
    ordering: order,
    ...(algorithm === 'alphabeta' && { tie, fail, ...(bounds && { bounds }) }),
    ...(candidates !== undefined && kit.near !== undefined && { candidates }),
    // A beam needs an order that depends on the position alone.
    ...(beam !== undefined && order !== 'killers' && { beam }),
    ...(tabled && tableMegabytes !== undefined && { tableMegabytes, ...(replace && { replace }) }),
    ...(quiet === true && kit.sharp !== undefined && { quiet }),
    ...(algorithm === 'deepening' && aspiration !== undefined && { aspiration }),
  }
}

/** Whether a game has what an order of moves goes by. */
function hasOrder<P>(kit: GameKit<P>, ordering: TreeSpec['ordering']): boolean {
  if (ordering === 'centre') return kit.centrality !== undefined
  return ordering !== 'influence' || kit.influence !== undefined
}

/** Lists within lists: the plies of an explicit tree. */
function nesting(text: string): number {
  let depth = 0
  let deepest = 0
  // Names may have brackets of their own, in quotes.
  for (const letter of text.replace(/"(?:[^"\\]|\\.)*"/g, '')) {
    if (letter === '[') deepest = Math.max(deepest, ++depth)
    else if (letter === ']') depth--
  }
  return deepest
}
