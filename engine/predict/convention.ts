import type { BoundsRule, FailRule, TieRule } from '../search/types.ts'

/**
 * How a course has alpha-beta: under which of its rules an answer is right. What is marked is the
 * leaves that are not looked at, counted from the left, from 0, whatever `order` is.
 */
export interface Convention {
  readonly tie: TieRule
  readonly fail: FailRule
  readonly bounds: BoundsRule
  /** From which end the children of a node are taken. */
  readonly order: 'left' | 'right'
  /** Whose turn it is at the root; where it is absent the tree’s text may say so, else Max. */
  readonly first?: 'max' | 'min'
  /** Alpha and beta at the root, Max's view, as a tree's text writes them: `-15`, `0.5`, `inf`. */
  readonly window: readonly [string, string]
}

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
  { id: 'mit-6034', convention: { tie: 'le' } },
  { id: 'berkeley-cs188', convention: { tie: 'lt', fail: 'soft' } },
  { id: 'ucla-cs161', convention: { tie: 'le', fail: 'hard' } },
  { id: 'unsw-comp3411', convention: { tie: 'le', fail: 'hard' } },
  { id: 'bratko', convention: { tie: 'lt' } },
  { id: 'paris-7', convention: { window: ['9', '14'] } },
  { id: 'right-to-left', convention: { order: 'right' } },
  { id: 'parent-alone', convention: { bounds: 'parent' } },
]

/** The default with what a preset and a person say otherwise. */
export function conventionOf(own: Partial<Convention>, preset?: Preset): Convention {
  return { ...DEFAULT_CONVENTION, ...preset?.convention, ...own }
}
