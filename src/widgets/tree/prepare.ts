import {
  moverWindow,
  readExcluded,
  type GameKit,
  type Result,
  type SearchOptions,
} from '../../../engine/index.ts'
import type { RecordRequest, SearchRequest } from '../../workers/protocol.ts'
import { COUNTED_NODES, GROWN_NODES, RECORDED_NODES, type TreeSpec } from './spec.ts'

/** A figure's search, with the position it starts from. */
export interface Prepared<P> {
  readonly spec: TreeSpec
  readonly position: P
  readonly request: Omit<SearchRequest, 'task'>
  /** What to ask in its place where it is an agent's search. */
  readonly agent?: Omit<RecordRequest, 'task'>
}

/** A result; on an error with the field of the search whose text it is, if it is one's. */
export type Checked<T> = Result<T> & { readonly field?: 'position' | 'exclude' }

/** Reads the position, and says what to ask of whoever runs the search. */
export function prepare<P>(kit: GameKit<P>, spec: TreeSpec): Checked<Prepared<P>> {
  const read = kit.game.parse(spec.position, spec.gameOptions)
  if (!read.ok) return { ...read, field: 'position' }
  const explicit = kit.board === undefined
  // An explicit tree is written out, so that whoever edits it sees it, and searched to its leaves.
  const position = explicit ? kit.game.format(read.value) : spec.position
  const depth = explicit ? nesting(position) : spec.depth
  const left = readExcluded(kit, read.value, explicit ? '' : (spec.exclude ?? ''))
  if (!left.ok) return { ...left, field: 'exclude' }
  const windowed = spec.algorithm === 'alphabeta'
  // A leaf of a tree may be as infinite as the window.
  const begun = windowed ? kit.withWindow?.(read.value, '-inf', 'inf') : undefined
  const options: SearchOptions = {
    depth,
    ...(left.value.length > 0 && { exclude: left.value }),
    ordering: kit.centrality === undefined ? 'none' : spec.ordering,
    ...(windowed ? { tie: spec.tie, fail: spec.fail } : {}),
    ...(begun && { ends: moverWindow(kit.game.toMove(read.value), begun.ends) }),
  }
  const { gameOptions, agent } = spec
  const where = { position, ...(gameOptions && { gameOptions }) }
  const limits = { cap: RECORDED_NODES, grow: GROWN_NODES, sizes: COUNTED_NODES }
  return {
    ok: true,
    value: {
      spec: { ...spec, position, depth },
      position: read.value,
      ...(agent && { agent: { ...where, ...limits, agent: agent.id, seed: agent.seed } }),
      request: {
        ...where,
        algorithm: spec.algorithm,
        options,
        trace: true,
        ...limits,
      },
    },
  }
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
