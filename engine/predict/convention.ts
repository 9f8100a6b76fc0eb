import type { AlgorithmName, BoundsRule, FailRule, TieRule } from '../search/types.ts'

/**
 * How a course has alpha-beta: under which of its rules an answer is right, and in which form it is
 * given.
 */
export interface Convention {
  /** What is searched with; `alphabeta` where it is absent. The others cut nothing. */
  readonly search?: AlgorithmName
  readonly tie: TieRule
  /** An answer under the other tie rule is right as well. */
  readonly eitherTie?: boolean
  readonly fail: FailRule
  readonly bounds: BoundsRule
  /** From which end the children of a node are taken. */
  readonly order: 'left' | 'right'
  /** Whose turn it is at the root; where it is absent the tree’s text may say so, else Max. */
  readonly first?: 'max' | 'min'
  /** Alpha and beta at the root, Max's view, as a tree's text writes them: `-15`, `0.5`, `inf`. */
  readonly window: readonly [string, string]
  /** What of a cut is marked; the leaves that are not looked at, where it is absent. */
  readonly mark?: MarkForm
  /** What is counted besides; nothing where it is absent. */
  readonly count?: CountForm
}

/**
 * What is marked of a cut.
 * - `leaves`: leaves that are not looked at.
 * - `edges`: edges to all nodes that are not visited, each by its lower end.
 * - `top-edges`: of these the topmost, which hang from nodes that are visited.
 * - `refuted-edge`: the edge into the node that is left before all its children are visited.
 * - `left-nodes`: that node itself, which may be the root.
 */
export const MARKS = ['leaves', 'edges', 'top-edges', 'refuted-edge', 'left-nodes'] as const
export type MarkForm = (typeof MARKS)[number]

/** What is counted: leaves looked at, leaves not, nodes visited, and these without the root. */
export const COUNTS = ['leaves-seen', 'leaves-cut', 'nodes', 'nodes-below'] as const
export type CountForm = (typeof COUNTS)[number]

export const ORDERS = ['left', 'right'] as const
export const BOUNDS = ['all', 'parent'] as const

export const DEFAULT_CONVENTION: Convention = {
  tie: 'le',
  fail: 'soft',
  bounds: 'all',
  order: 'left',
  window: ['-inf', 'inf'],
}

export interface Preset {
  readonly id: string
  /** What it does other than the default. */
  readonly convention: Partial<Convention>
}

/**
 * Conventions by the course or text that has them (public sheets, autograders and texts). Where a
 * source leaves something open the default stands.
 */
export const PRESETS: readonly Preset[] = [
  { id: 'aima', convention: { tie: 'le', fail: 'soft' } },
  { id: 'mit-6034', convention: { tie: 'le', count: 'leaves-seen' } },
  { id: 'berkeley-cs188', convention: { tie: 'lt', fail: 'soft', count: 'nodes' } },
  { id: 'ucla-cs161', convention: { tie: 'le', fail: 'hard' } },
  { id: 'unsw-comp3411', convention: { tie: 'le', fail: 'hard', count: 'leaves-cut' } },
  { id: 'cornell-cs472', convention: { eitherTie: true } },
  { id: 'bratko', convention: { tie: 'lt' } },
  { id: 'uppsala', convention: { mark: 'edges' } },
  { id: 'uclouvain-linfo1361', convention: { mark: 'top-edges' } },
  { id: 'nus-cs2109s', convention: { mark: 'top-edges' } },
  { id: 'nus-cs3243', convention: { mark: 'refuted-edge' } },
  { id: 'nyu-2021', convention: { mark: 'left-nodes' } },
  { id: 'paris-7', convention: { window: ['9', '14'] } },
  { id: 'right-to-left', convention: { order: 'right' } },
  { id: 'parent-alone', convention: { bounds: 'parent' } },
]

/** The default with what a preset and a person say otherwise. */
export function conventionOf(own: Partial<Convention>, preset?: Preset): Convention {
  return { ...DEFAULT_CONVENTION, ...preset?.convention, ...own }
}

/** Other rules than those of a convention; or the same with Min where Max was. */
export type OtherRules = Partial<Convention> | 'swapped'

export function isOther(convention: Convention, rules: OtherRules): boolean {
  if (rules === 'swapped') return true
  const { search = 'alphabeta' } = convention
  return Object.entries(rules).some(([name, value]) =>
    // Of the searches that cut nothing one is as good as the other.
    name === 'search'
      ? search === 'alphabeta'
      : String(convention[name as keyof Convention]) !== String(value),
  )
}
