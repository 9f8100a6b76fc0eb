import type { Result } from '../../core/errors.ts'
import type { ExplicitTree } from './tree.ts'
import type { TreePosition } from './rules.ts'

/** Characters from which a text takes so long to be read that what it says is kept. */
export const LONG_TEXT = 4000
/** Texts that are kept: as a reader has it and as it is written out, each with or without a side. */
const MOST_HELD = 4

interface Held {
  readonly text: string
  /** Who the options say moves first; undefined where they do not. */
  readonly first: unknown
  readonly read: Result<TreePosition>
}

/** What long texts have been read as lately, the last one first. */
let held: readonly Held[] = []
/** Positions at the root of large trees as `format` writes them. */
const written = new WeakMap<ExplicitTree, string>()

/**
 * Keeps what a long text says.
 *
 * @param writing  of a position at the root, as `format` writes it, where that is known already
 */
export function hold(
  text: string,
  first: unknown,
  read: Result<TreePosition>,
  writing?: string,
): void {
  const others = held.filter((each) => each.text !== text || each.first !== first)
  held = [{ text, first, read }, ...others].slice(0, MOST_HELD)
  if (!read.ok || read.value.ply > 0 || writing === undefined) return
  written.set(read.value.tree, writing)
  if (writing !== text) hold(writing, first, read)
}

/** A position of one's own in the tree of a text that is kept; undefined where none is. */
export function heldFor(text: string, first: unknown): Result<TreePosition> | undefined {
  const known = held.find((each) => each.text === text && each.first === first)
  if (known === undefined || !known.read.ok) return known?.read
  const { value } = known.read
  return { ok: true, value: { ...value, path: value.path.slice() } }
}

/** How the root of a tree is written, where that is kept. */
export function heldWriting(tree: ExplicitTree): string | undefined {
  return written.get(tree)
}
