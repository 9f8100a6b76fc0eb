import type {
  BoundsRule,
  FailRule,
  GameOptions,
  OrderingName,
  RecordedChoice,
  SearchName,
  SearchOptions,
  TieRule,
} from '../../../engine/index.ts'

/** What a figure searches: plain data, so that it travels in a link and to a worker. */
export interface TreeSpec {
  readonly game: string
  readonly gameOptions?: GameOptions
  /** As the game reads it; for the explicit tree, the tree. */
  readonly position: string
  readonly algorithm: SearchName
  /** Plies; without meaning for an explicit tree, which is searched to its leaves. */
  readonly depth: number
  /** Plies after which the search of an explicit tree stops, if before its leaves. */
  readonly stop?: number
  readonly ordering: OrderingName
  readonly tie: TieRule
  readonly fail: FailRule
  /** Moves that are not looked at from the root, as the game writes them; absent where none is. */
  readonly exclude?: string
  readonly more?: MoreOptions
  /** Nodes that are recorded at most; `RECORDED_NODES` where nothing is said. */
  readonly cap?: number
  /** What is proved in place of a search that is told its depth; see `PROOFS`. */
  readonly proof?: ProofName
  /**
   * Whose search it is: the one by which that agent chooses its move, drawing lots by that seed.
   * It says how to search, and what stands above is taken from it.
   */
  readonly agent?: { readonly id: string; readonly seed: number }
}

/** What else a search may be told; what a search or a game does not have is left out of it. */
export interface MoreOptions extends Pick<
  SearchOptions,
  'candidates' | 'beam' | 'tableMegabytes' | 'replace' | 'aspiration' | 'quiet'
> {
  readonly bounds?: BoundsRule
  /** Alpha and beta at the root, Max's view, as the position's text writes values: `-1.5`, `inf`. */
  readonly window?: readonly [string, string]
}

/**
 * `solver`: the exact value, by questions in windows that hold no score. `fours`, `threats`: a win by
 * threats, each of which must be answered.
 */
export type ProofName = 'solver' | 'fours' | 'threats'
/** The proofs that a game has. */
export const PROOFS: Readonly<Record<string, readonly ProofName[]>> = {
  connect4: ['solver'],
  gomoku: ['fours', 'threats'],
  gomoku8: ['fours', 'threats'],
}

/** For a figure that the page begins without a search: everything is in its link. */
export const NO_SPEC: TreeSpec = {
  game: '',
  position: '',
  algorithm: 'alphabeta',
  depth: 0,
  ordering: 'none',
  tie: 'le',
  fail: 'soft',
}

/**
 * Whether each node of a search is one of plain minimax, met once: what it visits and what its cuts
 * saved then add up to what minimax visits.
 */
export function addsUp({ algorithm, more }: TreeSpec): boolean {
  const narrowed = more?.candidates !== undefined || more?.beam !== undefined
  return !narrowed && ALGORITHM_NAMES.some((each) => each === algorithm)
}

/** Whether a search can be begun with another window than the whole one. */
export function hasRootWindow(algorithm: SearchName): boolean {
  return algorithm === 'alphabeta' || algorithm === 'pvs'
}

/** Whether a search has a window, alpha and beta. */
export function isWindowed(algorithm: SearchName): boolean {
  return algorithm !== 'minimax' && algorithm !== 'negamax'
}

export const ALGORITHM_NAMES = ['minimax', 'negamax', 'alphabeta'] as const
/** With those that are no body of their own, or need a table to be of use. */
export const SEARCH_NAMES = [...ALGORITHM_NAMES, 'pvs', 'deepening'] as const
export const ORDERING_NAMES: readonly OrderingName[] = [
  'none',
  'reversed',
  'centre',
  'influence',
  'evaluation',
  'killers',
]
export const TIE_RULES = ['le', 'lt'] as const
export const FAIL_RULES = ['soft', 'hard'] as const

/** Nodes that a figure keeps of a search unless it is told otherwise. */
export const RECORDED_NODES = 300_000
/** Nodes that it can be told to keep. */
export const MOST_RECORDED = 1_000_000
/**
 * Bytes that a page holds for each: measured (`npm run bench large-tree`). 42 of the recording, 16 of
 * its survey, 8 of which positions are one.
 */
export const BYTES_PER_NODE = 66
/** Nodes up to which the tree below the cuts is kept as well, to be shown. */
export const GROWN_NODES = 200
/** Nodes that a proof may take. */
export const PROOF_NODES = 2_000_000
/** Nodes that may be counted to say what the cuts saved. */
export const COUNTED_NODES = 20_000_000

/**
 * The deepest search that a figure offers, by game: plain minimax stays near a million nodes, or
 * where a report searches deeper, as on 8×8, within `COUNTED_NODES`.
 */
const DEEPEST: Readonly<Record<string, number>> = { tree: 64, mnk: 9, connect4: 7, gomoku8: 4 }
const DEEPEST_ELSEWHERE = 3

export function deepest(game: string): number {
  return DEEPEST[game] ?? DEEPEST_ELSEWHERE
}

export function isDepth(plies: number, most: number): boolean {
  return plies >= 1 && plies <= most
}

/**
 * Whether a reader may change this search into another of the figure's: it looks at all moves to
 * one depth, by the game's usual evaluation, so that the two can be compared.
 */
export function isPlain(parameters: RecordedChoice['parameters']): boolean {
  const plain = Object.keys(parameters).every((key) => PLAIN.has(key))
  return plain && ALGORITHM_NAMES.some((each) => each === parameters['search'])
}

/** What a figure's own searches have as well, and lots among moves that are worth the same. */
const PLAIN = new Set(['search', 'depth', 'ordering', 'fail', 'ties'])
