/** Which nodes a reader has opened (true) or closed (false). */
type Folds = ReadonlyMap<number, boolean>

/** So many are kept in a link: those that came last. */
const MOST = 200
/** Between the trees of searches beside each other. */
const BETWEEN = '_'
/** Characters that those of four trees may take. */
export const MOST_FOLDS = 4 * MOST * 11

/** Folds as a link has them, by tree: `o12.c5_c7` opens node 12 of the first and closes 5, and 7 of the second. */
export function foldsText(trees: readonly Folds[]): string {
  return trees
    .map((folds) =>
      [...folds]
        .slice(-MOST)
        .map(([node, open]) => `${open ? 'o' : 'c'}${node}`)
        .join('.'),
    )
    .join(BETWEEN)
    .replace(/_+$/, '')
}

/** The folds of the tree at a place; what is none is passed over. */
export function foldsIn(text: string, tree = 0): Map<number, boolean> {
  const own = text.split(BETWEEN)[tree] ?? ''
  return new Map(
    Array.from(own.matchAll(/(?<=^|\.)([oc])([0-9]{1,9})(?=\.|$)/g), ([, kind, node]) => [
      Number(node),
      kind === 'o',
    ]),
  )
}
